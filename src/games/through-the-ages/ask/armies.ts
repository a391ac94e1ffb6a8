import type { UnitType } from '../cards/ability.js';
import type { TacticRow } from '../cards/row.js';

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

/** A unit as it stands in a line: which technology, of which kind and age. */
export type Soldier<S extends Squad = Squad> = Omit<S, 'n'>;
/** One army: its units, and whether a unit is too old for the full bonus or another one flies with it. */
export interface Army<S extends Squad = Squad> {
  readonly units: readonly Soldier<S>[];
  readonly isOld: boolean;
  readonly flies: boolean;
  readonly strength: number;
}
export interface Parade<S extends Squad = Squad> {
  readonly armies: readonly Army<S>[];
  /** Units that belong to none, and what they lack to be the next one. */
  readonly alone: readonly Soldier<S>[];
  readonly lacks: Readonly<Record<(typeof ON_FOOT)[number], number>>;
}

/** The same armies unit by unit, the full ones first; the newest units stand in front. */
export function drawUp<S extends Squad>(squads: readonly S[], tactic: Tactic): Parade<S> {
  const { full, old, fullFlying, oldFlying } = formArmies(squads, tactic);
  const waiting = [...squads].sort((a, b) => b.level - a.level).flatMap(({ n, ...unit }) => Array.from({ length: n }, () => unit));
  const take = (type: UnitType): Soldier<S> =>
    waiting.splice(
      waiting.findIndex((x) => x.type === type),
      1,
    )[0]!;
  const form = (isOld: boolean, flies: boolean): Army<S> => {
    const units = ON_FOOT.flatMap((type) => Array.from({ length: tactic.needs[type] }, () => take(type)));
    if (flies) units.push(take('airforce'));
    return { units, isOld, flies, strength: (isOld ? (tactic.obsolete ?? tactic.strength) : tactic.strength) * (flies ? 2 : 1) };
  };
  const armies = [
    ...Array.from({ length: full }, (_, i) => form(false, i < fullFlying)),
    ...Array.from({ length: old }, (_, i) => form(true, i < oldFlying)),
  ];
  const left = (type: UnitType): number => waiting.filter((x) => x.type === type).length;
  const lacks = Object.fromEntries(ON_FOOT.map((type) => [type, Math.max(0, tactic.needs[type] - left(type))])) as Parade['lacks'];
  return { armies, alone: waiting, lacks };
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
