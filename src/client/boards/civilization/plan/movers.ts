import { riderKey, unitKey } from '../../../../games/civilization/ask/units.js';
import { KIND, type Kind } from '../../../../games/civilization/cards/kinds.js';
import { idOf, isRegion, spaceOf } from '../../../../games/civilization/cards/world.js';
import { routesOf } from '../../../../games/civilization/guide/routes.js';
import type { Civ, Move, State, UnitKey } from '../../../../games/civilization/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import type { Snapshot } from '../../../table/table.js';

export type Going = Extract<Move, { move: 'walk' | 'board' | 'land' | 'sail' | 'fly' }>;

const GOING = new Set<Move['move']>(['walk', 'board', 'land', 'sail', 'fly']);
export const isGoing = (move: Move): move is Going => GOING.has(move.move);

/** Equal figures in a space that can still go somewhere. */
export interface Mover {
  readonly key: UnitKey;
  readonly kind: Kind;
  readonly n: number;
  /** Movement points. */
  readonly left: number;
  readonly cargo: readonly Kind[];
  /** On board of a ship. */
  readonly isRider: boolean;
}

/** My figures in a space that can go somewhere, by themselves or fetched by a ship; those on board come after their ships. */
export function moversAt(s: State, me: Seat, at: string): readonly Mover[] {
  const space = spaceOf(at);
  const found = new Map<string, Mover>();
  const add = (mover: Mover) => found.set(mover.key, { ...mover, n: mover.n + (found.get(mover.key)?.n ?? 0) });
  const stacks = s.players[me]!.stacks.filter((x) => x.at === space && x.footing !== 'frozen');
  for (const { n, left, kind, cargo, ...x } of stacks)
    if (left > 0) add({ key: unitKey({ n, left, kind, cargo, ...x }), kind, left, n, cargo: cargo.map((r) => r.kind), isRider: false });
  if (!isRegion(space))
    for (const x of stacks)
      for (const rider of x.cargo)
        if (rider.left > 0) add({ key: riderKey(rider), kind: rider.kind, left: rider.left, cargo: [], n: x.n, isRider: true });
  return [...found.values()].filter(({ key }) => routesOf(s, me, space, [{ unit: key, n: 1 }]).length > 0);
}

/** Spaces from which something of mine can go, those with figures that have not moved first. */
export function sourcesOf({ view: s, choices }: Snapshot<Civ>, me: Seat): readonly string[] {
  const spaces = new Set<string>(choices.flatMap(({ move }) => (isGoing(move) ? [move.from] : [])));
  // Whoever stands on an island may wait for a ship that is still on its way.
  const stranded = s.players[me]!.stacks.filter(
    (x) => x.left > 0 && x.footing !== 'frozen' && !KIND[x.kind].isFleet && !spaces.has(idOf(x.at)),
  );
  for (const { at } of stranded) if (moversAt(s, me, idOf(at)).length > 0) spaces.add(idOf(at));
  const rests = [...spaces].filter((id) => isWaiting(s, me, id));
  return [...rests, ...[...spaces].filter((id) => !rests.includes(id))];
}

/** Does something stand there that could move and has not moved this turn? */
export const isWaiting = (s: State, me: Seat, at: string): boolean => {
  const space = spaceOf(at);
  return s.players[me]!.stacks.some((x) => x.at === space && x.left > 0 && x.footing === 'still');
};

/** How many stacks could move and have not moved this turn; who stands on an island without a ship in sight is none of them. */
export const restingStacks = (snapshot: Snapshot<Civ>, me: Seat): number =>
  sourcesOf(snapshot, me).filter((space) => isWaiting(snapshot.view, me, space)).length;
