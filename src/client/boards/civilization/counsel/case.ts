import { type Side, sameCommit } from '../../../../games/civilization/ask/battle.js';
import { yieldsOf } from '../../../../games/civilization/ask/production.js';
import { settlementsOf } from '../../../../games/civilization/ask/settlements.js';
import { fightersAt } from '../../../../games/civilization/ask/units.js';
import { MARKER, MARKERS, type MarkerId } from '../../../../games/civilization/cards/markers.js';
import { COAST, isRegion, LAND, type Space } from '../../../../games/civilization/cards/world.js';
import type { growthGain } from '../../../../games/civilization/guide/growth.js';
import type { Battle, Civ, Commit, Move, State } from '../../../../games/civilization/state/state.js';
import { NOBODY } from '../../../../games/civilization/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import type { Say } from '../../../i18n/i18n.js';
import type { Snapshot } from '../../../table/table.js';
import { oddsTable } from '../panels/battle-facts.js';
import type { Words } from '../words.js';
import type { en } from './en.js';

/** A move at a moment, and the words to speak of it. */
export interface Case {
  readonly s: State;
  readonly seat: Seat;
  readonly snapshot: Snapshot<Civ>;
  readonly words: Words;
  readonly say: Say<typeof en>;
  /** The table after the move, as far as that is certain. */
  readonly after: State | undefined;
  readonly gainOf: typeof growthGain;
}
export type Of<K extends Move['move']> = Extract<Move, { move: K }>;

export const nameOfSeat = ({ snapshot }: Case, seat: Seat): string => snapshot.seats[seat]?.name ?? '';
export const sizeAt = ({ words }: Case, s: State, at: Space): string => words.name(`size.${s.sizes[at]}`);
export const percent = (chance: number): number => Math.round(chance * 100);
export const round = (n: number, { lang }: Words): string => (Math.round(n * 10) / 10).toLocaleString(lang);
/** What a settlement brings whoever has it now. */
export const goldAt = (s: State, at: Space): number => yieldsOf(s, s.owners[at]!).find(({ region }) => region === at)?.gold ?? 0;

/** May one settle there, as far as I know? */
export const isFree = (s: State, at: Space): boolean => {
  if (!isRegion(at) || s.owners[at] !== NOBODY) return false;
  const card = s.markers[at]?.card as MarkerId | null | undefined;
  return !card || MARKER[card].maxSize > 0;
};

/** Regions within so many borders over land. */
export function within(at: Space, borders: number): Space[] {
  const found = new Set([at]);
  for (let i = 0; i < borders; i++) for (const x of [...found]) for (const next of LAND[x]!) found.add(next);
  found.delete(at);
  return [...found];
}
/** Regions that a space touches: over land, or along the coast of a zone. */
export const besides = (at: Space): readonly Space[] => (isRegion(at) ? LAND[at]! : COAST[at]!);

/** Of the markers that I have not seen, how many are resources, and how many blanks (D: counts of the rulebook). */
export function unseen(s: State): { readonly of: number; readonly resources: number; readonly blanks: number } {
  const left = new Map(MARKERS.map(({ id, count }) => [id, count]));
  for (const slot of s.markers) if (slot?.card) left.set(slot.card as MarkerId, (left.get(slot.card as MarkerId) ?? 0) - 1);
  const sum = (type?: string): number =>
    [...left].reduce((n, [id, count]) => n + (type === undefined || MARKER[id].type === type ? Math.max(0, count) : 0), 0);
  return { of: sum(), resources: sum('resource'), blanks: sum('blank') };
}
export const resourceChance = (s: State): number => {
  const { of, resources } = unseen(s);
  return percent(of === 0 ? 0 : resources / of);
};

/** My chances of a round there: with the choice named, or with my best, at worst and at best. */
export function chances(s: State, battle: Battle, side: Side, mine?: Commit): { readonly low: number; readonly high: number } | undefined {
  const rows = oddsTable(s, battle, side).filter((row) => row.cells.length > 0);
  const row = mine ? rows.find((it) => sameCommit(it.mine, mine)) : rows.toSorted((a, b) => b.worst - a.worst)[0];
  return row && { low: percent(row.worst), high: percent(Math.max(...row.cells.map(({ win }) => win))) };
}

/** The battle that an attack would come to, the mover first. */
export const battleBetween = (at: Space, mover: Seat, foe: Seat): Battle => ({
  at,
  sides: [[mover], [foe]],
  leaders: [mover, foe],
  round: 1,
});

/** Both sides in a space, and the odds if they fight: told for the mover or for the one who is entered. */
export function facing(c: Case, s: State, at: Space, mover: Seat, foe: Seat): string[] {
  const side: Side = c.seat === mover ? 0 : 1;
  const odds = chances(s, battleBetween(at, mover, foe), side);
  const other = side === 0 ? foe : mover;
  const figures = { at: c.words.space(at), who: nameOfSeat(c, other), mine: fightersAt(s, c.seat, at), foes: fightersAt(s, other, at) };
  return odds ? [c.say('army.odds', { ...figures, ...odds })] : [c.say('pass.figures', { ...figures, theirs: figures.foes })];
}

/** The nearest of some regions, and how far. */
export function nearest(
  from: Space,
  regions: readonly Space[],
  distance: (a: Space, b: Space) => number,
): readonly [Space, number] | undefined {
  return regions.map((x) => [x, distance(from, x)] as const).sort((a, b) => a[1] - b[1])[0];
}
export const rivalsHomes = ({ s, seat }: Case): Space[] => s.players.flatMap((_, other) => (other === seat ? [] : settlementsOf(s, other)));
