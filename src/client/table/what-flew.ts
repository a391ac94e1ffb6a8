import type { Seat, Shape } from '../../kernel/types.js';
import type { Flown } from '../kit/index.js';
import type { LogLine } from './board-package.js';
import type { Snapshot, Table } from './table.js';

/** What the last move gave to whom, read off its lines: cards that a rival took, points and where they come from. */
export function whatFlew(table: Table<Shape>, shown: Snapshot<Shape>, lines: readonly LogLine[], me: Seat): Flown {
  const own = lines.filter(({ ply, kind }) => ply === shown.ply && kind === 'line');
  return {
    takenBy: (name) =>
      own.find(({ seat, targets, card }) => seat !== undefined && seat !== me && (card === name || targets.includes(name)))?.seat,
    get points() {
      if (shown.ply === 0) return [];
      const before = new Map(table.at(shown.ply - 1).standings.map(({ seat, score }) => [seat, score]));
      return shown.standings.flatMap(({ seat, score }) => {
        const n = score - (before.get(seat) ?? score);
        return n === 0 ? [] : [{ seat, n, from: own.filter((line) => line.seat === seat).flatMap(({ targets }) => targets) }];
      });
    },
  };
}
