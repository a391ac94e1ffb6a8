import type { Seat } from '../../../kernel/index.js';
import type { Ability, Amount, Condition, Counted, Standing } from '../cards/ability.js';
import { LOCKED_ROW, ROW_INCOME } from '../cards/actions.js';
import { STANDARD } from '../cards/diplomacy.js';
import { buildingOf, researchOf, techOf, wonderOf } from '../cards/index.js';
import type { TechType } from '../cards/technologies.js';
import { BOARD, type Space, TRACKS, type TrackId, type TrackRow } from '../cards/tracks.js';
import type { Player, State } from '../state/state.js';
import { follows } from '../state/versions.js';

export const AGES = 8;
export const playerOf = (s: State, seat: Seat): Player => s.players[seat]!;
export const trackOf = (s: State, track: TrackId): TrackRow => BOARD[s.options.side][track];

/** Spaces that Politics has before it splits (MIL-TRK-07). */
export const FORK = 5;
export const lengthOf = (s: State, track: TrackId): number => {
  const row = trackOf(s, track);
  return row.spaces.length + (row.democracy?.length ?? 0);
};

/** Everywhere on Tyranny the position counts as 5 (MIL-TRK-07). */
export const positionOf = (p: Player, track: TrackId): number => (track === 'politics' && p.branch === 'tyranny' ? FORK : p.tracks[track]);

/** The space at a marker's place, 1 being the first. */
export function spaceAt(s: State, track: TrackId, place: number, branch: Player['branch']): Space | undefined {
  const row = trackOf(s, track);
  if (place <= row.spaces.length) return row.spaces[place - 1];
  return (branch === 'tyranny' ? row.tyranny : row.democracy)?.[place - row.spaces.length - 1];
}

/** Where a book token lies: 'culture:2', or 'politics:D2' on the branch of Democracy. */
export const placeKey = (track: TrackId, place: number, branch: Player['branch']): string =>
  track === 'politics' && place > FORK ? `politics:${branch === 'tyranny' ? 'T' : 'D'}${place - FORK}` : `${track}:${place}`;

/** Spaces a player has reached on a track, the present one included. */
export function reached(s: State, p: Player, track: TrackId): Space[] {
  const found: Space[] = [];
  for (let place = 1; place <= p.tracks[track]; place++) found.push(spaceAt(s, track, place, p.branch)!);
  return found;
}

/** The gold a player can have before the next answer: cards in hand may be sold at any time, except so many (MIL-AMB-22). */
export const purseOf = (s: State, p: Player, keep = 0): number =>
  follows(s, 3) ? p.gold + STANDARD.gold * Math.max(0, p.hand.length - keep) : p.gold;

/** MIL-TRK-05, MIL-TRK-06: may the marker enter the spaces behind the lock? What was open before stays open inside (MIL-273). */
export function isUnlocked(s: State, p: Player, track: TrackId): boolean {
  if (track !== 'trade' && track !== 'war') return true;
  const key: TrackId = track === 'trade' ? 'prosperity' : 'population';
  return (
    p.opened === track ||
    reached(s, p, key).some((space) => space.unlocks === track) ||
    p.tasks.some((task) => task.task === 'relock' && task.to === track)
  );
}
export const isLocked = (s: State, p: Player, track: TrackId, place: number): boolean =>
  place >= (trackOf(s, track).lockBefore ?? Number.POSITIVE_INFINITY) && !isUnlocked(s, p, track);

/** Every ability in force: active buildings and claimed research cards, with the id that gives it. */
export function abilitiesOf(p: Player): { readonly id: string; readonly ability: Ability }[] {
  const found: { id: string; ability: Ability }[] = [];
  for (const b of p.buildings) if (!b.dormant) found.push({ id: b.id, ability: buildingOf(b.id).ability });
  for (const id of p.research) found.push({ id, ability: researchOf(id).ability });
  return found;
}

/** The standing effects of one kind that are always on. */
export function passives<K extends Standing['do']>(p: Player, kind: K): Extract<Standing, { do: K }>[] {
  return abilitiesOf(p).flatMap(({ ability }) =>
    ability.type === 'passive' ? (ability.effect ?? []).filter((e): e is Extract<Standing, { do: K }> => e.do === kind) : [],
  );
}

