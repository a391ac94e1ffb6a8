import { techCount } from '../../../games/civilization/ask/cards.js';
import { incomeOf, resourcesHeld } from '../../../games/civilization/ask/production.js';
import { KIND } from '../../../games/civilization/cards/kinds.js';
import { RESOURCES, type Resource } from '../../../games/civilization/cards/markers.js';
import { BAND_CHANCES, CRITICAL } from '../../../games/civilization/cards/tables.js';
import { TECHNOLOGIES, type TechId } from '../../../games/civilization/cards/technologies.js';
import { WONDERS, type WonderId } from '../../../games/civilization/cards/wonders.js';
import type { Income, State } from '../../../games/civilization/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { Words } from './words.js';

/** Rolls of two dice out of 36 by which a seat holds the critical resource. */
export function criticalChance(s: State, seat: Seat): number {
  const held = resourcesHeld(s, seat);
  return CRITICAL[s.era].reduce((sum, resource, band) => sum + (held[resource] > 0 ? (BAND_CHANCES[band] ?? 0) : 0), 0);
}

/** What a seat would gain if one of its resources were critical. */
export function criticalGain(s: State, seat: Seat): number {
  const held = resourcesHeld(s, seat);
  const resource = CRITICAL[s.era].find((r) => held[r] > 0);
  return resource ? incomeOf(s, seat, resource).critical : 0;
}

export const INCOME_KEYS = ['cities', 'critical', 'types', 'monopolies', 'wonders', 'raised'] as const;
export interface IncomeLine {
  readonly key: (typeof INCOME_KEYS)[number];
  readonly label: string;
  readonly gold: number;
}

/** The sum of an income as it is read aloud: only what brings something. */
export function incomeLines(s: State, seat: Seat, income: Income, words: Words): readonly IncomeLine[] {
  const basic = s.options.rules === 'basic';
  // An income of the past was made with the technologies of its turn.
  const techs = income.types > 0 ? income.typeGold / income.types : techCount(s, seat);
  const types = basic ? words.g('income.types.basic', { n: income.types, techs }) : words.g('income.types', { n: income.types });
  const all: (IncomeLine | false)[] = [
    { key: 'cities', label: words.g('income.cities'), gold: income.cities },
    income.critical > 0 && {
      key: 'critical',
      label: words.g('income.critical', { what: words.name(`marker.${income.resource}`) }),
      gold: income.critical,
    },
    { key: 'types', label: types, gold: income.typeGold },
    income.monopolies > 0 && { key: 'monopolies', label: words.g('income.monopolies'), gold: income.monopolies },
    income.wonders > 0 && { key: 'wonders', label: words.g('income.wonders'), gold: income.wonders },
    income.raised > 0 && { key: 'raised', label: words.g('income.raised'), gold: income.raised },
  ];
  return all.filter((line) => line !== false);
}

/** Cards of each resource that count for a seat. */
export const heldList = (s: State, seat: Seat): readonly { readonly id: Resource; readonly n: number }[] => {
  const held = resourcesHeld(s, seat);
  return RESOURCES.flatMap((id) => (held[id] > 0 ? [{ id, n: held[id] }] : []));
};

export const techsOf = (s: State, seat: Seat): readonly TechId[] => TECHNOLOGIES.flatMap(({ id }, i) => (s.techs[i] === seat ? [id] : []));
export const wondersOf = (s: State, seat: Seat): readonly WonderId[] => WONDERS.flatMap(({ id }, i) => (s.wonders[i] === seat ? [id] : []));

/** Settlements by size, figures by use. */
export function strengthOf(
  s: State,
  seat: Seat,
): {
  readonly sizes: readonly number[];
  readonly armies: number;
  readonly fleets: number;
  readonly aircraft: number;
  readonly settlers: number;
} {
  const sizes = [0, 0, 0, 0, 0];
  s.owners.forEach((owner, region) => {
    if (owner === seat) sizes[s.sizes[region]!]! += 1;
  });
  const count = { armies: 0, fleets: 0, aircraft: 0, settlers: 0 };
  const add = (kind: keyof typeof KIND, n: number) => {
    const { isArmy, isFleet, category } = KIND[kind];
    if (isArmy) count.armies += n;
    else if (isFleet) count.fleets += n;
    else if (category === 'settler') count.settlers += n;
    else count.aircraft += n;
  };
  for (const x of s.players[seat]!.stacks) {
    add(x.kind, x.n);
    for (const rider of x.cargo) add(rider.kind, x.n);
  }
  return { sizes, ...count };
}
