import {
  asked,
  copyState,
  fastDice,
  type Game,
  imagine,
  mask,
  openDice,
  type Playout,
  type Position,
  play,
  playInPlace,
  type Seat,
  type Shape,
  type Timeline,
} from '../kernel/index.js';
import { findPlans, follow } from './beam.js';
import type { Brain, Mind } from './brain.js';
import { choosePlan } from './choose.js';
import type { Decision } from './decisions.js';
import { glance } from './policy.js';

/** How a game went on from an imagined position: for each seat its part of the victory and its lead in the end. */
export interface Future {
  readonly wins: readonly number[];
  readonly leads: readonly number[];
  /** Was it played to its end, or judged where the playout stopped? */
  readonly over: boolean;
}

/** How a decision looks before anything is played out: points that another plan promises, and points it has over the usual ones. */
export interface Screening<T extends Shape> {
  readonly loss: number;
  readonly gain: number;
  /** Beginnings that were considered, best first; none begins like another. */
  readonly plans: readonly (readonly T['move'][])[];
}

const NOISE = 0.4;
/** So many possible truths are looked into when a decision is screened. */
const WORLDS = 2;
const CONSIDERED = 3;
const WIDTH = 16;

/** Looks back at a finished game. Whoever is judged, only what that seat could know is used. */
export interface Reviewer<T extends Shape> {
  readonly game: Game<T>;
  readonly brain: Brain<T>;
  readonly timeline: Timeline<T>;
  /** After how many moves a playout is judged instead of played on. */
  readonly reach: number;
}

const viewOf = <T extends Shape>({ game, timeline }: Reviewer<T>, { seat, ply }: Decision<T>): T['state'] =>
  mask(game, timeline.frames[ply]!.position.state, seat);

const mindOf = <T extends Shape>({ game, brain }: Reviewer<T>, seat: Seat, dice: Mind<T>['dice']): Mind<T> => ({
  game,
  brain,
  seat,
  dice,
  isOver: () => false,
});

/** How wide the rest of a turn is searched after something new was shown. */
const REST = { width: 4, most: 8 } as const;

/** Play the rest of the turn well: otherwise whoever learnt something in the middle of it would seem to play badly. */
function finishTurn<T extends Shape>(mind: Mind<T>, p: Playout<T>, moment: number, noise: number): void {
  const { game, brain, seat } = mind;
  if (!asked(game, p).includes(seat) || brain.moment(p.state) !== moment) return;
  const [width, most] = brain.search?.byGlance ? [1, 1] : [REST.width, REST.most];
  const [best] = findPlans(mind, { ...p, state: copyState(game, p.state) }, width, most);
  if (best) follow(mind, p, best.moves, noise);
}

/** The moves up to the first that shows something new: what comes after it would be another decision. */
function untilNews<T extends Shape>({ game }: Reviewer<T>, at: Position<T>, seat: Seat, moves: readonly T['move'][]): T['move'][] {
  let position = at;
  for (const [i, move] of moves.entries()) {
    const played = play(game, position, seat, move);
    if (!played.ok) return moves.slice(0, i);
    if (played.closed === 'dice' || played.closed === 'shown') return moves.slice(0, i + 1);
    position = played.position;
  }
  return [...moves];
}

/** What the plans lead to: each is played out by quick bots in the same imagined futures, `n` of them from number `from` on. */
export function futuresOf<T extends Shape>(
  reviewer: Reviewer<T>,
  decision: Decision<T>,
  plans: readonly (readonly T['move'][])[],
  from: number,
  n: number,
): Future[][] {
  const { game, brain } = reviewer;
  const view = viewOf(reviewer, decision);
  const noise = brain.search?.waver ?? NOISE;
  const found: Future[][] = plans.map(() => []);
  for (let i = from; i < from + n; i++) {
    const { state, dice } = imagine(game, view, fastDice(decision.ply * 4099 + i));
    plans.forEach((moves, at) => {
      const p: Playout<T> = { state: copyState(game, state), dice, ply: 0, sealed: {} };
      const mind = mindOf(reviewer, decision.seat, openDice(dice));
      follow(mind, p, moves, noise);
      finishTurn(mind, p, brain.moment(state), noise);
      let left = reviewer.reach;
      for (let seat = asked(game, p)[0]; seat !== undefined && left > 0; seat = asked(game, p)[0], left--)
        playInPlace(game, p, seat, glance(mind, p, seat, noise));
      found[at]!.push(futureOf(reviewer, p.state));
    });
  }
  return found;
}

