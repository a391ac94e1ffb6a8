import type { CardId } from '../../../kernel/index.js';
import { countOf } from '../ask/counts.js';
import { grossOf } from '../ask/crops.js';
import { civilTotal, militaryLimit, militaryTotal } from '../ask/ratings.js';
import { levelOf } from '../ask/selectors.js';
import { cardOf, leaderOf, specialOf, wonderOf } from '../cards/index.js';
import { flow, lasting, type Outlook, rated, turnsOfLevel, worthOfYield } from './outlook.js';
import { worthOfServices, worthOfTraits } from './traits.js';
import { WEIGHTS } from './weights.js';

/** Cards in play that are more than their symbols, the wonder in progress, and the military hand. */
export function worthOfCards(o: Outlook): number {
  const { s, seat, p, turns } = o;
  let sum = rated(WEIGHTS.civilRate, civilTotal(s, seat)) * flow(WEIGHTS.civil, turns);
  sum += militaryTotal(s, seat) * flow(WEIGHTS.military, turns);
  for (const h of p.holdings) sum += levelOf(h.id) * lasting(o, WEIGHTS.technology);
  sum += (levelOf(p.government) + p.specials.length) * lasting(o, WEIGHTS.technology);
  for (const id of p.specials) sum += worthOfServices(o, specialOf(id).traits, turns);
  for (const { id, ruined } of p.wonders) if (!ruined) sum += worthOfServices(o, wonderOf(id).traits, turns);
  if (p.leader !== null) sum += worthOfRule(o, p.leader);
  if (p.wonder) sum += worthOfWork(o, p.wonder.id, p.wonder.stages);
  return sum + worthOfMilitaryHand(o);
}

/** The ratings count a leader as if he stayed for ever. */
function worthOfRule(o: Outlook, id: CardId): number {
  const row = leaderOf(id);
  const turns = turnsOfLevel(o, row.level);
  const sum = lasting(o, WEIGHTS.leader) + worthOfServices(o, row.traits, turns);
  return turns < o.turns ? sum - worthOfReign(o, row, o.turns) + worthOfReign(o, row, turns) : sum;
}
function worthOfReign(o: Outlook, { gives, traits }: ReturnType<typeof leaderOf>, turns: number): number {
  let sum = worthOfYield(o, gives, turns);
  for (const trait of traits) if (trait.trait === 'per') sum += worthOfYield(o, trait.gives, turns) * countOf(o.s, o.seat, trait.count);
  return sum;
}

/** A wonder in progress is worth what it will give without what it still costs, the surer the more stages are built. */
function worthOfWork(o: Outlook, id: CardId, stages: number): number {
  const row = wonderOf(id);
  const left = row.stages.slice(stages);
  const missing = left.reduce((sum, n) => sum + n, 0);
  const needed = Math.max(missing / Math.max(2, grossOf(o.p, 'resources') * 0.7), left.length * 0.4);
  if (needed > turnsOfLevel(o, row.level)) return 0;
  const turns = Math.max(0, o.turns - needed);
  const worth = worthOfYield(o, row.gives, turns) + worthOfTraits(o, row.traits, turns);
  const cost = missing * o.resources + left.length * 0.5 * o.civil;
  return Math.max(0.2 * worth, worth - cost) * (0.7 + 0.25 * (stages / row.stages.length));
}

/** What a military card is worth in the hand. */
export function worthOfMilitaryCard(o: Outlook, card: CardId): number {
  const row = cardOf(card);
  switch (row.type) {
    case 'bonus':
      return 1 + 0.6 * row.level;
    case 'tactic':
      return 0.6;
    case 'event':
      return row.level * 0.7 + (row.scoring ? 1 : 0.2);
    case 'aggression':
    case 'war':
      return militaryTotal(o.s, o.seat) > 2 ? 1.6 : 0.8;
    default:
      return 0.8;
  }
}

/** What is more than the limit of the hand will be discarded. */
function worthOfMilitaryHand(o: Outlook): number {
  const { s, seat, p } = o;
  if (p.militaryHand.length === 0) return 0;
  const worths = p.militaryHand.map(({ card }) => (card === null ? 1 : worthOfMilitaryCard(o, card))).sort((a, b) => b - a);
  const kept = worths.slice(0, militaryLimit(s, seat) + 1).reduce((sum, worth) => sum + worth, 0);
  return kept * lasting(o, WEIGHTS.militaryCard);
}
