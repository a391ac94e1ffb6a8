import type { CardId } from '../../../kernel/index.js';
import { buildingPrice, upgradePrice } from '../ask/prices.js';
import { tacticBonus, urbanLimit } from '../ask/ratings.js';
import { givesOf, isUnit, isUrban, levelOf, workersOn } from '../ask/selectors.js';
import { technologyOf } from '../cards/index.js';
import { lasting, type Outlook, worthOfYield } from './outlook.js';
import { WEIGHTS } from './weights.js';

/** Not all that pays can be done: each further thing to do counts for so much of the one before. */
export const sumOfBest = (worths: number[], first: number, next: number): number => {
  worths.sort((a, b) => b - a);
  let sum = 0;
  let share = first;
  for (const worth of worths) {
    if (worth <= 0) break;
    sum += share * worth;
    share *= next;
  }
  return sum;
};

/** What one more unit adds to the armies of the tactic in play. */
function worthInArmy({ s, p, strength }: Outlook, card: CardId): number {
  if (p.tactic === null) return 0;
  const known = p.holdings.some((h) => h.id === card);
  const holdings = known
    ? p.holdings.map((h) => (h.id === card ? { ...h, workers: h.workers + 1 } : h))
    : [...p.holdings, { id: card, workers: 1, tokens: 0 }];
  return (tacticBonus(s, { ...p, holdings }) - tacticBonus(s, p)) * strength;
}

/** What one more worker on a technology gives for so many turns. */
const givenBy = (o: Outlook, card: CardId, turns: number): number => {
  const { type, gives } = technologyOf(card);
  return worthOfYield(o, gives, turns) + (isUnit(type) ? worthInArmy(o, card) : 0);
};
const actionFor = (o: Outlook, card: CardId): number => 0.5 * (isUnit(technologyOf(card).type) ? o.military : o.civil);

/** What raising a worker of a lower technology to this one brings, its price paid; for up to two workers of each. */
function raisesOf(o: Outlook, card: CardId, turns: number): number[] {
  const { s, seat, p } = o;
  const row = technologyOf(card);
  const raises: number[] = [];
  for (const h of p.holdings) {
    const lower = technologyOf(h.id);
    if (h.workers === 0 || lower.type !== row.type || lower.level >= row.level) continue;
    const gain = givenBy(o, card, turns) - worthOfYield(o, givesOf(h.id), turns) - upgradePrice(s, seat, h.id, card) * o.resources;
    for (let i = Math.min(h.workers, 2); i > 0; i--) raises.push(gain - actionFor(o, card));
  }
  return raises;
}

/** What one more of it would bring, its price paid and a worker taken; nothing where there is no room. */
function gainOfBuilding(o: Outlook, card: CardId, turns: number): number {
  const { s, seat, p } = o;
  const { type } = technologyOf(card);
  if (isUrban(type) && workersOn(p, type) >= urbanLimit(s, seat)) return Number.NEGATIVE_INFINITY;
  const price = buildingPrice(s, seat, card) * o.resources + actionFor(o, card) + 0.8 * lasting(o, WEIGHTS.idle);
  return givenBy(o, card, turns) - price;
}

/** What it would pay to do with a technology: raise workers of lower ones to it, and build one more. */
export const usesOf = (o: Outlook, card: CardId, turns: number): number[] => [...raisesOf(o, card, turns), gainOfBuilding(o, card, turns)];

/** The best technology of each type in play. */
export function bestInPlay({ p }: Outlook): CardId[] {
  const best = new Map<string, CardId>();
  for (const { id } of p.holdings) {
    const { type, level } = technologyOf(id);
    const other = best.get(type);
    if (other === undefined || level > levelOf(other)) best.set(type, id);
  }
  return [...best.values()];
}

/** The best that can be done next turn by building or raising something of these types. */
export function bestUse(o: Outlook, types: readonly string[], by: { readonly builds: boolean; readonly raises: boolean }): number {
  const turns = Math.max(0, o.turns - 1);
  let best = Number.NEGATIVE_INFINITY;
  for (const card of bestInPlay(o)) {
    if (!types.includes(technologyOf(card).type)) continue;
    if (by.raises) best = Math.max(best, ...raisesOf(o, card, turns));
    if (by.builds) best = Math.max(best, gainOfBuilding(o, card, turns));
  }
  return best;
}