/**
 * Brains weigh what one will have against the mean of the rivals, each in its own way: two who both seem ahead are not. Of
 * values that all count the rivals in full this is exactly the lead over the best of them.
 */
function leadBy(values: readonly number[], seat: Seat): number {
  const n = values.length;
  if (n === 1) return values[0]!;
  return ((values[seat]! - Math.max(...values.filter((_, other) => other !== seat))) * (n - 1)) / n;
}

/** The result when it is over; before that what the brain expects. */
export function futureOf<T extends Shape>({ game, brain }: Pick<Reviewer<T>, 'game' | 'brain'>, state: T['state']): Future {
  const table = game.standings(state);
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const values = state.over ? [] : seats.map((seat) => brain.value(state, seat));
  const lead = (seat: Seat): number => {
    if (!state.over) return leadBy(values, seat);
    const mine = table.find((x) => x.seat === seat)?.score ?? 0;
    return seats.length === 1 ? mine : mine - Math.max(...table.filter((x) => x.seat !== seat).map((x) => x.score));
  };
  const leads = seats.map(lead);
  const best = Math.max(...leads);
  const isFirst = (seat: Seat): boolean => (state.over ? table.find((x) => x.seat === seat)?.rank === 1 : leads[seat] === best);
  const winners = seats.filter(isFirst).length;
  return { leads, wins: seats.map((seat) => (isFirst(seat) ? 1 / winners : 0)), over: state.over };
}

/** A first look without playouts: what was done, and what else could have been, at the end of the turn. */
export function screen<T extends Shape>(reviewer: Reviewer<T>, decision: Decision<T>): Screening<T> {
  const { game, brain } = reviewer;
  const view = viewOf(reviewer, decision);
  const { width = WIDTH, moves: most } = brain.search ?? {};
  let [loss, gain] = [0, 0];
  const plans = new Map<string, readonly T['move'][]>();
  for (let world = 0; world < WORLDS; world++) {
    const { state, dice } = imagine(game, view, fastDice(decision.ply * 4099 - 1 - world));
    const mind = mindOf(reviewer, decision.seat, openDice(dice));
    const root = (): Playout<T> => ({ state: copyState(game, state), dice, ply: 0, sealed: {} });
    const p = root();
    follow(mind, p, decision.moves, 0);
    finishTurn(mind, p, brain.moment(state), 0);
    const mine = brain.value(p.state, decision.seat);
    const starts = new Map<string, number>();
    for (const { moves, value } of findPlans(mind, root(), width, most)) {
      const key = JSON.stringify(moves[0]);
      if (starts.has(key)) continue;
      starts.set(key, value);
      if (!plans.has(key)) plans.set(key, untilNews(reviewer, root(), decision.seat, moves));
    }
    const values = [...starts.values()];
    loss += Math.max(...values, mine) - mine;
    gain += mine - (values.reduce((sum, x) => sum + x, 0) + mine) / (values.length + 1);
  }
  return { loss: loss / WORLDS, gain: gain / WORLDS, plans: [...plans.values()].slice(0, CONSIDERED) };
}

/** How often a bot that plans move by move is asked to go on with its turn. */
const ROUNDS = 12;

/**
 * What the strongest bot would have done with what the seat knew: its turn, up to where it would learn something. Once `isOver` says so
 * it stays with what looks best by then.
 */
export function planAt<T extends Shape>(
  reviewer: Reviewer<T>,
  decision: Decision<T>,
  isOver: () => boolean = () => false,
): readonly T['move'][] {
  const { game, brain } = reviewer;
  const { seat, ply } = decision;
  const moves: T['move'][] = [];
  let view = viewOf(reviewer, decision);
  const { state, dice } = imagine(game, view, fastDice(ply));
  const p: Playout<T> = { state: copyState(game, state), dice, ply: 0, sealed: {} };
  const mind = mindOf(reviewer, seat, openDice(dice));
  const moment = brain.moment(state);
  for (let round = 0; round < ROUNDS && asked(game, p).includes(seat) && brain.moment(p.state) === moment; round++) {
    const plan = choosePlan(game, brain, { view, seat, level: 'expert', seed: ply + round, deadline: isOver });
    follow(mind, p, plan.moves, 0);
    moves.push(...plan.moves);
    view = mask(game, p.state, seat);
  }
  return untilNews(reviewer, { state, dice, ply: 0, sealed: {} }, seat, moves);
}
