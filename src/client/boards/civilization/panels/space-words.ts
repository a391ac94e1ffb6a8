import { openMarker } from '../../../../games/civilization/ask/settlements.js';
import type { MarkerId } from '../../../../games/civilization/cards/markers.js';
import { isRegion, type Space, spaceOf } from '../../../../games/civilization/cards/world.js';
import type { Seat } from '../../../../kernel/types.js';
import { type Desk, nameOfSeat } from '../desk.js';
import { stackWords } from '../plan/goal-words.js';

/** What lies on a region for me: open, seen by me, unknown, or nothing. */
export function markerAt({ s }: Desk, at: Space): { readonly id: MarkerId | null; readonly open: boolean } | null {
  const slot = isRegion(at) ? (s.markers[at] ?? null) : null;
  if (slot === null) return null;
  const open = openMarker(s, at);
  return { id: open ?? (slot.card as MarkerId | null), open: open !== null };
}

/** Everybody's figures in a space, in words. */
export const figuresAt = ({ s, words }: Desk, at: Space) =>
  s.players.flatMap((p, seat) => {
    const here = p.stacks.filter((x) => x.at === at);
    if (here.length === 0) return [];
    const aboard = here.flatMap((x) => x.cargo.map(({ kind }) => ({ kind, n: x.n })));
    const own = stackWords(s, here, words);
    return [{ seat, text: aboard.length > 0 ? words.t('sheet.aboard', { what: own, cargo: stackWords(s, aboard, words) }) : own }];
  });

/** A settlement, and whose it is. */
export function settlementAt(desk: Desk, at: Space, owner: Seat): string {
  const { s, words } = desk;
  const who = nameOfSeat(desk, owner);
  return words.t('sheet.settlement', { what: words.name(`size.${s.sizes[at]}`), who: who === words.t('you') ? '' : who });
}

/** A space in one sentence, for those who hear it. */
export function describeSpace(desk: Desk, id: string): string {
  const { s, words, plan } = desk;
  const at = spaceOf(id);
  const owner = isRegion(at) ? (s.owners[at] ?? -1) : -1;
  const marker = markerAt(desk, at);
  const mark = plan?.marks.get(id);
  const isPicked = plan?.chips.some(({ state }) => state === 'selected');
  return [
    words.space(id),
    owner >= 0 && settlementAt(desk, at, owner),
    marker && (marker.id ? words.name(`marker.${marker.id}`) : words.name('marker.hidden')),
    ...figuresAt(desk, at).map(({ seat, text }) => `${nameOfSeat(desk, seat)}${words.t('colon')} ${text}`),
    mark === 'war' && words.t('sheet.war'),
    // What is only pointed at is marked like what is picked.
    (mark === 'can' || mark === 'selected') && words.t(mark === 'selected' && isPicked ? 'state.selected' : 'state.can'),
  ]
    .filter(Boolean)
    .join(', ');
}
