/** What has been worked out and may be needed again, up to a weight; what was not used for longest goes first. */
export class Kept<V> {
  private readonly values = new Map<string, { readonly value: V; readonly weight: number }>();
  private weight = 0;

  constructor(private readonly limit: number) {}

  get size(): number {
    return this.values.size;
  }

  get(key: string): V | undefined {
    const found = this.values.get(key);
    if (!found) return undefined;
    // A map remembers the order in which its keys came.
    this.values.delete(key);
    this.values.set(key, found);
    return found.value;
  }

  keep(key: string, value: V, weight: number): void {
    this.drop(key);
    this.values.set(key, { value, weight });
    this.weight += weight;
    for (const [oldest] of this.values) {
      if (this.weight <= this.limit) return;
      this.drop(oldest);
    }
  }

  drop(key: string): void {
    const found = this.values.get(key);
    if (!found) return;
    this.values.delete(key);
    this.weight -= found.weight;
  }
}
