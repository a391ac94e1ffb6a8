import type { CardId, Seat } from '../../../kernel/index.js';
import { type FullYield, LAND, type Trait, UNITS, type UnitType, URBAN, type Urban, type Worked } from '../cards/ability.js';
import { CARDS, type Face, faceOf, leaderOf, NO_YIELD, specialOf, wonderOf, workOf } from '../cards/index.js';
import { editionOf, versionOf } from '../editions/index.js';
import type { Holding, Player, State } from '../state/state.js';

/** The age after the last deck is used up: IV, in every version (TTA-END-03, TTA-AMB-12). */
export const CLOSING_AGE = 4;
/** The last one that has cards. */
export const LAST_AGE = CLOSING_AGE - 1;

/** Does a game go on by rules older than this version? Each place where they differed asks. */
export const precedes = (s: State, version: number): boolean => s.rules !== undefined && s.rules < version;

export const playerOf = (s: State, seat: Seat): Player => s.players[seat]!;
export const isActive = (s: State, seat: Seat): boolean => s.players[seat]!.resigned === 0;

/** How many are still in the game. */
export function activeCount(s: State): number {
  let n = 0;
  for (const p of s.players) if (p.resigned === 0) n++;
  return n;
}

/** Those still in the game, clockwise from a seat. */
export function seatsFrom(s: State, from: Seat): Seat[] {
  const found: Seat[] = [];
  for (let i = 0; i < s.seats; i++) {
    const seat = (from + i) % s.seats;
    if (isActive(s, seat)) found.push(seat);
  }
  return found;
}
/** The next one in the game after a seat. */
export function seatAfter(s: State, seat: Seat): Seat {
  let next = (seat + 1) % s.seats;
  while (next !== seat && !isActive(s, next)) next = (next + 1) % s.seats;
  return next;
}
/** A figure that depends on the number of players still in the game. */
export const bySeats = (s: State, table: readonly [number, number, number]): number => table[Math.max(activeCount(s), 2) - 2]!;

const IS_URBAN = new Set<string>(URBAN);
const IS_UNIT = new Set<string>(UNITS);
const IS_WORKED = new Set<string>([...LAND, ...URBAN, ...UNITS]);
export const isUrban = (type: string): type is Urban => IS_URBAN.has(type);
export const isUnit = (type: string): type is UnitType => IS_UNIT.has(type);
export const isWorked = (type: string): type is Worked => IS_WORKED.has(type);

/** The age in which a type of technology comes up. */
export const firstLevelOf = (type: Worked): number => Math.min(...CARDS.flatMap((row) => (row.type === type ? [row.level] : [])));
export const levelOf = (id: CardId): number => faceOf(id).level;

const SYMBOLS = Object.keys(NO_YIELD) as (keyof FullYield)[];
/** What a card gives all the time: per worker for technologies with workers. */
export const givesOf = (id: CardId): FullYield => faceOf(id).gives;

export function holdingOf(p: Player, tech: CardId): Holding | undefined {
  for (const h of p.holdings) if (h.id === tech) return h;
  return undefined;
}

/** Technologies in play with their faces, of the civilisation that was asked about last. */
let latestWorks: { readonly holdings: readonly Holding[]; readonly faces: readonly Face<Worked>[] } | undefined;
/**
 * The faces of the technologies in play, in their order: looked up once and not by every sum over the workers. None ever
 * leaves its place, so a list that has not grown is the same cards.
 */
export function facesOf({ holdings }: Player): readonly Face<Worked>[] {
  if (latestWorks?.holdings !== holdings || latestWorks.faces.length !== holdings.length)
    latestWorks = { holdings, faces: holdings.map((h) => faceOf<Worked>(h.id)) };
  return latestWorks.faces;
}
/** Workers on all technologies of a type (TTA-BLD-03). */
export function workersOn(p: Player, type: Worked): number {
  let n = 0;
  const faces = facesOf(p);
  for (let i = 0; i < faces.length; i++) if (faces[i]!.type === type) n += p.holdings[i]!.workers;
  return n;
}

/** The cards that work without workers (TTA-WON-06, TTA-SPC-01), and what they bring together. */
interface Standing extends Pick<Player, 'government' | 'leader' | 'wonders' | 'colonies' | 'specials'> {
  readonly gives: FullYield;
  /** Of the leader, the wonders and the special technologies, in this order. */
  readonly traits: readonly Trait[];
  /** The last trait of each kind. */
  readonly byKind: ReadonlyMap<string, Trait>;
  /** Those that add to a symbol by counting, or by the age. */
  readonly counting: { readonly [K in keyof FullYield]: readonly CountingTrait[] | undefined };
  /** Those that make buildings or technologies cheaper. */
  readonly savings: readonly Trait[];
}
export type CountingTrait = Extract<Trait, { trait: 'per' | 'by-age' }>;
const STANDINGS = new WeakMap<Player['specials'], Standing>();
/** Who is asked about once is mostly asked about again. */
let latest: Standing | undefined;
const isOf = (x: Standing | undefined, p: Player): x is Standing =>
  x !== undefined &&
  x.specials === p.specials &&
  x.leader === p.leader &&
  x.wonders === p.wonders &&
  x.government === p.government &&
  x.colonies === p.colonies;
/**
 * Asked for very often, changed seldom: kept until one of the cards changes. The lists are replaced and never changed in
 * place, so comparing the lists is comparing the cards; copies of a state share them.
 */
