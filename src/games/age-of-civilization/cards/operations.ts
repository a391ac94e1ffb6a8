import type { Refusal, Seat, Turn } from '../../../kernel/index.js';
import { amountOf, availableTechs, costOf, holds, ignoresCondition, type Occasion, playerOf } from '../ask/selectors.js';
import { change } from '../change/change.js';
import { doAction, offerTech, offerWonder } from '../change/gains.js';
import { scenarioOf } from '../editions/scenarios.js';
import type { AbilityId, ActionId, Aoc, Source, State } from '../state/state.js';
import type { Ability, Effect } from './ability.js';

/** Everything an effect may ask about the moment in which it happens. */
export interface Cause extends Occasion {
  readonly source: Source;
}

/** One word of the ability vocabulary. Its wording is in say/describe-ability.ts, under the same name. */
interface OperationRule<E> {
  /** Why the owner cannot use it by choice now; effects that happen by themselves never ask. */
  refuse?(s: State, seat: Seat, e: E, ability: Ability): Refusal | undefined;
  perform(t: Turn<Aoc>, seat: Seat, e: E, cause: Cause): void;
}

export const OPERATIONS: { readonly [K in Effect['op']]: OperationRule<Extract<Effect, { op: K }>> } = {
  coins: {
    perform(t, seat, e, cause) {
      const coins = amountOf(t.s, seat, e.n, cause);
      if (e.who === 'self') change(t, seat, { coins }, cause.source);
      else for (let other = 0; other < t.s.seats; other++) if (other !== seat) change(t, other, { coins }, cause.source);
    },
  },
  points: { perform: (t, seat, e, cause) => change(t, seat, { points: amountOf(t.s, seat, e.n, cause) }, cause.source) },
  workers: { perform: (t, seat, e, cause) => change(t, seat, { workers: amountOf(t.s, seat, e.n, cause) }, cause.source) },
  sacrifice: { perform: (t, seat, e, cause) => change(t, seat, { workers: -e.n }, cause.source) },
  gainTech: {
    refuse: (s, seat) =>
      availableTechs(playerOf(s, seat)).length === 0 ? { rule: 'AOC-TRM-8', code: 'ABILITY_HAS_NO_EFFECT' } : undefined,
    perform: (t, seat, e, cause) => offerTech(t, seat, amountOf(t.s, seat, e.n, cause), cause.source),
  },
  gainWonder: { perform: (t, seat, e, cause) => offerWonder(t, seat, e.n, cause.source) },
  grantAction: {
    refuse(s, seat, e, ability) {
      const need = costOf(s, seat, e.action, { grantedBy: ability.id });
      const have = playerOf(s, seat).coins;
      return have < need ? { rule: 'AOC-ABL-7', code: 'GRANT_NOT_AFFORDABLE', params: { need, have } } : undefined;
    },
    /** A granted action may be declined: the step asks (AOC-CAB-2). */
    perform(t, seat, e, cause) {
      if (cause.source.from === 'ability') t.push({ step: 'granted', seat, action: e.action, ability: cause.source.ability });
    },
  },
  payToMarket: {
    refuse(s, seat, e) {
      const have = playerOf(s, seat).coins;
      if (s.market.length === 0) return { rule: 'AOC-AMB-18', code: 'MARKET_EMPTY' };
      return have < e.coins ? { rule: 'AOC-CAB-18', code: 'ENDOW_NOT_AFFORDABLE', params: { need: e.coins, have } } : undefined;
    },
    /** The card is chosen first; the rest of the ability follows the payment (AOC-CAB-18). */
    perform(t, seat, _e, cause) {
      if (cause.source.from === 'ability') t.push({ step: 'endow', seat, ability: cause.source.ability });
    },
  },
  counter: {
    perform(t, seat, e, cause) {
      const scenario = scenarioOf(t.s.options.scenario);
      const before = t.s.counters[e.counter];
      const further = scenario?.caravanBonus; // SCN-2: Navigation takes the caravan one step further
      const isCaravan = cause.source.from === 'action' && cause.source.action === 'caravan';
      const n = further && isCaravan && playerOf(t.s, seat).techs.includes(further.tech) ? e.n + further.n : e.n;
      const value = Math.min(Math.max(before + n, e.min ?? 0), e.max ?? Number.POSITIVE_INFINITY);
      t.s.counters[e.counter] = value;
      t.emit({ event: 'counter', counter: e.counter, value });
      if (e.counter !== 'route') return;
      for (const { at, points } of scenario?.routeRewards ?? []) // a road is rewarded once, when its last step is reached or passed
        if (before < at && value >= at) change(t, seat, { points }, { from: 'scenario', scenario: 'SCN-2' });
    },
  },
};

const isEffect = (op: { readonly op: string }): op is Effect => Object.hasOwn(OPERATIONS, op.op);

/** Let effects happen, in their order, those whose own condition fails left out. */
export function performEffects(t: Turn<Aoc>, seat: Seat, effects: readonly { readonly op: string }[], cause: Cause): void {
  const action = cause.source.from === 'action' ? cause.source.action : undefined;
  for (const e of effects) {
    if (!isEffect(e)) continue; // bonusCoinsFactor is read when the coins are taken
    if (e.if && !(action && ignoresCondition(t.s, seat, action)) && !holds(t.s, seat, e.if, cause)) continue;
    (OPERATIONS[e.op] as OperationRule<Effect>).perform(t, seat, e, cause);
  }
}

/** Fire the given abilities for their owner, if their conditions hold. */
export function fire(t: Turn<Aoc>, seat: Seat, abilities: readonly Ability[], occasion: Occasion = {}): void {
  for (const a of abilities)
    if (holds(t.s, seat, a.if, occasion)) performEffects(t, seat, a.do, { ...occasion, source: { from: 'ability', ability: a.id } });
}

/** Why an ability cannot be activated by choice now. */
export function refuseAbility(s: State, seat: Seat, a: Ability): Refusal | undefined {
  if (!holds(s, seat, a.if)) return { rule: 'AOC-EOT-1', code: 'ABILITY_HAS_NO_EFFECT' };
  for (const e of a.do) {
    if (!isEffect(e)) continue;
    const refusal = (OPERATIONS[e.op] as OperationRule<Effect>).refuse?.(s, seat, e, a);
    if (refusal) return refusal;
  }
  return undefined;
}

/** A granted action, done: no worker, no slot, the coins are paid, all modifiers apply (AOC-ABL-7). */
export function doGranted(t: Turn<Aoc>, seat: Seat, action: ActionId, ability: AbilityId): void {
  t.emit({ event: 'granted', seat, action, ability });
  change(t, seat, { coins: -costOf(t.s, seat, action, { grantedBy: ability }) }, { from: 'action', action });
  doAction(t, seat, action, null);
}
