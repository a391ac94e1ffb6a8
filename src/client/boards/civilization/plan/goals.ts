import { idOf, spaceOf } from '../../../../games/civilization/cards/world.js';
import { type Leg, type Route, routesOf } from '../../../../games/civilization/guide/routes.js';
import type { Move, State } from '../../../../games/civilization/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import type { Mover } from './movers.js';

/** How many figures of each key go. */
export type Taking = ReadonlyMap<string, number>;

/** A space that the chosen figures can reach, with the whole plan that leads there. */
export interface Goal extends Pick<Route, 'count' | 'kinds' | 'how' | 'occupants' | 'targets'> {
  readonly space: string;
  /** Border by border, in the order in which they are crossed; ships that come to fetch somebody first. */
  readonly legs: readonly Leg[];
  /** How many of the legs the figures themselves go or are carried. */
  readonly steps: number;
  readonly bySea: boolean;
  readonly moves: readonly Move[];
  /** Where others are asked on the way: there the plan waits. */
  readonly asked: readonly string[];
  /** A settler would come to a marker that I do not know. */
  readonly unknown: boolean;
}

/** Everything that the chosen figures can reach this turn, the nearest first; battles and unknown land before the rest. */
export function goalsOf(s: State, me: Seat, from: string, movers: readonly Mover[], take: Taking): readonly Goal[] {
  const picked = movers.flatMap(({ key }) => ((take.get(key) ?? 0) > 0 ? [{ unit: key, n: take.get(key)! }] : []));
  const goals = routesOf(s, me, spaceOf(from), picked).map(goalOf);
  return goals.sort((a, b) => a.legs.length - b.legs.length || interest(b) - interest(a));
}

/** How many of the chosen figures could come there: who is on board is no figure more, it sails with its ship. */
export const comingTo = ({ how }: Goal, movers: readonly Mover[], take: Taking): number =>
  movers.reduce((sum, { key, isRider }) => sum + (how === 'sail' && isRider ? 0 : (take.get(key) ?? 0)), 0);

const goalOf = ({ to, legs, moves, asked, canLook, ...route }: Route): Goal => {
  const boards = legs.findIndex(({ how }) => how === 'board');
  return {
    ...route,
    space: idOf(to),
    legs,
    moves,
    // Until somebody goes on board, what sails is the ship that fetches them.
    steps: legs.filter(({ how }, i) => how !== 'sail' || i > boards).length,
    bySea: legs.some(({ how }) => how === 'board' || how === 'land'),
    asked: asked.map(idOf),
    unknown: canLook,
  };
};

const interest = ({ targets, unknown }: Goal): number => (targets.length > 0 ? 2 : unknown ? 1 : 0);