export function standingOf(p: Player): Standing {
  if (isOf(latest, p)) return latest;
  const kept = STANDINGS.get(p.specials);
  latest = isOf(kept, p) ? kept : standingWith(p);
  if (latest !== kept) STANDINGS.set(p.specials, latest);
  return latest;
}
function standingWith({ government, leader, wonders, colonies, specials }: Player): Standing {
  const standing = wonders.filter((w) => !w.ruined).map((w) => w.id);
  const gives: Record<keyof FullYield, number> = { ...NO_YIELD };
  for (const id of [government, ...specials, ...colonies, ...standing, ...(leader === null ? [] : [leader])]) {
    const own = givesOf(id);
    for (const what of SYMBOLS) gives[what] += own[what];
  }
  const traits = [
    ...(leader === null ? [] : leaderOf(leader).traits),
    ...standing.flatMap((id) => wonderOf(id).traits),
    ...specials.flatMap((id) => specialOf(id).traits),
  ];
  const byKind = new Map(traits.map((trait) => [trait.trait, trait]));
  const savings = traits.filter(({ trait }) => SAVINGS.has(trait));
  return { government, leader, wonders, colonies, specials, gives, traits, byKind, counting: countingIn(traits), savings };
}
const SAVINGS: ReadonlySet<Trait['trait']> = new Set([
  'build-discount',
  'paired-discount',
  'science-discount',
  'science-by-level',
  'science-by-variety',
  'peaceful-discount',
]);
/** No symbol is counted; all are named, so that every list of them looks alike to the engine. */
const NO_COUNTING = Object.fromEntries(SYMBOLS.map((what) => [what, undefined])) as Standing['counting'];
function countingIn(traits: readonly Trait[]): Standing['counting'] {
  const found: Record<keyof FullYield, CountingTrait[] | undefined> = { ...(NO_COUNTING as Record<keyof FullYield, undefined>) };
  for (const trait of traits) {
    if (trait.trait !== 'per' && trait.trait !== 'by-age') continue;
    const gives = trait.trait === 'per' ? [trait.gives] : trait.gives;
    for (const what of new Set(gives.flatMap(Object.keys)) as Set<keyof FullYield>) {
      found[what] ??= [];
      found[what].push(trait);
    }
  }
  return found;
}

/** A trait of a kind that a civilisation has. */
export function traitOf<K extends Trait['trait']>(p: Player, kind: K): Extract<Trait, { trait: K }> | undefined {
  return standingOf(p).byKind.get(kind) as Extract<Trait, { trait: K }> | undefined;
}
/** All traits of a kind. */
export function traitsOf<K extends Trait['trait']>(p: Player, kind: K): Extract<Trait, { trait: K }>[] {
  const found: Extract<Trait, { trait: K }>[] = [];
  const { traits, byKind } = standingOf(p);
  if (byKind.has(kind)) for (const trait of traits) if (trait.trait === kind) found.push(trait as Extract<Trait, { trait: K }>);
  return found;
}
/** The card in play that has this trait. */
export const holderOf = (p: Player, trait: Trait): CardId =>
  p.wonders.find(({ id }) => wonderOf(id).traits.includes(trait))?.id ??
  p.specials.find((id) => specialOf(id).traits.includes(trait)) ??
  p.leader!;
export const hasTrait = (p: Player, kind: Trait['trait']): boolean => traitOf(p, kind) !== undefined;

/** Strength of one unit as it also counts when sacrificed (TTA-CRD-03, TTA-CRD-04). */
export function unitStrength(p: Player, tech: CardId): number {
  const own = givesOf(tech).strength;
  const trait = traitOf(p, 'unit-strength');
  return trait && (trait.types as readonly string[]).includes(workOf(tech)) ? own + trait.n : own;
}

/** Is this seat helped by the variant "easier"? (TTA-VAR-01) */
export const isHelped = (s: State, seat: Seat): boolean => s.options.helped.includes(seat);

/** Places of a card in a hand; its owner knows them all. */
export function inHand(hand: Player['civilHand'], card: CardId): boolean {
  for (const slot of hand) if (slot.card === card) return true;
  return false;
}

/** Has a civilisation a technology of this name, in hand or in play? (TTA-TAKE-07) A government that was replaced is not in play (TTN-GOV-02). */
export function owns(p: Player, card: string, type: string): boolean {
  if (inHand(p.civilHand, card)) return true;
  if (isWorked(type)) return holdingOf(p, card) !== undefined;
  return type === 'special' ? p.specials.includes(card) : p.government === card;
}

/** Cards of a hand as far as they are known. */
export function cardsIn(hand: Player['civilHand']): CardId[] {
  const found: CardId[] = [];
  for (const { card } of hand) if (card !== null) found.push(card);
  return found;
}

/** Is this the last round? (TTA-END-04) */
export const isLastRound = (s: State): boolean => s.lastRound === s.round;

/** Is this forbidden now, as the last round is (TTA-END-07)? */
export const isBanned = (s: State, what: 'war' | 'sacrifice'): boolean => isLastRound(s) && versionOf(s).lastRoundBans.includes(what);

/** The number of places swept at the beginning of a turn (TTA-ROW-02, TTA-ROW-09). */
export const sweepOf = (s: State): number => bySeats(s, editionOf(s).sweep);
