import { openMarker } from '../../../../games/civilization/ask/settlements.js';
import { isRegion, SPACES } from '../../../../games/civilization/cards/world.js';
import type { Seat } from '../../../../kernel/types.js';
import { type Desk, nameOfSeat, useDesk } from '../desk.js';
import { figuresAt } from './space-words.js';

/** For those who cannot see the map: every place where somebody has something, and what; my own first. */
export function Whereabouts() {
  const desk = useDesk();
  const { s, me, words } = desk;
  const seats = s.players.map((_, i) => (me + i) % s.players.length);
  return (
    <section class="sr" aria-label={words.t('page.map')}>
      {seats.map((seat) => (
        <ul key={seat} aria-label={nameOfSeat(desk, seat)}>
          {placesOf(desk, seat).map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      ))}
    </section>
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
