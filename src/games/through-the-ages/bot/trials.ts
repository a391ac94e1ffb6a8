import type { Trials, TrialTable } from '../../shared/entry.js';
import { MODULES } from '../cards/sets.js';
import { candidates, KINDS, sizeOf } from '../state/draw.js';
import { DEFAULTS } from '../state/setup.js';
import { EDITIONS, type Expansion, type Options, type Tta, VERSIONS } from '../state/state.js';
import { habits } from './habits.js';

/** All modules, as most people play today. */
const EXPANSION: Expansion = { rebalanced: true, military: true, leaders: 'secret', choice: 'random', agreed: [] };

/** Some modules of it and no others. */
const only = (modules: readonly string[]): Expansion => ({
  ...EXPANSION,
  rebalanced: modules.includes('rebalanced'),
  military: modules.includes('military'),
  leaders: modules.includes('leaders') ? 'secret' : 'old',
});

const table = (seats: number, options: Partial<Options>): TrialTable<Tta> => ({
  name: `${seats} seats, ${Object.entries(options)
    .map(([key, value]) => (key === 'version' ? value : `${key} ${typeof value === 'object' ? Object.values(value).join(' ') : value}`))
    .join(', ')}`,
  seats,
  options: { ...DEFAULTS, ...options },
});

/** Variants, one game each; those of politics have no meaning in the Simple version. */
const VARIANTS: readonly Partial<Options>[] = [
  {},
  {},
  { helped: [0] },
  { hiddenHands: true },
  { antiLeague: true },
  { peaceful: 'no-attacks' },
  { drawByAction: true },
  { bonusCards: 'public', fewerBonuses: true },
  { bonusCards: 'private', leanMines: true },
  { bonusCards: 'open', chooseDraw: true },
];

/** The edition of 2015 knows fewer (TTN-VAR-01). */
const LATER_VARIANTS: readonly Partial<Options>[] = [
  {},
  {},
  {},
  { hiddenHands: true },
  { hiddenHands: true },
  { peaceful: 'no-attacks-no-pacts' },
  { peaceful: 'no-attacks-no-pacts' },
  {},
  {},
  {},
];
const FIRST_VERSIONS = ['simple', 'advanced', 'full'] as const;
const finished = (name: string, i: number, options: Partial<Options>) => ({
  name,
  levels: (['easy', 'easy', 'easy', 'easy'] as const).slice(0, 2 + (i % 3)),
  options,
});

const tenOf = (name: string, options: (i: number) => Partial<Options>) =>
  Array.from({ length: 10 }, (_, i) => finished(`${name}-${i + 1}`, i, { edition: '2015', hiddenHands: i % 5 === 4, ...options(i) }));

/** The ways to come by leaders and wonders (TTX-DRAW-01 to 08), once each with a module less. */
const DRAWS: Readonly<Record<string, Partial<Expansion>>> = {
  old: { leaders: 'old' },
  new: { leaders: 'new', military: false },
  secret: {},
  public: { leaders: 'public' },
  'age-by-age': { leaders: 'age-by-age', rebalanced: false },
  'new-and-one': { leaders: 'public', choice: 'new-and-one' },
  agreed: { choice: 'agreed' },
  dealt: { choice: 'dealt' },
  'dealt-openly': { leaders: 'public', choice: 'dealt' },
};
/** With cards agreed on where they must be: the last ones of each kind and age. */
function drawnFor(draw: Partial<Expansion>, seats: number): Expansion {
  const expansion = { ...EXPANSION, ...draw };
  if (expansion.choice !== 'agreed') return expansion;
  const options: Options = { ...DEFAULTS, edition: '2015', expansion };
  const wanted = [0, 1, 2, 3].flatMap((age) =>
    KINDS.flatMap((kind) => candidates(options, kind, age).slice(-sizeOf(options, seats, kind))),
  );
  return { ...expansion, agreed: wanted };
}

