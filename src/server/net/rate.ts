/** So many at once, then so many per minute. */
const RATES = {
  /** New people from one address. */
  person: { burst: 20, perMinute: 2 },
  /** Requests beside the socket that change something, sensible or not. */
  api: { burst: 60, perMinute: 60 },
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

/** Token buckets in memory: each process keeps its own, which is enough to stop a flood. */
export class Rates {
  private buckets = new Map<string, { left: number; at: number }>();
  private swept = 0;

  constructor(
    private readonly factor: number,
    private readonly now: () => number,
  ) {}

  /** Take one; if there is none, how long to wait in milliseconds. */
  take(kind: RateKind, { address, person }: Who): number | undefined {
    if (this.factor === 0) return undefined;
    this.sweep();
    // Those whom nobody knows have a share of their own: they cannot use up what their neighbours have.
    const keys: [string, number][] =
      person === undefined
        ? [[`${kind} n ${address}`, 1]]
        : [
            [`${kind} a ${address}`, ADDRESS_FACTOR],
            [`${kind} p ${person}`, 1],
          ];
    const buckets = keys.map(([key, share]) => ({ key, share, ...this.look(kind, key, share) }));
    const empty = buckets.find(({ left }) => left < 1);
    if (empty) return Math.ceil(((1 - empty.left) * 60_000) / this.pace(kind, empty.share));
    for (const { key, left, at } of buckets) this.buckets.set(key, { left: left - 1, at });
    return undefined;
  }

  private pace(kind: RateKind, share: number): number {
    return RATES[kind].perMinute * share * this.factor;
  }

  private look(kind: RateKind, key: string, share: number): { left: number; at: number } {
    const full = RATES[kind].burst * share * this.factor;
    const now = this.now();
    const kept = this.buckets.get(key);
    if (!kept) return { left: full, at: now };
    return { left: Math.min(full, kept.left + ((now - kept.at) * this.pace(kind, share)) / 60_000), at: now };
  }

  /** Buckets that nobody has touched for long enough are full again, and need not be kept. */
  private sweep(): void {
    const now = this.now();
    if (now - this.swept < FORGET) return;
    this.swept = now;
    for (const [key, { at }] of this.buckets) if (now - at > 60 * FORGET) this.buckets.delete(key);
  }
}
