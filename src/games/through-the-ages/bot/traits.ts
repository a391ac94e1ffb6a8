import { countOf } from '../ask/counts.js';
import type { Count, Trait } from '../cards/ability.js';
import { LATER_PROMISES, LATER_SERVICES } from './later-traits.js';
import { type Outlook, worthOfYield } from './outlook.js';
import { civil, DEVELOPED, food, GROWN, little, resources, type Service, type Services, science } from './rates.js';

/** What a trait does that no rating shows, for so many turns. */
const SERVICES: Services = {
  ...LATER_SERVICES,
  'on-take-technology': (x, turns) => x.science * DEVELOPED * science(turns),
  'on-technology': (x, turns) =>
    DEVELOPED * ((x.resources ?? 0) * resources(turns) + (x.culture ?? 0) * turns + (x.civilAction ? civil(turns) : 0)),
  'on-attacked': (_, turns) => little(turns),
  'military-resources': (x, turns) => 0.4 * x.n * resources(turns),
  'growth-discount': (x, turns) => GROWN * x.food * food(turns),
  'free-growth': (x, turns) => 0.5 * x.food * food(turns) + 0.5 * civil(turns),
  levy: (_, turns) => 0.3 * (food(turns) + resources(turns)),
  'science-discount': (x, turns) => 0.15 * x.n * science(turns),
  'build-discount': (x, turns) => 0.25 * Math.max(...x.byLevel) * resources(turns),
  'rivals-pay': (_, turns) => little(turns),
  'besieged-discount': (_, turns) => little(turns),
  'wonder-taking-discount': (x, turns) => 0.2 * x.n * civil(turns),
  stages: (x, turns) => 0.12 * x.n * civil(turns),
  'hand-limits': (x, turns) => x.n * little(turns, 1.5),
  'defence-cards-twice': (_, turns) => little(turns, 2),
  'colonization-cards': (_, turns) => little(turns),
  explorer: (_, turns, o) => (o.p.usedForGood.includes('explorer') ? 0 : little(turns, 3)),
  'revolution-by-military': (_, turns) => little(turns, 2),
  'no-attacks': (_, turns) => -little(turns, 2),
  'costly-to-attack': (_, turns) => little(turns, 4),
};

/** What a trait will do to the ratings once its card is in play. */
const PROMISES: Services = {
  ...LATER_PROMISES,
  per: (x, turns, o) => worthOfYield(o, x.gives, turns) * (countOf(o.s, o.seat, x.count) + hope(x.count)),
  'on-completion': (x, _, o) => x.culture * (countOf(o.s, o.seat, x.count) + hope(x.count)),
  'faces-count-twice': (_, turns, o) => 2 * o.happy * little(turns),
  'extra-mine-token': (_, turns) => 1.5 * resources(turns),
  'labs-are-mines': (_, turns, o) => countOf(o.s, o.seat, { of: 'worker-levels', types: ['lab'] }) * resources(turns) * 0.7,
  'unit-strength': (x, _, o) => countOf(o.s, o.seat, { of: 'workers', types: x.types }) * o.strength,
  'best-army-twice': (_, turns) => little(turns, 4),
  'no-tactic': (_, turns) => -little(turns, 2),
};
/** Much that is counted will still grow. */
const hope = (count: Count): number => (count.of === 'best-level' || count.of === 'best-culture' ? 0.5 : 0.3);

const sum = (table: Services, o: Outlook, traits: readonly Trait[], turns: number): number =>
  traits.reduce((n, trait) => n + ((table[trait.trait] as Service<Trait['trait']> | undefined)?.(trait, turns, o) ?? 0), 0);

export const worthOfServices = (o: Outlook, traits: readonly Trait[], turns: number): number => sum(SERVICES, o, traits, turns);
/** All that the traits of a card not yet in play will bring. */
export const worthOfTraits = (o: Outlook, traits: readonly Trait[], turns: number): number =>
  sum(SERVICES, o, traits, turns) + sum(PROMISES, o, traits, turns);

/** Has anybody thought of what this trait is worth? */
export const isValued = (trait: Trait): boolean => trait.trait in SERVICES || trait.trait in PROMISES;
