// node scripts/run.mjs scripts/soak.ts [games per table] [game] [seats]: random games of every kind of table, far more than
// the tests play. Whatever breaks is reported with the seed that brings it back.

import { PLAYED } from '../src/games/index.js';
import { playRandomly } from '../src/lab/random-game.js';

const games = Number(process.argv[2] ?? 2000);
const [, , , only, seats] = process.argv;
let [played, troubles, decisions] = [0, 0, 0];
const began = performance.now();
for (const entry of PLAYED.filter(({ meta }) => !only || meta.id === only)) {
  const [game, trials] = await Promise.all([entry.game(), entry.trials()]);
  for (const table of (trials.everyTable ?? trials.tables).filter((t) => !seats || t.seats === Number(seats))) {
    let longest = 0;
    for (let seed = 1; seed <= games; seed++) {
      played++;
      try {
        const moves = playRandomly(game, trials, table, seed);
        decisions += moves;
        longest = Math.max(longest, moves);
      } catch (problem) {
        troubles++;
        console.error(`${game.id}, ${table.name}, seed ${seed}: ${problem instanceof Error ? problem.message : problem}`);
      }
    }
    console.log(`${`${game.id}, ${table.name}`.padEnd(66)} ${games} games, longest ${longest} moves`);
  }
}
const seconds = (performance.now() - began) / 1000;
console.log(`${played} games, ${decisions} decisions in ${seconds.toFixed(0)} s, ${troubles} troubles`);
process.exitCode = troubles > 0 ? 1 : 0;
