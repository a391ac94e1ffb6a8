import { expect, it } from 'vitest';
import { asked, fastDice, type Game, legal, type Position, play, refusalOf, type Seat, type Shape, start } from '../../../kernel/index.js';

/** A test of one rule of the catalogue, or of several: the ids stand in the title and in the source. */
export const rule = (ids: string | readonly string[], title: string, check: () => void): void => {
  it(`${[ids].flat().join(' ')} ${title}`, check);
};

/** A moment of a game with what led to it. */
export interface Moment<T extends Shape> {
  readonly position: Position<T>;
  readonly state: T['state'];
  readonly events: readonly T['event'][];
}

type EventOf<T extends Shape, K> = Extract<T['event'], { event: K }>;

export interface Toolkit<T extends Shape, Written> {
  /** A real game from its first moment. */
  newGame(seats: number, options?: Partial<T['options']>, seed?: number): Moment<T>;
  /** An exact position: `arrange` changes the state that the set-up has made, before anything happens. */
  laid(seats: number, options: Partial<T['options']>, arrange: Arrange<T>): Moment<T>;
  /** Play moves; a refusal fails the test. */
  does(from: Moment<T>, seat: Seat, ...moves: readonly Written[]): Moment<T>;
  /** The move is refused, by this rule, with this code and these figures, and it is not offered. */
  refuses(at: Moment<T>, seat: Seat, move: Written, rule: string, code: string, params?: object): void;
  allows(at: Moment<T>, seat: Seat, move: Written): boolean;
  /** All legal moves of a seat; none when it is not asked. */
  legalAt(at: Moment<T>, seat: Seat): T['move'][];
  /** Who is asked, and in which step. */
  asks(at: Moment<T>): { step: string | undefined; seats: readonly Seat[] };
  eventsOf<K extends T['event']['event']>(at: Moment<T>, kind: K): EventOf<T, K>[];
}

type Arrange<T extends Shape> = (t: Parameters<Game<T>['setup']>[0], fresh: T['state']) => T['state'];

/** What tests of rules do with a game; `read` makes a move of what they write. */
export function toolkit<T extends Shape, Written>(
  game: Game<T>,
  read: (written: Written, state: T['state'], seat: Seat) => T['move'],
): Toolkit<T, Written> {
  const begin = (rules: Game<T>, options: Partial<T['options']>, seats: number, seed: number): Moment<T> => {
    const { position, events } = start(rules, { ...game.defaults, ...options }, seats, fastDice(seed));
    return { position, state: position.state, events: events.map(({ e }) => e) };
  };
  const legalAt = (at: Moment<T>, seat: Seat): T['move'][] => legal(game, at.position, seat);
  return {
    newGame: (seats, options = {}, seed = 1) => begin(game, options, seats, seed),
    laid(seats, options, arrange) {
      const setup: Game<T>['setup'] = (...args) => arrange(args[0], game.setup(...args));
      return begin({ ...game, setup }, options, seats, 1);
    },
    does(from, seat, ...moves) {
      let { position } = from;
      const events: T['event'][] = [];
      for (const written of moves) {
        const played = play(game, position, seat, read(written, position.state, seat));
        if (!played.ok) throw new Error(`${JSON.stringify(written)} is refused: ${played.refusal.code} (${played.refusal.rule})`);
        position = played.position;
        events.push(...played.events.map(({ e }) => e));
      }
      return { position, state: position.state, events };
    },
    refuses(at, seat, written, ruleId, code, params) {
      const move = read(written, at.state, seat);
      const refusal = { rule: ruleId, code, ...(params ? { params } : undefined) };
      expect(refusalOf(game, at.position, seat, move), JSON.stringify(written)).toMatchObject(refusal);
      expect(legalAt(at, seat), JSON.stringify(written)).not.toContainEqual(move);
    },
    allows: (at, seat, written) => refusalOf(game, at.position, seat, read(written, at.state, seat)) === undefined,
    legalAt,
    asks: (at) => ({ step: at.state.steps.at(-1)?.step, seats: asked(game, at.position) }),
    eventsOf: <K extends T['event']['event']>(at: Moment<T>, kind: K) => at.events.filter((e): e is EventOf<T, K> => e.event === kind),
  };
}
