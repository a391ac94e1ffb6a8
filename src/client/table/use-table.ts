import { useEffect, useState } from 'preact/hooks';
import type { Shape } from '../../kernel/types.js';
import type { Snapshot, Table } from './table.js';

/** The table's present snapshot; redraws when it changes. */
export function useSnapshot<T extends Shape>(table: Table<T>): Snapshot<T> {
  const [snapshot, setSnapshot] = useState(table.snapshot);
  useEffect(() => {
    const update = () => setSnapshot(table.snapshot);
    update();
    return table.subscribe(update);
  }, [table]);
  return snapshot;
}

/** How far back the last change of a seat's counters is looked for. */
const MEMORY = 40;

/** By `${seat}:${counter}`: what the seat's last change was, at the moment shown. */
export function deltasAt<T extends Shape>(
  table: Table<T>,
  ply: number,
  counters: (s: T['state'], seat: number) => Readonly<Record<string, number>>,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const missing = new Set(table.at(ply).seats.keys());
  for (let at = ply; at > 0 && at > ply - MEMORY && missing.size > 0; at--) {
    const [before, after] = [table.at(at - 1).view, table.at(at).view];
    for (const seat of missing) {
      const old = counters(before, seat);
      const changes = Object.entries(counters(after, seat)).filter(([name, value]) => value !== old[name]);
      for (const [name, value] of changes) found.set(`${seat}:${name}`, value - (old[name] ?? 0));
      if (changes.length > 0) missing.delete(seat);
    }
  }
  return found;
}
