import type { CardId } from '../../../kernel/index.js';
import { countOf } from '../ask/counts.js';
import { civilTotal, militaryLimit, militaryTotal } from '../ask/ratings.js';
import { givesOf, levelOf } from '../ask/selectors.js';
import { cardOf, leaderOf, specialOf, typeOf, wonderOf } from '../cards/index.js';
import { impactOf } from '../change/impact.js';
import { worthOfAttack, worthOfTactic } from './arms.js';
import { flow, lasting, type Outlook, rated, turnsOfLevel, worthOfYield } from './outlook.js';
import { worthOfServices } from './traits.js';
import { WEIGHTS } from './weights.js';
import { worthOfWork } from './worth.js';

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
  return turns < o.turns ? sum - worthOfReign(o, id, o.turns) + worthOfReign(o, id, turns) : sum;
}
function worthOfReign(o: Outlook, id: CardId, turns: number): number {
  let sum = worthOfYield(o, givesOf(id), turns);
  for (const trait of leaderOf(id).traits)
    if (trait.trait === 'per') sum += worthOfYield(o, trait.gives, turns) * countOf(o.s, o.seat, trait.count);
  return sum;
}

/** What a military card is worth in the hand, in culture. */
export function worthOfMilitaryCard(o: Outlook, card: CardId): number {
  const row = cardOf(card);
  const usual = lasting(o, WEIGHTS.militaryCard);
  switch (row.type) {
    case 'bonus':
      return (1 + 0.6 * row.level) * usual;
    case 'tactic':
      return 0.3 * usual + worthOfTactic(o, card);
    // Preparing it brings its level in culture.
    case 'event':
      return o.turns < 1 ? 0 : 0.6 * row.level + 0.2 * usual + (row.scoring ? Math.max(-1, 0.5 * worthOfImpact(o, card)) : 0);
    case 'territory':
      return o.turns < 1 ? 0 : 0.6 * row.level + 0.4 * usual;
    case 'aggression':
    case 'war':
      return 0.3 * usual + WEIGHTS.attack.hand * worthOfAttack(o, card);
    default:
      return 0.8 * usual;
  }
}

/** What an event of Age III brings, compared with the best of the others. */
export function worthOfImpact({ s, seat }: Outlook, card: CardId): number {
  const points = impactOf(s, card, s.current);
  return points[seat]! - Math.max(0, ...points.filter((_, other) => other !== seat));
}

/** What is more than the limit of the hand will be discarded; of tactics one is used, of attacks and events one in a turn. */
function worthOfMilitaryHand(o: Outlook): number {
  const { s, seat, p } = o;
  if (p.militaryHand.length === 0) return 0;
  const usual = lasting(o, WEIGHTS.militaryCard);
  let tactic = 0;
  const worths: number[] = [];
  for (const { card } of p.militaryHand) {
    const worth = card === null ? usual : worthOfMilitaryCard(o, card);
    if (card !== null && typeOf(card) === 'tactic') tactic = Math.max(tactic, worth);
    else worths.push(worth);
  }
  if (tactic > 0) worths.push(tactic);
  worths.sort((a, b) => b - a);
  let sum = 0;
  let share = 1;
  for (const worth of worths.slice(0, militaryLimit(s, seat) + 1)) {
    sum += share * worth;
    share *= 0.9;
  }
  return sum;
}
