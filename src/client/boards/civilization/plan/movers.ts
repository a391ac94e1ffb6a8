import { riderKey, unitKey } from '../../../../games/civilization/ask/units.js';
import { KIND, type Kind } from '../../../../games/civilization/cards/kinds.js';
import { isRegion, spaceOf } from '../../../../games/civilization/cards/world.js';
import type { Civ, Move, State, UnitKey } from '../../../../games/civilization/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import type { Snapshot } from '../../../table/table.js';

export type Of<K extends Move['move']> = Extract<Move, { move: K }>;
export type Going = Of<'walk'> | Of<'board'> | Of<'land'> | Of<'sail'> | Of<'fly'>;

const GOING = new Set<Move['move']>(['walk', 'board', 'land', 'sail', 'fly']);
export const isGoing = (move: Move): move is Going => GOING.has(move.move);
/** The steps that can be made now. */
export const goings = (snapshot: Snapshot<Civ>): readonly Going[] => snapshot.choices.flatMap(({ move }) => (isGoing(move) ? [move] : []));

/** A key of the rules taken apart: 'fleet-2:1+settler:1'. */
export interface Shape {
  readonly kind: Kind;
  readonly left: number;
  readonly cargo: readonly Kind[];
}
export function shapeOf(key: UnitKey): Shape {
  const [own, ...riders] = key.split('+').map((part) => part.split(':') as [Kind, string]);
  return { kind: own![0], left: Number(own![1]), cargo: riders.map(([kind]) => kind) };
}
/** The same figure, however far it has gone. */
export const isSameShape = (a: Shape, b: Shape): boolean => a.kind === b.kind && a.cargo.join() === b.cargo.join();

/** Equal figures in a space that can still do something. */
export interface Mover extends Shape {
  readonly key: UnitKey;
  readonly n: number;
  readonly isRider: boolean;
}

/** My figures in a space that can go somewhere; those on board come after their ships. */
export function moversAt(s: State, me: Seat, at: string, moves: readonly Going[]): readonly Mover[] {
  const space = spaceOf(at);
  const found = new Map<string, Mover>();
  const add = (mover: Mover) => {
    const known = found.get(mover.key);
    found.set(mover.key, known ? { ...known, n: known.n + mover.n } : mover);
  };
  const stacks = s.players[me]!.stacks.filter((x) => x.at === space && x.footing !== 'frozen');
  for (const x of stacks) if (x.left > 0) add({ key: unitKey(x), ...shapeOf(unitKey(x)), n: x.n, isRider: false });
  if (!isRegion(space))
    for (const x of stacks)
      for (const rider of x.cargo)
        if (rider.left > 0) add({ key: riderKey(rider), kind: rider.kind, left: rider.left, cargo: [], n: x.n, isRider: true });
  const here = moves.filter((move) => move.from === at);
  return [...found.values()].filter(({ key, kind }) =>
    here.some((move) =>
      move.move === 'fly' ? KIND[kind].category === 'aircraft' : move.move === 'sail' ? move.ship === key : move.unit === key,
    ),
  );
}

/** Spaces from which something of mine can go, those with figures that have not moved first. */
export function sourcesOf(s: State, me: Seat, moves: readonly Going[]): readonly string[] {
  const spaces = [...new Set<string>(moves.map((move) => move.from))];
  const rests = (id: string) => isWaiting(s, me, id);
  return [...spaces.filter(rests), ...spaces.filter((id) => !rests(id))];
}

/** Does something stand there that could move and has not moved this turn? */
export const isWaiting = (s: State, me: Seat, at: string): boolean => {
  const space = spaceOf(at);
  return s.players[me]!.stacks.some((x) => x.at === space && x.left > 0 && x.footing === 'still');
};
