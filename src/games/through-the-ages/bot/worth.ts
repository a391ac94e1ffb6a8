import type { CardId } from '../../../kernel/index.js';
import type { Gain, Trait } from '../cards/ability.js';
import { actionOf, cardOf, governmentOf, leaderOf, specialOf, technologyOf, wonderOf } from '../cards/index.js';
import { versionOf } from '../editions/index.js';
import { buildingPrice, sciencePrice } from '../prices.js';
import { countOf, happinessOf, happyNeeded } from '../ratings.js';
import { bySeats, givesOf, isUnit, isUrban, workersOn } from '../selectors.js';
import { lasting, type Outlook, worthOfYield } from './outlook.js';
import { WEIGHTS } from './weights.js';

/** What comes at once. */
export const worthOfGain = (o: Outlook, gain: Gain): number =>
  (gain.culture ?? 0) +
  (gain.science ?? 0) * o.science +
  (gain.food ?? 0) * o.food +
  (gain.resources ?? 0) * o.resources +
  (gain.population ?? 0) * lasting(o, WEIGHTS.worker) +
  (gain.militaryCards ?? 0) * lasting(o, WEIGHTS.militaryCard);

/** Traits besides the symbols: what they add as things stand, a little for what they may become. */
function worthOfTraits(o: Outlook, traits: readonly Trait[]): number {
  let sum = 0;
  for (const trait of traits) {
    if (trait.trait === 'per') sum += worthOfYield(o, trait.gives) * (countOf(o.p, trait.count) + 0.5);
    else if (trait.trait === 'on-completion') sum += trait.culture * (countOf(o.p, trait.count) + 1);
    else if (trait.trait === 'no-attacks' || trait.trait === 'no-tactic') sum -= 1;
    else sum += 1.5 * (o.turns / (o.turns + 3));
  }
  return sum;
}

/** What playing a card of the hand brings, without the actions it costs; what it costs in science and resources is taken off. */
export function worthOfCard(o: Outlook, card: CardId): number {
  const { s, seat, p } = o;
  const row = cardOf(card);
  switch (row.type) {
    case 'leader': {
      const now = p.leader === null ? 0 : worthOfYield(o, givesOf(p.leader)) + worthOfTraits(o, leaderOf(p.leader).traits);
      return worthOfYield(o, row.gives) + worthOfTraits(o, row.traits) + lasting(o, WEIGHTS.leader) * (p.leader === null ? 1 : 0.3) - now;
    }
    case 'wonder': {
      const cost = row.stages.reduce((sum, n) => sum + n, 0) * o.resources;
      const late = Math.max(0, o.turns - row.stages.length);
      return (worthOfYield({ ...o, turns: late }, row.gives) + worthOfTraits(o, wonderOf(card).traits)) * 0.8 - cost * 0.8;
    }
    case 'government': {
      const old = givesOf(p.government);
      const gives = governmentOf(card).gives;
      const gain = worthOfYield(o, gives) - worthOfYield(o, old) + ((gives.urbanLimit ?? 0) - old.urbanLimit) * 1.5;
      return gain - Math.min(sciencePrice(s, seat, card, -1, 'revolution') + 3, sciencePrice(s, seat, card, -1, 'peaceful')) * o.science;
    }
    case 'special': {
      const older = p.specials.find((id) => specialOf(id).kind === row.kind);
      const before = older ? worthOfYield(o, givesOf(older)) + worthOfTraits(o, specialOf(older).traits) : 0;
      return worthOfYield(o, row.gives) + worthOfTraits(o, row.traits) - before - sciencePrice(s, seat, card, -1) * o.science;
    }
    case 'action':
      return worthOfAction(o, card);
    default:
      return 'science' in row ? worthOfTechnology(o, card) : 0;
  }
}

/** A technology is worth what one or two workers would give on it more than on what is there. */
function worthOfTechnology(o: Outlook, card: CardId): number {
  const { s, seat, p } = o;
  const row = technologyOf(card);
  let best = 0;
  for (const h of p.holdings) {
    const other = technologyOf(h.id);
    if (other.type === row.type && other.level > row.level) return -1;
    if (other.type === row.type) best = Math.max(best, worthOfYield(o, other.gives));
  }
  const after = { ...o, turns: Math.max(0, o.turns - 1) };
  const each = worthOfYield(after, row.gives) - Math.min(best, worthOfYield(after, row.gives));
  const users = isUnit(row.type)
    ? 1.5
    : isUrban(row.type)
      ? Math.max(1, workersOn(p, row.type))
      : Math.max(1, workersOn(p, row.type) * 0.6);
  const needsFaces =
    versionOf(s).isAdvanced && (row.gives.happy ?? 0) > 0 && happinessOf(s, seat) <= happyNeeded(s, seat) ? 2 * o.happy : 0;
  const cost = sciencePrice(s, seat, card, -1) * o.science + buildingPrice(s, seat, card) * o.resources * 0.7;
  return each * Math.min(users, 2.5) + needsFaces + lasting(o, WEIGHTS.technology) * row.level - cost;
}

function worthOfAction(o: Outlook, card: CardId): number {
  const { effect } = actionOf(card);
  switch (effect.do) {
    case 'gain':
      return worthOfGain(o, effect.gain);
    case 'build':
    case 'upgrade':
    case 'stage':
      return effect.discount * o.resources + o.civil;
    case 'grow':
      return effect.food * o.food + o.civil;
    case 'technology':
      return effect.science * o.science + o.civil;
    case 'arm':
      return effect.resources * o.resources * 0.8 + effect.militaryActions * o.military;
    case 'catch-up':
      return bySeats(o.s, effect.each) * 0.5 * (effect.by === 'culture' ? 1 : o.resources);
  }
}
