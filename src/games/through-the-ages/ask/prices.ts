import type { CardId, Seat } from '../../../kernel/index.js';
import { type Trait, URBAN, type Urban } from '../cards/ability.js';
import { CARDS, cardOf, type Face, faceOf, governmentOf, leaderOf, technologyOf, wonderOf } from '../cards/index.js';
import type { CardRow, LeaderRow, TechnologyRow, WonderRow } from '../cards/row.js';
import { byBank, editionOf } from '../editions/index.js';
import type { Player, State } from '../state/state.js';
import { lessNow } from './given.js';
import { discontentOf, termsOf } from './ratings.js';
import { hasTrait, isActive, isUnit, isUrban, playerOf, standingOf, traitOf, traitsOf, workersOn } from './selectors.js';

/** Civil actions for the card at a place of the row (TTA-ROW-01, TTA-TAKE-06). */
export function takingPrice(s: State, seat: Seat, place: number): number {
  const card = s.row[place];
  return card == null ? editionOf(s).rowPrices[place]! : priceOf(s, seat, place, card, faceOf(card));
}
/** The same where the card is known. */
export function priceOf(s: State, seat: Seat, place: number, card: CardId, { type, isTechnology }: Face): number {
  const price = editionOf(s).rowPrices[place]!;
  const p = playerOf(s, seat);
  if (type === 'wonder') return wonderPrice(p, wonderOf(card), price);
  if (type === 'leader') {
    const more = ownTrait(leaderOf(card), 'dear-if-content');
    return lessFor(p, 'leader', price + (more && discontentOf(s, seat) === 0 ? more.n : 0)); // TTX-CRD-39
  }
  return isTechnology ? lessFor(p, 'technology', price) : price;
}
/** One more for each finished wonder, in ruins or not (TTA-TAKE-06, TTN-WON-01), unless the leader waives it; less after a change of leader (TTN-TAKE-01). */
function wonderPrice(p: Player, row: WonderRow, price: number): number {
  const more = hasTrait(p, 'no-wonder-surcharge') ? 0 : p.wonders.length;
  const less = p.usedThisTurn.includes('leader') ? (ownTrait(row, 'cheaper-after-leader')?.n ?? 0) : 0;
  return Math.max(0, price + more - (traitOf(p, 'wonder-taking-discount')?.n ?? 0) - less);
}
/** What leaders save on cards of the row (TTN-TAKE-01). */
function lessFor(p: Player, of: 'leader' | 'technology', price: number): number {
  if (!hasTrait(p, 'taking-discount')) return price;
  const trait = traitsOf(p, 'taking-discount').find((x) => x.of === of);
  return trait ? Math.max(Math.min(price, trait.least), price - trait.n) : price;
}
/** What a card says of itself, wherever it lies. */
const ownTrait = <K extends Trait['trait']>(row: WonderRow | LeaderRow, kind: K) =>
  row.traits.find((x): x is Extract<Trait, { trait: K }> => x.trait === kind);

/** Food for one more worker, with what leader and wonder save; undefined with an empty bank (TTA-POP-01, 02). */
export function growthPrice(s: State, p: Player, less = 0): number | undefined {
  const food = byBank(editionOf(s).growth, p.yellow);
  if (food === null) return undefined;
  return Math.max(0, food - (traitOf(p, 'growth-discount')?.food ?? 0) - less);
}

/** The price of a building or unit as it also enters the difference of an upgrade (TTA-UPG-04). */
function reducedCost(p: Player, row: TechnologyRow): number {
  let cost = row.cost;
  for (const trait of standingOf(p).savings)
    if (trait.trait === 'build-discount' && trait.types.includes(row.type)) cost -= trait.byLevel[row.level];
    else if (trait.trait === 'paired-discount' && hasPartner(p, trait.types, row.type)) cost -= trait.resources;
  return Math.max(0, cost);
}
/** Is this one of the two types, and is there a building of the other? */
function hasPartner(p: Player, [one, other]: readonly [Urban, Urban], type: string): boolean {
  return (type === one && workersOn(p, other) > 0) || (type === other && workersOn(p, one) > 0);
}
/** What rivals make one pay more. */
function surcharge(s: State, seat: Seat, row: TechnologyRow): number {
  let more = 0;
  if (!MADE_DEARER.has(row.type)) return more;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !isActive(s, other)) continue;
    const trait = traitOf(playerOf(s, other), 'rivals-pay');
    if (trait?.types.includes(row.type)) more += trait.n;
  }
  return more;
}
const MADE_DEARER = new Set<string>(
  CARDS.flatMap((card) => ('traits' in card ? card.traits.flatMap((x) => (x.trait === 'rivals-pay' ? x.types : [])) : [])),
);
const isBesieged = (s: State, seat: Seat): boolean => s.players.some((p) => p.war?.target === seat);

