import type { CardId, Seat } from '../../../kernel/index.js';
import { cardOf, governmentOf, technologyOf, wonderOf } from '../cards/index.js';
import type { TechnologyRow } from '../cards/row.js';
import { byBank, editionOf } from '../editions/index.js';
import type { Player, State } from '../state/state.js';
import { lessNow } from './given.js';
import { termsOf } from './ratings.js';
import { isActive, isUnit, playerOf, standingOf, traitOf } from './selectors.js';

/** Civil actions for the card at a place of the row (TTA-ROW-01, TTA-TAKE-06). */
export function takingPrice(s: State, seat: Seat, place: number): number {
  const price = editionOf(s).rowPrices[place]!;
  const card = s.row[place];
  if (card == null || cardOf(card).type !== 'wonder') return price;
  const p = playerOf(s, seat);
  return Math.max(0, price + p.wonders.length - (traitOf(p, 'wonder-taking-discount')?.n ?? 0));
}

/** Food for one more worker, with what leader and wonder save; undefined with an empty bank (TTA-POP-01, 02). */
export function growthPrice(s: State, p: Player, less = 0): number | undefined {
  const food = byBank(editionOf(s).growth, p.yellow);
  if (food === null) return undefined;
  return Math.max(0, food - (traitOf(p, 'growth-discount')?.food ?? 0) - less);
}

/** The price of a building or unit as it also enters the difference of an upgrade (TTA-UPG-04). */
function reducedCost(p: Player, row: TechnologyRow): number {
  let cost = row.cost;
  for (const trait of standingOf(p).traits)
    if (trait.trait === 'build-discount' && trait.types.includes(row.type)) cost -= trait.byLevel[row.level];
  return Math.max(0, cost);
}
/** What rivals make one pay more. */
function surcharge(s: State, seat: Seat, row: TechnologyRow): number {
  let more = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !isActive(s, other)) continue;
    const trait = traitOf(playerOf(s, other), 'rivals-pay');
    if (trait?.types.includes(row.type)) more += trait.n;
  }
  return more;
}
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
/** Stages that one civil action may build. */
export const stagesAtOnce = (p: Player): number => traitOf(p, 'stages')?.n ?? 1;

/** What the partner of a pact on science takes over: the price falls by `less`, the partner pays `pays` (TTA-CRD-07). */
export function sharedScience(s: State, seat: Seat, partner: Seat): { less: number; partnerPays: number } | undefined {
  for (const owner of [seat, partner]) {
    const pact = playerOf(s, owner).pact;
    const shared = pact?.partner === (owner === seat ? partner : seat) ? termsOf(s, seat, owner)?.sharedScience : undefined;
    if (shared) return shared;
  }
  return undefined;
}

/** Science points for a technology (TTA-TEC-01) or government (TTA-GOV-01). */
export function sciencePrice(s: State, seat: Seat, card: CardId, shared: Seat | -1, way?: 'revolution' | 'peaceful'): number {
  const p = playerOf(s, seat);
  const row = cardOf(card);
  let price = way === undefined ? ('science' in row ? row.science : 0) : governmentOf(card)[way];
  for (const trait of standingOf(p).traits)
    if (trait.trait === 'science-discount' && (trait.types as readonly string[]).includes(row.type)) price -= trait.n;
  if (shared !== -1) price -= sharedScience(s, seat, shared)?.less ?? 0;
  price -= lessNow(s, seat);
  return Math.max(0, price);
}
