import { copyState, imagine, openDice, type Playout, playInPlace, refusalOf, type Shape } from '../kernel/index.js';
import type { Plan } from './beam.js';
import type { Mind } from './brain.js';
import { answerSealed, playOn } from './policy.js';

/** Nobody's glance is perfect, so playouts waver a little; otherwise every one would tell the same story. */
const NOISE = 0.4;
const PATIENCE = 5;
/** Nobody leaves before this many playouts. */
const FAIR_TRIAL = 3;
/** The value found for the plan itself counts like this many playouts. */
const TRUST = 2;

/** Play the plans out in imagined states, every plan in the same ones, and drop those that fall behind. */
export function race<T extends Shape>(mind: Mind<T>, view: T['state'], plans: readonly Plan<T>[], iterations: number): Plan<T> {
  const { game, dice } = mind;
  const { patience = PATIENCE, trust = TRUST } = mind.brain.search ?? {};
  let alive = plans.map((plan) => ({ plan, sum: trust * plan.value }));
  const until = mind.brain.until?.(view) ?? Number.POSITIVE_INFINITY;
  let spent = 0;
  for (let pass = 1; alive.length > 1 && spent + alive.length <= iterations; pass++) {
    dice.next();
    const { state, dice: future } = imagine(game, view, dice.state());
    const results: number[] = [];
    for (const { plan } of alive) {
      // A pass cut short would favour some plans over others: it does not count.
      if (mind.isOver()) return bestOf(alive);
      const p: Playout<T> = { state: copyState(game, state), dice: future, ply: 0, sealed: {} };
      results.push(playOut({ ...mind, dice: openDice(future) }, p, plan, until));
    }
    alive.forEach((x, i) => {
      x.sum += results[i]!;
    });
    spent += alive.length;
    const limit = Math.max(...alive.map((x) => x.sum)) - patience * Math.sqrt(pass);
    if (pass >= FAIR_TRIAL) alive = alive.filter((x) => x.sum >= limit);
  }
  return bestOf(alive);
}

const bestOf = <P>(runners: readonly { readonly plan: P; readonly sum: number }[]): P =>
  runners.reduce((best, x) => (x.sum > best.sum ? x : best)).plan;

/** Follow the plan as far as this future allows, then let everybody play by the glance to the end, or until that moment. */
function playOut<T extends Shape>(mind: Mind<T>, p: Playout<T>, plan: Plan<T>, until: number): number {
  const { game, brain, seat } = mind;
  const noise = brain.search?.waver ?? NOISE;
  for (const move of plan.moves) {
    if (refusalOf(game, p, seat, move)) break;
    playInPlace(game, p, seat, move);
    answerSealed(mind, p, noise);
  }
  playOn(mind, p, noise, until);
  const { blend = 1 } = brain.search ?? {};
  const soon = brain.value(p.state, seat);
  if (blend === 1 || p.state.over) return soon;
  playOn(mind, p, noise, Number.POSITIVE_INFINITY);
  return blend * soon + (1 - blend) * brain.value(p.state, seat);
}
