import type { Seat } from '../../../kernel/index.js';
import { IMPROVEMENT } from '../cards/index.js';
import { MARKER, RESOURCES, type Resource } from '../cards/markers.js';
import { BAND_CHANCES, CRITICAL, CRITICAL_GOLD, cityYield, MINIMUM, monopolyOf, TYPE_GOLD } from '../cards/tables.js';
import type { Space } from '../cards/world.js';
import type { Income, Served, State } from '../state/state.js';
import { techCount, wonderEffects } from './cards.js';
import { openMarker, resourceAt, settlementsOf } from './settlements.js';
import { isAdvanced } from './table.js';

/** How many cards of each resource count for a seat: own ones that are not lent, and borrowed ones (CIV-TRD-02, CIV-AMB-57). */
export function resourcesHeld(s: State, seat: Seat): Readonly<Record<Resource, number>> {
  const held = Object.fromEntries(RESOURCES.map((r) => [r, 0])) as Record<Resource, number>;
  for (const region of cardsHeld(s, seat)) held[resourceAt(s, region)!]++;
  return held;
}
/** The regions whose resource cards count for a seat. */
export function cardsHeld(s: State, seat: Seat): Space[] {
  const own = settlementsOf(s, seat).filter((region) => resourceAt(s, region) !== null && !s.loans.some((x) => x.region === region));
  return [...own, ...s.loans.filter((x) => x.to === seat).map((x) => x.region)];
}

/** A settlement at production: happy and productive or not, and what it yields. */
export interface Yield {
  readonly region: Space;
  readonly size: number;
  readonly resource: Resource | null;
  readonly isFertile: boolean;
  readonly isHappy: boolean;
  readonly isProductive: boolean;
  readonly gold: number;
}

/** Happy points H = 1 + faces (CIV-HAP-03, 04), productive points P = gears (CIV-HAP-05). */
export function pointsOf(s: State, seat: Seat): { happy: number; productive: number } {
  const points = { happy: 1, productive: 0 };
  for (const id of s.players[seat]!.improvements) points[IMPROVEMENT[id].gives] += IMPROVEMENT[id].n;
  for (const { n } of wonderEffects(s, seat, 'happy')) points.happy += n;
  for (const { n } of wonderEffects(s, seat, 'productive')) points.productive += n;
  return points;
}

interface City {
  readonly region: Space;
  readonly size: number;
  readonly resource: Resource | null;
  readonly isFertile: boolean;
  /** On wine or gems (CIV-HAP-02), or made happy by hand. */
  readonly isContent: boolean;
  /** Fertile (CIV-EXP-12), or made productive by hand. */
  readonly isBusy: boolean;
  /** What productivity adds to it without happiness. */
  readonly base: number;
}
/** Settlements on wine and gems are always happy (CIV-HAP-02), fertile ones always productive (CIV-EXP-12). */
export const isAlwaysHappy = (resource: Resource | null): boolean => resource !== null && MARKER[resource].alwaysHappy;
export const isFertileLand = (s: State, region: Space): boolean => openMarker(s, region) === 'fertile';

const cityAt = (s: State, region: Space, byHand: Served): City => {
  const resource = resourceAt(s, region);
  const size = s.sizes[region]!;
  const isFertile = isFertileLand(s, region);
  return {
    region,
    size,
    resource,
    isFertile,
    isContent: isAlwaysHappy(resource) || byHand.happy.includes(region),
    isBusy: isFertile || byHand.productive.includes(region),
    base: cityYield(size, resource !== null, false, false),
  };
};

const NOBODY_SERVED: Served = { happy: [], productive: [] };
/** What of a choice by hand still holds: settlements lost since then and points no longer there are left out (CIV-HAP-07). */
export function servedByHand(s: State, seat: Seat): Served {
  const { served } = s.players[seat]!;
  if (!served) return NOBODY_SERVED;
  const points = pointsOf(s, seat);
  const own = (regions: readonly Space[], n: number): Space[] => regions.filter((region) => s.owners[region] === seat).slice(0, n);
  return { happy: own(served.happy, points.happy), productive: own(served.productive, points.productive) };
}

