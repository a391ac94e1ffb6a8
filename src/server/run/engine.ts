import { Script } from 'node:vm';

/** Thrown instead of an answer when the rules of a game did not come to an end. */
export class TooSlow extends Error {}

interface Job {
  work(): unknown;
  resolve(value: unknown): void;
  reject(trouble: unknown): void;
}

/** Jobs under one guard. */
const LARGEST = 256;
/**
 * Milliseconds from one group to the next: too short to be noticed, and longer while there is much to do. The guard costs
 * as much as several moves and the synchronisation of the disk more, and then they serve all that came meanwhile. A lone
 * move finds nobody before it and does not wait.
 */
const GATHER = { calm: 16, busy: 40 } as const;
/** A group of so many means that there is much to do. */
const BUSY = 8;

/** The script engine can stop a script that runs too long, but only a script: so the guarded call goes through one. */
const DOOR = Symbol.for('epoque.engine');
const script = new Script("globalThis[Symbol.for('epoque.engine')]()");

/**
 * Runs code of games: whatever loops for ever in there is stopped after `limit` milliseconds, and the server goes on.
 * The kernel copies before it changes, so a call that was stopped leaves nothing half done. Chosen over engines in
 * worker threads because a move takes a tenth of what sending it to a thread and back would cost.
 */
export class Engine {
  private waiting: Job[] = [];
  /** Guarded calls so far. */
  calls = 0;
  private planned = false;
  private last = 0;
  private pause: number = GATHER.calm;

  constructor(private readonly limit: number) {}

  run<X>(work: () => X): Promise<X> {
    return new Promise<X>((resolve, reject) => {
      this.waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      this.plan();
    });
  }

  private plan(): void {
    if (this.planned || this.waiting.length === 0) return;
    this.planned = true;
    const begin = (): void => {
      this.planned = false;
      this.last = performance.now();
      const group = this.waiting.splice(0, LARGEST);
      this.pause = group.length < BUSY ? GATHER.calm : GATHER.busy;
      this.runGroup(group);
      this.plan();
    };
    const wait = this.waiting.length < LARGEST ? this.last + this.pause - performance.now() : 0;
    if (wait > 0) setTimeout(begin, wait);
    else setImmediate(begin);
  }

  private runGroup(group: Job[]): void {
    this.calls++;
    const results: { ok: boolean; value: unknown }[] = [];
    try {
      Object.assign(globalThis, {
        [DOOR]: () => {
          for (const { work } of group) results.push(attempt(work));
        },
      });
      script.runInThisContext({ timeout: this.limit });
    } catch {
      // Stopped in the middle of job number `results.length`: that one is at fault, those behind it get another chance.
      results.push({ ok: false, value: new TooSlow('the rules took too long') });
      this.waiting.unshift(...group.slice(results.length));
    }
    results.forEach(({ ok, value }, i) => {
      if (ok) group[i]!.resolve(value);
      else group[i]!.reject(value);
    });
  }
}

function attempt(work: () => unknown): { ok: boolean; value: unknown } {
  try {
    return { ok: true, value: work() };
  } catch (trouble) {
    return { ok: false, value: trouble };
  }
}
