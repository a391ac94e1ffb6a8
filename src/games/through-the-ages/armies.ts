import type { UnitType } from './cards/ability.js';
import type { TacticRow } from './cards/row.js';

/** Workers of one unit technology: all that stand on it, or those sacrificed. */
export interface Squad {
  readonly type: UnitType;
  readonly level: number;
  readonly n: number;
}

/** How the units stand together; with an air force unit an army counts twice (TTA-AIR-01). */
export interface Armies {
  /** Armies with the full bonus, and those with a unit too old for the tactic (TTA-TAC-05). */
  readonly full: number;
  readonly old: number;
  /** How many of each fly. */
  readonly fullFlying: number;
  readonly oldFlying: number;
}

type Tactic = Pick<TacticRow, 'needs' | 'level' | 'strength' | 'obsolete'>;
const ON_FOOT = ['infantry', 'cavalry', 'artillery'] as const;

/**
 * The best armies the units can form (TTA-TAC-02 to 06, TTA-AIR-02).
 *
 * Exact without a search: no more full armies exist than the units that are young enough allow, and no more armies in all
 * than all units allow. Forming as many full ones as possible takes nothing away from the second number, so both are
 * reached at once, and air force goes where it doubles most.
 */
export function formArmies(squads: readonly Squad[], tactic: Tactic): Armies {
  const oldest = tactic.obsolete === undefined ? 0 : tactic.level - 1;
  let full = Number.POSITIVE_INFINITY;
  let all = Number.POSITIVE_INFINITY;
  for (const type of ON_FOOT) {
    const need = tactic.needs[type];
    if (need === 0) continue;
    let young = 0;
    let any = 0;
    for (const s of squads) {
      if (s.type !== type) continue;
      any += s.n;
      if (s.level >= oldest) young += s.n;
    }
    full = Math.min(full, Math.floor(young / need));
    all = Math.min(all, Math.floor(any / need));
  }
  let planes = 0;
  for (const s of squads) if (s.type === 'airforce') planes += s.n;
  const fullFlying = Math.min(full, planes);
  return { full, old: all - full, fullFlying, oldFlying: Math.min(all - full, planes - fullFlying) };
}

/** What the armies add to the strength of the units. `bestTwice`: Napoleon doubles the greatest single bonus (TTA-CRD-11). */
export function armyBonus(squads: readonly Squad[], tactic: Tactic, bestTwice = false): number {
  const { full, old, fullFlying, oldFlying } = formArmies(squads, tactic);
  const weak = tactic.obsolete ?? tactic.strength;
  const sum = (full + fullFlying) * tactic.strength + (old + oldFlying) * weak;
  if (!bestTwice || full + old === 0) return sum;
  const bestFull = full > 0 ? tactic.strength * (fullFlying > 0 ? 2 : 1) : 0;
  const bestOld = old > 0 ? weak * (oldFlying > 0 ? 2 : 1) : 0;
  return sum + Math.max(bestFull, bestOld);
}
