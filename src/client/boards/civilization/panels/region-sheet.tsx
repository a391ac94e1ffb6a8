import { yieldsOf } from '../../../../games/civilization/ask/production.js';
import { openMarker } from '../../../../games/civilization/ask/settlements.js';
import type { MarkerId } from '../../../../games/civilization/cards/markers.js';
import { AROUND, isRegion, type Space, spaceOf } from '../../../../games/civilization/cards/world.js';
import { describeMarker } from '../../../../games/civilization/say/card.js';
import { Icon, Mark, Seal } from '../../../kit/index.js';
import { type Desk, nameOfSeat, useDesk } from '../desk.js';
import { MARKER_GLYPHS } from '../glyphs.js';
import { stackWords } from '../plan/goal-words.js';

/** What lies on a region for me: open, seen by me, unknown, or nothing. */
function markerAt({ s }: Desk, at: Space): { readonly id: MarkerId | null; readonly open: boolean } | null {
  const slot = isRegion(at) ? (s.markers[at] ?? null) : null;
  if (slot === null) return null;
  const open = openMarker(s, at);
  return { id: open ?? (slot.card as MarkerId | null), open: open !== null };
}

/** Everybody's figures in a space, in words. */
const figuresAt = ({ s, words }: Desk, at: Space) =>
  s.players.flatMap((p, seat) => {
    const here = p.stacks.filter((x) => x.at === at);
    if (here.length === 0) return [];
    const aboard = here.flatMap((x) => x.cargo.map(({ kind }) => ({ kind, n: x.n })));
    const own = stackWords(s, here, words);
    return [{ seat, text: aboard.length > 0 ? words.t('sheet.aboard', { what: own, cargo: stackWords(s, aboard, words) }) : own }];
  });

/** A space in one sentence, for those who hear it. */
export function describeSpace(desk: Desk, id: string): string {
  const { s, words, plan } = desk;
  const at = spaceOf(id);
  const owner = isRegion(at) ? (s.owners[at] ?? -1) : -1;
  const marker = markerAt(desk, at);
  const mark = plan?.marks.get(id);
  return [
    words.space(id),
    owner >= 0 && words.t('sheet.settlement', { what: words.name(`size.${s.sizes[at]}`), who: nameOfSeat(desk, owner) }),
    marker && (marker.id ? words.name(`marker.${marker.id}`) : words.name('marker.hidden')),
    ...figuresAt(desk, at).map(({ seat, text }) => `${nameOfSeat(desk, seat)}${words.t('colon')} ${text}`),
    mark === 'can' && words.t('state.can'),
    mark === 'war' && words.t('sheet.war'),
    mark === 'selected' && words.t('state.selected'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A region or a zone with all that can be known of it. */
export function RegionSheet({ space, close }: { readonly space: string; readonly close: () => void }) {
  const desk = useDesk();
  const { s, words, zoom } = desk;
  const at = spaceOf(space);
  const owner = isRegion(at) ? (s.owners[at] ?? -1) : -1;
  const marker = markerAt(desk, at);
  const figures = figuresAt(desk, at);
  const income = owner >= 0 ? yieldsOf(s, owner).find(({ region }) => region === at) : undefined;
  return (
    <aside class="region-sheet" data-over-map aria-label={words.space(space)}>
      <header>
        <h3>{words.space(space)}</h3>
        <small>{words.g(isRegion(at) ? 'word.region' : 'word.zone')}</small>
        <button type="button" class="close" aria-label={words.t('close')} onClick={close}>
          <Mark name="close" size={12} />
        </button>
      </header>
      {owner >= 0 && (
        <p>
          <Seal seat={owner} size={20} />{' '}
          {words.t('sheet.settlement', { what: words.name(`size.${s.sizes[at]}`), who: nameOfSeat(desk, owner) })}
          {income && <em>{words.t('sheet.yields', { n: income.gold })}</em>}
        </p>
      )}
      {marker && (
        <p>
          <Icon name={marker.id ? MARKER_GLYPHS[marker.id] : 'compass'} size={18} />
          {marker.id ? (
            <button type="button" class="lnk" data-zoom={`marker.${marker.id}`} onClick={() => zoom(`marker.${marker.id}`)}>
              {words.name(`marker.${marker.id}`)}
            </button>
          ) : (
            words.name('marker.hidden')
          )}
          {marker.id && !marker.open && <em>{words.t('sheet.only-you')}</em>}
        </p>
      )}
      {marker?.id && <p class="note">{words.text(describeMarker(marker.id))}</p>}
      {figures.map(({ seat, text }) => (
        <p key={seat}>
          <Seal seat={seat} size={20} /> {text}
        </p>
      ))}
      {owner < 0 && !marker && figures.length === 0 && <p class="note">{words.t('sheet.empty')}</p>}
      <p class="note">{words.t('sheet.neighbours', { list: AROUND[at]!.map((next) => words.space(next)).join(', ') })}</p>
    </aside>
  );
}
