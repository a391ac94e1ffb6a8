import { useState } from 'preact/hooks';
import { lengthOf, positionOf } from '../../../games/millennia/ask/selectors.js';
import { TRACKS, type TrackId } from '../../../games/millennia/cards/tracks.js';
import { type Place, placesOf, standingAt } from '../../../games/millennia/guide/facts.js';
import { Roving } from '../../kit/index.js';
import { Clock } from './clock.js';
import { Consequences, isLive } from './combination.js';
import { Purse } from './counters.js';
import { classes, nameOfSeat, useDesk } from './desk.js';
import { Felt } from './felt.js';
import { Diplomacy, Research } from './learning.js';
import { Mine } from './mine.js';
import { Buildings, Prosperity, Wonders } from './offers.js';
import { Marker } from './pieces.js';
import { Selection } from './selection.js';
import { SpaceCell, StartCell } from './track-space.js';
import { TrackHead } from './tracks.js';

/** One column: the clock, the tracks as cards, the offers, my area. */
export function PhoneBoard() {
  const desk = useDesk();
  const { words } = desk;
  return (
    <Felt class="phone">
      <Clock />
      <section class="ptracks" data-section="tracks" aria-label={words.t('zone.tracks')}>
        {TRACKS.map((track) => (
          <TrackCard key={track} track={track} />
        ))}
      </section>
      <div class="poffers" data-section="offers">
        <Selection />
        <Prosperity />
        <Wonders />
        <Buildings />
        <Research />
        <Diplomacy />
      </div>
      <Mine />
      {isLive(desk) && <Consequences desk={desk} />}
      <Purse />
    </Felt>
  );
}

/** How many spaces ahead a folded track shows. */
const AHEAD = 3;

/** A track: my space and the next three; a tap shows the whole of it. */
function TrackCard({ track }: { track: TrackId }) {
  const desk = useDesk();
  const { s, words, mine } = desk;
  const [open, setOpen] = useState(false);
  const at = mine.tracks[track];
  const all = pathOf(desk, track);
  const shown = open ? all : all.filter((place) => place.n >= at && place.n <= at + AHEAD);
  return (
    <div class={classes('ptrack zone', open && 'open', `t-${track}`)}>
      <div class="pth">
        <TrackHead track={track} />
        <button
          type="button"
          class="pmore"
          aria-expanded={open}
          aria-label={words.t(open ? 'track.fold' : 'track.unfold', { track: words.g(`track.${track}`) })}
          onClick={() => setOpen(!open)}
        >
          <b class="fig">{positionOf(mine, track)}</b>
          <small>/ {lengthOf(s, track)}</small>
          <span aria-hidden="true">{open ? '▴' : '▾'}</span>
        </button>
      </div>
      <Roving class="pcells" label={words.g(`track.${track}`)}>
        {(open || at === 0) && <NumberedStart track={track} />}
        {shown.map((place) => (
          <span key={place.key} class={classes('pcell', place.n === at && 'here', place.branch !== 'none' && place.branch)}>
            <span class="pn" aria-hidden="true">
              {place.n}
            </span>
            <SpaceCell place={place} />
          </span>
        ))}
      </Roving>
      {!open && <Elsewhere track={track} shown={shown} />}
    </div>
  );
}

function NumberedStart({ track }: { track: TrackId }) {
  return (
    <span class="pcell">
      <span class="pn" aria-hidden="true">
        0
      </span>
      <StartCell track={track} />
    </span>
  );
}

/** The places that concern me: before the fork both branches, behind it my own. */
function pathOf({ s, mine }: ReturnType<typeof useDesk>, track: TrackId): Place[] {
  const places = placesOf(s, track);
  if (track !== 'politics') return places;
  if (mine.branch !== 'none') return [...places, ...placesOf(s, 'politics', mine.branch)];
  return [...places, ...placesOf(s, 'politics', 'democracy'), ...placesOf(s, 'politics', 'tyranny')];
}

/** Where the others stand when it is outside the part that is shown. */
function Elsewhere({ track, shown }: { track: TrackId; shown: readonly Place[] }) {
  const desk = useDesk();
  const { s, me, mine } = desk;
  const atStart = mine.tracks[track] === 0 ? standingAt(s, track, 0, 'none') : [];
  const seen = new Set([...atStart, ...shown.flatMap((place) => standingAt(s, track, place.n, place.branch))]);
  const away = s.players.flatMap((p, seat) => (seat === me || seen.has(seat) ? [] : [{ seat, at: p.tracks[track] }]));
  if (away.length === 0) return null;
  return (
    <p class="paway s12">
      {away.map(({ seat, at }) => (
        <span key={seat} class="few">
          <Marker seat={seat} size={15} label={nameOfSeat(desk, seat)} /> {at}
        </span>
      ))}
    </p>
  );
}
