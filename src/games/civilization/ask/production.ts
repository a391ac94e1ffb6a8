import type { Seat } from '../../../kernel/index.js';
import { IMPROVEMENT } from '../cards/index.js';
import { MARKER, RESOURCES, type Resource } from '../cards/markers.js';
import { CRITICAL_GOLD, cityYield, MINIMUM, monopolyOf, TYPE_GOLD } from '../cards/tables.js';
import type { Space } from '../cards/world.js';
import type { Income, State } from '../state/state.js';
import { techCount, wonderEffects } from './cards.js';
import { openMarker, resourceAt, settlementsOf } from './settlements.js';
import { isAdvanced } from './table.js';

/** How many cards of each resource count for a seat: own ones that are not lent, and borrowed ones (CIV-TRD-02). */
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
  /** On wine or gems (CIV-HAP-02). */
  readonly isContent: boolean;
  /** What productivity adds to it without happiness. */
  readonly base: number;
}
const cityAt = (s: State, region: Space): City => {
  const resource = resourceAt(s, region);
  const size = s.sizes[region]!;
  return {
    region,
    size,
    resource,
    isFertile: openMarker(s, region) === 'fertile',
    isContent: resource !== null && MARKER[resource].alwaysHappy,
    base: cityYield(size, resource !== null, false, false),
  };
};

/** Serve with k productive points those not content, with the others the content; happiness to productive ones first (CIV-HAP-07). */
function assign(cities: readonly City[], happy: number, productive: number, k: number): Yield[] {
  const best = (isContent: boolean, n: number): City[] =>
    cities
      .filter((c) => c.isContent === isContent && !c.isFertile)
      .sort((a, b) => b.base - a.base)
      .slice(0, n);
  const served = new Set([...best(false, k), ...best(true, productive - k)]);
  const isProductive = (c: City): boolean => c.isFertile || served.has(c);
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

/** The best use of happy and productive points (CIV-HAP-07). */
export function bestYields(s: State, seat: Seat): Yield[] {
  const cities = settlementsOf(s, seat).map((region) => cityAt(s, region));
  const { happy, productive } = pointsOf(s, seat);
  let best = assign(cities, happy, productive, 0);
  for (let k = 1; k <= productive; k++) {
    const other = assign(cities, happy, productive, k);
    if (goldOf(other) > goldOf(best)) best = other;
  }
  return best;
}

/** Basic: what each settlement counts (CIV-PRB-01); advanced: its city card (CIV-PRA-01). */
export function yieldsOf(s: State, seat: Seat): Yield[] {
  if (isAdvanced(s)) return bestYields(s, seat);
  return settlementsOf(s, seat).map((region) => {
    const { size, resource, isFertile } = cityAt(s, region);
    return { region, size, resource, isFertile, isHappy: false, isProductive: false, gold: size + (isFertile ? 1 : 0) };
  });
}

/** The income of a seat when this resource is the critical one; null: before the dice are rolled (CIV-PRB, CIV-PRA). */
export function incomeOf(s: State, seat: Seat, resource: Resource | null): Income {
  const held = resourcesHeld(s, seat);
  const cities = goldOf(yieldsOf(s, seat));
  const types = RESOURCES.filter((r) => held[r] > 0).length;
  const isHolder = resource !== null && held[resource] > 0;
  const critical = isHolder ? (isAdvanced(s) ? CRITICAL_GOLD : cities) : 0;
  const typeGold = types * (isAdvanced(s) ? TYPE_GOLD : techCount(s, seat));
  const monopolies = RESOURCES.reduce((n, r) => n + monopolyOf(held[r]), 0);
  const wonders = wonderEffects(s, seat, 'gold').reduce((sum, { n }) => sum + n, 0);
  const sum = cities + critical + typeGold + monopolies + wonders;
  const raised = Math.max(0, MINIMUM - sum);
  return { cities, resource, critical, types, typeGold, monopolies, wonders, raised, total: sum + raised };
}
