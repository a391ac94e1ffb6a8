import { expect } from 'vitest';
import {
  type Game,
  isSame,
  isSayable,
  legal,
  type Position,
  playUntrusted,
  readLine,
  readMove,
  type Seat,
  type Shape,
  understand,
  writeLine,
  writeMove,
} from '../../src/kernel/index.js';
import { anyCharacter, fc } from '../property.js';
import { expectSame } from './walk.js';

/** Moves of a kind that are remembered, and how many of them are tried at each moment. */
const [REMEMBERED, TRIED] = [40, 3];

/** Whoever asks again for what he was offered before, or somebody else was, is told why not. */
export function expectReasons<T extends Shape>(game: Game<T>, position: Position<T>, seat: Seat, met: Map<string, T['move'][]>): void {
  const step = game.steps[position.state.steps.at(-1)!.step as T['step']['step']];
  for (const name of 'ask' in step ? step.moves : []) {
    if (game.moves[name].open) continue;
    const listed = game.moves[name].candidates(position.state, seat) as readonly T['move'][];
    const known = met.get(name) ?? [];
    const gone = known.filter((x) => !listed.some((y) => isSame(x, y)));
    for (let i = 0; i < Math.min(TRIED, gone.length); i++) {
      const move = gone[(position.ply + 7 * i) % gone.length]!;
      const played = playUntrusted(game, position, seat, move);
      if (played.ok || played.refusal.code === 'MALFORMED')
        expect(played, JSON.stringify(move)).toMatchObject({ ok: false, refusal: { code: 'a reason' } });
    }
    for (const move of listed) if (known.length < REMEMBERED && !known.some((x) => isSame(x, move))) known.push(move);
    met.set(name, known);
  }
}

/** Fields that nobody asked for: keys and values of any kind. */
export const oddFields = fc.dictionary(
  fc.oneof(fc.string({ unit: anyCharacter }), fc.constantFrom('a b', 'x\n0 undo', 'a=b', 'undo', 'true', '')),
  fc.oneof(fc.jsonValue(), fc.anything()),
  { maxKeys: 3 },
);

/** Every move that a seat might make, open ones included, as it is or with more in it: a record can say what is accepted. */
export function expectStorable<T extends Shape>(
  game: Game<T>,
  position: Position<T>,
  seat: Seat,
  odd: object,
  composed: readonly T['move'][],
): void {
  const { state } = position;
  const step = game.steps[state.steps.at(-1)!.step as T['step']['step']];
  const names = 'ask' in step ? step.moves : [];
  const listed = names.flatMap((name) => game.moves[name].candidates(state, seat) as readonly T['move'][]);
  for (const move of [...listed, ...composed]) {
    if (!isSayable(move)) expect(isSayable(move), JSON.stringify(move)).toBe(true);
    expectSame(readMove(writeMove(move)), JSON.parse(JSON.stringify(move)), 'what is listed can be written and read');
  }
  const bare = names.filter((name) => game.moves[name].open).map((name) => ({ move: name }));
  for (const move of [...bare, ...composed])
    for (const said of [move, { ...move, ...odd }, { ...odd, ...move }]) {
      const meant = understand(game, position, seat, said);
      if (!meant.ok) continue;
      expectSame(readLine(writeLine(meant)), { seat, move: meant.move }, 'what is understood can be written and read');
      expectSame(meant.exact, isSame(said, meant.move), 'and is not said with more in it');
      if (!meant.exact) expectSame(playUntrusted(game, position, seat, said).ok, false, 'or is refused');
    }
}

/** Nonsense is refused; what is accepted is a legal move. */
export function expectAnswer<T extends Shape>(game: Game<T>, position: Position<T>, seat: Seat, move: T['move'], junk: unknown): void {
  const spoilt = Object.keys(move).map((key) => ({ ...move, [key]: junk }));
  const attempts: readonly (readonly [unknown, unknown])[] = [
    [seat, junk],
    [junk, move],
    [seat, { ...move, more: junk }],
    [seat, { move: junk }],
    ...spoilt.map((x) => [seat, x] as const),
  ];
  for (const [who, what] of attempts) {
    const played = playUntrusted(game, position, who, what);
    if (!played.ok) expectSame([typeof played.refusal.rule, typeof played.refusal.code], ['string', 'string'], 'a refusal has a reason');
    else expect(legal(game, position, who as Seat).map((x) => JSON.stringify(x))).toContain(JSON.stringify(what));
  }
  expect(playUntrusted(game, position, seat, JSON.parse(JSON.stringify(move))).ok).toBe(true);
}
