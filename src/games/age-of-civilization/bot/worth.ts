import { amountOf, concerns, counterOf, MAX_CIVILISATIONS, MAX_WORKERS } from '../ask/selectors.js';
import type { Ability, Amount, Condition, Effect, Modifier, Operation } from '../cards/ability.js';
import { actionOf } from '../cards/index.js';
import { scenarioOf } from '../editions/scenarios.js';
import { ACTIONS, type ActionId, type TechId } from '../state/state.js';
import type { Outlook } from './outlook.js';
import { WEIGHTS } from './weights.js';

/** What an amount will be on average from now on, or in the end. */
export function expected(o: Outlook, n: Amount, atTheEnd: boolean): number {
  if (typeof n === 'number') return n;
  if (o.turns + o.now === 0) return amountOf(o.s, o.seat, n);
  const grown = (WEIGHTS.growth as Partial<Record<string, number>>)[n.per] ?? 0;
  let count = n.per === 'strength' ? o.strength : counterOf(o.s, o.seat, n.per);
  if (n.per === 'coins') count = 2 + count / (2 + o.turns);
  if (n.per === 'civs') count = Math.min(MAX_CIVILISATIONS, count + grown * o.turns);
  else count += grown * o.turns * (atTheEnd ? 1 : 0.5);
  if (n.per === 'techs') count = Math.min(9, count);
  if (n.per === 'wonders') count = Math.min(count, o.player.wonders.length + o.s.wonders.length);
  return Math.max(0, (count - (n.every - 1) / 2) / n.every) * n.times;
}

/** How often the condition will hold. */
function chance(o: Outlook, c: Condition | undefined): number {
  if (!c) return 1;
  const techs = o.player.techs.length;
  if ('is' in c) return c.is === 'strongest' ? o.strongest : techs === 0 ? 0.6 : 0;
  if ('techsAtMost' in c) return techs > c.techsAtMost ? 0 : o.turns + o.now === 0 ? 1 : 0.75 ** o.turns;
  if ('workersAtLeast' in c) return o.player.workers >= c.workersAtLeast ? 0.8 : 0.3;
  return missing(o, c.techGainedIn) / 6;
}

/** How many of the technologies are still to be gained. */
const missing = (o: Outlook, techs: readonly TechId[]): number => techs.filter((t) => !o.player.techs.includes(t)).length;

/** What it is worth when an effect happens once. */
export function worthOfEffect(o: Outlook, e: Operation, atTheEnd = false): number {
  const often = chance(o, 'if' in e ? e.if : undefined);
  switch (e.op) {
    case 'points':
      return often * expected(o, e.n, atTheEnd);
    case 'coins': {
      const coins = expected(o, e.n, atTheEnd) * o.coin * often;
      return e.who === 'self' ? coins : o.s.seats > 1 ? -0.8 * coins : 0;
    }
    case 'workers':
      return expected(o, e.n, false) * (o.player.workers < MAX_WORKERS ? 1 : 0.4) * o.worker * often;
    case 'sacrifice':
      return -e.n * o.worker * often;
    case 'gainTech':
      return expected(o, e.n, false) * WEIGHTS.anyTech * Math.min(1, o.turns / 3) * often;
    case 'gainWonder':
      return (o.s.wonders.length > 0 ? WEIGHTS.anyWonder : 0) * often;
    case 'grantAction':
      return Math.max(0, worthOfAction(o, e.action)) * 0.8;
    case 'payToMarket':
      return -e.coins * o.coin;
    case 'counter':
      return worthOfCounter(o, e) * often;
    default:
      return 0;
  }
}

/** Stones save coins, roads and forts bring what the scenario pays for them. */
function worthOfCounter(o: Outlook, e: Extract<Effect, { op: 'counter' }>): number {
  switch (e.counter) {
    case 'stones':
      return o.s.counters.stones < (e.max ?? 9) ? e.n * o.coin * (scenarioOf(o.s.options.scenario)?.stones?.coinsPerUnit ?? 0) * 0.9 : 0;
    case 'route':
      return Math.min(e.n, 9 - o.s.counters.route) * 1.2;
    case 'drought':
      return Math.min(-e.n, o.s.counters.drought) * 0.25 * o.turns;
    case 'forts':
      return o.s.counters.forts < (e.max ?? 9) ? e.n * 1.2 : 0;
    default:
      return 0;
  }
}

