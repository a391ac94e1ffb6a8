import { grossOf } from '../ask/crops.js';
import { cultureOf, discontentOf, happinessOf, happyNeeded, scienceOf } from '../ask/ratings.js';
import { levelOf } from '../ask/selectors.js';
import { typeOf } from '../cards/index.js';
import { impactOf } from '../change/impact.js';
import { consumptionOf, corruptionOf } from '../change/production.js';
import { stored } from '../change/tokens.js';
import { byBank, editionOf, versionOf } from '../editions/index.js';
import { finalBonusOf, sumOfBonus } from '../steps/scoring.js';
import { worthOfArms } from './arms.js';
import { worthOfCards } from './holdings.js';
import { worthOfOptions } from './options.js';
import { flow, lasting, type Outlook, rated } from './outlook.js';
import { WEIGHTS } from './weights.js';

/** More than enough of a thing is rarely spent in time. */
const useful = (n: number, enough: number): number => Math.min(n, enough) + 0.3 * Math.max(0, n - enough);

/** Points, what the ratings will bring, and what lies in store. */
function worthOfIncome(o: Outlook): number {
  const { s, seat, p, turns } = o;
  const gain = grossOf(p, 'food') - consumptionOf(s, p);
  const stock = stored(p, 'food');
  let sum = p.culture + cultureOf(s, seat) * turns;
  sum += useful(p.science, 12) * o.science + rated(WEIGHTS.scienceRate, scienceOf(s, seat)) * flow(WEIGHTS.science, turns);
  sum += useful(stock, 6) * o.food + useful(stored(p, 'resources'), 9) * o.resources;
  sum += rated(WEIGHTS.resourceRate, grossOf(p, 'resources')) * flow(WEIGHTS.resources, turns);
  sum += (gain > 0 ? rated(WEIGHTS.foodRate, gain) : 2.2 * gain) * flow(WEIGHTS.food, turns);
  // Hunger: what will be missing at the next productions costs culture.
  const missing = Math.max(0, -gain - stock) + 0.8 * Math.max(0, Math.min(turns - 1, 3) * -gain - stock);
  sum -= missing * editionOf(s).famine;
  sum -= corruptionOf(s, p) * o.resources * Math.min(turns, 2.5);
  if (p.blue < 11 && versionOf(s).isAdvanced) sum -= (11 - p.blue) * 0.12;
  return sum;
}

/** Resources it takes to give a worker something to do. */
const MEANS = 5;

/** How many turns an uprising is likely to last. */
const LASTING_UPRISING = 4;

/** Workers, faces and the danger of an uprising. */
function worthOfPeople(o: Outlook): number {
  const { s, seat, p, turns } = o;
  const workers = p.holdings.reduce((sum, h) => sum + h.workers, 0);
  const upset = discontentOf(s, seat);
  let sum = workers * lasting(o, WEIGHTS.worker);
  let worth = lasting(o, WEIGHTS.idle);
  // A worker for whom nothing can be built soon is worth less.
  const means = (stored(p, 'resources') + grossOf(p, 'resources')) / MEANS;
  const waiting = Math.min(p.pool - upset, 3);
  for (let idle = 1; idle <= waiting; idle++) {
    sum += worth * Math.min(1, means / idle);
    worth *= WEIGHTS.idle.next;
  }
  if (!versionOf(s).isAdvanced) return sum;
  const spare = happinessOf(s, seat) - happyNeeded(s, seat);
  sum += Math.min(spare, 2) * 0.5 * o.happy - upset * o.happy;
  // An uprising: a production is lost, and most often the next ones too, since nothing comes in to pay for a temple.
  if (upset > p.pool && turns >= 1) {
    const lost = cultureOf(s, seat) + scienceOf(s, seat) * o.science + grossOf(p, 'food') * o.food + grossOf(p, 'resources') * o.resources;
    sum -= (1.2 * lost + 4) * Math.min(turns, LASTING_UPRISING);
  }
  // The next worker will need a face more.
  if (p.yellow > 0 && byBank(editionOf(s).happyNeeded, p.yellow - 1) > happinessOf(s, seat)) sum -= 0.5 * o.happy;
  return sum;
}

/** What scores at the end as things stand. */
function worthOfEnd(o: Outlook): number {
  const { s, seat, turns } = o;
  const sure = WEIGHTS.finalBonus - 0.03 * Math.min(turns, 10);
  const { finalBonus } = versionOf(s);
  if (finalBonus) return sure * sumOfBonus(finalBonusOf(s, seat, finalBonus));
  let sum = 0;
  const known = [...s.bonuses, ...o.p.bonuses, ...(s.options.fewerBonuses ? [] : [...s.currentEvents, ...s.futureEvents])];
  for (const { card } of known)
    if (card !== null && levelOf(card) === 3 && typeOf(card) === 'event') sum += sure * (impactOf(s, card, s.first)[seat] ?? 0);
  return sum;
}

/** The culture the seat may expect to have in the end. What rivals have in mind and in the hand does not change by what one does. */
export function prospects(o: Outlook, isRival = false): number {
  return worthOfIncome(o) + worthOfPeople(o) + worthOfArms(o) + worthOfCards(o) + worthOfEnd(o) + (isRival ? 0 : worthOfOptions(o));
}

/** The same, part by part: income, people, arms, cards, end, and options where they count. */
export const partsOf = (o: Outlook, isRival: boolean): number[] => [
  worthOfIncome(o),
  worthOfPeople(o),
  worthOfArms(o),
  worthOfCards(o),
  worthOfEnd(o),
  isRival ? 0 : worthOfOptions(o),
];
