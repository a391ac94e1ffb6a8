import type { Contest } from './contests.js';
import type { Candidate } from './match.js';
import type { Weights } from './training/whims.js';

/** How many times as much, or as little, somebody with a fixed idea thinks of a thing. */
const TIMES = 3;

const scaled = (x: number | Weights, by: number): number | Weights =>
  typeof x === 'number' ? x * by : Object.fromEntries(Object.entries(x).map(([name, y]) => [name, scaled(y, by)]));

/** What is made of a thing by whoever loves it: its worth, where it has one besides other figures. */
const loved = (x: number | Weights, by: number): number | Weights =>
  typeof x === 'object' && typeof x.worth === 'number' ? { worth: x.worth * by } : scaled(x, by);

export type Idea = Candidate & { readonly name: string };

/** Every fixed idea somebody might have: make moves of one kind whenever one may, or think three times as much, or as little, of one thing. */
export function ideasOf({ game, brain }: Pick<Contest, 'game' | 'brain'>): Idea[] {
  const kinds = Object.keys(game.moves).map((kind) => ({ name: `${kind} whenever legal`, path: undefined, prefer: kind }));
  const weights = Object.entries((brain.weights ?? {}) as Weights).flatMap(([name, x]) =>
    [TIMES, 1 / TIMES].map((by) => ({
      name: by > 1 ? `${name} worth ${TIMES} times as much` : `${name} worth a third`,
      path: undefined,
      weights: { [name]: loved(x, by) },
    })),
  );
  return [...kinds, ...weights];
}
