import { asked, copyState, openDice, type Playout, type Shape } from '../kernel/index.js';
import { findPlans, follow, type Plan } from './beam.js';
import type { Foresight, Mind } from './brain.js';
import { guess } from './guess.js';
import { playOn } from './policy.js';

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
    const { state, dice: future } = guess(mind, view, dice.state());
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

/** Follow the plan as far as this future allows, then let everybody play on to the end, or until that moment. */
function playOut<T extends Shape>(mind: Mind<T>, p: Playout<T>, plan: Plan<T>, until: number): number {
  const { brain, seat } = mind;
  const { blend = 1, foresight, waver: noise = NOISE } = brain.search ?? {};
  follow(mind, p, plan.moves, noise);
  if (foresight) planOn(mind, p, foresight, until);
  else playOn(mind, p, noise, until);
  const soon = (brain.verdict ?? brain.value)(p.state, seat);
  if (blend === 1 || p.state.over) return soon;
  playOn(mind, p, noise, Number.POSITIVE_INFINITY);
  return blend * soon + (1 - blend) * brain.value(p.state, seat);
}

/** Let everybody plan turn after turn until that moment. */
function planOn<T extends Shape>(mind: Mind<T>, p: Playout<T>, { width, moves }: Foresight, until: number): void {
  const { game, brain } = mind;
  for (let seat = asked(game, p)[0]; seat !== undefined && brain.moment(p.state) < until; seat = asked(game, p)[0]) {
    const planner = { ...mind, seat };
    follow(planner, p, findPlans(planner, p, width, moves)[0]!.moves, 0);
  }
}
