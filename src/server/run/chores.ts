import type { Engine } from './engine.js';

/** Whose chore it is: who plays at the table, who is known, who is not, and what the server does for itself. */
export const RANKS = ['player', 'person', 'stranger', 'server'] as const;
export type Rank = (typeof RANKS)[number];

/** Work in small steps; between two of them others may have their turn. */
export type Steps<X> = Generator<undefined, X>;

interface Chore {
  step(): boolean;
  fail(trouble: unknown): void;
}

/** Milliseconds of one slice. */
const SLICE = 4;
/** While there are moves, chores have one part of the time and moves have so many. */
const MOVES = 3;
/** There are moves as long as there were some within so many milliseconds. */
const LATELY = 200;

/**
 * Work that may wait, for instance to look back at a game of many moves: done in slices between the moves. Who plays comes
 * before who looks on, and strangers come last; within a rank the owners take turns, however much each of them has asked for.
 */
export class Chores {
  /** By rank, then by owner. */
  private readonly queues = new Map<Rank, Map<string, Chore[]>>(RANKS.map((rank) => [rank, new Map()]));
  private planned = false;
  private jobs = 0;
  private moved = 0;

  constructor(private readonly engine: Engine) {}

  /** `spend` hears how many milliseconds were used, whatever comes of it. */
  do<X>(rank: Rank, owner: string, steps: Steps<X>, spend: (ms: number) => void = () => undefined): Promise<X> {
    return new Promise<X>((resolve, reject) => {
      const step = (): boolean => {
        const begun = performance.now();
        try {
          const last = this.engine.runNow(() => advance(steps, begun + SLICE));
          if (last.done) resolve(last.value);
          return last.done === true;
        } finally {
          spend(performance.now() - begun);
        }
      };
      const queue = this.queues.get(rank)!;
      const mine = queue.get(owner);
      if (mine) mine.push({ step, fail: reject });
      else queue.set(owner, [{ step, fail: reject }]);
      this.plan(0);
    });
  }

  private plan(pause: number): void {
    if (this.planned) return;
    this.planned = true;
    if (pause > 0) setTimeout(this.next, pause);
    else setImmediate(this.next);
  }

  private readonly next = (): void => {
    this.planned = false;
    const begun = performance.now();
    if (this.engine.jobs !== this.jobs) this.moved = begun;
    this.jobs = this.engine.jobs;
    const queue = RANKS.map((rank) => this.queues.get(rank)!).find(({ size }) => size > 0);
    if (!queue) return;
    const [owner, chores] = queue.entries().next().value!;
    // Whoever had a turn goes to the end of the line.
    queue.delete(owner);
    if (!this.isDone(chores[0]!) || chores.shift() === undefined || chores.length > 0) queue.set(owner, chores);
    const busy = this.engine.busy || begun - this.moved < LATELY;
    this.plan(busy ? (performance.now() - begun) * MOVES : 0);
  };

  private isDone(chore: Chore): boolean {
    try {
      return chore.step();
    } catch (trouble) {
      chore.fail(trouble);
      return true;
    }
  }
}

/** Go on until it is done or time is up. */
function advance<X>(steps: Steps<X>, end: number): IteratorResult<undefined, X> {
  for (;;) {
    const result = steps.next();
    if (result.done || performance.now() >= end) return result;
  }
}
