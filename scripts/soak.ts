// node scripts/run.mjs scripts/soak.ts [games per table] [game] [seats]: random games of every table, far more than the
// tests play. Whatever breaks is reported with the seed that brings it back.

import { PLAYED, type Trials, type TrialTable } from '../src/games/index.js';
import { asked, below, fastDice, type Game, legal, openDice, type Playout, playInPlace, type Shape, start } from '../src/kernel/index.js';

interface Subject {
  readonly game: Game<Shape>;
  readonly trials: Trials<Shape>;
}

/** Every card lies in exactly one slot; of some there are several. */
function countCards(game: Game<Shape>, s: Shape['state']): string | undefined {
  const lying = new Map<string, string[]>();
  for (const slots of Object.values(game.piles(s)))
    for (const { back, card } of slots) lying.set(back, [...(lying.get(back) ?? []), String(card)]);
  for (const [back, cards] of lying) {
    const pool = game.pool(s, back);
    if (cards.sort().join() !== [...pool].sort().join()) return `a ${back} card is lost or doubled`;
  }
  return undefined;
}

/** One game; the number of moves it took. */
function playGame({ game, trials }: Subject, table: TrialTable<Shape>, seed: number): number {
  const position: Playout<Shape> = { ...start(game, table.options, table.seats, fastDice(seed)).position };
  const dice = openDice(fastDice(seed + 1));
  for (let moves = 0; moves < trials.longest; moves++) {
    const waiting = asked(game, position);
    if (waiting.length === 0) return moves;
    const seat = waiting[below(dice, waiting.length)]!;
    const choices = legal(game, position, seat);
    if (choices.length === 0) throw new Error(`seat ${seat} is asked and cannot move`);
    playInPlace(game, position, seat, choices[below(dice, choices.length)]!);
    const trouble = trials.complain(position.state) ?? (moves % 10 === 0 ? countCards(game, position.state) : undefined);
    if (trouble) throw new Error(trouble);
  }
  throw new Error(`no end after ${trials.longest} moves`);
}

const games = Number(process.argv[2] ?? 2000);
const [, , , only, seats] = process.argv;
let [played, troubles, decisions] = [0, 0, 0];
const began = performance.now();
for (const entry of PLAYED.filter(({ meta }) => !only || meta.id === only)) {
  const x: Subject = { game: await entry.game(), trials: await entry.trials() };
  for (const table of x.trials.tables.filter((t) => !seats || t.seats === Number(seats))) {
    let longest = 0;
    for (let seed = 1; seed <= games; seed++) {
      played++;
      try {
        const moves = playGame(x, table, seed);
        decisions += moves;
        longest = Math.max(longest, moves);
      } catch (problem) {
        troubles++;
        console.error(`${x.game.id}, ${table.name}, seed ${seed}: ${problem instanceof Error ? problem.message : problem}`);
      }
    }
    console.log(`${`${x.game.id}, ${table.name}`.padEnd(66)} ${games} games, longest ${longest} moves`);
  }
}
const seconds = (performance.now() - began) / 1000;
console.log(`${played} games, ${decisions} decisions in ${seconds.toFixed(0)} s, ${troubles} troubles`);
process.exitCode = troubles > 0 ? 1 : 0;
