import { yieldsOf } from '../../../../games/civilization/ask/production.js';
import { AROUND, isRegion, spaceOf } from '../../../../games/civilization/cards/world.js';
import { describeMarker } from '../../../../games/civilization/say/card.js';
import { Icon, LiveRegion, Mark, Seal } from '../../../kit/index.js';
import { useDesk } from '../desk.js';
import { MARKER_GLYPHS } from '../glyphs.js';
import { describeSpace, figuresAt, markerAt, settlementAt } from './space-words.js';

/** A region or a zone with all that can be known of it. */
export function RegionSheet({ space, close }: { readonly space: string; readonly close: () => void }) {
  const desk = useDesk();
  const { s, words, zoom } = desk;
  const at = spaceOf(space);
  const owner = isRegion(at) ? (s.owners[at] ?? -1) : -1;
  const marker = markerAt(desk, at);
  const figures = figuresAt(desk, at);
  const income = owner >= 0 ? yieldsOf(s, owner).find(({ region }) => region === at) : undefined;
  const beside = words.t('sheet.neighbours', { list: AROUND[at]!.map((next) => words.space(next)).join(', ') });
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
          <Seal seat={owner} size={20} /> {settlementAt(desk, at, owner)}
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
      <p class="note">{beside}</p>
      {/* The focus stays on the map. */}
      <LiveRegion
        message={[describeSpace(desk, space), marker?.id && words.text(describeMarker(marker.id)), beside].filter(Boolean).join('. ')}
      />
    </aside>
  );
}
