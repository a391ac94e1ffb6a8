import { countOf } from '../ask/counts.js';
import { happinessOf, happyNeeded } from '../ask/ratings.js';
import { lasting, worthOfYield } from './outlook.js';
import { civil, DEVELOPED, food, GROWN, little, PREPARED, resources, type Services, science } from './rates.js';
import { WEIGHTS } from './weights.js';

/** Traits of 2015 and of the expansion: what no rating shows. Every figure comes from the row of the card. */
export const LATER_SERVICES: Services = {
  retire: (x, _, o) => 0.6 * x.yellow * lasting(o, WEIGHTS.yellowToken),
  'military-as-civil': (_, turns) => 0.3 * civil(turns),
  'taking-discount': (x, turns) => 0.25 * x.n * civil(turns),
  'under-wonder': (x, _, o) => 0.4 * x.happy * o.happy,
  'second-politics': (x, turns) => little(turns, x.once ? 1 : 3),
  'infantry-as-cavalry': (_, turns) => little(turns),
  'strength-prize': (x, turns) => 0.4 * x.culture * turns,
  'sees-next-event': (_, turns) => little(turns, 0.5),
  'no-wonder-surcharge': (_, turns) => 0.15 * civil(turns),
  'on-take-wonder': (x, turns) => 0.12 * x.resources * resources(turns),
  'paired-discount': (x, turns) => 0.15 * (x.resources * resources(turns) + x.science * science(turns)),
  'colonization-discards': (x, turns) => little(turns, x.cards * x.n),
  convert: (_, turns) => little(turns),
  'war-cabinet': (x, turns) => 0.9 * x.culture * turns,
  'on-leaving': (x, _, o) =>
    0.8 * ((x.gives.culture ?? 0) + (x.gives.science ?? 0) * o.science) * (x.count ? countOf(o.s, o.seat, x.count) : 1),
  'cheaper-after-leader': (x, _, o) => x.n * o.resources,
  'free-citizen': (_, turns) => 0.4 * (2 * food(turns) + civil(turns)),
  'works-resources': (x, turns) => 0.6 * x.n * resources(turns),
  'age-draw': (x, _, o) => x.ages.filter((age) => age > o.s.age).length * x.n * lasting(o, WEIGHTS.militaryCard),
  'hand-colours': (x, turns, o) => 0.8 * worthOfYield(o, x.two, turns) + 0.5 * worthOfYield(o, x.three, turns),
  underdog: (x, turns) => 0.5 * Math.min(x.resources, 2 * x.otherwise) * resources(turns),
  'on-prepare': (x, turns, o) =>
    PREPARED *
    ((x.culture ?? 0) * turns +
      (x.science ?? 0) * science(turns) +
      0.3 * (x.militaryCards ?? 0) * turns * lasting(o, WEIGHTS.militaryCard)),
  'false-events': (x, turns) => little(turns, x.science),
  healer: (x, turns, o) => 0.3 * Math.min(x.most, turns) * lasting(o, WEIGHTS.yellowToken),
  'sure-draw': (x, turns, o) => 0.15 * x.n * turns * lasting(o, WEIGHTS.militaryCard),
  'own-tactics': (x, turns) => little(turns, 1.5 * x.strength),
  'bought-colonization': (x, turns) => little(turns, 0.5 * x.prices.length),
  'on-discard': (x, turns) => 0.4 * x.culture * turns,
  'leader-refund': (x, _, o) => 0.5 * x.n * o.civil,
  'sees-prepared': (_, turns) => little(turns, 0.5),
  wary: (x, turns) => little(turns, 0.8 * x.strength),
  'own-action': (x, turns) => 0.35 * (civil(turns) + x.culture * turns + x.less * science(turns)),
  partition: (_, turns, o) => (o.p.usedForGood.includes('partition') ? 0 : little(turns, 4)),
  'on-citizen': (x, turns) => GROWN * (x.science * science(turns) + x.culture * turns),
  'science-by-level': (x, turns) => 0.08 * Math.max(...x.byLevel) * science(turns),
  prize: (x) => 0.5 * x.culture,
  'science-by-variety': (x, turns) => 0.3 * x.n * science(turns),
  sale: (x, turns) => DEVELOPED * Math.max(0, x.culture * turns - x.resources * resources(turns)),
  'dear-if-content': () => 0, // the price of taking him says it
  'surplus-faces': (x, turns, o) => x.culture * Math.max(0, happinessOf(o.s, o.seat) - happyNeeded(o.s, o.seat)) * turns,
  games: (x, _, o) => (o.p.usedForGood.includes('games') ? 0 : x.culture),
  spy: (_, turns) => little(turns),
  'peaceful-discount': (x, turns) => little(turns, 2 * x.n),
  champion: (x, turns) => little(turns, 0.5 * (x.culture + x.strength)),
  'better-cards': (x, turns) => 0.4 * x.n * (resources(turns) + 0.5 * food(turns)),
  'fresh-card': (_, turns) => 0.15 * civil(turns),
};

/** What such traits will do to the ratings, or at once, when their card comes into play. */
export const LATER_PROMISES: Services = {
  'labs-produce': (_, turns, o) => countOf(o.s, o.seat, { of: 'worker-levels', types: ['lab'] }) * resources(turns) * 0.7,
  'faces-raised': (_, turns, o) => 2 * o.happy * little(turns),
  'farmers-fight': (_, turns) => little(turns, 2),
  'either-token': (x, turns) => 0.8 * x.civilActions * civil(turns),
  'unit-twice': (_, turns) => little(turns, 2),
  'by-age': (x, turns, o) => worthOfYield(o, x.gives[Math.max(1, Math.min(o.s.age, x.gives.length - 1))]!, turns),
  'stage-science': (_, __, o) => 5 * o.science,
  'extra-low-tokens': (_, turns) => food(turns) + resources(turns),
  calm: (x, _, o) => 0.8 * x.n * o.happy,
  'kept-tokens': (x, turns) => 3 * x.culture * turns,
  'on-finish': (x, _, o) =>
    (x.gain.culture ?? 0) + (x.gain.science ?? 0) * o.science + (x.gain.food ?? 0) * o.food + (x.gain.resources ?? 0) * o.resources,
  'best-in-all': (x, _, o) => (1.5 * x.each[Math.max(0, o.s.seats - 2)]!) / (o.s.seats - 0.5),
  assembly: (_, turns) => little(turns, 6),
  'common-work': (x) => 2.5 * x.culture,
};
