/** Something that happens to a table; calls `next` when it is through. */
export interface Queued {
  begin(): void;
}

/** The queue of a table: everything that happens to it, one thing after the other. */
export class Turns {
  private readonly waiting: Queued[] = [];
  private taken = false;

  get busy(): boolean {
    return this.taken;
  }

  /** It begins when all before it have ended. */
  take(turn: Queued): void {
    if (this.taken) this.waiting.push(turn);
    else {
      this.taken = true;
      turn.begin();
    }
  }

  next(): void {
    const turn = this.waiting.shift();
    if (turn) turn.begin();
    else this.taken = false;
  }

  /** Work that takes its time. */
  run<X>(work: () => Promise<X>): Promise<X> {
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        work()
          .then(resolve, reject)
          .finally(() => this.next());
      };
      this.take({ begin });
    });
  }
}
