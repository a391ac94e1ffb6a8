import type { Alike, AskStep, AutoStep, Game, Judge, MoveRule, Refusal, Seat, Shape } from './types.js';

type Asking<T extends Shape> = AskStep<T, T['step']>;

/** A step as the engine asks for it: every one of the same form, whichever of the two kinds it is. */
export interface Step<T extends Shape> {
  readonly auto: AutoStep<T, T['step']>['auto'] | undefined;
  readonly ask: Asking<T>['ask'] | undefined;
  readonly unseal: Asking<T>['unseal'] | undefined;
  readonly moves: Asking<T>['moves'];
  /** The rules of the moves that answer it. */
  readonly answers: readonly MoveRule<T, T['move']>[];
}
interface Sorted<T extends Shape> {
  readonly steps: ReadonlyMap<string, Step<T>>;
  readonly moves: ReadonlyMap<string, MoveRule<T, T['move']>>;
}

/** Fields in one order, whichever of them a rule has. */
// Stryker disable next-line ObjectLiteral: objects of one form are read faster, nothing else
const MOVE = {
  open: undefined,
  optional: undefined,
  read: undefined,
  candidates: undefined,
  promising: undefined,
  refuse: undefined,
  judge: undefined,
  alike: undefined,
  perform: undefined,
};
const STEP = { auto: undefined, ask: undefined, unseal: undefined, moves: [] };

function sort<T extends Shape>(g: Game<T>): Sorted<T> {
  const moves = new Map(Object.entries(g.moves).map(([name, rule]) => [name, { ...MOVE, ...(rule as MoveRule<T, T['move']>) }]));
  const steps = new Map(
    Object.entries(g.steps).map(([name, rule]) => {
      const step = { ...STEP, ...(rule as Partial<Step<T>>) };
      return [name, { ...step, answers: step.moves.map((move: string) => moves.get(move)!) } as Step<T>];
    }),
  );
  return { steps, moves };
}

const SORTED = new WeakMap<object, unknown>();
/** The game of which the last question was is mostly the game of the next one. */
let latest: { readonly game: object; readonly sorted: unknown } | undefined;
/** Steps and moves of a game by their names: every decision asks for them all. */
function sorted<T extends Shape>(g: Game<T>): Sorted<T> {
  // Stryker disable next-line ConditionalExpression: to look again finds the same, this is to save time
  if (latest?.game !== g) {
    const kept = SORTED.get(g) ?? sort(g);
    SORTED.set(g, kept);
    latest = { game: g, sorted: kept };
  }
  return latest.sorted as Sorted<T>;
}

export const stepOf = <T extends Shape>(g: Game<T>, step: T['step']): Step<T> => sorted(g).steps.get(step.step)!;
export const moveRule = <T extends Shape>(g: Game<T>, name: string): MoveRule<T, T['move']> => sorted(g).moves.get(name)!;

/** A rule that judges all the moves of a moment at once; about a single one the same judge is asked. */
export const judging = <S, M>(judge: (s: S, seat: Seat) => Judge<M>) => ({
  judge,
  refuse: (s: S, seat: Seat, m: M): Refusal | undefined => judge(s, seat)(m),
});

/** A rule that lists its moves in groups judged alike. */
export const grouping = <S, M>(alike: (s: S, seat: Seat) => readonly Alike<M>[]) => ({
  alike,
  candidates: (s: S, seat: Seat): readonly M[] => alike(s, seat).flatMap(({ moves }) => moves),
});
