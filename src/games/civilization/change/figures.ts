import type { Seat, Turn } from '../../../kernel/index.js';
import { KINDS, type Kind } from '../cards/kinds.js';
import { idOf, type Space } from '../cards/world.js';
import type { Civ, Loss, Player, Rider, Stack } from '../state/state.js';

export const NO_CARGO: readonly Rider[] = [];

function sameCargo(a: readonly Rider[], b: readonly Rider[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i]!.kind !== b[i]!.kind || a[i]!.left !== b[i]!.left) return false;
  return true;
}
const isSame = (a: Stack, b: Stack): boolean =>
  a.at === b.at && a.kind === b.kind && a.left === b.left && a.footing === b.footing && sameCargo(a.cargo, b.cargo);

/** Riders lie in the order of the kinds, so that equal cargo looks equal. */
export const inOrder = (cargo: readonly Rider[]): readonly Rider[] =>
  cargo.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.left - b.left);

const withCount = (x: Stack, n: number): Stack => ({ kind: x.kind, at: x.at, n, left: x.left, footing: x.footing, cargo: x.cargo });

/** Add figures, to an equal stack if there is one. */
export function addStack(p: Player, x: Stack): void {
  const stacks = p.stacks.slice();
  const i = stacks.findIndex((y) => isSame(x, y));
  if (i < 0) stacks.push(x);
  else stacks[i] = withCount(x, stacks[i]!.n + x.n);
  p.stacks = stacks;
}
/** A figure as it stands outside its owner's movement. */
export const atRest = (kind: Kind, at: Space, n = 1): Stack => ({ kind, at, n, left: 0, footing: 'still', cargo: NO_CARGO });

/** Take figures out of a stack of this player. */
export function takeFrom(p: Player, x: Stack, n = 1): void {
  const i = p.stacks.indexOf(x);
  p.stacks = x.n > n ? p.stacks.with(i, withCount(x, x.n - n)) : p.stacks.toSpliced(i, 1);
}

/** Change every stack; equal ones become one. */
export function changeStacks(p: Player, change: (x: Stack) => Stack): void {
  const before = p.stacks;
  p.stacks = [];
  for (const x of before) addStack(p, change(x));
}

/** Figures leave the board, to be had again (CIV-GEN-04): those of a stack, and what fleets carry goes down with them (CIV-CMB-08). */
export function lose(t: Turn<Civ>, seat: Seat, x: Stack, n: number, by: Loss): void {
  takeFrom(t.s.players[seat]!, x, n);
  t.emit({ event: 'lost', seat, kind: x.kind, n, at: idOf(x.at), by });
  for (const rider of x.cargo) t.emit({ event: 'lost', seat, kind: rider.kind, n, at: idOf(x.at), by: 'sunk' });
}
/** All figures of a seat in a space that pass the test leave the board. */
export function loseAll(t: Turn<Civ>, seat: Seat, at: Space, by: Loss, test: (kind: Kind) => boolean = () => true): void {
  for (const x of t.s.players[seat]!.stacks) if (x.at === at && test(x.kind)) lose(t, seat, x, x.n, by);
}
