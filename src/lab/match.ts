import { performance } from 'node:perf_hooks';
import { type Brain, chooseMove, type Level } from '../bots/index.js';
import { brain } from '../games/age-of-civilization/bot.js';
import { ageOfCivilization } from '../games/age-of-civilization/game.js';
import { goalReached } from '../games/age-of-civilization/scoring.js';
import type { Aoc, Options } from '../games/age-of-civilization/state.js';
import { append, asked, begin, cipherDice, hashOf, mask, now, type Timeline, writeRecord } from '../kernel/index.js';

const game = ageOfCivilization;
const thinker = brain satisfies Brain<Aoc>;

/** One game to be played. */
export interface Fixture {
  readonly number: number;
  /** The level of each seat. */
  readonly levels: readonly Level[];
  readonly options: Options;
  readonly seed: string;
  readonly iterations: number;
  readonly time: number;
}

export interface Outcome {
  readonly number: number;
  readonly levels: readonly Level[];
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  /** The level of a scenario that was reached. */
  readonly goal?: string;
  readonly decisions: number;
  readonly seconds: number;
  /** Milliseconds that the hard bots thought, decision by decision. */
  readonly thought: readonly number[];
  /** What went wrong, and the record up to there. */
  readonly crash?: { readonly message: string; readonly record: string };
}

/** A seed of 64 digits from a number: the same number gives the same game. */
export const seedOf = (number: number): string => [0, 1, 2, 3].map((part) => hashOf([number, part])).join('');

/** Play a game of bots to the end, each from its own view. */
export function playMatch(fixture: Fixture, choose: typeof chooseMove<Aoc> = chooseMove): { outcome: Outcome; timeline: Timeline<Aoc> } {
  const { levels, options, seed } = fixture;
  const began = performance.now();
  const thought: number[] = [];
  let timeline = begin(game, options, levels.length, cipherDice(seed));
  let crash: Outcome['crash'];
  try {
    for (let seat = asked(game, now(timeline).position)[0]; seat !== undefined; seat = asked(game, now(timeline).position)[0]) {
      const { state, ply } = now(timeline).position;
      const asking = performance.now();
      const deadline =
        fixture.time > 0 ? { deadline: () => performance.now() - asking > fixture.time } : { iterations: fixture.iterations };
      const view = mask(game, state, seat);
      const move = choose(game, thinker, { view, seat, level: levels[seat]!, seed: fixture.number * 1000 + ply, ...deadline });
      if (levels[seat] === 'hard') thought.push(performance.now() - asking);
      const step = append(timeline, seat, move);
      if (!step.ok)
        throw new Error(`${levels[seat]} made a move that ${step.refusal.rule} forbids (${step.refusal.code}): ${JSON.stringify(move)}`);
      timeline = step.timeline;
    }
  } catch (problem) {
    crash = { message: (problem as Error).stack ?? String(problem), record: writeRecord(timeline, seed, { bots: levels }) };
  }
  const { state, ply } = now(timeline).position;
  const table = game.standings(state);
  const goal = goalReached(state);
  const outcome: Outcome = {
    number: fixture.number,
    levels,
    scores: table.map((x) => x.score),
    ranks: table.map((x) => x.rank),
    ...(goal ? { goal } : undefined),
    decisions: ply,
    seconds: (performance.now() - began) / 1000,
    thought,
    ...(crash ? { crash } : undefined),
  };
  return { outcome, timeline };
}
