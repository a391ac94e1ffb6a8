import { ROUNDS, standingOf } from '../../../games/age-of-civilization/ask/selectors.js';
import { Roving } from '../../kit/index.js';
import { useDesk } from './desk.js';
import { ForecastStrip } from './forecast-strip.js';
import { Permanent } from './permanent.js';
import { TrackCard } from './track-card.js';

/** The shared clock: the round, the permanent card over three cards, the past at its left and the future at its right. */
export function Track() {
  const { s, words } = useDesk();
  const upcoming = s.track.filter((_, i) => standingOf(s, i + 1) === 'upcoming').length;
  const spines = s.round - 1;
  return (
    <section class="zone track" aria-label={words.t('zone.track')} data-round={s.round} style={{ '--spines': spines }}>
      <div class="thead">
        <RoundFigure />
        <Permanent />
        <ForecastStrip />
      </div>
      <Roving class="trow">
        <div class="spines">
          {s.track.map((id, i) => standingOf(s, i + 1) === 'past' && <TrackCard key={id} id={id} position={i + 1} narrow={false} />)}
          {Array.from({ length: Math.max(0, 2 - spines) }, (_, i) => (
            <span key={i} class="spine-place" aria-hidden="true" />
          ))}
        </div>
        {s.track.map(
          (id, i) =>
            standingOf(s, i + 1) !== 'past' && (
              <TrackCard key={id} id={id} position={i + 1} narrow={standingOf(s, i + 1) === 'upcoming' && upcoming > 3} />
            ),
        )}
      </Roving>
    </section>
  );
}

export function RoundFigure() {
  const { s, words } = useDesk();
  return (
    <div class="rnd" role="img" aria-label={words.t('round.of', { n: s.round, of: ROUNDS })}>
      <span class="caps">{words.t('round')}</span>
      <b class="gar">
        {s.round}
        <small> / {ROUNDS}</small>
      </b>
      <span class="pips">
        {Array.from({ length: ROUNDS }, (_, i) => (
          <i key={i} class={i + 1 < s.round ? 'd' : i + 1 === s.round ? 'n' : ''} />
        ))}
      </span>
    </div>
  );
}
