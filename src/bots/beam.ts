import { asked, copyState, legal, type Playout, playInPlace, refusalOf, type Shape, type Situation } from '../kernel/index.js';
import type { Mind } from './brain.js';
import { answerSealed, glance } from './policy.js';

/** What a seat might do with the rest of its turn, and what it would be worth. */
export interface Plan<T extends Shape> {
  readonly moves: readonly T['move'][];
  readonly value: number;
}

interface Node<T extends Shape> extends Plan<T> {
  readonly p: Playout<T>;
}

const DEPTH_LIMIT = 16;

/** The legal moves that are worth a try; those that look best where there are too many. */
function promising<T extends Shape>({ game, brain, seat }: Mind<T>, at: Situation<T>, most: number): readonly T['move'][] {
  const moves = legal(game, at, seat);
  if (moves.length === 1) return moves;
  const scores = brain.appeal(at.state, seat, moves);
  const tried = moves.map((move, i) => ({ move, score: scores[i]! })).filter(({ score }) => score > Number.NEGATIVE_INFINITY);
  if (tried.length === 0) return moves;
  if (tried.length > most) tried.sort((a, b) => b.score - a.score);
  return tried.slice(0, most).map(({ move }) => move);
}

/** What others are asked in between (to defend, to bid) they answer by the glance, so that the plan sees what comes of it. */
function hearOthers<T extends Shape>(mind: Mind<T>, p: Playout<T>, moment: number): void {
  const { game, brain, seat } = mind;
  for (let left = brain.search?.answers ?? 0; left > 0 && brain.moment(p.state) === moment; left--) {
    const others = asked(game, p);
    if (others.length === 0 || others.includes(seat)) return;
    playInPlace(game, p, others[0]!, glance(mind, p, others[0]!, 0));
  }
}

/** Make the moves of a plan as far as this truth allows. */
export function follow<T extends Shape>(mind: Mind<T>, p: Playout<T>, moves: readonly T['move'][], noise: number): void {
  const { game, brain, seat } = mind;
  const moment = brain.moment(p.state);
  for (const move of moves) {
    if (refusalOf(game, p, seat, move)) return;
    playInPlace(game, p, seat, move);
    answerSealed(mind, p, noise);
    hearOthers(mind, p, moment);
  }
}

/** The best ways found to play the turn to its end, best first. Only `width` beginnings are followed, with `most` moves each. */
export function findPlans<T extends Shape>(mind: Mind<T>, root: Playout<T>, width: number, most = Number.POSITIVE_INFINITY): Plan<T>[] {
  const { game, brain, seat } = mind;
  const { depth: limit = DEPTH_LIMIT, wide = limit } = brain.search ?? {};
  const moment = brain.moment(root.state);
  const done = new Map<number, Node<T>>();
  let front: Node<T>[] = [{ p: root, moves: [], value: 0 }];
  for (let depth = 1; front.length > 0 && depth <= limit; depth++) {
    const next = new Map<number, Node<T>>();
    for (const node of front) {
      // Out of time: only the best beginning is still followed to the end of the turn.
      if (next.size > 0 && mind.isOver()) break;
      for (const move of promising(mind, node.p, most)) {
        const p = { ...node.p, state: copyState(game, node.p.state) };
        playInPlace(game, p, seat, move);
        answerSealed(mind, p, 0);
        hearOthers(mind, p, moment);
        const value = brain.value(p.state, seat);
        const goesOn = depth < limit && asked(game, p).includes(seat) && brain.moment(p.state) === moment;
        const found = goesOn ? next : done;
        // The same actions in another order lead to the same state, hence to the same value: one of them is enough.
        if (!found.has(value)) found.set(value, { p, moves: [...node.moves, move], value });
      }
    }
    front = [...next.values()].sort((a, b) => b.value - a.value).slice(0, depth <= wide ? width : 1);
  }
  return [...done.values()].sort((a, b) => b.value - a.value);
}
