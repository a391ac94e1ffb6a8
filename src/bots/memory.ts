import { fastDice, foresee, type Game, hashOf, refusalOf, type Shape } from '../kernel/index.js';
import type { Brain } from './brain.js';
import { choosePlan, type Thinking } from './choose.js';

/** So many plans are kept, those of all tables together; the oldest is forgotten first. */
const MOST = 64;

/**
 * Bots of a table that plan once and keep their plan as long as nothing new comes up. Whoever finds the table just as his plan
 * foresaw it goes on with the plan; a die, a new card, somebody else's move or an undo looks otherwise and is thought about anew.
 */
export function openMemory() {
  const plans = new Map<string, readonly Shape['move'][]>();
  return <T extends Shape>(game: Game<T>, brain: Brain<T>, thinking: Thinking<T>): T['move'] => {
    const { view, seat, level, temperament = null } = thinking;
    const keyOf = (state: T['state']): string => hashOf([game.id, seat, level, temperament, state]);
    const kept = plans.size > 0 ? plans.get(keyOf(view)) : undefined;
    const goesOn = kept !== undefined && !refusalOf(game, { state: view }, seat, kept[0]!);
    const [move, ...rest] = goesOn ? kept : choosePlan(game, brain, thinking).moves;
    if (rest.length > 0) {
      plans.set(keyOf(foresee(game, { state: view, dice: fastDice(0), ply: 0, sealed: {} }, seat, move!)), rest);
      if (plans.size > MOST) plans.delete(plans.keys().next().value!);
    }
    return move!;
  };
}
