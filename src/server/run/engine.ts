import { Script } from 'node:vm';
import { RulesFault, TooSlow } from '../faults.js';

/** Something that runs code of games. */
export interface Job {
  /** Runs under the guard, and keeps what comes of it. It may be run again when it was stopped because of others. */
  work(): void;
  /** Called when its group is through: with what went wrong, if anything did. Must not throw. */
  end(trouble?: unknown): void;
}

/** Jobs under one guard. */
const LARGEST = 256;
/**
 * Milliseconds from one group to the next: too short to be noticed. The guard costs as much as several moves and the
 * synchronisation of the disk more, and then they serve all that came meanwhile. A lone move finds nobody before it and
 * does not wait. Twice as long was tried: moves are seen twice as late, and cost no less.
 */
const GATHER = 20;
/** After so many milliseconds a group ends, and the rest of it is the next one: sockets and disk are looked after in between. */
const LONGEST = 25;

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
  private pause = GATHER;

  constructor(
    private readonly limit: number,
    /** A job has thrown at its end although it must not: the others come to theirs all the same. */
    private readonly onTrouble: (trouble: unknown) => void = () => undefined,
  ) {}

  /** Is there work that must not wait? */
  get busy(): boolean {
    return this.waiting.length > 0;
  }

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

  /** At once and by itself: for a piece of something that must not be run twice. */
  runNow<X>(work: () => X): X {
    let value!: X;
    let trouble: unknown;
    const done = this.guard(() => {
      try {
        value = work();
      } catch (failed) {
        trouble = new RulesFault(failed);
      }
    });
    if (!done) throw new TooSlow('the rules took too long');
    if (trouble !== undefined) throw trouble;
    return value;
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
    this.pause = GATHER;
    const rest = this.runGroup(group);
    if (rest.length > 0) {
      this.waiting.unshift(...rest);
      this.pause = 0;
    }
    this.plan();
  };

  /** Gives the jobs that did not come to their turn. */
  private runGroup(group: readonly Job[]): Job[] {
    const troubles: unknown[] = [];
    const begun = performance.now();
    let at = 0;
    let since = begun;
    const done = this.guard(() => {
      while (at < group.length && since - begun < LONGEST) {
        try {
          group[at]!.work();
        } catch (trouble) {
          troubles[at] = new RulesFault(trouble);
        }
        at++;
        since = performance.now();
      }
    });
    // Stopped in the middle of job number `at`: the limit is its own if it was the first, else others have used some of it up.
    if (!done && at === 0) troubles[at++] = new TooSlow('the rules took too long');
    this.jobs += at;
    for (let i = 0; i < at; i++) {
      try {
        group[i]!.end(troubles[i]);
      } catch (trouble) {
        this.onTrouble(trouble);
      }
    }
    return group.slice(at);
  }

  /** False when it had to be stopped. What it throws is its own affair, and must not come here. */
  private guard(work: () => void): boolean {
    this.calls++;
    Object.assign(globalThis, { [DOOR]: work });
    try {
      script.runInThisContext({ timeout: this.limit });
      return true;
    } catch {
      return false;
    }
  }
}
