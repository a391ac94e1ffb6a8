import type { Refusal } from '../../../kernel/index.js';
import type { State, TechId } from '../state/state.js';

export const rowOf = (s: State, tech: TechId): number => s.grid.findIndex((row) => row.includes(tech));

/** MIL-SET-03, MIL-AMB-28: open slots of a row, by the number of players. */
export const slotsPerRow = (s: State): number => Math.max(2, s.order.length);
export function markersIn(s: State, row: number): number {
  let markers = 0;
  for (const p of s.players) for (const x of p.rows) if (x === row) markers++;
  for (const x of s.automa?.rows ?? []) if (x === row) markers++;
  return markers;
}

/** MIL-SEL-02: a free slot is needed; a technology that lies there is what is taken. */
export const refuseRow = (s: State, row: number): Refusal | undefined =>
  markersIn(s, row) >= slotsPerRow(s) ? { rule: 'MIL-SEL-02', code: 'ROW_FULL', params: { row: row + 1 } } : undefined;