/** What doing an action once brings: effects and abilities that follow it, without its price. */
export function gainOfAction(o: Outlook, action: ActionId): number {
  let sum = 0;
  for (const e of actionOf(action).effects) sum += worthOfEffect(o, e);
  for (const a of o.abilities)
    if (a.when.event === 'action' && concerns(a.when.action, action)) {
      const often = chance(o, a.if);
      for (const e of a.do) if (e.op !== 'grantAction') sum += often * worthOfEffect(o, e);
    }
  return sum;
}

/** What doing an action once brings after its price in coins and in workers who do not come back. */
function worthOfAction(o: Outlook, action: ActionId): number {
  const row = actionOf(action);
  let price = row.coins;
  let keeps = row.colour === 'white';
  for (const a of o.abilities)
    if (a.when.event === 'static')
      for (const m of a.do) {
        if (m.op === 'cost' && concerns(m.action, action) && !m.techIn) price += m.delta ?? 0;
        if (m.op === 'keepWorkers' && concerns(m.action, action)) keeps = true;
      }
  return gainOfAction(o, action) - Math.max(0, price) * o.coin - (keeps ? 0 : o.worker);
}

const usesOf = (o: Outlook, named: ActionId): number => {
  let n = 0;
  for (const action of ACTIONS) if (concerns(named, action)) n += o.uses[action];
  return n;
};

/** What a modifier will be worth in the turns to come. Strength has a worth of its own elsewhere. */
function worthOfModifier(o: Outlook, m: Modifier): number {
  switch (m.op) {
    case 'cost': {
      const saved = m.set !== undefined ? actionOf(m.action).coins - m.set : -(m.delta ?? 0);
      const times = m.techIn ? Math.min(missing(o, m.techIn), o.turns) * 0.6 : usesOf(o, m.action) + (saved > 1 ? 0.2 * o.turns : 0);
      return saved * o.coin * times;
    }
    case 'workerCost':
      return -m.delta * (usesOf(o, m.action) + 0.1 * o.turns) * (actionOf(m.action).colour === 'red' ? o.worker : 0.5);
    case 'slot':
      return o.turns * Math.max(0.1, worthOfAction(o, m.action)) * 0.55;
    case 'useUpcomingCards':
      return o.turns * 0.4;
    case 'warImmune':
      return o.wars.length * 0.45 * o.worker;
    case 'keepWorkers':
      return usesOf(o, m.action) * o.worker;
    case 'forbidOthers':
      return usesOf(o, m.action) * 0.7 * o.coin;
    case 'ignoreCondition':
      return o.player.techs.length > 0 || o.turns > 3 ? usesOf(o, m.action) * 0.8 : 0;
    default:
      return 0;
  }
}

/** How often a moment comes in the turns ahead. */
function occasions(o: Outlook, a: Ability): number {
  switch (a.when.event) {
    case 'action':
      return usesOf(o, a.when.action) * 1.25;
    case 'endOfTurn':
      return o.turns + (o.now > 0 ? 1 : 0);
    case 'rest':
      return o.turns * WEIGHTS.rests * 1.5;
    case 'war':
      return o.wars.length;
    case 'annex':
    case 'acquire':
      return Math.min(MAX_CIVILISATIONS - o.player.civs.length, o.turns) * (a.when.event === 'annex' ? 0.5 : 0.8);
    case 'endOfGame':
      return o.s.over ? 0 : 1;
    default:
      return 0;
  }
}

/** What an ability will bring from now to the end of the game, read from its row. */
export function worthOfAbility(o: Outlook, a: Ability): number {
  if (a.when.event === 'static') {
    let sum = 0;
    for (const m of a.do) sum += worthOfModifier(o, m as Modifier);
    return sum * chance(o, a.if);
  }
  const times = occasions(o, a);
  if (times === 0) return 0;
  let sum = 0;
  for (const e of a.do) sum += worthOfEffect(o, e, a.when.event === 'endOfGame');
  return times * chance(o, a.if) * (a.optional ? Math.max(0, sum) : sum);
}
