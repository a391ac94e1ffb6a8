import type { Shape } from '../kernel/index.js';
import { findPlans } from './beam.js';
import type { Mind } from './brain.js';
import { guess } from './guess.js';

/**
 * The move whose best plan is best on average over several imagined states: where a card that nobody has seen decides at
 * once, a single guess would be a gamble.
 */
export function bestOnAverage<T extends Shape>(mind: Mind<T>, view: T['state'], worlds: number, width: number, most?: number): T['move'] {
  const { dice } = mind;
  const moves = new Map<string, { readonly move: T['move']; sum: number }>();
  // What a move is worth that no plan of a world begins with: as much as the worst that was found there.
  let missed = 0;
  for (let world = 0; world < worlds && (world === 0 || !mind.isOver()); world++) {
    dice.next();
    const { state, dice: future } = guess(mind, view, dice.state());
    const plans = findPlans(mind, { state, dice: future, ply: 0, sealed: {} }, width, most);
    const worst = plans.at(-1)!.value;
    for (const x of moves.values()) x.sum += worst;
    const seen = new Set<string>();
    for (const plan of plans) {
      const key = JSON.stringify(plan.moves[0]);
      if (seen.has(key)) continue;
      seen.add(key);
      const known = moves.get(key);
      if (known) known.sum += plan.value - worst;
      else moves.set(key, { move: plan.moves[0]!, sum: missed + plan.value });
    }
    missed += worst;
  }
  return [...moves.values()].reduce((best, x) => (x.sum > best.sum ? x : best)).move;
}
