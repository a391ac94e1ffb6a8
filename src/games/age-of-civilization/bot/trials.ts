import type { Trials } from '../../shared/entry.js';
import { goalReached } from '../ask/scoring.js';
import { SCENARIOS } from '../editions/scenarios.js';
import { DEFAULTS } from '../state/setup.js';
import type { Aoc, Options, ScenarioId } from '../state/state.js';
import { habits } from './habits.js';

const SWITCHES = [false, true];
const VARIANTS = { innovation: 'innovation', 'changing-world': 'changingWorld', draft: 'draft', 'first-game': 'firstGame' } as const;

export const trials: Trials<Aoc> = {
  habits,
  wishes: { variant: Object.keys(VARIANTS).join(','), scenario: SCENARIOS.map(({ id }) => id).join(', ') },
  optionsOf({ variant, scenario }) {
    const variants = variant ? variant.split(',') : [];
    if (!variants.every((x) => x in VARIANTS)) return `a variant is one of ${Object.keys(VARIANTS).join(', ')}`;
    const options: Options = { ...DEFAULTS, scenario: (scenario ?? 'none') as ScenarioId | 'none' };
    for (const x of variants) options[VARIANTS[x as keyof typeof VARIANTS]] = true;
    return options;
  },
  goalOf: goalReached,
  tables: [
    ...[2, 3, 4].flatMap((seats) =>
      SWITCHES.flatMap((innovation) =>
        SWITCHES.flatMap((changingWorld) =>
          SWITCHES.map((draft) => {
            const variants = Object.entries({ innovation, changingWorld, draft }).flatMap(([name, on]) => (on ? [name] : []));
            return { name: [`${seats} seats`, ...variants].join(', '), seats, options: { ...DEFAULTS, innovation, changingWorld, draft } };
          }),
        ),
      ),
    ),
    { name: 'Skirmish', seats: 1, options: DEFAULTS },
    { name: 'Skirmish, innovation', seats: 1, options: { ...DEFAULTS, innovation: true } },
    ...SCENARIOS.map(({ id }) => ({ name: id, seats: 1, options: { ...DEFAULTS, scenario: id } })),
  ],
  longest: 600,
  complain(s) {
    for (const [seat, p] of s.players.entries()) {
      if (p.coins < 0 || p.points < 0) return `seat ${seat} owes something`;
      if (p.workers < 0 || p.workers > 4 || p.white + p.red > p.workers) return `seat ${seat} has ${p.workers} workers`;
      if (p.civs.length > 3 || new Set(p.techs).size < p.techs.length) return `seat ${seat} owns too much`;
    }
    return undefined;
  },
  // Every variant, every number of seats, every scenario.
  fixtures: [
    { name: 'two-first-game', levels: ['normal', 'easy'], options: { firstGame: true, firstPlayer: 0 } },
    { name: 'two', levels: ['hard', 'normal'], options: {} },
    { name: 'two-innovation', levels: ['normal', 'hard'], options: { innovation: true } },
    { name: 'two-draft', levels: ['hard', 'normal'], options: { draft: true } },
    { name: 'three-changing-world', levels: ['normal', 'hard', 'easy'], options: { changingWorld: true, zeroMaxScores: false } },
    {
      name: 'four-all-variants',
      levels: ['hard', 'normal', 'easy', 'normal'],
      options: { innovation: true, changingWorld: true, draft: true },
    },
    { name: 'solo-skirmish', levels: ['hard'], options: {} },
    { name: 'solo-innovation', levels: ['normal'], options: { innovation: true } },
    ...SCENARIOS.map(({ id }) => ({ name: `solo-${id.toLowerCase()}`, levels: ['hard'] as const, options: { scenario: id } })),
  ],
  bench: { seats: 2, milliseconds: 5 },
};
