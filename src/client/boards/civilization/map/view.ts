import { hasSeen, openMarker } from '../../../../games/civilization/ask/settlements.js';
import { KIND } from '../../../../games/civilization/cards/kinds.js';
import { MARKER } from '../../../../games/civilization/cards/markers.js';
import { isRegion, SPACES, type Space } from '../../../../games/civilization/cards/world.js';
import type { Player, State } from '../../../../games/civilization/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import type { SpaceView, StackView } from './model.js';

/** What the map shows of every space to one seat. */
export const viewSpaces = (s: State, me: Seat): readonly SpaceView[] =>
  SPACES.map((id, at) => ({ id, ...siteOf(s, at, me), stacks: stacksAt(s, at, me) }));

function siteOf(s: State, at: Space, me: Seat): Partial<SpaceView> {
  if (!isRegion(at)) return {};
  const size = s.sizes[at] ?? 0;
  const settlement = size > 0 ? { settlement: { seat: s.owners[at]!, size } } : undefined;
  const slot = s.markers[at] ?? null;
  if (slot === null) return { ...settlement };
  const open = openMarker(s, at);
  if (open === null) {
    const seen = hasSeen(s, me, at);
    return { ...settlement, marker: { seen, ...(seen && slot.card ? { what: slot.card } : undefined) } };
  }
  return { ...settlement, ...(MARKER[open].type === 'resource' ? { resource: open } : { ground: open }) };
}

function stacksAt(s: State, at: Space, me: Seat): StackView[] {
  return s.players.flatMap((p, seat) => {
    const found = stackAt(p, at, seat, s.moving?.seat === me && s.phase === 'movement' && seat === me);
    return found ? [found] : [];
  });
}

function stackAt(p: Player, at: Space, seat: Seat, moves: boolean): StackView | undefined {
  let [count, cargo, aircraft] = [0, 0, 0];
  let waiting = false;
  for (const x of p.stacks) {
    if (x.at !== at) continue;
    count += x.n;
    cargo += x.n * x.cargo.length;
    if (KIND[x.kind].category === 'aircraft') aircraft += x.n;
    waiting ||= moves && x.footing === 'still' && x.left > 0;
  }
  return count > 0 ? { seat, count, cargo, aircraft, waiting } : undefined;
}