/**
 * MIL-INC-03, MIL-INC-04, MIL-SEL-08: does the locked row pay? In Age 1 by the start card (MIL-INC-05, MIL-SET-10), for
 * all markers (MIL-AMB-02).
 */
export const paysLockedRow = (s: State, p: Player): boolean =>
  s.age === 1 ||
  p.opened === 'income' ||
  p.techs.some((x) => techOf(x.id).type === 'energy') ||
  abilitiesOf(p).some(({ ability }) => ability.type === 'passive' && ability.effect?.some((e) => e.do === 'unlock' && e.lock === 'income'));

/** Phase C: rows, Trade, cards (MIL-INC-01, -02, -06). */
export function incomeOf(s: State, seat: Seat): { rows: number; trade: number; cards: number } {
  const p = playerOf(s, seat);
  const open = paysLockedRow(s, p);
  const rows = p.rows.reduce((sum, row) => sum + (row === LOCKED_ROW && !open ? 0 : ROW_INCOME[row]!), 0);
  const trade = spaceAt(s, 'trade', p.tracks.trade, 'none')?.income ?? 0;
  let cards = 0;
  for (const { ability } of abilitiesOf(p))
    if (ability.type === 'passive' && ability.phase === 'C')
      for (const e of ability.effect ?? []) if (e.do === 'gainGold') cards += amountOf(s, seat, e.n);
  return { rows, trade, cards };
}

/** MIL-CON-05: the highest discount reached on Influence. */
export const wonderDiscount = (s: State, p: Player): number =>
  Math.max(0, ...reached(s, p, 'influence').map((space) => space.wonderDiscount ?? 0));

const isColour = (p: Player, colour: string): number => p.buildings.filter((b) => buildingOf(b.id).colour === colour).length;

function countOf(p: Player, what: Counted): number {
  if (what === 'wonders') return p.wonders.length + (p.copied ? 1 : 0);
  if (what === 'buildings') return p.buildings.length; // dormant ones count (MIL-CON-10, MIL-AMB-21)
  if (what === 'research') return p.research.length;
  if (what === 'diplomacy') return p.hand.length;
  if (what === 'books') return p.books.length;
  const [kind, which] = what.split('.') as [string, string];
  return kind === 'buildings' ? isColour(p, which) : p.techs.filter((x) => techOf(x.id).type === (which as TechType)).length;
}

export function amountOf(s: State, seat: Seat, n: Amount): number {
  if (typeof n === 'number') return n;
  const p = playerOf(s, seat);
  if ('pos' in n) return positionOf(p, n.pos);
  if ('count' in n) return countOf(p, n.count);
  if ('add' in n) return n.add.reduce<number>((sum, x) => sum + amountOf(s, seat, x), 0);
  if ('mul' in n) return n.mul.reduce<number>((product, x) => product * amountOf(s, seat, x), 1);
  if ('min' in n) return Math.min(...n.min.map((x) => amountOf(s, seat, x)));
  if ('floorDiv' in n) return Math.floor(amountOf(s, seat, n.floorDiv[0]) / n.floorDiv[1]);
  if ('rpUsed' in n) return p.rpUsed;
  if ('gold' in n) return p.gold;
  return p.matched;
}

export function holds(s: State, seat: Seat, c: Condition | undefined): boolean {
  if (!c) return true;
  if ('and' in c) return c.and.every((x) => holds(s, seat, x));
  if ('gte' in c) return amountOf(s, seat, c.gte[0]) >= amountOf(s, seat, c.gte[1]);
  if ('gt' in c) return amountOf(s, seat, c.gt[0]) > amountOf(s, seat, c.gt[1]);
  const p = playerOf(s, seat);
  if ('branch' in c) return p.branch === c.branch;
  return TRACKS.filter((track) => positionOf(p, track) >= c.tracksGte.position).length >= c.tracksGte.tracks;
}

/** The printed price of a building or wonder. */
export const printedCost = (card: string): number => (card.startsWith('wonder-') ? wonderOf(card) : buildingOf(card)).cost;

/** Who comes after whom, as indices of `order`, beginning with the given seat. */
export const turnsFrom = (s: State, seat: Seat): Seat[] => {
  const at = Math.max(0, s.order.indexOf(seat));
  return s.order.map((_, i) => s.order[(at + i) % s.order.length]!);
};
