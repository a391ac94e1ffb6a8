import type { CardId } from '../../../kernel/index.js';
import { sciencePrice } from '../ask/prices.js';
import { happinessOf, happyNeeded, scienceOf } from '../ask/ratings.js';
import { levelOf } from '../ask/selectors.js';
import { cardOf, technologyOf } from '../cards/index.js';
import { versionOf } from '../editions/index.js';
import { lasting, type Outlook, turnsOfLevel } from './outlook.js';
import { bestInPlay, sumOfBest, usesOf } from './uses.js';
import { WEIGHTS } from './weights.js';
import { worthOfCard } from './worth.js';

/** What playing a technology of the hand in so many turns would bring. */
function worthOfTechnology(o: Outlook, card: CardId, delay = 0): number {
  const { s, seat, p } = o;
  const row = technologyOf(card);
  for (const h of p.holdings) {
    const other = technologyOf(h.id);
    if (other.type === row.type && other.level >= row.level) return -1;
  }
  const needsFaces =
    versionOf(s).isAdvanced && (row.gives.happy ?? 0) > 0 && happinessOf(s, seat) <= happyNeeded(s, seat) ? 2 * o.happy : 0;
  const use = sumOfBest(usesOf(o, card, Math.max(0, o.turns - delay - 0.5)), WEIGHTS.options.first, WEIGHTS.options.next);
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
  const uses = bestInPlay(o).flatMap((card) => usesOf(o, card, Math.max(0, o.turns - 1)));
  return sumOfBest(uses, WEIGHTS.options.first, WEIGHTS.options.next) + worthOfHand(o);
}
