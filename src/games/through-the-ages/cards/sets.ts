import type { CardId } from '../../../kernel/index.js';
import type { BySeats } from './ability.js';
import { IN_ANY_CASE, MILITARY_COPIES, NEW_LEADERS_AND_WONDERS, NEW_MILITARY, REBALANCED, REBALANCED_COPIES } from './expansion/index.js';
import { FIRST_ROWS } from './index.js';
import type { CardRow } from './row.js';
import { GIVEN_UP, OTHER_COPIES, SECOND_ROWS } from './second/index.js';

/** The cards of an edition, with the copies it has of them. */
export type CardSet = readonly CardRow[];

/** Modules of the expansion that change which cards there are (TTX-MOD-01). */
export interface Modules {
  readonly rebalanced: boolean;
  readonly military: boolean;
}

/** What a card is called without its edition: 'leader.homer', 'action.reserves.i'. */
const nameIn = (id: CardId): string => id.replace(/^[a-z0-9]+\./, '').replace(/^([^.]+\.[^.]+)\.a$/, '$1');

/** Rows that take the places of those of the same name, and the others at the end. */
function replace(set: CardSet, rows: readonly CardRow[]): CardSet {
  const later = new Map(rows.map((row) => [nameIn(row.id), row]));
  const kept = set.map((old) => {
    const row = later.get(nameIn(old.id));
    later.delete(nameIn(old.id));
    return row ?? old;
  });
  return [...kept, ...later.values()];
}
const recount = (set: CardSet, copies: Readonly<Record<CardId, BySeats>>): CardSet =>
  set.map((row) => ({ ...row, copies: copies[row.id] ?? row.copies }));

export const FIRST_SET: CardSet = FIRST_ROWS;
/** TTN-GEN-03: what is equal in both editions is one row; how many there are by players stands in `copies` (TTN-SET-03, 04). */
export const SECOND_SET: CardSet = recount(
  replace(
    FIRST_SET.filter(({ id }) => !GIVEN_UP.includes(id)),
    SECOND_ROWS,
  ),
  OTHER_COPIES,
);

/** The cards of the edition of 2015 with the expansion; its leaders and wonders take part as the draw says (TTX-DRAW). */
export function expandedSet({ rebalanced, military }: Modules): CardSet {
  let set = replace(SECOND_SET, rebalanced ? REBALANCED : IN_ANY_CASE); // TTX-MOD-05, TTA-AMB-35
  if (rebalanced) set = recount(set, REBALANCED_COPIES); // TTX-MOD-07
  if (military) set = recount(replace(set, NEW_MILITARY), MILITARY_COPIES);
  return replace(set, NEW_LEADERS_AND_WONDERS);
}

const NEW_IDS: ReadonlySet<CardId> = new Set(NEW_LEADERS_AND_WONDERS.map(({ id }) => id));
export const isNewLeaderOrWonder = (id: CardId): boolean => NEW_IDS.has(id);

export const MODULES = ['rebalanced', 'military', 'leaders'] as const;
/** The module of the expansion that brings a card, or more copies of it (TTX-MOD-01); none for those of the base game. */
export function moduleOf(id: CardId): (typeof MODULES)[number] | undefined {
  if (id in REBALANCED_COPIES || REBALANCED.some((row) => row.id === id)) return 'rebalanced';
  if (NEW_IDS.has(id)) return 'leaders';
  return id in MILITARY_COPIES || NEW_MILITARY.some((row) => row.id === id) ? 'military' : undefined;
}

/** Every card of the edition of 2015 with all that the expansion brings. */
export const WHOLE_SET: CardSet = expandedSet({ rebalanced: true, military: true });

/** A card of 2015 and what a module makes of it: another face, another number of copies, or both (TTX-MOD-03, 06). */
export interface Change {
  readonly module: (typeof MODULES)[number];
  readonly former: CardRow;
  readonly later: CardRow;
}
export function changeOf(id: CardId): Change | undefined {
  const module = moduleOf(id);
  const former = module && SECOND_SET.find((row) => nameIn(row.id) === nameIn(id));
  const later = former && WHOLE_SET.find((row) => row.id === id);
  return later && { module, former, later };
}
