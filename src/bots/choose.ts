import { fastDice, type Game, imagine, legal, openDice, type Seat, type Shape } from '../kernel/index.js';
import { findPlans, type Plan } from './beam.js';
import type { Brain, Level } from './brain.js';
import { glance } from './policy.js';
import { race } from './rollout.js';

export interface Thinking<T extends Shape> {
  /** The state as the seat may know it. */
  readonly view: T['state'];
  readonly seat: Seat;
  readonly level: Level;
  /** For the bot's own chance; the same seed and budget give the same move. */
  readonly seed: number;
  /** Says when to stop, for play against the clock. */
  readonly deadline?: () => boolean;
  /** How many playouts a hard bot may make. */
  readonly iterations?: number;
}

/** How unsure the glance of an easy bot is, in points. */
const EASY_NOISE = 1.5;
const NORMAL_WIDTH = 16;
const HARD_WIDTH = 24;
/** How many plans enter the race, and how many of them may begin with the same move. */
const RUNNERS = 12;
const SAME_START = 3;
/** Enough to end long after any deadline. */
const ITERATIONS = 100_000;

/** The move a bot makes, from what its seat may know and nothing else. Bots keep nothing between two questions. */
export function chooseMove<T extends Shape>(game: Game<T>, brain: Brain<T>, thinking: Thinking<T>): T['move'] {
  const { view, seat, level, seed } = thinking;
  const moves = legal(game, view, seat);
  if (moves.length === 1) return moves[0]!;
  const dice = openDice(fastDice(seed));
  if (level === 'easy') return glance(game, brain, view, seat, dice, EASY_NOISE);
  const { state, dice: future } = imagine(game, view, dice.state());
  const plans = findPlans(
    game,
    brain,
    { state, dice: future, ply: 0, sealed: {} },
    seat,
    level === 'hard' ? HARD_WIDTH : NORMAL_WIDTH,
    dice,
  );
  if (level === 'normal') return plans[0]!.moves[0]!;
  const isOver = thinking.deadline ?? (() => false);
  return race(game, brain, view, seat, runners(plans), { iterations: thinking.iterations ?? ITERATIONS, isOver }, dice).moves[0]!;
}

/** The best plans, not too many of which begin alike. */
function runners<T extends Shape>(plans: readonly Plan<T>[]): Plan<T>[] {
  const starts = new Map<string, number>();
  const chosen: Plan<T>[] = [];
  for (const plan of plans) {
    const key = JSON.stringify(plan.moves[0]);
    const n = starts.get(key) ?? 0;
    if (n >= SAME_START) continue;
    starts.set(key, n + 1);
    chosen.push(plan);
    if (chosen.length === RUNNERS) break;
  }
  return chosen;
}
