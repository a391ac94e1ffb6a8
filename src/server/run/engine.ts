import { Script } from 'node:vm';

/** Thrown instead of an answer when the rules of a game did not come to an end. */
export class TooSlow extends Error {}

/** Something that runs code of games. */
export interface Job {
  /** Runs under the guard, and keeps what comes of it. */
  work(): void;
  /** Called when its group is through: with what went wrong, if anything did. Must not throw. */
  end(trouble?: unknown): void;
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
  /** Guarded calls so far, and jobs in them. */
  calls = 0;
  jobs = 0;
  private planned = false;
  private last = 0;
  private pause: number = GATHER.calm;

  constructor(
    private readonly limit: number,
    /** A job has thrown at its end although it must not: the others come to theirs all the same. */
    private readonly onTrouble: (trouble: unknown) => void = () => undefined,
  ) {}

  run<X>(work: () => X): Promise<X> {
    return new Promise<X>((resolve, reject) => {
      let value: X;
      this.submit({
        work() {
          value = work();
        },
        end: (trouble) => (trouble === undefined ? resolve(value) : reject(trouble)),
      });
    });
  }

  /** For what happens thousands of times a second: nothing is made but the job itself. */
  submit(job: Job): void {
    this.waiting.push(job);
    this.plan();
  }

  private plan(): void {
    if (this.planned || this.waiting.length === 0) return;
    this.planned = true;
    const wait = this.waiting.length < LARGEST ? this.last + this.pause - performance.now() : 0;
    if (wait > 0) setTimeout(this.begin, wait);
    else setImmediate(this.begin);
  }

  private readonly begin = (): void => {
    this.planned = false;
    this.last = performance.now();
    const group = this.waiting.splice(0, LARGEST);
    this.pause = group.length < BUSY ? GATHER.calm : GATHER.busy;
    this.runGroup(group);
    this.plan();
  };

  private runGroup(group: readonly Job[]): void {
    this.calls++;
    this.jobs += group.length;
    const troubles: unknown[] = [];
    let at = 0;
    const runAll = (): void => {
      for (; at < group.length; at++) {
        try {
          group[at]!.work();
        } catch (trouble) {
          troubles[at] = trouble;
        }
      }
    };
    try {
      Object.assign(globalThis, { [DOOR]: runAll });
      script.runInThisContext({ timeout: this.limit });
    } catch {
      // Stopped in the middle of job number `at`: that one is at fault, those behind it get another chance.
      troubles[at] = new TooSlow('the rules took too long');
      this.waiting.unshift(...group.slice(++at));
    }
    for (let i = 0; i < at; i++) {
      try {
        group[i]?.end(troubles[i]);
      } catch (trouble) {
        this.onTrouble(trouble);
      }
    }
  }
}
