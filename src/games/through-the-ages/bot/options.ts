import type { CardId } from '../../../kernel/index.js';
import { buildingPrice, sciencePrice, upgradePrice } from '../ask/prices.js';
import { happinessOf, happyNeeded, scienceOf, tacticBonus, urbanLimit } from '../ask/ratings.js';
import { givesOf, isUnit, isUrban, levelOf, workersOn } from '../ask/selectors.js';
import { cardOf, technologyOf } from '../cards/index.js';
import { versionOf } from '../editions/index.js';
import { lasting, type Outlook, turnsOfLevel, worthOfYield } from './outlook.js';
import { WEIGHTS } from './weights.js';
import { worthOfCard } from './worth.js';

/** Not all that pays can be done: each further thing to do counts for so much of the one before. */
const sumOfBest = (worths: number[], first: number, next: number): number => {
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

/** What it would pay to do with a technology: raise workers of lower ones to it, and build one more. */
function usesOf(o: Outlook, card: CardId, turns: number, uses: number[]): void {
  const { s, seat, p } = o;
  const row = technologyOf(card);
  const gives = worthOfYield(o, row.gives, turns) + (isUnit(row.type) ? worthInArmy(o, card) : 0);
  const action = 0.5 * (isUnit(row.type) ? o.military : o.civil);
  for (const h of p.holdings) {
    const lower = technologyOf(h.id);
    if (h.workers === 0 || lower.type !== row.type || lower.level >= row.level) continue;
    const gain = gives - worthOfYield(o, givesOf(h.id), turns) - upgradePrice(s, seat, h.id, card) * o.resources - action;
    if (gain > 0) for (let i = Math.min(h.workers, 2); i > 0; i--) uses.push(gain);
  }
  if (isUrban(row.type) && workersOn(p, row.type) >= urbanLimit(s, seat)) return;
  uses.push(gives - buildingPrice(s, seat, card) * o.resources - action - 0.8 * lasting(o, WEIGHTS.idle));
}

/** What playing a technology of the hand in so many turns would bring. */
function worthOfTechnology(o: Outlook, card: CardId, delay = 0): number {
  const { s, seat, p } = o;
  const row = technologyOf(card);
  for (const h of p.holdings) {
    const other = technologyOf(h.id);
    if (other.type === row.type && other.level >= row.level) return -1;
  }
  const uses: number[] = [];
  usesOf(o, card, Math.max(0, o.turns - delay - 0.5), uses);
  const needsFaces =
    versionOf(s).isAdvanced && (row.gives.happy ?? 0) > 0 && happinessOf(s, seat) <= happyNeeded(s, seat) ? 2 * o.happy : 0;
  const use = sumOfBest(uses, WEIGHTS.options.first, WEIGHTS.options.next);
  return use + needsFaces + lasting(o, WEIGHTS.technology) * row.level - sciencePrice(s, seat, card, -1) * o.science;
}

const priceOf = ({ s, seat }: Outlook, card: CardId): number => {
  const row = cardOf(card);
  if (row.type === 'government') return sciencePrice(s, seat, card, -1, 'revolution');
  return 'science' in row ? sciencePrice(s, seat, card, -1) : 0;
};
/** What playing any card of the hand in so many turns would bring. */
export const worthInHand = (o: Outlook, card: CardId, delay = 0): number =>
  'cost' in cardOf(card) ? worthOfTechnology(o, card, delay) : worthOfCard(o, card, delay);

/** Cards of the hand wait for the science they cost; what cannot be paid before its time is over is worth nothing. */
function worthOfHand(o: Outlook): number {
  const { s, seat, p } = o;
  const free: number[] = [];
  // Of governments and of leaders only the best will be played.
  let leader = 0;
  let government: CardId | undefined;
  let reign = 0;
  const dear: { readonly card: CardId; readonly price: number; readonly rate: number }[] = [];
  for (const { card } of p.civilHand) {
    if (card === null) continue;
    const price = priceOf(o, card);
    const worth = worthInHand(o, card);
    if (worth <= 0) continue;
    const { type } = cardOf(card);
    if (type === 'leader') leader = Math.max(leader, worth);
    else if (type === 'government') {
      if (worth > reign) [government, reign] = [card, worth];
    } else if (price === 0) free.push(worth);
    else dear.push({ card, price, rate: worth / price });
  }
  if (leader > 0) free.push(leader);
  if (government !== undefined)
    dear.push({ card: government, price: priceOf(o, government), rate: reign / Math.max(1, priceOf(o, government)) });
  // Each costs an action, and leaders follow each other.
  let sum = sumOfBest(free, WEIGHTS.inHand, WEIGHTS.handNext);
  dear.sort((a, b) => b.rate - a.rate);
  const income = Math.max(1, scienceOf(s, seat));
  let spent = 0;
  for (const { card, price } of dear) {
    spent += price;
    const delay = Math.max(0, spent - p.science) / income;
    if (delay <= turnsOfLevel(o, levelOf(card))) sum += ((WEIGHTS.inHand * 3) / (3 + delay)) * Math.max(0, worthInHand(o, card, delay));
  }
  return sum;
}

/** What may still be made of the technologies in play, and of the hand. */
export function worthOfOptions(o: Outlook): number {
  const best = new Map<string, CardId>();
  for (const { id } of o.p.holdings) {
    const { type, level } = technologyOf(id);
    const other = best.get(type);
    if (other === undefined || level > levelOf(other)) best.set(type, id);
  }
  const uses: number[] = [];
  for (const id of best.values()) usesOf(o, id, Math.max(0, o.turns - 1), uses);
  return sumOfBest(uses, WEIGHTS.options.first, WEIGHTS.options.next) + worthOfHand(o);
}
