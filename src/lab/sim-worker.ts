import { parentPort } from 'node:worker_threads';
import { type Brain, choosePlan, type Thinking } from '../bots/index.js';
import { type Game, legal, type Shape } from '../kernel/index.js';
import { type Contest, loadContest, withLearnt } from './contests.js';
import { type Candidate, type Fixture, playMatch } from './match.js';
import { thinkingBy, type Weights } from './training/whims.js';

const BRAINS = new Map<string, Brain<Shape>>();

/** The brain of an expert who has learnt something else, or searches otherwise, made once. */
function brainOf(contest: Contest, candidate: Candidate): Brain<Shape> {
  const key = JSON.stringify(candidate);
  let found = BRAINS.get(key);
  if (!found) {
    const { path, plans, search } = candidate;
    const made = path ? withLearnt(contest, path, plans) : contest.brain;
    const usual = made.search as NonNullable<Brain<Shape>['search']>;
    found = search ? { ...made, search: { ...usual, expert: { ...usual?.expert, ...search } } } : made;
    BRAINS.set(key, found);
  }
  return found;
}

/** Moves of a kind may undo one another: whoever has made so many of them in a game goes on without them. */
const TIRED = 300;

/** The best-looking move of one kind, if there is one. */
function preferred(game: Game<Shape>, brain: Brain<Shape>, { view, seat }: Thinking<Shape>, kind: string): Shape['move'] | undefined {
  const moves = legal(game, { state: view }, seat).filter(({ move }) => move === kind);
  if (moves.length < 2) return moves[0];
  const scores = brain.appeal(view, seat, moves);
  return moves[scores.indexOf(Math.max(...scores))] ?? moves[0];
}

/** A thread that plays the games it is sent, one after the other. */
parentPort!.on('message', async (fixture: Fixture) => {
  const contest = (await loadContest(fixture.game))!;
  const { candidates } = fixture;
  const brains = candidates?.map(
    (candidate) => candidate && (candidate.weights || candidate.prefer ? contest.brain : brainOf(contest, candidate)),
  );
  const insisted = fixture.levels.map(() => 0);
  const { outcome } = playMatch(contest, fixture, (game, brain, thinking) => {
    const think = (): ReturnType<typeof choosePlan<Shape>> => choosePlan(game, brains?.[thinking.seat] ?? brain, thinking);
    const { weights, prefer } = candidates?.[thinking.seat] ?? {};
    const wanted = prefer && insisted[thinking.seat]! < TIRED && preferred(game, brain, thinking, prefer);
    if (wanted) {
      insisted[thinking.seat]!++;
      return { moves: [wanted] };
    }
    return weights ? thinkingBy(contest.brain.weights as Weights, weights)(think) : think();
  });
  parentPort!.postMessage(outcome);
});
