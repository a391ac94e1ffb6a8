import type { VNode } from 'preact';
import type { Seat } from '../../kernel/types.js';
import type { AnyBoardPackage, LogLine } from './board-package.js';
import type { Moment } from './moment.js';

/** Where the board before `me` shows what the line tells: what another one does in his own area stays there. */
export const placesOf = ({ seat, targets }: LogLine, me: Seat, pack: Pick<AnyBoardPackage, 'isEverybodys'>): readonly string[] =>
  seat === undefined || seat === me ? targets : targets.filter((target) => pack.isEverybodys?.(target) !== true);

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

/** Beside which line a scene can be seen again: the last one of its move, or of what came before where the move itself has none. */
export function scenesByLine(lines: readonly LogLine[], moments: readonly Moment[], ply: number): ReadonlyMap<LogLine, readonly Moment[]> {
  const told = lines.filter(({ kind }) => kind === 'line');
  const found = new Map<LogLine, Moment[]>();
  let next = 0;
  for (const moment of moments) {
    if (moment.ply > ply) continue;
    while (next < told.length && told[next]!.ply <= moment.ply) next++;
    const line = lineOf(told, next, moment) ?? told[next - 1];
    if (line) found.set(line, [...(found.get(line) ?? []), moment]);
  }
  return found;
}

/** The line that tells of the scene itself, among those of its move that end before this place. */
function lineOf(told: readonly LogLine[], end: number, { ply, line: rule }: Moment): LogLine | undefined {
  if (rule === undefined) return undefined;
  for (let i = end - 1; told[i]?.ply === ply; i--) if (told[i]!.rule === rule) return told[i];
  return undefined;
}

/** The newest groups, whole, until there are so many lines: a long game has thousands, and all of them would be drawn at every move. */
export function newestGroups(groups: readonly LogGroup[], most: number): readonly LogGroup[] {
  let lines = 0;
  const last = groups.findIndex((group) => {
    lines += group.lines.length;
    return lines >= most;
  });
  return last < 0 ? groups : groups.slice(0, last + 1);
}
