type Work = () => Promise<void>;

/** Who may use something that only one can use at a time: one after the other, and whoever is urgent before all that wait. */
export class Lanes {
  private readonly urgent: Work[] = [];
  private readonly others: Work[] = [];
  private busy = false;

  run<X>(work: () => Promise<X>, urgent = false): Promise<X> {
    return new Promise<X>((resolve, reject) => {
      const lane = urgent ? this.urgent : this.others;
      lane.push(() => work().then(resolve, reject));
      if (!this.busy) this.next();
    });
  }

  private next(): void {
    const work = this.urgent.shift() ?? this.others.shift();
    this.busy = work !== undefined;
    work?.().finally(() => this.next());
  }
}
