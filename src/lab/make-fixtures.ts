// Writes the finished bot games that the replay tests play again: node scripts/run.mjs src/lab/make-fixtures.ts [game] [beginning of names]
import { mkdirSync, writeFileSync } from 'node:fs';
import { choosePlan } from '../bots/index.js';
import { PLAYED } from '../games/index.js';
import { legal, type Shape, writeMove, writeRecord } from '../kernel/index.js';
import { contestOf } from './contests.js';
import { playMatch, seedOf } from './match.js';

/** Bots that make certain moves as soon as they may. */
const eagerly =
  (wishes: readonly Shape['move'][] = []): typeof choosePlan<Shape> =>
  (game, brain, thinking) => {
    const moves = wishes.length > 0 ? legal(game, { state: thinking.view }, thinking.seat).map(writeMove) : [];
    const wish = wishes.find((move) => moves.includes(writeMove(move)));
    return wish ? { moves: [wish] } : { moves: choosePlan(game, brain, thinking).moves.slice(0, 1) };
  };

const [wanted, beginning = ''] = process.argv.slice(2);
for (const entry of PLAYED.filter(({ meta }) => wanted === undefined || meta.id === wanted)) {
  const game = entry.meta.id;
  const contest = await contestOf(entry);
  const folder = new URL(`../../fixtures/${game}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  contest.trials.fixtures.forEach(({ name, levels, options: differing, deal, eager }, place) => {
    if (!name.startsWith(beginning)) return;
    const number = deal ?? place;
    const seed = seedOf(900_000 + number);
    const options = { ...contest.game.defaults, ...differing };
    const { outcome, timeline } = playMatch(contest, { game, number, levels, options, seed, iterations: 36, time: 0 }, eagerly(eager));
    if (outcome.crash) throw new Error(`${name}: ${outcome.crash.message}`);
    writeFileSync(new URL(`${name}.replay`, folder), writeRecord(timeline, seed, { bots: levels }));
    process.stdout.write(`${game}, ${name}: ${outcome.scores.join(' ')}\n`);
  });
}
