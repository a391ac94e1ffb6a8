import { performance } from 'node:perf_hooks';
import { choosePlan, type Level, openIntent, type Temperament } from '../bots/index.js';
import { habitsOf } from '../games/shared/habit.js';
import { append, asked, begin, cipherDice, hashOf, mask, now, type Shape, type Timeline, writeRecord } from '../kernel/index.js';
import type { Contest } from './contests.js';
import type { Weights } from './training/whims.js';

/**
 * A bot on trial: an expert by what it has learnt (a file of the training) or by what its search does otherwise, any bot by other weights, or
 * by making moves of one kind whenever there is one.
 */
export interface Candidate {
  readonly path: string | undefined;
  /** What it has learnt judges every plan. */
  readonly plans?: boolean | undefined;
  readonly search?: object | undefined;
  readonly weights?: Weights | undefined;
  readonly prefer?: string | undefined;
}

/** One game to be played. */
export interface Fixture {
  /** The id of the game. */
  readonly game: string;
  readonly number: number;
  /** The level of each seat. */
  readonly levels: readonly Level[];
  /** The temperament of each seat, where any has one. */
  readonly temperaments?: readonly (Temperament | undefined)[] | undefined;
  readonly options: object;
  readonly seed: string;
  readonly iterations: number;
  readonly time: number;
  readonly habits?: boolean;
  /** Who sits where instead of the bots of the game; undefined: nobody does. */
  readonly candidates?: readonly (Candidate | undefined)[];
  /** The idea that is tried in it, where many are. */
  readonly idea?: string;
}

export interface Outcome {
  readonly number: number;
  readonly idea?: string;
  readonly levels: readonly Level[];
  readonly temperaments?: readonly (Temperament | undefined)[] | undefined;
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  /** The level of a scenario that was reached. */
  readonly goal?: string;
  readonly ending?: string;
  readonly rounds?: number;
  readonly decisions: number;
  readonly seconds: number;
  /** Milliseconds that hard bots and experts thought, plan by plan. */
  readonly thought: readonly number[];
  /** What an expert would shake his head at, seat by seat; only where it was asked for. */
  readonly habits?: readonly Readonly<Record<string, number>>[];
  /** What went wrong, and the record up to there. */
  readonly crash?: { readonly message: string; readonly record: string };
}

/** A seed of 64 digits from a number: the same number gives the same game. */
export const seedOf = (number: number): string => [0, 1, 2, 3].map((part) => hashOf([number, part])).join('');

/** Play a game of bots to the end, each from its own view. Plans are kept as long as nothing new comes up. */
export function playMatch(
  { game, brains, trials }: Contest,
  fixture: Fixture,
  choose: typeof choosePlan<Shape> = choosePlan,
): { outcome: Outcome; timeline: Timeline<Shape> } {
  const { levels, temperaments, options, seed } = fixture;
  const began = performance.now();
  const thought: number[] = [];
  let timeline = begin(game, options, levels.length, cipherDice(seed));
  const intent = openIntent(game);
  let crash: Outcome['crash'];
  try {
    for (let seat = asked(game, now(timeline).position)[0]; seat !== undefined; seat = asked(game, now(timeline).position)[0]) {
      const { state, ply } = now(timeline).position;
      const asking = performance.now();
      const limits = {
        ...(fixture.time > 0 && { deadline: () => performance.now() - asking > fixture.time }),
        ...(fixture.iterations > 0 && { iterations: fixture.iterations }),
      };
      const view = mask(game, state, seat);
      const level = levels[seat]!;
      const thinking = {
        view,
        seat,
        level,
        temperament: temperaments?.[seat],
        seed: fixture.number * 1000 + ply,
        ...limits,
      };
      const move = intent.next(view, seat, () => {
        const { moves } = choose(game, brains[level], thinking);
        if (level === 'hard' || level === 'expert') thought.push(performance.now() - asking);
        return moves;
      });
      const step = append(timeline, seat, move);
      if (!step.ok)
        throw new Error(`${level} made a move that ${step.refusal.rule} forbids (${step.refusal.code}): ${JSON.stringify(move)}`);
      timeline = step.timeline;
      intent.made(seat, now(timeline).closed);
    }
  } catch (problem) {
    crash = { message: (problem as Error).stack ?? String(problem), record: writeRecord(timeline, seed, { bots: levels }) };
  }
  const { state, ply } = now(timeline).position;
  const table = game.standings(state);
  const goal = trials.goalOf?.(state);
  const ending = trials.endingOf?.(state);
  const outcome: Outcome = {
    number: fixture.number,
    ...(fixture.idea !== undefined && { idea: fixture.idea }),
    levels,
    ...(temperaments && { temperaments }),
    scores: table.map((x) => x.score),
    ranks: table.map((x) => x.rank),
    ...(goal ? { goal } : undefined),
    ...(ending ? { ending } : undefined),
    ...(trials.roundsOf ? { rounds: trials.roundsOf(state) } : undefined),
    decisions: ply,
    seconds: (performance.now() - began) / 1000,
    thought,
    ...(fixture.habits && trials.habits ? { habits: levels.map((_, seat) => habitsOf(trials.habits!, timeline.frames, seat)) } : undefined),
    ...(crash ? { crash } : undefined),
  };
  return { outcome, timeline };
}
