// node scripts/run.mjs scripts/soak.ts [games per table] [game] [seats]: random games of every table, far more than the
// tests play. Whatever breaks is reported with the seed that brings it back.

import { ageOfCivilization } from '../src/games/age-of-civilization/game.js';
import type { Aoc } from '../src/games/age-of-civilization/state/state.js';
import { TABLES as AOC_TABLES } from '../src/games/age-of-civilization/tests/tables.js';
import { millennia } from '../src/games/millennia/game.js';
import type { Mil } from '../src/games/millennia/state/state.js';
import { ALL_TABLES as MILLENNIA_TABLES } from '../src/games/millennia/tests/tables.js';
import { throughTheAges } from '../src/games/through-the-ages/game.js';
import type { Tta } from '../src/games/through-the-ages/state/state.js';
import { TABLES as TTA_TABLES } from '../src/games/through-the-ages/tests/tables.js';
import { asked, below, fastDice, type Game, legal, openDice, type Playout, playInPlace, type Shape, start } from '../src/kernel/index.js';
import type { TrialTable } from '../tests/contract/walk.js';

interface Subject<T extends Shape> {
  readonly game: Game<T>;
  readonly tables: readonly TrialTable<T>[];
  readonly longest: number;
  /** What must hold after every move; a sentence when it does not. */
  complain(s: T['state']): string | undefined;
}
const subject = <T extends Shape>(x: Subject<T>): Subject<Shape> => x as unknown as Subject<Shape>;

const SUBJECTS: readonly Subject<Shape>[] = [
  subject<Aoc>({
    game: ageOfCivilization,
    tables: AOC_TABLES,
    longest: 600,
    complain(s) {
      for (const [seat, p] of s.players.entries()) {
        if (p.coins < 0 || p.points < 0) return `seat ${seat} owes something`;
        if (p.workers < 0 || p.workers > 4 || p.white + p.red > p.workers) return `seat ${seat} has ${p.workers} workers`;
        if (p.civs.length > 3 || new Set(p.techs).size < p.techs.length) return `seat ${seat} owns too much`;
      }
      return undefined;
    },
  }),
  subject<Mil>({
    game: millennia,
    tables: MILLENNIA_TABLES,
    longest: 4000,
    complain(s) {
      for (const [seat, p] of s.players.entries()) {
        if (Math.min(p.gold, p.vp, p.jokers, p.rp, ...Object.values(p.tracks)) < 0) return `seat ${seat} owes something`;
        if (p.tracks.war > 7 || p.tracks.politics > 10 || p.tracks.culture > 10) return `seat ${seat} left a track`;
        if (p.rows.length + p.specials.length + p.markers > 4) return `seat ${seat} has too many markers`;
      }
      return undefined;
    },
  }),
  subject<Tta>({
    game: throughTheAges,
    tables: TTA_TABLES,
    longest: 6000,
    complain(s) {
      for (const [seat, p] of s.players.entries()) {
        const counts = [p.culture, p.science, p.yellow, p.blue, p.pool, p.armament, ...p.holdings.flatMap((h) => [h.workers, h.tokens])];
        if (Math.min(...counts) < 0) return `seat ${seat} owes something`;
      }
      return undefined;
    },
  }),
];

/** Every card lies in exactly one slot; of some there are several. */
function countCards({ game }: Subject<Shape>, s: Shape['state']): string | undefined {
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
function playGame(x: Subject<Shape>, table: TrialTable<Shape>, seed: number): number {
  const { game } = x;
  const position: Playout<Shape> = { ...start(game, table.options, table.seats, fastDice(seed)).position };
  const dice = openDice(fastDice(seed + 1));
  for (let moves = 0; moves < x.longest; moves++) {
    const waiting = asked(game, position);
    if (waiting.length === 0) return moves;
    const seat = waiting[below(dice, waiting.length)]!;
    const choices = legal(game, position.state, seat);
    if (choices.length === 0) throw new Error(`seat ${seat} is asked and cannot move`);
    playInPlace(game, position, seat, choices[below(dice, choices.length)]!);
    const trouble = x.complain(position.state) ?? (moves % 10 === 0 ? countCards(x, position.state) : undefined);
    if (trouble) throw new Error(trouble);
  }
  throw new Error(`no end after ${x.longest} moves`);
}

const games = Number(process.argv[2] ?? 2000);
const [, , , only, seats] = process.argv;
let [played, troubles, decisions] = [0, 0, 0];
const began = performance.now();
for (const x of SUBJECTS.filter(({ game }) => !only || game.id === only))
  for (const table of x.tables.filter((t) => !seats || t.seats === Number(seats))) {
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
const seconds = (performance.now() - began) / 1000;
console.log(`${played} games, ${decisions} decisions in ${seconds.toFixed(0)} s, ${troubles} troubles`);
process.exitCode = troubles > 0 ? 1 : 0;
