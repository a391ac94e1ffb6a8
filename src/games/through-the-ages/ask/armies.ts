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

export type Tactic = Pick<TacticRow, 'needs' | 'level' | 'strength' | 'obsolete' | 'plusLevel'>;
const ON_FOOT = ['infantry', 'cavalry', 'artillery'] as const;
type OnFoot = (typeof ON_FOOT)[number];

/** What a leader lets units do; never more than one of these at a time. */
export interface Drill {
  /** Infantry may stand for cavalry (TTN-CRD-14). */
  readonly riders?: boolean;
  /** Farmers, who stand for infantry or artillery of Age A (TTX-CRD-11). */
  readonly farmers?: number;
  /** One unit counts twice (TTX-CRD-37); by rules before the fourth version never the only one. */
  readonly twice?: 'any' | 'not-alone' | undefined;
}
const PLAIN: Drill = {};

/** Armies that so many units of each type allow. */
function mostArmies(tactic: Tactic, units: Readonly<Record<OnFoot, number>>): number {
  let n = Number.POSITIVE_INFINITY;
  for (const type of ON_FOOT) if (tactic.needs[type] > 0) n = Math.min(n, Math.floor(units[type] / tactic.needs[type]));
  return n;
}
/** The greatest number for which a condition holds that once broken stays broken. */
function greatest(holds: (n: number) => boolean): number {
  let n = 0;
  while (n < 99 && holds(n + 1)) n++;
  return n;
}

/**
 * The best armies the units can form (TTA-TAC-02 to 06, TTA-AIR-02, TTN-TAC-04): full ones, and all.
 *
 * Exact without trying units out. Forming as many full ones as possible takes nothing away from the number of all, except
 * where young infantry would have to ride for a full army while old horses stand idle: there each number of full armies is
 * compared with what it leaves.
 */
function countArmies(squads: readonly Squad[], tactic: Tactic, drill: Drill): { full: number; all: number } {
  const { needs } = tactic;
  // Units of each type, those young enough for the full bonus and all.
  const young = { infantry: 0, cavalry: 0, artillery: 0 };
  const any = { infantry: 0, cavalry: 0, artillery: 0 };
  const oldest = tactic.obsolete === undefined ? 0 : tactic.level - 1;
  for (const { type, level, n } of squads) {
    if (type === 'airforce') continue;
    any[type] += n;
    if (level >= oldest) young[type] += n;
  }
  if (drill.farmers) {
    const all = greatest(
      (n) =>
        n * needs.cavalry <= any.cavalry &&
        Math.max(0, n * needs.infantry - any.infantry) + Math.max(0, n * needs.artillery - any.artillery) <= drill.farmers!,
    );
    // Farmers are too old for every tactic that minds (TTX-CRD-11).
    return { full: tactic.obsolete === undefined ? all : mostArmies(tactic, young), all };
  }
  if (!drill.riders) return { full: mostArmies(tactic, young), all: mostArmies(tactic, any) };
  let best = { full: 0, all: 0, worth: -1 };
  for (let full = 0; ; full++) {
    const riding = Math.max(0, full * needs.cavalry - young.cavalry);
    if (full > 0 && (full * needs.artillery > young.artillery || full * needs.infantry + riding > young.infantry)) break;
    const all = greatest(
      (n) => n * needs.artillery <= any.artillery && n * needs.infantry + Math.max(riding, n * needs.cavalry - any.cavalry) <= any.infantry,
    );
    if (all < full) break;
    const worth = full * tactic.strength + (all - full) * (tactic.obsolete ?? tactic.strength);
    if (worth > best.worth) best = { full, all, worth };
    if (full === 99) break;
  }
  return best;
}

function planesIn(squads: readonly Squad[]): number {
  let planes = 0;
  for (const { type, n } of squads) if (type === 'airforce') planes += n;
  return planes;
}

export function formArmies(squads: readonly Squad[], tactic: Tactic, drill: Drill = PLAIN): Armies {
  return armiesWith(countArmies(squads, tactic, drill), planesIn(squads));
}
function armiesWith({ full, all }: { readonly full: number; readonly all: number }, planes: number): Armies {
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
  readonly lacks: Readonly<Record<OnFoot, number>>;
}

/** What the weakest unit adds to each army, best first: neighbours by level stand together (TTX-CRD-56). */
function levelsOfPairs(squads: readonly Squad[], tactic: Tactic, drill: Drill): number[] {
  const fits = (type: UnitType): boolean => type === 'cavalry' || (type === 'infantry' && drill.riders === true);
  const levels = squads.flatMap((s) => (fits(s.type) ? Array<number>(s.n).fill(s.level) : [])).sort((a, b) => b - a);
  const size = tactic.needs.cavalry;
  return Array.from({ length: Math.floor(levels.length / size) }, (_, i) => levels[(i + 1) * size - 1]!);
}

