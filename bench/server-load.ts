import { legal } from '../src/kernel/index.js';
import type { Game, Shape } from '../src/kernel/types.js';

/** Two connected people at a table, on whichever server. */
export interface Pair {
  /** Make one move of a real game. Gives the milliseconds until the mover sees what it did; undefined when a new game had to be begun instead. */
  play(): Promise<number | undefined>;
  close(): void;
}

/** Milliseconds from sending a move to seeing what it did, of each move. */
export type Load = readonly number[];

export function percentiles(load: Load): { readonly p50: number; readonly p95: number; readonly p99: number } {
  const sorted = [...load].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Some legal move; both servers are asked for the same kind of games. */
export function anyMove(game: Game<Shape>, view: object, seat: number): Shape['move'] {
  const moves = legal(game, { state: view as Shape['state'] }, seat);
  return moves[Math.floor(Math.random() * moves.length)]!;
}

const GROUP = 50;

/** So many pairs, a few at a time. */
export async function seatPairs(count: number, seat: (i: number) => Promise<Pair>): Promise<Pair[]> {
  const pairs: Pair[] = [];
  while (pairs.length < count)
    pairs.push(...(await Promise.all(Array.from({ length: Math.min(GROUP, count - pairs.length) }, (_, i) => seat(pairs.length + i)))));
  return pairs;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Everybody plays for a while: as fast as answers come, or so many moves a second in all. */
export async function playFor(pairs: readonly Pair[], seconds: number, pace?: number): Promise<Load> {
  const end = Date.now() + seconds * 1000;
  const gap = pace === undefined ? 0 : (pairs.length / pace) * 1000;
  const times: number[] = [];
  await Promise.all(
    pairs.map(async (pair) => {
      await sleep(Math.random() * gap);
      while (Date.now() < end) {
        const begun = performance.now();
        const taken = await pair.play();
        if (taken !== undefined) times.push(taken);
        const rest = gap - (performance.now() - begun);
        if (rest > 0) await sleep(rest);
      }
    }),
  );
  return times;
}
