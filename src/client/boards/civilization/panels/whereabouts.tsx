import { openMarker } from '../../../../games/civilization/ask/settlements.js';
import { isRegion, SPACES } from '../../../../games/civilization/cards/world.js';
import type { Seat } from '../../../../kernel/types.js';
import { type Desk, useDesk } from '../desk.js';
import { figuresAt } from './space-words.js';

/** For those who cannot see the map: every place where a civilisation has something, and what. */
export function Whereabouts({ seat }: { readonly seat: Seat }) {
  const desk = useDesk();
  return (
    <ul class="sr" aria-label={desk.words.t('page.map')}>
      {placesOf(desk, seat).map((place) => (
        <li key={place}>{place}</li>
      ))}
    </ul>
  );
}

const placesOf = (desk: Desk, seat: Seat): readonly string[] =>
  SPACES.flatMap((id, at) => {
    const { s, words } = desk;
    const figures = figuresAt(desk, at).find((here) => here.seat === seat)?.text;
    const isHeld = isRegion(at) && s.owners[at] === seat;
    if (!isHeld && figures === undefined) return [];
    const marker = isHeld ? openMarker(s, at) : null;
    const what = [isHeld && words.name(`size.${s.sizes[at]}`), marker && words.name(`marker.${marker}`), figures];
    return [`${words.space(id)}${words.t('colon')} ${what.filter(Boolean).join(', ')}`];
  });