/** The bonus of each army, the greatest first, without what flies with it. */
function bonusesOf(squads: readonly Squad[], tactic: Tactic, drill: Drill): number[] {
  if (tactic.plusLevel) return levelsOfPairs(squads, tactic, drill).map((level) => tactic.strength + level);
  const { full, all } = countArmies(squads, tactic, drill);
  return [...Array<number>(full).fill(tactic.strength), ...Array<number>(all - full).fill(tactic.obsolete ?? tactic.strength)];
}
/** With one unit twice: every kind is tried (TTX-CRD-37). Whoever stands for two may be a pair of its kind. */
function linesOf<S extends Squad>(squads: readonly S[], { twice }: Drill): (readonly S[])[] {
  if (!twice) return [squads];
  const onFoot = squads.filter((s) => s.type !== 'airforce');
  if (twice === 'not-alone' && onFoot.reduce((sum, s) => sum + s.n, 0) < 2) return [squads];
  return [squads, ...onFoot.flatMap((one) => (one.n > 0 ? [squads.map((s) => (s === one ? { ...s, n: s.n + 1 } : s))] : []))];
}
const sumWith = (bonuses: readonly number[], planes: number): number => bonuses.reduce((sum, n, i) => sum + (i < planes ? 2 * n : n), 0);

/** What the armies add to the strength of the units. `bestTwice`: Napoleon doubles the greatest single bonus (TTA-CRD-11). */
export function armyBonus(squads: readonly Squad[], tactic: Tactic, bestTwice = false, drill: Drill = PLAIN): number {
  const planes = planesIn(squads);
  let most = 0;
  for (const line of linesOf(squads, drill)) {
    const { sum, first } = tactic.plusLevel ? bonusOfList(line, tactic, drill, planes) : bonusOfCount(line, tactic, drill, planes);
    most = Math.max(most, bestTwice ? sum + first * (planes > 0 ? 2 : 1) : sum);
  }
  return most;
}
/** What the armies of a line add together, and the best of them without what flies with it. */
interface LineBonus {
  readonly sum: number;
  readonly first: number;
}
function bonusOfList(line: readonly Squad[], tactic: Tactic, drill: Drill, planes: number): LineBonus {
  const bonuses = bonusesOf(line, tactic, drill);
  return { sum: sumWith(bonuses, planes), first: bonuses[0] ?? 0 };
}
/** Asked for with every rating of strength: the same without a list where an army is either full or old. */
function bonusOfCount(line: readonly Squad[], tactic: Tactic, drill: Drill, planes: number): LineBonus {
  const { full, old, fullFlying, oldFlying } = armiesWith(countArmies(line, tactic, drill), planes);
  const less = tactic.obsolete ?? tactic.strength;
  return { sum: (full + fullFlying) * tactic.strength + (old + oldFlying) * less, first: full > 0 ? tactic.strength : old > 0 ? less : 0 };
}
/** How many armies there are in the best line. */
export const armiesIn = (squads: readonly Squad[], tactic: Tactic, drill: Drill = PLAIN): number => bonusesOf(squads, tactic, drill).length;

/** The same armies unit by unit, the full ones first; the newest units stand in front. */
export function drawUp<S extends Squad>(squads: readonly S[], tactic: Tactic, drill: Drill = PLAIN): Parade<S> {
  const planes = planesIn(squads);
  const worth = (line: readonly Squad[]): number => sumWith(bonusesOf(line, tactic, drill), planes);
  const line = linesOf(squads, drill).reduce((best, one) => (worth(one) > worth(best) ? one : best));
  const bonuses = bonusesOf(line, tactic, drill);
  const { full } = tactic.plusLevel ? { full: bonuses.length } : countArmies(line, tactic, drill);
  const waiting = [...line].sort((a, b) => b.level - a.level).flatMap(({ n, ...unit }) => Array.from({ length: n }, () => unit));
  const take = (type: UnitType): Soldier<S>[] => {
    let at = waiting.findIndex((x) => x.type === type);
    if (at < 0 && type === 'cavalry' && drill.riders) at = waiting.findIndex((x) => x.type === 'infantry');
    return at < 0 ? [] : waiting.splice(at, 1); // a farmer stands there
  };
  const armies = bonuses.map((bonus, i): Army<S> => {
    const flies = i < planes;
    const units = ON_FOOT.flatMap((type) => Array.from({ length: tactic.needs[type] }, () => take(type)).flat());
    return { units: flies ? [...units, ...take('airforce')] : units, isOld: i >= full, flies, strength: bonus * (flies ? 2 : 1) };
  });
  const left = (type: UnitType): number => waiting.filter((x) => x.type === type).length;
  const lacks = Object.fromEntries(ON_FOOT.map((type) => [type, Math.max(0, tactic.needs[type] - left(type))])) as Parade['lacks'];
  return { armies, alone: waiting, lacks };
}
