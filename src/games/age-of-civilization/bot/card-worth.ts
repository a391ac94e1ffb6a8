import { amountOf } from '../ask/selectors.js';
import type { Ability } from '../cards/ability.js';
import { civOf, techOf, wonderOf } from '../cards/index.js';
import type { CivId, TechId, WonderId } from '../state/state.js';
import type { Outlook } from './outlook.js';
import { WEIGHTS } from './weights.js';
import { expected, worthOfAbility, worthOfEffect } from './worth.js';

const worthOfAll = (o: Outlook, abilities: readonly Ability[]): number => {
  let sum = 0;
  for (const a of abilities) sum += worthOfAbility(o, a) + worthOfStrength(o, a);
  return sum;
};

/** A rough price of the strength symbols of a card that is not yet owned. */
function worthOfStrength(o: Outlook, a: Ability): number {
  if (a.when.event !== 'static') return 0;
  let n = 0;
  for (const m of a.do) if (m.op === 'strength') n += expected(o, m.n, false);
  return n * (0.15 * o.turns + 0.35 * o.wars.length * o.worker);
}

/** What a card brings at once and later. */
function worthOfGaining(o: Outlook, abilities: readonly Ability[]): number {
  let atOnce = 0;
  for (const a of abilities)
    if (a.when.event === 'gain') for (const e of a.do) atOnce += e.op === 'points' ? amountOf(o.s, o.seat, e.n) : worthOfEffect(o, e);
  return atOnce + worthOfAll(o, abilities);
}

export const worthOfTech = (o: Outlook, id: TechId): number => worthOfGaining(o, techOf(id).abilities);
export const worthOfWonder = (o: Outlook, id: WonderId): number => worthOfGaining(o, wonderOf(id).abilities);

/** What a civilisation would bring as main civilisation, or annexed; bonus coins and workers come on top. */
export function worthOfCivilisation(o: Outlook, id: CivId, asMain: boolean, bonusCoins: number): number {
  const { main, inherited } = civOf(id);
  let sum = worthOfAll(o, inherited);
  if (!asMain) return sum;
  let factor = 1;
  for (const a of main) {
    if (a.when.event !== 'birth') continue;
    for (const e of a.do) {
      if (e.op === 'bonusCoinsFactor') factor = e.factor;
      else if ('n' in e && typeof e.n === 'object') {
        const n = amountOf(o.s, o.seat, e.n, { bonusCoins });
        sum += e.op === 'points' ? n : e.op === 'gainTech' ? n * WEIGHTS.anyTech : 0;
      } else sum += worthOfEffect(o, e);
    }
  }
  return sum + (factor - 1) * bonusCoins * o.coin + WEIGHTS.mainShare * worthOfAll(o, main);
}
