import type { CardId, Seat } from '../../../kernel/index.js';
import { attackOf, attackRow, isWar, maySacrifice } from '../ask/fights.js';
import { cardDefence, NOTHING_PUT, sacrificeOf, unitsOf } from '../ask/forces.js';
import { buildingPrice } from '../ask/prices.js';
import { militaryTotal, tacticBonus } from '../ask/ratings.js';
import { isActive, isUnit, levelOf, playerOf } from '../ask/selectors.js';
import type { Spoils } from '../cards/ability.js';
import { tacticOf, technologyOf, typeOf } from '../cards/index.js';
import { editionOf, versionOf } from '../editions/index.js';
import type { Player, State } from '../state/state.js';
import { lasting, type Outlook, worthOfLead } from './outlook.js';
import { WEIGHTS } from './weights.js';

/** Strength against the rivals: events and colonies reward it, attacks and wars live on it. */
export function worthOfArms(o: Outlook): number {
  const { s, seat } = o;
  if (!versionOf(s).isAdvanced) return 0; // counted by the final bonus
  const mine = o.strengths[seat]!;
  let sum = mine * o.force;
  let n = 0;
  let lead = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !isActive(s, other)) continue;
    const d = mine - o.strengths[other]!;
    lead += d / (Math.abs(d) + WEIGHTS.lead.half);
    n++;
    sum += worthOfWars(o, other, d);
    if (canAttack(s)) sum -= threatOf(o, other, -d);
  }
  return n > 0 ? sum + (lead / n) * worthOfLead(s, o.turns) : sum;
}

const canAttack = (s: State): boolean => s.options.peaceful === 'no' && versionOf(s).contacts.includes('aggression');

/** How sure a lead is to win when so much may be put against it: nothing is sure at par. */
const sureness = (lead: number, guard: number): number => (lead <= 0 ? 0 : 1 / (1 + Math.exp(-(lead - guard) / WEIGHTS.attack.spread)));

/** What a defender may add as far as the other side can tell: every hidden card may be a bonus, units may be given up. */
function guardOf(s: State, p: Player): number {
  const { attacks } = editionOf(s);
  const cards = attacks.cardsByActions ? Math.min(p.militaryHand.length, militaryTotal(s, s.players.indexOf(p))) : p.militaryHand.length;
  const units = maySacrifice(s) ? WEIGHTS.attack.sacrifice * sacrificeOf(s, p, unitsOf(p)) : 0;
  return cards * (WEIGHTS.attack.card * Math.max(1, s.age) + attacks.otherCards * 0.5) + units;
}

/** What a defender has for sure: bonus cards of his own hand. */
function shieldOf({ s, p }: Outlook): number {
  let n = 0;
  for (const { card } of p.militaryHand) if (card !== null && typeOf(card) === 'bonus') n += cardDefence(p, card);
  return n + (maySacrifice(s) ? WEIGHTS.attack.sacrifice * sacrificeOf(s, p, unitsOf(p)) : 0);
}

/** What a stronger rival may do: he will draw attacks as long as the game lasts. */
function threatOf(o: Outlook, other: Seat, lead: number): number {
  if (lead <= 0) return 0;
  const { s, turns } = o;
  const usual = WEIGHTS.threat.worth * Math.max(1, s.age) + WEIGHTS.threat.lead * lead * (s.age >= 2 ? 1 : 0.3);
  const cards = Math.min(1, 0.25 * playerOf(s, other).militaryHand.length);
  return sureness(lead, shieldOf(o)) * usual * (cards * Math.min(1, turns) + WEIGHTS.threat.later * Math.max(0, turns - 1));
}

/** Wars between the two that are declared already, as strength stands; half of a lead may still melt. */
function worthOfWars(o: Outlook, other: Seat, lead: number): number {
  let sum = 0;
  const his = o.s.players[other]!.war;
  for (const war of [o.p.war?.target === other ? o.p.war : null, his?.target === o.seat ? his : null])
    if (war) {
      const size = Math.abs(lead);
      sum += Math.sign(lead) * (size / (size + 3)) * worthOfSpoils(o, attackRow(war.card).spoils, lead > 0 ? other : o.seat, size);
    }
  return sum;
}

