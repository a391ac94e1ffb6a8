import { asked, copyState, fastDice, imagine, mask, type Playout, playInPlace, refusalOf, type Timeline } from '../../../kernel/index.js';
import type { Seat, Shape, Text } from '../../../kernel/types.js';
import type { BoardPackage } from '../board-package.js';

/** What a plan does at once, as far as its player could foresee it. */
export interface Effects<T extends Shape = Shape> {
  /** The moves in words that are not yet in any language. */
  readonly steps: readonly Text[];
  /** The same moves, each with what its player saw before it. */
  readonly acts: readonly { readonly move: T['move']; readonly view: T['state'] }[];
  /** The places on the board that its moves mean. */
  readonly targets: readonly string[];
  /** It ends where something new is shown, and its player goes on from there. */
  readonly goesOn: boolean;
  /** Counters of the player afterwards, and what else a move is weighed by (incomes, what the end would count): the same in all truths looked at, or from least to most. */
  readonly after: Readonly<Record<string, readonly [least: number, most: number]>>;
}

const WORLDS = 3;

/** Play the moves from what the seat knew before that move of the game. */
export function effectsOf<T extends Shape>(
  { game, frames }: Timeline<T>,
  { seat, ply }: { readonly seat: Seat; readonly ply: number },
  moves: readonly T['move'][],
  { counters, weighed = [] }: Pick<BoardPackage<T>, 'counters' | 'weighed'>,
): Effects<T> {
  const view = mask(game, frames[ply]!.position.state, seat);
  const after: Record<string, [number, number]> = {};
  const steps: Text[] = [];
  const acts: { move: T['move']; view: T['state'] }[] = [];
  const targets: string[] = [];
  let goesOn = false;
  for (let world = 0; world < WORLDS; world++) {
    const { state, dice } = imagine(game, view, fastDice(ply * 4099 + world));
    const p: Playout<T> = { state: copyState(game, state), dice, ply: 0, sealed: {} };
    for (const move of moves) {
      if (refusalOf(game, p, seat, move)) break;
      if (world === 0) {
        const told = game.describe(p.state, seat, move);
        steps.push(told.text);
        acts.push({ move, view: mask(game, copyState(game, p.state), seat) });
        targets.push(...told.targets);
      }
      playInPlace(game, p, seat, move);
    }
    if (world === 0) goesOn = asked(game, p).includes(seat);
    const seen = mask(game, p.state, seat);
    const reckoned = weighed.filter((it) => it.isComparable?.(view, seen, seat) ?? true).map((it) => [it.id, it.of(seen, seat)] as const);
    for (const [name, value] of [...Object.entries(counters(seen, seat)), ...reckoned]) {
      const known = after[name];
      after[name] = known ? [Math.min(known[0], value), Math.max(known[1], value)] : [value, value];
    }
  }
  return { steps, acts, targets, goesOn, after };
}
