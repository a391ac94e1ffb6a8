import { asked, copyState, type Game, legal, type Playout, playInPlace, type Seat, type Shape } from '../kernel/index.js';
import type { Brain } from './brain.js';
import { answerSealed, type Dice } from './policy.js';

/** What a seat might do with the rest of its turn, and what it would be worth. */
export interface Plan<T extends Shape> {
  readonly moves: readonly T['move'][];
  readonly value: number;
}

interface Node<T extends Shape> extends Plan<T> {
  readonly p: Playout<T>;
}

/** Longer turns are cut: what was found by then is good enough. */
const DEPTH_LIMIT = 16;

/** The best ways found to play the turn to its end, best first. Only `width` beginnings are followed at every depth. */
export function findPlans<T extends Shape>(
  g: Game<T>,
  brain: Brain<T>,
  root: Playout<T>,
  seat: Seat,
  width: number,
  dice: Dice,
): Plan<T>[] {
  const moment = brain.moment(root.state);
  const done = new Map<number, Node<T>>();
  let front: Node<T>[] = [{ p: root, moves: [], value: 0 }];
  for (let depth = 1; front.length > 0 && depth <= DEPTH_LIMIT; depth++) {
    const next = new Map<number, Node<T>>();
    for (const node of front)
      for (const move of legal(g, node.p.state, seat)) {
        const p = { ...node.p, state: copyState(g, node.p.state) };
        playInPlace(g, p, seat, move);
        answerSealed(g, brain, p, dice, 0);
        const value = brain.value(p.state, seat);
        const goesOn = depth < DEPTH_LIMIT && asked(g, p)[0] === seat && brain.moment(p.state) === moment;
        const found = goesOn ? next : done;
        // The same actions in another order lead to the same state, hence to the same value: one of them is enough.
        if (!found.has(value)) found.set(value, { p, moves: [...node.moves, move], value });
      }
    front = [...next.values()].sort((a, b) => b.value - a.value).slice(0, width);
  }
  return [...done.values()].sort((a, b) => b.value - a.value);
}