/** What the winner has of it, with what the other one loses. */
function worthOfSpoils(o: Outlook, spoils: Spoils, loser: Seat, lead: number): number {
  const victim = playerOf(o.s, loser);
  const both = 1 + WEIGHTS.rivals;
  switch (spoils.take) {
    case 'culture':
      return both * Math.min(victim.culture, spoils.n + (spoils.differentGovernment ?? 0) * 0.5 + (spoils.advantage ? lead : 0));
    case 'yellow':
      return both * (spoils.n + lead / spoils.perAdvantage) * lasting(o, WEIGHTS.yellowToken);
    case 'mix':
      return both * 0.8 * (spoils.n === 'advantage' ? lead : spoils.n) * o.resources;
    case 'population':
      return spoils.n * lasting(o, WEIGHTS.idle) + spoils.resources * o.resources;
    case 'buildings':
    case 'one-by-one':
      return (spoils.take === 'buildings' ? spoils.n : spoils.levels.length) * (3 * o.resources + 0.5 * Math.min(o.turns, 10));
    case 'leader':
    case 'leader-or-wonder':
      return victim.leader === null ? 0 : spoils.culturePerLevel * levelOf(victim.leader) + Math.min(4, 0.5 * o.turns);
    case 'unfinished-wonder':
      return victim.wonder === null ? 0 : spoils.culturePerLevel * levelOf(victim.wonder.id) + 3 * victim.wonder.stages * o.resources;
    case 'colony':
      return victim.colonies.length > 0 ? both * 5 : 0;
    case 'science':
      return both * Math.min(victim.science, spoils.n) * o.science;
    case 'knowledge':
      return both * 0.8 * lead * o.science;
    case 'each':
      return both * (spoils.culture + spoils.science * o.science + spoils.food * o.food + spoils.resources * o.resources);
    case 'civil-card':
      return 3;
  }
}

/** What an attack of the hand promises against the rival where it promises most. */
export function worthOfAttack(o: Outlook, card: CardId): number {
  const { s, seat } = o;
  if (!canAttack(s) || (isWar(card) && !versionOf(s).contacts.includes('war'))) return 0;
  const row = attackRow(card);
  // A war is fought a turn later, and cards do not count in it; none is declared in the last round.
  const late = isWar(card) ? o.turns - 1 : o.turns;
  if (late < 1) return 0;
  if (typeof row.price === 'number' && row.price > militaryTotal(s, seat)) return 0;
  let best = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !isActive(s, other)) continue;
    const lead = Math.max(0, o.strengths[seat]! - o.strengths[other]!);
    best = Math.max(best, chanceOf(o, card, other) * worthOfSpoils(o, row.spoils, other, lead));
  }
  return best;
}

/** How likely an attack is to succeed, by what everybody sees. */
export function chanceOf({ s, seat, strengths }: Outlook, card: CardId, target: Seat): number {
  const p = playerOf(s, target);
  const lead = attackOf(s, seat, target, NOTHING_PUT) - strengths[target]!;
  return sureness(lead, isWar(card) ? WEIGHTS.attack.war + 0.3 * p.pool : guardOf(s, p));
}

/** What playing a tactic would add with the units there are, or with the next few built for it. */
export function worthOfTactic(o: Outlook, card: CardId): number {
  const { s, seat, p } = o;
  const row = tacticOf(card);
  const now = tacticBonus(s, p);
  let best = (tacticBonus(s, { ...p, tactic: card }) - now) * o.strength;
  // One army that lacks up to three units.
  const units = { infantry: 0, cavalry: 0, artillery: 0 };
  const cheapest = new Map<string, CardId>();
  for (const h of p.holdings) {
    const { type, level } = technologyOf(h.id);
    if (!isUnit(type) || type === 'airforce') continue;
    units[type] += h.workers;
    if (row.obsolete === undefined || level >= row.level - 1 || !cheapest.has(type)) cheapest.set(type, h.id);
  }
  let cost = 0;
  let missing = 0;
  let gain = row.strength - now;
  for (const type of ['infantry', 'cavalry', 'artillery'] as const) {
    const lacks = Math.max(0, row.needs[type] - units[type]);
    if (lacks === 0) continue;
    const tech = cheapest.get(type);
    if (tech === undefined) return Math.max(0, best) * 0.9;
    const built = technologyOf(tech);
    missing += lacks;
    cost += lacks * (buildingPrice(s, seat, tech) * o.resources + 0.5 * lasting(o, WEIGHTS.idle));
    gain += lacks * (built.gives.strength ?? 0);
    if (row.obsolete !== undefined && built.level < row.level - 1) gain -= row.strength - row.obsolete;
  }
  if (missing > 0 && missing <= 3) best = Math.max(best, (gain * o.strength - cost) * (1 - 0.2 * missing));
  return Math.max(0, best) * 0.9;
}
