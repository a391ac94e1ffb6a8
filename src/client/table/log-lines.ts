import type { VNode } from 'preact';
import type { Seat } from '../../kernel/types.js';
import type { LogLine } from './board-package.js';

export const LOG_FILTERS = ['all', 'mine', 'points'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

/** The lines a reader wants; headings stay and disappear later when nothing stands under them. */
export function keepLines(lines: readonly LogLine[], filter: LogFilter, me: Seat): readonly LogLine[] {
  if (filter === 'all') return lines;
  return lines.filter(
    (line) => line.kind !== 'line' || (filter === 'points' ? line.scores : line.seat === me || line.affects.includes(me)),
  );
}

export interface LogGroup {
  readonly key: number;
  readonly round: VNode | string | undefined;
  readonly turn: VNode | string | undefined;
  readonly lines: { readonly line: LogLine; readonly key: number }[];
}

/** Lines by round and turn, newest first. A round is named once, above its newest turn. */
export function groupLines(lines: readonly LogLine[]): readonly LogGroup[] {
  const groups: { key: number; round: LogGroup['round']; turn: LogGroup['turn']; lines: LogGroup['lines'] }[] = [];
  let round: LogGroup['round'];
  const open = (key: number, turn?: LogGroup['turn']) => groups.unshift({ key, round, turn, lines: [] });
  lines.forEach((line, key) => {
    if (line.kind === 'round') {
      round = line.text;
      open(key);
    } else if (line.kind === 'turn') open(key, line.text);
    else {
      if (groups.length === 0) open(key);
      groups[0]!.lines.unshift({ line, key });
    }
  });
  const full = groups.filter((group) => group.lines.length > 0);
  return full.map((group, i) => (full[i - 1]?.round === group.round ? { ...group, round: undefined } : group));
}

/**
 * What happened since the seat's own last line, what was done to it first; headings left out. What followed from its own
 * last move counts only when it was struck by it (a war at the end of the round).
 */
export function digestOf(lines: readonly LogLine[], me: Seat): { readonly toMe: readonly LogLine[]; readonly rest: readonly LogLine[] } {
  const last = lines.findLastIndex((line) => line.kind === 'line' && line.seat === me);
  const isNews = (line: LogLine) => line.kind === 'line' && (line.ply > lines[last]!.ply || line.affects.includes(me));
  const since = last < 0 ? [] : lines.slice(last + 1).filter(isNews);
  return { toMe: since.filter((line) => line.affects.includes(me)), rest: since.filter((line) => !line.affects.includes(me)) };
}
