import { ALL, type Slot, type Viewer } from '../../../kernel/index.js';
import { copyPlayer, ownCards } from './copy.js';
import type { Player, State, Veil } from './state.js';

/**
 * What the others do in the action phase is hidden until all are done (MIL-NET-05): their areas are shown as they were
 * when the phase began, with nothing but "acting" or "finished" added, and the piles as the viewer knows them.
 */
export function conceal(view: State, viewer: Viewer): void {
  const { veil } = view;
  view.players.forEach((p, seat) => {
    if (seat === viewer) return;
    if (view.phase === 'E') p.tasks = [];
    if (veil) view.players[seat] = { ...ownCards(copyPlayer(veil.players[seat]!)), ready: p.ready, tasks: [] };
  });
  if (!veil) return;
  const mine = (seat: number): boolean => seat === viewer;
  const discards = viewer === 'spectator' ? veil.begun : veil.discards[viewer]!;
  const left = deckKnownTo(view, veil, viewer);
  if (left < 0)
    forget(
      view.players.filter((_, seat) => !mine(seat)),
      -left,
    );
  view.deck = Array.from({ length: Math.max(0, left) }, () => card(null, 0));
  view.discard = discards.map((id) => card(id, ALL));
  view.discardBy = discards.map(() => (viewer === 'spectator' ? 0 : viewer));
  view.veil = {
    ...veil,
    discards: veil.discards.map((x, seat) => (mine(seat) ? x : [])),
    events: veil.events.filter(({ seat }) => mine(seat)),
  };
}

const card = (id: string | null, known: number): Slot => ({ back: 'diplomacy', card: id, known });
const held = (p: Player): number => p.hand.length + p.drawn.length;

/** How many cards a viewer must take to be in the pile: all that it knows of nowhere else. */
export function deckKnownTo(s: State, veil: Veil, viewer: Viewer): number {
  const discards = viewer === 'spectator' ? veil.begun : veil.discards[viewer]!;
  const elsewhere = veil.players.reduce((n, p, seat) => n + held(seat === viewer ? s.players[seat]! : p), discards.length);
  return veil.cards - elsewhere;
}

/** Below 0: so many cards were discarded by others, shuffled and drawn by the viewer; they are in no other hand any more. */
function forget(others: readonly Player[], n: number): void {
  for (let i = 0; i < n; i++) others.reduce((a, b) => (b.hand.length > a.hand.length ? b : a)).hand.pop();
}
