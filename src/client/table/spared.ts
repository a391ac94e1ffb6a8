import { options } from '../../kernel/index.js';
import type { Seat, Shape } from '../../kernel/types.js';
import type { AnyBoardPackage, LogLine } from './board-package.js';
import { isEnd } from './choice-role.js';
import { choicesOf, foresightOf } from './snapshots.js';
import type { Table } from './table.js';
import { onlyChoice } from './use-passing.js';

/**
 * The latest moves of a seat that the table made for it, as `usePassing` does: worked out from the past, so that it is known after a
 * reload and on another device as well.
 */
export function sparedPlies(
  table: Pick<Table<Shape>, 'at'>,
  pack: Pick<AnyBoardPackage, 'game' | 'roleOf' | 'passesBy'>,
  lines: readonly LogLine[],
  me: Seat,
): ReadonlySet<number> {
  const own = lines.filter(({ seat, kind, byItself }) => seat === me && kind === 'line' && !byItself).map(({ ply }) => ply);
  const spared = new Set<number>();
  for (const ply of [...new Set(own)].toReversed()) {
    if (!wasSpared(table, pack, me, ply)) break;
    spared.add(ply);
  }
  return spared;
}

function wasSpared(
  table: Pick<Table<Shape>, 'at'>,
  { game, roleOf, passesBy = [] }: Pick<AnyBoardPackage, 'game' | 'roleOf' | 'passesBy'>,
  me: Seat,
  ply: number,
): boolean {
  const before = table.at(ply - 1);
  // Most moves were chosen among many: those need no further look.
  if (!before.asked.includes(me) || options(game, { state: before.view }, me).legal.length !== 1) return false;
  const then = { ...before, acting: me, ...choicesOf(game, before.view, me) };
  const blocked = then.blocked.filter((choice) => roleOf(choice, then) !== 'quiet');
  const only = onlyChoice(then, { blocked }, passesBy);
  return only !== undefined && isEnd(roleOf(only, then)) && !foresightOf(game, before.view, me, only.move, before.ply)?.closes;
}