/** Serve with k productive points those not content, with the others the content; happiness to productive ones first (CIV-HAP-07). */
function assign(cities: readonly City[], happy: number, productive: number, k: number): Yield[] {
  const best = (isContent: boolean, n: number): City[] =>
    cities
      .filter((c) => c.isContent === isContent && !c.isBusy)
      .sort((a, b) => b.base - a.base)
      .slice(0, n);
  const served = new Set([...best(false, k), ...best(true, productive - k)]);
  const isProductive = (c: City): boolean => c.isBusy || served.has(c);
  const unhappy = cities.filter((c) => !c.isContent);
  const glad = new Set([...unhappy.filter(isProductive), ...unhappy.filter((c) => !isProductive(c))].slice(0, happy));
  return cities.map((c) => {
    const isHappy = c.isContent || glad.has(c);
    const { region, size, resource, isFertile } = c;
    const gold = cityYield(size, resource !== null, isHappy, isProductive(c));
    return { region, size, resource, isFertile, isHappy, isProductive: isProductive(c), gold };
  });
}

const goldOf = (yields: readonly Yield[]): number => yields.reduce((n, y) => n + y.gold, 0);

/** The best use of happy and productive points; first of all what was chosen by hand (CIV-HAP-07). */
export function bestYields(s: State, seat: Seat): Yield[] {
  const byHand = servedByHand(s, seat);
  const cities = settlementsOf(s, seat).map((region) => cityAt(s, region, byHand));
  const points = pointsOf(s, seat);
  const happy = points.happy - byHand.happy.length;
  const productive = points.productive - byHand.productive.length;
  let best = assign(cities, happy, productive, 0);
  for (let k = 1; k <= productive; k++) {
    const other = assign(cities, happy, productive, k);
    if (goldOf(other) > goldOf(best)) best = other;
  }
  return best;
}

/** Basic: what each settlement counts (CIV-PRB-01), one more if fertile (CIV-EXP-11, CIV-AMB-44); advanced: its city card (CIV-PRA-01). */
export function yieldsOf(s: State, seat: Seat): Yield[] {
  if (isAdvanced(s)) return bestYields(s, seat);
  return settlementsOf(s, seat).map((region) => {
    const { size, resource, isFertile } = cityAt(s, region, NOBODY_SERVED);
    return { region, size, resource, isFertile, isHappy: false, isProductive: false, gold: size + (isFertile ? 1 : 0) };
  });
}

/** What a resource that a seat does not hold yet would bring it in this production, on average (CIV-PRB-02, 03; CIV-PRA-02, 03). */
export function newCardGold(s: State, seat: Seat, resource: Resource): number {
  if (resourcesHeld(s, seat)[resource] > 0) return 0;
  const chance = CRITICAL[s.era].reduce((sum, r, band) => sum + (r === resource ? BAND_CHANCES[band]! : 0), 0) / 36;
  return isAdvanced(s) ? TYPE_GOLD + chance * CRITICAL_GOLD : techCount(s, seat) + chance * goldOf(yieldsOf(s, seat));
}

/** The income of a seat when this resource is the critical one; null: before the dice are rolled (CIV-PRB, CIV-PRA). */
export function incomeOf(s: State, seat: Seat, resource: Resource | null): Income {
  const held = resourcesHeld(s, seat);
  const cities = goldOf(yieldsOf(s, seat));
  const types = RESOURCES.filter((r) => held[r] > 0).length;
  const isHolder = resource !== null && held[resource] > 0;
  // Once, however many cards (CIV-AMB-34).
  const critical = isHolder ? (isAdvanced(s) ? CRITICAL_GOLD : cities) : 0;
  // CIV-PRA-03, CIV-PRB-03
  const typeGold = types * (isAdvanced(s) ? TYPE_GOLD : techCount(s, seat));
  // CIV-PRB-04, CIV-PRA-04
  const monopolies = RESOURCES.reduce((n, r) => n + monopolyOf(held[r]), 0);
  const wonders = wonderEffects(s, seat, 'gold').reduce((sum, { n }) => sum + n, 0);
  const sum = cities + critical + typeGold + monopolies + wonders;
  // CIV-PRB-05, CIV-PRA-06
  const raised = Math.max(0, MINIMUM - sum);
  return { cities, resource, critical, types, typeGold, monopolies, wonders, raised, total: sum + raised };
}