/** Resources for a new building or unit (TTA-BLD-01, TTA-MIL-01, TTA-MIL-05). */
export function buildingPrice(s: State, seat: Seat, tech: CardId, less = 0): number {
  const p = playerOf(s, seat);
  const row = technologyOf(tech);
  const siege = isUnit(row.type) && isBesieged(s, seat) ? (traitOf(p, 'besieged-discount')?.n ?? 0) : 0;
  return Math.max(0, reducedCost(p, row) + surcharge(s, seat, row) - siege - less - lessNow(s, seat));
}
/** Resources for raising a worker to a better card of the type (TTA-UPG-01, TTA-MIL-02). */
export function upgradePrice(s: State, seat: Seat, from: CardId, to: CardId, less = 0): number {
  const p = playerOf(s, seat);
  const better = technologyOf(to);
  const difference = Math.max(0, reducedCost(p, better) - reducedCost(p, technologyOf(from)));
  return Math.max(0, difference + surcharge(s, seat, better) - less);
}

/** Resources for the next stages of the wonder in progress (TTA-WON-02, TTA-WON-07). */
export function stagePrice({ id, stages }: { readonly id: CardId; readonly stages: number }, n: number, less = 0): number {
  let sum = 0;
  const printed = wonderOf(id).stages;
  for (let i = stages; i < stages + n; i++) sum += printed[i]!;
  return Math.max(0, sum - less);
}
/** Stages that one civil action may build (TTA-WON-07, TTN-WON-03). */
export const stagesAtOnce = (p: Player): number => traitOf(p, 'stages')?.n ?? 1;

/** What the partner of a pact on science takes over: the price falls by `less`, the partner pays `pays` (TTA-CRD-07). */
export function sharedScience(s: State, seat: Seat, partner: Seat): { less: number; partnerPays: number } | undefined {
  const [own, other] = [playerOf(s, seat).pact, playerOf(s, partner).pact];
  const shared = own?.partner === partner ? termsOf(s, seat, seat)?.sharedScience : undefined;
  return shared ?? (other?.partner === seat ? termsOf(s, seat, partner)?.sharedScience : undefined);
}

/** The pact by which two share it: what the partner pays is told as its doing. */
export function sharingPact(s: State, seat: Seat, partner: Seat): CardId {
  const [own, other] = [playerOf(s, seat).pact, playerOf(s, partner).pact];
  const isOwn = own?.partner === partner && termsOf(s, seat, seat)?.sharedScience !== undefined;
  return (isOwn ? own : other!).card;
}

/** What one card saves on the science of another. */
function scienceSaved(p: Player, trait: Trait, row: CardRow, way?: 'revolution' | 'peaceful'): number {
  const fits = (types: readonly string[]): boolean => types.includes(row.type);
  if (trait.trait === 'science-discount') return fits(trait.types) ? trait.n : 0;
  if (trait.trait === 'science-by-level') return fits(trait.types) ? trait.byLevel[row.level] : 0;
  if (trait.trait === 'paired-discount') return hasPartner(p, trait.types, row.type) ? trait.science : 0;
  if (trait.trait === 'science-by-variety' && isUrban(row.type))
    return trait.n * URBAN.filter((type) => type !== row.type && workersOn(p, type) > 0).length; // TTX-CRD-29
  if (trait.trait === 'peaceful-discount' && way === 'peaceful') return trait.n * URBAN.reduce((sum, type) => sum + workersOn(p, type), 0);
  return 0;
}

/** Science points for a technology (TTA-TEC-01) or government (TTA-GOV-01). */
export function sciencePrice(s: State, seat: Seat, card: CardId, shared: Seat | -1, way?: 'revolution' | 'peaceful'): number {
  const p = playerOf(s, seat);
  const row = cardOf(card);
  let price = way === undefined ? ('science' in row ? row.science : 0) : governmentOf(card)[way];
  for (const trait of standingOf(p).savings) price -= scienceSaved(p, trait, row, way);
  if (shared !== -1) price -= sharedScience(s, seat, shared)?.less ?? 0;
  price -= lessNow(s, seat);
  return Math.max(0, price);
}
