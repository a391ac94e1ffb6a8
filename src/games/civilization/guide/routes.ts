import type { Seat } from '../../../kernel/index.js';
import { hasSeen, isHidden } from '../ask/settlements.js';
import { isAircraft, isBase, isPresent, occupantsOf } from '../ask/units.js';
import { KIND, type Kind } from '../cards/kinds.js';
import { FLIGHTS, idOf, isRegion, type Space } from '../cards/world.js';
import type { Move, State, UnitKey } from '../state/state.js';
import { type Beat, type March, marchOf, partyOf } from './march.js';
import { waysOf } from './ways.js';

/** Figures of one space that go together: a key as in moves, and how many of it. Those on board are named by their own key, 'settler:2'. */
export interface Picked {
  readonly unit: UnitKey;
  readonly n: number;
}

/** What may follow when pieces stand in a space at the end of the movement. */
export interface Prospect {
  /** Others able to fight there: they may declare a battle (CIV-BAT-08). */
  readonly occupants: readonly Seat[];
  /** Players whom these pieces could attack there themselves. */
  readonly targets: readonly Seat[];
  /** A settler comes to a marker that this seat has not seen. */
  readonly canLook: boolean;
}

/** A space that picked figures can reach this turn, and the moves that lead there, one after the other. */
export interface Route extends Prospect {
  readonly to: Space;
  /** How many of the figures come there. */
  readonly count: number;
  /** And what they are, one by one. */
  readonly kinds: readonly Kind[];
  /** Walk, sail, board, land, fly: what brings them there in the end. */
  readonly how: Beat['move'] | 'fly';
  readonly legs: readonly Leg[];
  /** All of them can be taken back until somebody is asked. */
  readonly moves: readonly Move[];
  /** Spaces on the way in which others are asked before the pieces go on (CIV-BAT-08a): there the plan waits for them. */
  readonly asked: readonly Space[];
}

/** One border of a route, however many figures cross it; ships that come to fetch somebody sail first. */
export interface Leg {
  readonly from: Space;
  readonly to: Space;
  readonly how: Route['how'];
}

/**
 * Everything that the figures can reach together or in part: over land, and by sea with fleets that come, load, sail and land
 * within their movement (CIV-MOV-05 to 08). Each space by the way on which nobody is asked, then by the fewest steps.
 */
export function routesOf(s: State, seat: Seat, from: Space, picked: readonly Picked[]): Route[] {
  const party = partyOf(s.players[seat]!, from, picked);
  const routes = new Map<Space, Route>();
  const add = (march: March | undefined): void => {
    if (!march || march.to === from) return;
    const known = routes.get(march.to);
    if (known && !isBetter(march, known)) return;
    routes.set(march.to, { ...march, ...prospect(s, seat, march) });
  };
  for (const way of waysOf(s, seat, from, party)) add(marchOf(s, seat, from, party, way));
  if (party.some((x) => isAircraft(x.kind)))
    for (const to of FLIGHTS[from]!) if (isBase(s, seat, to)) add(flightOf(from, to, party.filter((x) => isAircraft(x.kind)).length));
  return [...routes.values()];
}

const isBetter = (a: March, b: Route): boolean =>
  (b.asked.length - a.asked.length || a.count - b.count || b.legs.length - a.legs.length || b.moves.length - a.moves.length) > 0;

const flightOf = (from: Space, to: Space, count: number): March => ({
  to,
  count,
  how: 'fly',
  legs: [{ from, to, how: 'fly' }],
  moves: Array.from({ length: count }, () => ({ move: 'fly', from: idOf(from), to: idOf(to) })),
  asked: [],
  kinds: ['aircraft-4'],
});

function prospect(s: State, seat: Seat, { to, kinds }: March): Prospect {
  const canAttack = kinds.some((kind) => (isRegion(to) ? KIND[kind].isArmy : KIND[kind].isFleet));
  return {
    occupants: occupantsOf(s, to, seat),
    targets: canAttack ? s.players.flatMap((_, other) => (other !== seat && isPresent(s, other, to) ? [other] : [])) : [],
    canLook: kinds.includes('settler') && isRegion(to) && isHidden(s, to) && !hasSeen(s, seat, to),
  };
}
