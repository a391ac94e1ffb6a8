import type { CardId } from '../../../kernel/index.js';
import { sciencePrice } from '../ask/prices.js';
import { bySeats, givesOf } from '../ask/selectors.js';
import type { Gain } from '../cards/ability.js';
import { actionOf, cardOf, governmentOf, leaderOf, specialOf } from '../cards/index.js';
import { lasting, type Outlook, turnsOfLevel, worthOfYield } from './outlook.js';
import { worthOfTraits } from './traits.js';
import { WEIGHTS } from './weights.js';

/** What comes at once. */
export const worthOfGain = (o: Outlook, gain: Gain): number =>
  (gain.culture ?? 0) +
  (gain.science ?? 0) * o.science +
  (gain.food ?? 0) * o.food +
  (gain.resources ?? 0) * o.resources +
  (gain.population ?? 0) * 0.7 * lasting(o, WEIGHTS.idle) +
  (gain.militaryCards ?? 0) * lasting(o, WEIGHTS.militaryCard);

/** What a leader brings from now on until his age is over. */
export function worthOfLeader(o: Outlook, id: CardId, delay = 0): number {
  const row = leaderOf(id);
  const turns = Math.max(0, turnsOfLevel(o, row.level) - delay);
  return worthOfYield(o, row.gives, turns) + worthOfTraits(o, row.traits, turns);
}

/**
 * What playing a card of the hand in so many turns brings, without the actions it costs; what it costs in science and
 * resources is taken off.
 */
export function worthOfCard(o: Outlook, card: CardId, delay = 0): number {
  const { s, seat, p } = o;
  const row = cardOf(card);
  const turns = Math.max(0, o.turns - delay);
  switch (row.type) {
    case 'leader': {
      const fresh = p.leader === null ? lasting(o, WEIGHTS.leader) : 0;
      return worthOfLeader(o, card, delay) - (p.leader === null ? 0 : worthOfLeader(o, p.leader, delay)) + fresh;
    }
    case 'wonder': {
      const cost = row.stages.reduce((sum, n) => sum + n, 0) * o.resources + row.stages.length * 0.5 * o.civil;
      const late = Math.max(0, turns - row.stages.length);
      return worthOfYield(o, row.gives, late) + worthOfTraits(o, row.traits, late) - cost;
    }
    case 'government': {
      const old = givesOf(p.government);
      const gives = governmentOf(card).gives;
      const gain = worthOfYield(o, gives, turns) - worthOfYield(o, old, turns) + ((gives.urbanLimit ?? 0) - old.urbanLimit) * 1.5;
      const byForce = sciencePrice(s, seat, card, -1, 'revolution') * o.science + 4 * o.civil;
      return gain - Math.min(byForce, sciencePrice(s, seat, card, -1, 'peaceful') * o.science);
    }
    case 'special': {
      const older = p.specials.find((id) => specialOf(id).kind === row.kind);
      const before = older ? worthOfYield(o, givesOf(older), turns) + worthOfTraits(o, specialOf(older).traits, turns) : 0;
      return worthOfYield(o, row.gives, turns) + worthOfTraits(o, row.traits, turns) - before - sciencePrice(s, seat, card, -1) * o.science;
    }
    case 'action':
      return worthOfAction(o, card);
    default:
      return 0; // technologies with workers: options.ts
  }
}

function worthOfAction(o: Outlook, card: CardId): number {
  const { effect } = actionOf(card);
  switch (effect.do) {
    case 'gain':
      return worthOfGain(o, effect.gain);
    case 'gain-either':
      return effect.n * Math.max(o.food, o.resources);
    // These save the action that they cost.
    case 'build':
    case 'upgrade':
    case 'improve':
    case 'stage':
      return effect.discount * o.resources + 0.7 * o.civil;
    case 'grow':
      return effect.food * o.food + 0.7 * o.civil;
    case 'technology':
      return effect.science * o.science + 0.7 * o.civil;
    case 'arm':
      return effect.resources * o.resources * 0.6 + effect.militaryActions * o.military;
    case 'catch-up':
      return bySeats(o.s, effect.each) * 0.5 * (effect.by === 'culture' ? 1 : o.resources);
  }
}
