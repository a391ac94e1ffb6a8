import { type Game, refusalOf, type Seat, type Shape, type UndoClosed } from '../kernel/index.js';

/** What the seats of one game mean to do next: a plan is made once, and kept as long as nothing new comes up. */
export interface Intent<T extends Shape> {
  /** The next move of its plan; where there is none, or it cannot be played any more, the seat thinks again. */
  next(view: T['state'], seat: Seat, think: () => readonly T['move'][]): T['move'];
  /** A move was made. If it closed an undo (a die, a card, somebody else's turn), something was learnt, and everybody thinks again. */
  made(seat: Seat, closed: UndoClosed | undefined): void;
}

export function openIntent<T extends Shape>(game: Game<T>): Intent<T> {
  const plans = new Map<Seat, readonly T['move'][]>();
  return {
    next(view, seat, think) {
      let move = plans.get(seat)?.[0];
      if (move === undefined || refusalOf(game, { state: view }, seat, move)) {
        const plan = think();
        plans.set(seat, plan);
        move = plan[0]!;
      }
      return move;
    },
    made(seat, closed) {
      if (closed) plans.clear();
      else plans.set(seat, plans.get(seat)?.slice(1) ?? []);
    },
  };
}
