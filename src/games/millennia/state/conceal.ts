import type { Viewer } from '../../../kernel/index.js';
import { copyPlayer } from './copy.js';
import type { State } from './state.js';

/**
 * What the others do in the action phase is hidden until all are done (MIL-NET-05): their areas are shown as they were
 * when the phase began, with nothing but "acting" or "finished" added, and the piles without their draws and discards.
 */
export function conceal(view: State, viewer: Viewer): void {
  const { veil } = view;
  view.players.forEach((p, seat) => {
    if (seat === viewer) return;
    if (view.phase === 'E') p.tasks = [];
    if (veil) view.players[seat] = { ...copyPlayer(veil.players[seat]!), ready: p.ready, tasks: [] };
  });
  if (!veil) return;
  const mine = (seat: number): boolean => seat === viewer;
  const own = viewer === 'spectator' ? 0 : veil.draws[viewer]!;
  view.deck = Array.from({ length: Math.max(0, veil.deck - own) }, () => ({ back: 'diplomacy', card: null, known: 0 }));
  const kept = view.discard.map((_, i) => i < veil.discard || mine(view.discardBy[i]!));
  view.discard = view.discard.filter((_, i) => kept[i]);
  view.discardBy = view.discardBy.filter((_, i) => kept[i]);
  view.veil = { ...veil, draws: veil.draws.map((n, seat) => (mine(seat) ? n : 0)), events: veil.events.filter(({ seat }) => mine(seat)) };
}
