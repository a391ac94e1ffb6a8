import type { Trials, TrialTable } from '../games/index.js';
import { asked, below, drawLegal, fastDice, type Game, openDice, type Playout, playInPlace, type Shape, start } from '../kernel/index.js';

/** Every card lies in exactly one slot; of some there are several. */
function countCards<T extends Shape>(game: Game<T>, s: T['state']): string | undefined {
  const lying = new Map<string, string[]>();
  for (const slots of Object.values(game.piles(s)))
    for (const { back, card } of slots) lying.set(back, [...(lying.get(back) ?? []), String(card)]);
  for (const [back, cards] of lying) {
    const pool = game.pool(s, back);
    if (cards.sort().join() !== [...pool].sort().join()) return `a ${back} card is lost or doubled`;
  }
  return undefined;
}

/** One game of players without any idea; the number of moves it took. Throws what is wrong. */
export function playRandomly<T extends Shape>(game: Game<T>, trials: Trials<T>, table: TrialTable<T>, seed: number): number {
  const position: Playout<T> = { ...start(game, table.options, table.seats, fastDice(seed)).position };
  const dice = openDice(fastDice(seed + 1));
  for (let moves = 0; moves < trials.longest; moves++) {
    const waiting = asked(game, position);
    if (waiting.length === 0) return moves;
    const seat = waiting[below(dice, waiting.length)]!;
    const move = drawLegal(game, position, seat, dice);
    if (!move) throw new Error(`seat ${seat} is asked and cannot move`);
    playInPlace(game, position, seat, move);
    const trouble = trials.complain(position.state) ?? (moves % 10 === 0 ? countCards(game, position.state) : undefined);
    if (trouble) throw new Error(trouble);
  }
  throw new Error(`no end after ${trials.longest} moves`);
}
