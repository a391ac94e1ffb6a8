import type { Seat } from '../../../kernel/index.js';
import { incomeOf, pointsOf, resourcesHeld, type Yield, yieldsOf } from '../ask/production.js';
import { RESOURCES, type Resource } from '../cards/markers.js';
import { BAND_CHANCES, CRITICAL, monopolyOf } from '../cards/tables.js';
import type { Income, State } from '../state/state.js';

/** A resource that the dice may name, its chance in 36 and the income then. */
export interface Outcome {
  readonly resource: Resource;
  readonly chance: number;
  readonly income: Income;
}

/** The next production as a sum to be read line by line. */
export interface Forecast {
  readonly yields: readonly Yield[];
  /** Advanced: happy and productive points (CIV-HAP-07). */
  readonly points: { readonly happy: number; readonly productive: number };
  readonly monopolies: readonly { readonly resource: Resource; readonly cards: number; readonly gold: number }[];
  /** One for each resource that the table of the era names, the likeliest first. */
  readonly outcomes: readonly Outcome[];
  /** What is sure, and what the dice bring on average. */
  readonly least: number;
  readonly average: number;
}

/** Chances of the critical resource in an era, in 36ths (CIV-PRB-02). */
export function criticalChances(s: Pick<State, 'era'>): Map<Resource, number> {
  const chances = new Map<Resource, number>();
  CRITICAL[s.era].forEach((resource, band) => {
    chances.set(resource, (chances.get(resource) ?? 0) + BAND_CHANCES[band]!);
  });
  return chances;
}

export function forecast(s: State, seat: Seat): Forecast {
  const held = resourcesHeld(s, seat);
  const outcomes = [...criticalChances(s)]
    .map(([resource, chance]): Outcome => ({ resource, chance, income: incomeOf(s, seat, resource) }))
    .sort((a, b) => b.chance - a.chance);
  return {
    yields: yieldsOf(s, seat),
    points: pointsOf(s, seat),
    monopolies: RESOURCES.filter((r) => held[r] >= 3).map((resource) => ({
      resource,
      cards: held[resource],
      gold: monopolyOf(held[resource]),
    })),
    outcomes,
    least: Math.min(...outcomes.map((x) => x.income.total)),
    average: outcomes.reduce((sum, x) => sum + x.chance * x.income.total, 0) / 36,
  };
}

/** What the next production brings on average. */
export const averageIncome = (s: State, seat: Seat): number => forecast(s, seat).average;
