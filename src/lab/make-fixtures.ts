// Writes the finished bot games that the replay tests play again: node scripts/run.mjs src/lab/make-fixtures.ts [game]
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Level } from '../bots/index.js';
import { DEFAULTS as AGE_OF_CIVILIZATION } from '../games/age-of-civilization/state/setup.js';
import { DEFAULTS as MILLENNIA } from '../games/millennia/state/setup.js';
import { DEFAULTS as THROUGH_THE_AGES } from '../games/through-the-ages/state/setup.js';
import { type Options as TtaOptions, VERSIONS } from '../games/through-the-ages/state/state.js';
import { writeRecord } from '../kernel/index.js';
import { playMatch, seedOf } from './match.js';

interface Table<O> {
  readonly name: string;
  readonly levels: readonly Level[];
  readonly options: Partial<O>;
}

/** Every variant, every number of seats, every scenario. */
const OF_AGE_OF_CIVILIZATION: readonly Table<typeof AGE_OF_CIVILIZATION>[] = [
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
  ...(['SCN-1', 'SCN-2', 'SCN-3', 'SCN-4', 'SCN-5'] as const).map((scenario) => ({
    name: `solo-${scenario.toLowerCase()}`,
    levels: ['hard'] as const,
    options: { scenario },
  })),
];

/** Every number of seats, both sides of the board, every way to play the action phase, both automas. */
const OF_MILLENNIA: readonly Table<typeof MILLENNIA>[] = [
  { name: 'solo', levels: ['normal'], options: {} },
  { name: 'solo-hard-automa', levels: ['easy'], options: { automa: 'hard', side: 'A2' } },
  { name: 'two', levels: ['easy', 'easy'], options: {} },
  { name: 'two-in-turn', levels: ['easy', 'easy'], options: { actions: 'sequential', side: 'A2' } },
  { name: 'three-live', levels: ['easy', 'easy', 'easy'], options: { actions: 'live' } },
  { name: 'four', levels: ['easy', 'easy', 'easy', 'easy'], options: { side: 'A2' } },
];

/** Variants of Through the Ages, one table each; those of politics have no meaning in the Simple version. */
const TTA_VARIANTS: readonly Partial<TtaOptions>[] = [
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

/** Ten games of each version, with two to four seats. */
const OF_THROUGH_THE_AGES: readonly Table<TtaOptions>[] = VERSIONS.flatMap((version) =>
  TTA_VARIANTS.map((variant, i) => ({
    name: `${version}-${i + 1}`,
    levels: (['easy', 'easy', 'easy', 'easy'] as const).slice(0, 2 + (i % 3)),
    options: { version, ...variant },
  })),
);

const GAMES = [
  { game: 'age-of-civilization', defaults: AGE_OF_CIVILIZATION, tables: OF_AGE_OF_CIVILIZATION },
  { game: 'millennia', defaults: MILLENNIA, tables: OF_MILLENNIA },
  { game: 'through-the-ages', defaults: THROUGH_THE_AGES, tables: OF_THROUGH_THE_AGES },
] as const;

const [wanted] = process.argv.slice(2);
for (const { game, defaults, tables } of GAMES.filter((row) => wanted === undefined || row.game === wanted)) {
  const folder = new URL(`../../fixtures/${game}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  tables.forEach(({ name, levels, options }, number) => {
    const seed = seedOf(900_000 + number);
    const { outcome, timeline } = playMatch({ game, number, levels, options: { ...defaults, ...options }, seed, iterations: 36, time: 0 });
    if (outcome.crash) throw new Error(`${name}: ${outcome.crash.message}`);
    writeFileSync(new URL(`${name}.replay`, folder), writeRecord(timeline, seed, { bots: levels }));
    process.stdout.write(`${game}, ${name}: ${outcome.scores.join(' ')}\n`);
  });
}
