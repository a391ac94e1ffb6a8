import type { Trials, TrialTable } from '../../shared/entry.js';
import { DEFAULTS, LENGTHS, type Options, RULE_SETS } from '../state/options.js';
import type { Civ } from '../state/state.js';
import { habits } from './habits.js';

const table = (seats: number, options: Partial<Options>): TrialTable<Civ> => ({
  name: `${seats} seats, ${Object.entries(options)
    .map(([key, value]) => (typeof value === 'string' ? value : `${key} ${value}`))
    .join(', ')}`,
  seats,
  options: { ...DEFAULTS, ...options },
});

/** The shortest way into the industrial era: whoever buys into it ends a short game (CIV-AMB-61). */
const TO_THE_NEXT_ERA = (
  [
    'nationalism',
    'printing_press',
    'theology',
    'education',
    'banking',
    'masonry',
    'alphabet_writing',
    'pottery_specialization',
    'ceremonial_burial',
    'mathematics',
    'philosophy_literature',
    'mysticism',
    'trade_mapmaking',
    'currency',
  ] as const
).map((tech): Civ['move'] => ({ move: 'buy-technology', tech }));

/** Random players buy few technologies: without a last turn their games would go on for ever (CIV-END-10). */
const RANDOM_TURNS = 40;

/** A random game has some ten thousand decisions, and bots make no playouts. */
const PACE = { milliseconds: 500, decisions: 20_000, iterations: 300, copy: 5 };

export const trials: Trials<Civ> = {
  habits,
  endingOf: (s) => s.ending ?? undefined,
  wishes: { rules: RULE_SETS.join(', '), length: LENGTHS.join(', ') },
  optionsOf({ rules, length }) {
    if (rules && !RULE_SETS.some((x) => x === rules)) return `rules are one of ${RULE_SETS.join(', ')}`;
    if (length && !LENGTHS.some((x) => x === length)) return `a length is one of ${LENGTHS.join(', ')}`;
    return { ...DEFAULTS, ...(rules && { rules }), ...(length && { length }) } as Options;
  },
  roundsOf: (s) => s.turn,
  tables: [
    ...[2, 3, 4, 6].map((seats) => table(seats, { rules: 'basic', turnLimit: RANDOM_TURNS })),
    table(5, { rules: 'basic', announce: 'automatic', richWorld: true, turnLimit: RANDOM_TURNS }),
    ...[2, 3, 6].flatMap((seats) => LENGTHS.map((length) => table(seats, { rules: 'advanced', length, turnLimit: RANDOM_TURNS }))),
    table(4, { rules: 'advanced', length: 'long', startBonus: true, carrierUpgrade: 'literal', turnLimit: RANDOM_TURNS }),
    table(5, { rules: 'advanced', length: 'medium', startBonus: true, richWorld: true, turnLimit: RANDOM_TURNS }),
  ],
  longest: 60_000,
  complain(s) {
    for (const [seat, p] of s.players.entries()) {
      if (p.gold < 0) return `seat ${seat} owes ${-p.gold} gold`;
      if (p.stacks.some((x) => x.n < 1 || x.left < 0)) return `seat ${seat} has a stack of nothing`;
    }
    if (s.sizes.some((size, i) => (size === 0) !== s.owners[i]! < 0)) return 'a settlement without an owner';
    return undefined;
  },
  fixtures: [
    { name: 'basic-two', levels: ['easy', 'easy'], options: { rules: 'basic' } },
    { name: 'basic-three', levels: ['normal', 'easy', 'easy'], options: { rules: 'basic', richWorld: true } },
    {
      name: 'basic-six-automatic',
      levels: ['easy', 'easy', 'easy', 'easy', 'easy', 'easy'],
      options: { rules: 'basic', announce: 'automatic' },
    },
    { name: 'short-two', levels: ['normal', 'easy'], options: { length: 'short' } },
    { name: 'short-four', levels: ['easy', 'easy', 'easy', 'easy'], options: { length: 'short', startBonus: true } },
    { name: 'medium-two', levels: ['easy', 'normal'], options: {} },
    { name: 'medium-three', levels: ['easy', 'easy', 'easy'], options: { carrierUpgrade: 'literal' } },
    { name: 'long-two', levels: ['easy', 'easy'], options: { length: 'long' } },
    { name: 'long-four', levels: ['easy', 'easy', 'easy', 'easy'], options: { length: 'long', startBonus: true } },
    { name: 'limited', levels: ['easy', 'easy'], options: { length: 'long', turnLimit: 8 } },
    // Endings that bots seldom look for.
    { name: 'short-era', levels: ['hard', 'hard'], options: { length: 'short' }, deal: 127, eager: TO_THE_NEXT_ERA },
    {
      name: 'conquest',
      levels: ['easy', 'easy'],
      options: { length: 'long', turnLimit: 60 },
      deal: 50,
      eager: [{ move: 'finish-buying' }],
    },
    {
      name: 'one-falls',
      levels: ['hard', 'hard', 'hard'],
      options: { length: 'long', turnLimit: 60 },
      deal: 30,
      eager: [{ move: 'finish-buying' }],
    },
    { name: 'long-space', levels: ['hard', 'easy'], options: { length: 'long' }, deal: 1 },
    // The seat count that no other one has; few turns, so that replaying it costs little.
    { name: 'basic-five', levels: ['easy', 'easy', 'easy', 'easy', 'easy'], options: { rules: 'basic', turnLimit: 9 } },
  ],
  bench: {
    seats: 3,
    ...PACE,
    also: [{ name: 'basic rules', options: { rules: 'basic' }, ...PACE }],
    bundle: 172_000,
  },
};
