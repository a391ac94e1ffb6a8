import { fastDice, type Game, legal, openDice, type Seat, type Shape } from '../kernel/index.js';
import { findPlans, type Plan } from './beam.js';
import type { Brain, Level, Mind, Search } from './brain.js';
import { guess } from './guess.js';
import { pick } from './policy.js';
import { race } from './rollout.js';
import { type Temperament, tempered } from './temper.js';
import { bestOnAverage } from './worlds.js';

/** What a bot is asked. */
export interface Thinking<T extends Shape> {
  /** The state as the seat may know it. */
  readonly view: T['state'];
  readonly seat: Seat;
  readonly level: Level;
  /** What it has a liking for; nothing if nothing is said. */
  readonly temperament?: Temperament | undefined;
  /** For the bot's own chance; the same seed and budget give the same move. */
  readonly seed: number;
  /** True when it is time to answer, for play against the clock. */
  readonly deadline?: () => boolean;
  /** How many playouts a hard bot may make. */
  readonly iterations?: number;
}

/** How unsure an easy bot is, compared with what the best move seems to bring: it errs in small things by little. */
const CARELESSNESS = 0.9;
const NORMAL_WIDTH = 16;
const HARD_WIDTH = 24;
const RUNNERS = 12;
const SAME_START = 3;
/** How many playouts a hard bot makes if nobody says otherwise, in the browser too: docs/bots.md has the figures. */
const ITERATIONS = 120;
/** Games with short turns, which say nothing else. */
const USUAL = {
  width: NORMAL_WIDTH,
  hardWidth: HARD_WIDTH,
  moves: Number.POSITIVE_INFINITY,
  iterations: ITERATIONS,
  horizon: Number.POSITIVE_INFINITY,
};
/** An expert whose game says nothing else searches as many times as wide as a hard bot, and plays out as many times as often. */
const EXPERT_WIDTH = 2;
const EXPERT_ITERATIONS = 4;

/** How long a bot may think about one move against the clock, in milliseconds. */
export const thinkingTime = (level: Level): number => (level === 'expert' ? 1700 : 650);

/** The move a bot makes, from what its seat may know and nothing else. Bots keep nothing between two questions. */
export const chooseMove = <T extends Shape>(game: Game<T>, brain: Brain<T>, thinking: Thinking<T>): T['move'] =>
  choosePlan(game, brain, thinking).moves[0]!;

/** The same with what it means to do afterwards, as far as it has thought. */
export function choosePlan<T extends Shape>(game: Game<T>, plain: Brain<T>, thinking: Thinking<T>): Pick<Plan<T>, 'moves'> {
  const { view, seat, level, deadline } = thinking;
  const moves = legal(game, { state: view }, seat);
  if (moves.length === 1) return { moves };
  const brain = forLevel(tempered({ ...plain, ...plain.levels?.[level] }, thinking.temperament), level, view);
  const mind: Mind<T> = { game, brain, seat, dice: openDice(fastDice(thinking.seed)), isOver: deadline ?? (() => false) };
  if (level === 'easy') {
    const scores = brain.appeal(view, seat, moves);
    return { moves: [pick(moves, scores, noiseOf(scores, brain.search?.careless ?? CARELESSNESS), mind.dice)] };
  }
  if (brain.search?.byGlance) return { moves: [chooseByGlance(mind, thinking, moves)] };
  const { width, hardWidth, moves: most, hardMoves = most, iterations } = { ...USUAL, ...brain.search };
  const worlds = level === 'normal' ? 1 : (brain.worlds?.(view, seat) ?? 1);
  if (worlds > 1) return { moves: [bestOnAverage(mind, view, worlds, width, most)] };
  const { state, dice } = guess(mind, view, mind.dice.state());
  const root = { state, dice, ply: 0, sealed: {} };
  const plans = level === 'normal' ? findPlans(mind, root, width, most) : findPlans(mind, root, hardWidth, hardMoves);
  const isNear = brain.until !== undefined && brain.until(view) <= brain.moment(view);
  if (level === 'normal')
    return pick(
      plans,
      plans.map(({ value }) => value),
      brain.search?.blur ?? 0,
      mind.dice,
    );
  if (isNear) return plans[0]!;
  return race(mind, view, runnersOf(plans, brain.search), thinking.iterations ?? iterations);
}

/** The brain with the search of an expert, who has more time; hard bots and those below search as the game says. */
function forLevel<T extends Shape>(brain: Brain<T>, level: Level, view: T['state']): Brain<T> {
  if (level !== 'expert') return brain;
  const search: Search = { ...USUAL, ...brain.search };
  const { width, hardWidth, moves, hardMoves = moves, iterations } = search;
  const longer = {
    // In worlds an expert plans as wide as a hard bot does elsewhere.
    width: Math.max(width, Math.round(hardWidth / 2)),
    moves: Math.max(moves, Math.round(hardMoves / 2)),
    hardWidth: EXPERT_WIDTH * hardWidth,
    iterations: EXPERT_ITERATIONS * iterations,
  };
  return { ...brain, search: { ...search, ...longer, ...search.expert, ...brain.searchAt?.(view) } };
}

/** In points: a part of what the best move seems to bring. */
const noiseOf = (scores: readonly number[], part: number): number => part * Math.max(0.1, Math.abs(Math.max(...scores)));

/** Take what looks best at a glance; a hard bot plays out the few best moves where that is worth its time. */
function chooseByGlance<T extends Shape>(mind: Mind<T>, { view, level, iterations }: Thinking<T>, moves: readonly T['move'][]): T['move'] {
  const { brain, seat, dice } = mind;
  const scores = brain.appeal(view, seat, moves);
  const { runners = RUNNERS, iterations: most = ITERATIONS } = brain.search ?? {};
  if (level === 'normal') return pick(moves, scores, noiseOf(scores, brain.search?.unsure ?? 0), dice);
  if (!brain.ponders?.(view, seat)) return pick(moves, scores, level === 'hard' ? noiseOf(scores, brain.search?.hesitant ?? 0) : 0, dice);
  const plans = moves
    .map((move, i) => ({ moves: [move], value: scores[i]! }))
    .filter(({ value }) => value > Number.NEGATIVE_INFINITY)
    .sort((a, b) => b.value - a.value)
    .slice(0, runners);
  return plans.length < 2 ? pick(moves, scores, 0, dice) : race(mind, view, plans, iterations ?? most).moves[0]!;
}

/** The best plans, not too many of which begin alike. */
function runnersOf<T extends Shape>(plans: readonly Plan<T>[], search: Brain<T>['search']): Plan<T>[] {
  const { runners = RUNNERS, sameStart = SAME_START } = search ?? {};
  const starts = new Map<string, number>();
  const chosen: Plan<T>[] = [];
  for (const plan of plans) {
    const start = JSON.stringify(plan.moves[0]);
    const n = starts.get(start) ?? 0;
    if (n >= sameStart) continue;
    starts.set(start, n + 1);
    chosen.push(plan);
    if (chosen.length === runners) break;
  }
  return chosen;
}
