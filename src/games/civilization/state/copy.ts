import { copySlot } from '../../../kernel/index.js';
import type { Player, State } from './state.js';

function copyPlayer(p: Player): Player {
  const copied: Player = { gold: p.gold, stacks: p.stacks, improvements: p.improvements, quiet: p.quiet, out: p.out };
  if (p.served) copied.served = p.served;
  return copied;
}

/** All lists of a state are replaced, never changed in place: a copy shares them, with their slots. */
export function copy(s: State): State {
  const copied = fieldsOf(s);
  if (s.grown) copied.grown = s.grown;
  return copied;
}
const fieldsOf = (s: State): State => ({
  seats: s.seats,
  options: s.options,
  steps: s.steps.slice(),
  notes: s.notes.slice(),
  over: s.over,
  turn: s.turn,
  era: s.era,
  first: s.first,
  phase: s.phase,
  markers: s.markers,
  box: s.box,
  gone: s.gone,
  owners: s.owners,
  sizes: s.sizes,
  techs: s.techs,
  wonders: s.wonders,
  milestones: s.milestones,
  struck: s.struck,
  players: s.players.map(copyPlayer),
  moving: s.moving,
  trading: s.trading,
  loans: s.loans,
  bought: s.bought,
  ending: s.ending,
});

/** Slots of its own for a copy in which they are changed where they lie. */
export function ownSlots(s: State): void {
  s.markers = s.markers.map((slot) => slot && copySlot(slot));
  s.box = s.box.map(copySlot);
}
