// node scripts/run.mjs scripts/soak.ts [games per table]: random games of every table of Age of Civilization, far more
// than the tests play. Whatever breaks is reported with the seed that brings it back.
import { ageOfCivilization as game } from '../src/games/age-of-civilization/game.js';
import type { Aoc, State } from '../src/games/age-of-civilization/state.js';
import { TABLES } from '../src/games/age-of-civilization/tests/tables.js';
import { asked, below, fastDice, legal, openDice, type Playout, playInPlace, start } from '../src/kernel/index.js';

const LONGEST = 600;

/** What must hold after every move. */
function complain(s: State): string | undefined {
  for (const [seat, p] of s.players.entries()) {
    if (p.coins < 0 || p.points < 0) return `seat ${seat} owes something`;
    if (p.workers < 0 || p.workers > 4 || p.white + p.red > p.workers) return `seat ${seat} has ${p.workers} workers`;
    if (p.civs.length > 3 || new Set(p.techs).size < p.techs.length) return `seat ${seat} owns too much`;
  }
  const cards = Object.values(game.piles(s)).flatMap((slots) => slots.map((slot) => slot.card));
  const pool = game.pool(s, 'civ');
  return cards.length === pool.length && new Set(cards).size === pool.length ? undefined : 'a card is lost or doubled';
}

/** One game; the number of moves it took. */
function playGame(seats: number, options: Aoc['options'], seed: number): number {
  const position: Playout<Aoc> = { ...start(game, options, seats, fastDice(seed)).position };
  const dice = openDice(fastDice(seed + 1));
  for (let moves = 0; moves < LONGEST; moves++) {
    const waiting = asked(game, position);
    if (waiting.length === 0) return moves;
    const seat = waiting[below(dice, waiting.length)]!;
    const choices = legal(game, position.state, seat);
    if (choices.length === 0) throw new Error(`seat ${seat} is asked and cannot move`);
    playInPlace(game, position, seat, choices[below(dice, choices.length)]!);
    const trouble = complain(position.state);
    if (trouble) throw new Error(trouble);
  }
  throw new Error(`no end after ${LONGEST} moves`);
}

const games = Number(process.argv[2] ?? 2000);
let troubles = 0;
let decisions = 0;
const began = performance.now();
for (const { name, seats, options } of TABLES) {
  let longest = 0;
  for (let seed = 1; seed <= games; seed++) {
    try {
      const moves = playGame(seats, options, seed);
      decisions += moves;
      longest = Math.max(longest, moves);
    } catch (problem) {
      troubles++;
      console.error(`${name}, seed ${seed}: ${problem instanceof Error ? problem.message : problem}`);
    }
  }
  console.log(`${name.padEnd(46)} ${games} games, longest ${longest} moves`);
}
const seconds = (performance.now() - began) / 1000;
console.log(`${games * TABLES.length} games, ${decisions} decisions in ${seconds.toFixed(0)} s, ${troubles} troubles`);
process.exitCode = troubles > 0 ? 1 : 0;
