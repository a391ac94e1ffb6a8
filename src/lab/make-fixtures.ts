// Writes the finished bot games that the replay test plays again: node scripts/run.mjs src/lab/make-fixtures.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Level } from '../bots/index.js';
import { ageOfCivilization } from '../games/age-of-civilization/game.js';
import type { Options } from '../games/age-of-civilization/state.js';
import { writeRecord } from '../kernel/index.js';
import { playMatch, seedOf } from './match.js';

const FOLDER = new URL('../../fixtures/age-of-civilization/', import.meta.url);

/** Every variant, every number of seats, every scenario. */
const TABLES: readonly { readonly name: string; readonly levels: readonly Level[]; readonly options: Partial<Options> }[] = [
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

mkdirSync(FOLDER, { recursive: true });
TABLES.forEach(({ name, levels, options }, number) => {
  const seed = seedOf(900_000 + number);
  const fixture = {
    game: ageOfCivilization.id,
    number,
    levels,
    options: { ...ageOfCivilization.defaults, ...options },
    seed,
    iterations: 36,
    time: 0,
  };
  const { outcome, timeline } = playMatch(fixture);
  if (outcome.crash) throw new Error(`${name}: ${outcome.crash.message}`);
  writeFileSync(new URL(`${name}.replay`, FOLDER), writeRecord(timeline, seed, { bots: levels }));
  process.stdout.write(`${name}: ${outcome.scores.join(' ')}\n`);
});
