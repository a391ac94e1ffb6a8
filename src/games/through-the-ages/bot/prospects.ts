import type { CardId } from '../../../kernel/index.js';
import { cardOf, wonderOf } from '../cards/index.js';
import { byBank, editionOf, versionOf } from '../editions/index.js';
import { impactOf } from '../impact.js';
import { consumptionOf, corruptionOf, grossOf } from '../production.js';
import {
  civilTotal,
  countOf,
  cultureOf,
  discontentOf,
  happinessOf,
  happyNeeded,
  militaryTotal,
  scienceOf,
  strengthOf,
} from '../ratings.js';
import { finalBonusOf } from '../scoring.js';
import { isActive, levelOf } from '../selectors.js';
import { stored } from '../tokens.js';
import { lasting, type Outlook, worthOfYield } from './outlook.js';
import { WEIGHTS } from './weights.js';
import { worthOfCard } from './worth.js';

/** More than this in store is rarely spent and draws corruption. */
const ENOUGH = 9;
const useful = (n: number): number => Math.min(n, ENOUGH) + 0.3 * Math.max(0, n - ENOUGH);

/** Points, what the ratings will bring, and what lies in store. */
function worthOfIncome(o: Outlook): number {
  const { s, seat, p, turns } = o;
  const food = grossOf(p, 'food');
  const resources = grossOf(p, 'resources');
  const eaten = consumptionOf(s, p);
  const stock = stored(p, 'food');
  let sum = p.culture + cultureOf(s, seat) * turns;
  sum += useful(p.science) * o.science + scienceOf(s, seat) * turns * o.science * 0.8;
  sum += useful(stock) * o.food + useful(stored(p, 'resources')) * o.resources;
  sum += (food - eaten) * turns * o.food * 0.8 + resources * turns * o.resources * 0.8;
  // Hunger: what will be missing at the next productions costs culture.
  const missing = Math.max(0, eaten - food - stock) + 0.5 * Math.max(0, Math.min(turns - 1, 2) * (eaten - food) - stock);
  sum -= missing * editionOf(s).famine;
  const corruption = corruptionOf(s, p);
  sum -= corruption * o.resources * Math.min(turns, 2);
  if (p.blue < 11 && versionOf(s).isAdvanced) sum -= (11 - p.blue) * 0.12;
  return sum;
}

/** Workers, faces and the danger of an uprising. */
function worthOfPeople(o: Outlook): number {
  const { s, seat, p, turns } = o;
  const workers = p.holdings.reduce((sum, h) => sum + h.workers, 0);
  const upset = discontentOf(s, seat);
  const idle = Math.max(0, p.pool - upset);
  let sum = workers * 0.15 * lasting(o, WEIGHTS.worker) + Math.min(idle, 3) * lasting(o, WEIGHTS.idle);
  if (!versionOf(s).isAdvanced) return sum;
  const spare = happinessOf(s, seat) - happyNeeded(s, seat);
  sum += Math.min(spare, 2) * 0.5 * o.happy - upset * o.happy;
  // An uprising: one production is lost.
  if (upset > p.pool && turns >= 1) {
    const lost = cultureOf(s, seat) + scienceOf(s, seat) * o.science + grossOf(p, 'food') * o.food + grossOf(p, 'resources') * o.resources;
    sum -= 1.2 * lost + 4;
  }
  // The next worker will need a face more.
  if (p.yellow > 0 && byBank(editionOf(s).happyNeeded, p.yellow - 1) > happinessOf(s, seat)) sum -= 0.5 * o.happy;
  return sum;
}

/** Strength against the rivals: events, aggressions, wars and colonies reward it. */
function worthOfStrength(o: Outlook): number {
  const { s, seat } = o;
  const mine = strengthOf(s, seat);
  if (!versionOf(s).isAdvanced) return 0; // counted by the final bonus
  let sum = mine * o.strength;
  let n = 0;
  let lead = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !isActive(s, other)) continue;
    const d = mine - strengthOf(s, other);
    lead += d / (Math.abs(d) + WEIGHTS.lead.half);
    n++;
  }
  if (n > 0) sum += (lead / n) * lasting(o, WEIGHTS.lead) * (s.options.peaceful === 'no' ? 1 : 0.6);
  const war = s.players.some((p) => p.war?.target === seat);
  return war ? sum * 1.4 : sum;
}

/** Cards in play that are more than their symbols, the wonder in progress, and the hands. */
function worthOfCards(o: Outlook): number {
  const { s, seat, p } = o;
  let sum = civilTotal(s, seat) * o.turns * o.civil + militaryTotal(s, seat) * o.turns * o.military;
  for (const h of p.holdings) sum += levelOf(h.id) * lasting(o, WEIGHTS.technology);
  sum += (levelOf(p.government) + p.specials.length) * lasting(o, WEIGHTS.technology);
  if (p.leader !== null) sum += lasting(o, WEIGHTS.leader);
  if (p.wonder) sum += unfinished(o, p.wonder.id, p.wonder.stages);
  for (const { card } of p.civilHand) if (card !== null) sum += WEIGHTS.inHand * Math.max(0, worthOfCard(o, card));
  sum += Math.min(p.militaryHand.length, militaryTotal(s, seat) + 1) * lasting(o, WEIGHTS.militaryCard);
  for (const { card } of p.militaryHand) if (card !== null && cardOf(card).type === 'bonus') sum += 0.3 * levelOf(card);
  return sum;
}

/** A wonder is worth what it will give, the surer the more stages are built. */
function unfinished(o: Outlook, id: CardId, stages: number): number {
  const row = wonderOf(id);
  const missing = row.stages.slice(stages).reduce((sum, n) => sum + n, 0);
  const turnsNeeded = missing / Math.max(2, grossOf(o.p, 'resources') * 0.6);
  const rest = { ...o, turns: Math.max(0, o.turns - turnsNeeded) };
  let worth = worthOfYield(rest, row.gives) + row.traits.length * 2 * (rest.turns / (rest.turns + 3));
  for (const trait of row.traits) if (trait.trait === 'on-completion') worth += trait.culture * countOf(o.p, trait.count);
  if (turnsNeeded > o.turns) worth *= 0.2;
  return worth * (0.35 + 0.6 * (stages / row.stages.length));
}

/** What scores at the end as things stand. */
function worthOfEnd(o: Outlook): number {
  const { s, seat, turns } = o;
  const sure = WEIGHTS.finalBonus - 0.03 * Math.min(turns, 10);
  if (!versionOf(s).isAdvanced) return sure * Object.values(finalBonusOf(s, seat)).reduce((sum, n) => sum + n, 0);
  let sum = 0;
  const known = [...s.bonuses, ...o.p.bonuses, ...(s.options.fewerBonuses ? [] : [...s.currentEvents, ...s.futureEvents])];
  for (const { card } of known)
    if (card !== null && levelOf(card) === 3 && cardOf(card).type === 'event') sum += sure * (impactOf(s, card, s.first)[seat] ?? 0);
  return sum;
}

/** The culture the seat may expect to have in the end. */
export function prospects(o: Outlook): number {
  return worthOfIncome(o) + worthOfPeople(o) + worthOfStrength(o) + worthOfCards(o) + worthOfEnd(o);
}
