import type { CardId } from '../../../kernel/index.js';
import { grossOf } from '../ask/crops.js';
import { sciencePrice } from '../ask/prices.js';
import { bySeats, givesOf } from '../ask/selectors.js';
import type { Gain } from '../cards/ability.js';
import { actionOf, cardOf, leaderOf, specialOf, wonderOf } from '../cards/index.js';
import { stored } from '../change/tokens.js';
import { lasting, type Outlook, turnsOfLevel, worthOfYield } from './outlook.js';
import { worthOfTraits } from './traits.js';
import { bestUse } from './uses.js';
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
  return worthOfYield(o, givesOf(id), turns) + worthOfTraits(o, row.traits, turns);
}

/** A wonder is worth what it will give without what it still costs, the surer the more stages are built; nothing when it comes too late. */
export function worthOfWork(o: Outlook, id: CardId, stages: number): number {
  const row = wonderOf(id);
  const left = row.stages.slice(stages);
  const missing = left.reduce((sum, n) => sum + n, 0);
  const at = row.paidIn === 'food' ? stored(o.p, 'food') : stored(o.p, 'resources');
  const income = Math.max(1, row.paidIn === 'food' ? grossOf(o.p, 'food') * 0.5 : grossOf(o.p, 'resources') * 0.6);
  const needed = Math.max(Math.max(0, missing - at) / income, left.length * 0.35);
  const time = turnsOfLevel(o, row.level);
  if (needed >= time) return 0;
  const turns = Math.max(0, o.turns - needed);
  const worth = worthOfYield(o, givesOf(id), turns) + worthOfTraits(o, row.traits, turns);
  const cost = missing * (row.paidIn === 'food' ? o.food : o.resources) + left.length * 0.5 * o.civil;
  // With little time left something will come between.
  const sure = Math.min(1, (time - needed) / 3) * (0.5 + 0.5 * (stages / row.stages.length));
  return (worth - cost) * (worth > cost ? sure : 1);
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
    case 'wonder':
      return worthOfWork(o, card, 0) - 0.5;
    case 'government': {
      const old = givesOf(p.government);
      const gives = givesOf(card);
      const gain = worthOfYield(o, gives, turns) - worthOfYield(o, old, turns) + (gives.urbanLimit - old.urbanLimit) * 1.5;
      const byForce = sciencePrice(s, seat, card, -1, 'revolution') * o.science + 4 * o.civil;
      return gain - Math.min(byForce, sciencePrice(s, seat, card, -1, 'peaceful') * o.science);
    }
    case 'special': {
      const older = p.specials.find((id) => specialOf(id).kind === row.kind);
      const before = older ? worthOfYield(o, givesOf(older), turns) + worthOfTraits(o, specialOf(older).traits, turns) : 0;
      return (
        worthOfYield(o, givesOf(card), turns) + worthOfTraits(o, row.traits, turns) - before - sciencePrice(s, seat, card, -1) * o.science
      );
    }
    case 'action':
      return worthOfAction(o, card);
    default:
      return 0; // technologies with workers: options.ts
  }
}

/** A card for wonders while none is begun. */
const UNSURE = -1.5;

/** Such a card saves the action that it costs and a part of the price, as far as what it is for is then worth doing at all. */
function worthOfSaving(o: Outlook, discount: number, gain: number): number {
  const saved = discount * o.resources + 0.7 * o.civil;
  return Math.max(0, Math.min(saved, saved + gain));
}

function worthOfAction(o: Outlook, card: CardId): number {
  const { effect } = actionOf(card);
  switch (effect.do) {
    case 'gain':
      return worthOfGain(o, effect.gain) - 0.5 * o.civil;
    case 'gain-either':
      return effect.n * Math.max(o.food, o.resources) - 0.5 * o.civil;
    case 'build':
    case 'upgrade':
    case 'improve': {
      const best = bestUse(o, effect.types, { builds: effect.do !== 'upgrade', raises: effect.do !== 'build' });
      return worthOfSaving(o, effect.discount, best);
    }
    case 'stage':
      return worthOfSaving(o, effect.discount, o.p.wonder ? 0 : UNSURE);
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
