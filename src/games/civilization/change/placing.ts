import type { Seat, Turn } from '../../../kernel/index.js';
import type { Kind } from '../cards/kinds.js';
import { idOf, type Space } from '../cards/world.js';
import type { Civ } from '../state/state.js';
import { addStack, atRest } from './figures.js';
import { resize } from './settlements.js';

/** A new figure; it does not move before its owner's next movement. */
export function placeFigure(t: Turn<Civ>, seat: Seat, kind: Kind, at: Space, free: boolean): void {
  addStack(t.s.players[seat]!, atRest(kind, at));
  t.emit({ event: 'placed', seat, kind, at: idOf(at), free });
}

/** A settlement grows, once a turn (CIV-PUR-05). */
export function grow(t: Turn<Civ>, region: Space, why: 'expansion' | 'free'): void {
  const { s } = t;
  if (s.phase === 'purchase') s.bought = { ...s.bought, grown: [...s.bought.grown, region] };
  else s.grown = [...(s.grown ?? []), region];
  resize(t, region, s.sizes[region]! + 1, why);
}
