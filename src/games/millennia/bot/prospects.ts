import { pairsMatched } from '../ask/prosperity.js';
import { incomeOf, spaceAt } from '../ask/selectors.js';
import { buildingOf, diplomacyOf, researchOf, techOf } from '../cards/index.js';
import type { TechType } from '../cards/technologies.js';
import { harvest, iconsOf } from './harvest.js';
import { worthOfPending } from './pending.js';
import { WEIGHTS } from './weights.js';
import { type Look, worthOfAbility, worthOfStep, worthPerAge } from './worth.js';

/** What a technology brings in a coming age, by what its icon is good for. */
export const TYPE_WORTH: { readonly [T in TechType]: number } = {
  economics: 2,
  transport: 1.8,
  energy: 2,
  science: 2.8,
  government: 2.2,
  arts: 2.3,
  agriculture: 2.2,
  social: 2.2,
  army: 1.2,
  weaponry: 1.6,
  military: 1.6,
  medicine: 2.2,
  engineering: 1.9,
  communication: 1.8,
};

/** Technologies, buildings and research cards in the ages to come. */
export function worthOfFuture(o: Look): number {
  const { p, s, left } = o;
  let sum = 0;
  for (const x of p.techs) sum += Math.min(left, x.last - s.age) * TYPE_WORTH[techOf(x.id).type];
  for (const b of p.buildings) {
    const { last, ability } = buildingOf(b.id);
    if (b.dormant || last === undefined) continue;
    const counted = ability.type === 'icon' || ability.type === 'action' ? 0 : o.acts && !b.engaged ? 1 : 0;
    sum += (Math.min(left, last - s.age) + counted) * worthPerAge(o, ability);
  }
  for (const id of p.research) sum += (left + (o.acts ? 0.5 : 0)) * worthPerAge(o, researchOf(id).ability);
  const income = spaceAt(s, 'trade', p.tracks.trade, 'none')?.income ?? 0;
  return sum + income * left * o.gold;
}

/** Cards in hand: 3 points at least (MIL-END-05), more if what they do is worth more. */
function worthOfHand(o: Look): number {
  let sum = 0;
  for (const { card } of o.p.hand) {
    if (card === null || (!o.acts && o.left > 0)) sum += WEIGHTS.card;
    else if (!o.acts) sum += 3;
    else {
      const { unique } = diplomacyOf(card);
      const use = unique.type === 'action' ? 0.9 : 0.6;
      sum += Math.max(o.left > 0 ? 3.5 : 3, use * worthOfAbility(o, unique) + (o.left > 0 ? 0.4 : 0));
    }
  }
  return sum;
}

/** Prosperity, income and markers, as long as they lie ahead. */
function worthOfPhases(o: Look): number {
  const { s, p, seat } = o;
  let sum = 0;
  if (s.phase === 'A') {
    const communication = p.techs.filter((x) => techOf(x.id).type === 'communication').length;
    const pairs = pairsMatched(s, seat);
    const reached = pairs > 0 ? 1 : nearPair(o) ? 0.25 * Math.min(1, p.markers / 2) : 0;
    sum += reached * (worthOfStep(o, 'prosperity', 1) + 3 * communication * o.gold);
    sum += WEIGHTS.marker * p.markers;
  }
  if (s.phase === 'A' || s.phase === 'B' || (s.phase === 'C' && s.steps.some((x) => x.step === 'earn'))) {
    const { rows, trade, cards } = incomeOf(s, seat);
    sum += (rows + trade + cards) * o.gold;
  }
  return sum;
}

/** Is one icon of a pair there? */
function nearPair({ s, p }: Look): boolean {
  const types = p.techs.map((x) => `prosperity-${techOf(x.id).type}`);
  return s.prosperity.some((slot) => types.includes(slot.card!));
}

/** More gold than can be spent is worth less. */
export function worthOfGold(o: Look, gold: number): number {
  const useful = WEIGHTS.goldUseful * (1 + o.left);
  return o.gold * (Math.min(gold, useful) + 0.3 * Math.max(0, gold - useful));
}

/** Choosing payments by hand is nothing for bots. */
const BY_HAND = 5;

/** The points a seat may expect to have in the end. */
export function prospects(o: Look): number {
  const { s, p, seat } = o;
  let sum = p.vp + o.points + worthOfGold(o, p.gold) + worthOfFuture(o) + worthOfHand(o) + worthOfPhases(o);
  if (o.acts) sum += harvest(o, iconsOf(p));
  if (p.tasks.length > 0) sum += worthOfPending(o);
  if (p.byHand) sum -= BY_HAND;
  if (s.leader === seat && o.left > 0) sum += WEIGHTS.leader;
  if (s.architect === seat && !s.architectUsed && (o.left > 0 || s.phase < 'E')) sum += WEIGHTS.architect;
  return sum;
}
