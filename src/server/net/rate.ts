/** So many at once, then so many per minute. */
const RATES = {
  /** New people from one address. */
  person: { burst: 20, perMinute: 2 },
  /** Requests beside the socket that change something, sensible or not. */
  api: { burst: 60, perMinute: 60 },
  /** Requests beside the socket that only read. */
  get: { burst: 120, perMinute: 240 },
  /** Tries of return links. */
  return: { burst: 10, perMinute: 5 },
  connect: { burst: 60, perMinute: 60 },
  create: { burst: 10, perMinute: 2 },
  join: { burst: 20, perMinute: 20 },
  chat: { burst: 8, perMinute: 30 },
  /** Requests that make no sense: an honest page has none. */
  fail: { burst: 30, perMinute: 30 },
  /** Everything together. */
  any: { burst: 120, perMinute: 1200 },
  /** Milliseconds of the processor for what somebody wants to see: whole tables, earlier moments, records, lists. */
  look: { burst: 2000, perMinute: 3600 },
} as const;
export type RateKind = keyof typeof RATES;

/** Who is limited: an address and, when known, a person. Both must have something left. */
export interface Who {
  readonly address: string;
  readonly person?: string;
}

/** Many people may share one address. */
const ADDRESS_FACTOR = 5;
const FORGET = 60_000;

interface Bucket {
  readonly key: string;
  readonly share: number;
  readonly left: number;
}

/** Token buckets in memory: each process keeps its own, which is enough to stop a flood. */
export class Rates {
  private buckets = new Map<string, { left: number; at: number }>();
  private swept = 0;

  constructor(
    private readonly factor: number,
    /** Milliseconds of a clock that nobody sets. */
    private readonly now: () => number,
  ) {}

  /** Take one; if there is none, how long to wait in milliseconds. */
  take(kind: RateKind, who: Who): number | undefined {
    const buckets = this.bucketsOf(kind, who);
    const wait = this.waitFor(kind, buckets, 1);
    if (wait === undefined) this.draw(buckets, 1);
    return wait;
  }

  /** How long to wait for whoever has used up all that he had, in milliseconds. */
  owes(kind: RateKind, who: Who): number | undefined {
    return this.waitFor(kind, this.bucketsOf(kind, who), 0);
  }

  /** Take what was used, also when it was more than there is: what a request costs is known only when it is done. */
  spend(kind: RateKind, who: Who, amount: number): void {
    this.draw(this.bucketsOf(kind, who), amount);
  }

  private bucketsOf(kind: RateKind, { address, person }: Who): Bucket[] {
    if (this.factor === 0) return [];
    this.sweep();
    // Those whom nobody knows have a share of their own: they cannot use up what their neighbours have.
    if (person === undefined) return [this.look(kind, `${kind} n ${address}`, 1)];
    return [this.look(kind, `${kind} a ${address}`, ADDRESS_FACTOR), this.look(kind, `${kind} p ${person}`, 1)];
  }

  private waitFor(kind: RateKind, buckets: readonly Bucket[], wanted: number): number | undefined {
    const empty = buckets.find(({ left }) => left < wanted);
    return empty && Math.ceil(((wanted - empty.left) * 60_000) / this.pace(kind, empty.share));
  }

  private draw(buckets: readonly Bucket[], amount: number): void {
    const at = this.now();
    for (const { key, left } of buckets) this.buckets.set(key, { left: left - amount, at });
  }

  private pace(kind: RateKind, share: number): number {
    return RATES[kind].perMinute * share * this.factor;
  }

  private look(kind: RateKind, key: string, share: number): Bucket {
    const full = RATES[kind].burst * share * this.factor;
    const kept = this.buckets.get(key);
    const left = kept ? Math.min(full, kept.left + ((this.now() - kept.at) * this.pace(kind, share)) / 60_000) : full;
    return { key, share, left };
  }

  /** Buckets that nobody has touched for long enough are full again, and need not be kept. */
  private sweep(): void {
    const now = this.now();
    if (now - this.swept < FORGET) return;
    this.swept = now;
    for (const [key, { at }] of this.buckets) if (now - at > 60 * FORGET) this.buckets.delete(key);
  }
}