export const trials: Trials<Tta> = {
  habits,
  wishes: {
    version: VERSIONS.join(', '),
    edition: EDITIONS.join(', '),
    draw: `${Object.keys(DRAWS).join(', ')} (with the expansion)`,
    modules: `${MODULES.join(', ')}, or several with a comma (with the expansion, secret draw)`,
  },
  optionsOf: ({ version, edition, draw, modules, seats }) =>
    ({
      ...DEFAULTS,
      ...(version && { version }),
      ...(edition && { edition }),
      ...(draw && { edition: '2015', expansion: drawnFor(DRAWS[draw] ?? { leaders: draw as 'old' }, (seats ?? ',').split(',').length) }),
      ...(modules && { edition: '2015', expansion: only(modules.split(',')) }),
    }) as Options,
  roundsOf: (s) => s.round,
  // Each version with each number of seats, and every variant with one of them.
  tables: [
    table(2, { version: 'simple' }),
    table(3, { version: 'simple', hiddenHands: true }),
    table(4, { version: 'simple', helped: [1, 3] }),
    table(2, { version: 'advanced', bonusCards: 'private' }),
    table(3, { version: 'advanced', leanMines: true, chooseDraw: true }),
    table(4, { version: 'advanced', bonusCards: 'open', peaceful: 'no-attacks' }),
    table(2, { version: 'full' }),
    table(2, { version: 'full', peaceful: 'no-attacks-no-pacts', bonusCards: 'public', publicBonuses: 5, fewerBonuses: true }),
    table(3, { version: 'full', antiLeague: true, drawByAction: true, bonusCards: 'age-by-age', helped: [0, 1, 2] }),
    table(4, { version: 'full', hiddenHands: true }),
    table(2, { edition: '2015' }),
    table(3, { edition: '2015', hiddenHands: true }),
    table(4, { edition: '2015' }),
    table(3, { edition: '2015', peaceful: 'no-attacks-no-pacts' }),
    table(3, { edition: '2015', version: 'introductory' }),
    table(2, { edition: '2015', expansion: { ...EXPANSION, leaders: 'new', military: false } }),
    table(2, { edition: '2015', expansion: { ...EXPANSION, rebalanced: false, leaders: 'age-by-age', choice: 'new-and-one' } }),
    table(3, { edition: '2015', expansion: EXPANSION }),
    table(4, { edition: '2015', hiddenHands: true, expansion: { ...EXPANSION, leaders: 'public' } }),
    table(2, { edition: '2015', expansion: { ...EXPANSION, leaders: 'public', choice: 'dealt' } }),
    table(3, { edition: '2015', expansion: { ...EXPANSION, leaders: 'age-by-age', choice: 'dealt' } }),
    table(4, { edition: '2015', expansion: { ...EXPANSION, choice: 'dealt' } }),
  ],
  // Every version of 2006, both of 2015 and every draw of the expansion, with two, three and four seats.
  everyTable: [2, 3, 4].flatMap((seats) => [
    ...FIRST_VERSIONS.map((version) => table(seats, { version })),
    table(seats, { edition: '2015' }),
    table(seats, { edition: '2015', version: 'introductory' }),
    ...Object.entries(DRAWS).map(([draw, expansion]) => ({
      ...table(seats, { edition: '2015', expansion: drawnFor(expansion, seats) }),
      name: `${seats} seats, edition 2015, draw ${draw}`,
    })),
  ]),
  longest: 6000,
  complain(s) {
    for (const [seat, p] of s.players.entries()) {
      const counts = [
        p.culture,
        p.science,
        p.yellow,
        p.blue,
        p.pool,
        ...p.earmarks.map((x) => x.n),
        ...p.holdings.flatMap((h) => [h.workers, h.tokens]),
      ];
      if (Math.min(...counts) < 0) return `seat ${seat} owes something`;
    }
    return undefined;
  },
  // Ten games of each version and edition, and of each way to draw leaders and wonders, with two to four seats.
  fixtures: [
    ...FIRST_VERSIONS.flatMap((version) => VARIANTS.map((variant, i) => finished(`${version}-${i + 1}`, i, { version, ...variant }))),
    ...LATER_VARIANTS.map((variant, i) => finished(`second-${i + 1}`, i, { edition: '2015', ...variant })),
    ...tenOf('introductory', () => ({ version: 'introductory' })),
    ...Object.entries(DRAWS).flatMap(([name, draw]) => tenOf(name, (i) => ({ expansion: drawnFor(draw, 2 + (i % 3)) }))),
  ],
  bench: {
    seats: 4,
    also: [
      {
        name: '2015 with the expansion',
        options: { edition: '2015', expansion: EXPANSION },
        milliseconds: 30,
        decisions: 20_000,
        iterations: 800,
      },
    ],
    milliseconds: 60,
    bundle: 190_000,
  },
};
