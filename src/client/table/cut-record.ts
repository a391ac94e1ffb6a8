import { readRecord, writeRecord } from '../../kernel/index.js';
import type { Game, Shape } from '../../kernel/types.js';

/** The same game as a table that has come no further than that move: another future may begin there. */
export function cutRecord<T extends Shape>(game: Game<T>, record: string, ply: number): string {
  const read = readRecord(game, record);
  if (!read.ok) return record;
  const { timeline, header } = read.value;
  const frames = timeline.frames.slice(0, ply + 1);
  const entries = frames.flatMap(({ by }) => (by ? [by] : []));
  // Whoever plays on is no longer led by a tutor, and has asked nobody yet.
  const { guide: _guide, hints: _hints, ...table } = header.table as Record<string, unknown>;
  return writeRecord({ ...timeline, frames, entries }, header.seed, { ...table, created: Date.now() });
}
