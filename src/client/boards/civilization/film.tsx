import './styles/index.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Civ } from '../../../games/civilization/state/state.js';
import { Button, Mark, prefersLessMotion, Seal, seatColours, Zone } from '../../kit/index.js';
import type { ResultExtrasProps } from '../../table/board-package.js';
import { filmOf, landOf } from './film-frames.js';
import { ATLAS, BORDERS, COAST } from './map/atlas.js';
import { drawGround, outlineId } from './map/ground.js';
import { Settlement } from './map/pieces.js';
import { wordsOf } from './words.js';

const FRAME_MS = 650;

/** The world of every turn, one after the other, with the land of each player below. */
export function Film({ snapshot, lang }: ResultExtrasProps<Civ>) {
  const { t } = wordsOf(lang);
  const frames = useMemo(() => filmOf(snapshot.log), [snapshot.log]);
  const [at, setAt] = useState(frames.length - 1);
  const [runs, setRuns] = useState(false);
  useEffect(() => {
    if (!runs) return;
    const next = setTimeout(() => (at + 1 < frames.length ? setAt(at + 1) : setRuns(false)), prefersLessMotion() ? FRAME_MS * 2 : FRAME_MS);
    return () => clearTimeout(next);
  }, [runs, at, frames]);
  const frame = frames[at]!;
  const most = Math.max(1, ...frames.flatMap((f) => snapshot.seats.map((_, seat) => landOf(f, seat))));
  const play = () => {
    if (!runs && at === frames.length - 1) setAt(0);
    setRuns(!runs);
  };
  return (
    <Zone title={t('film.title')} class="film">
      <div class="civ-map film-map">
        <svg
          viewBox={`0 ${ATLAS.top} ${ATLAS.width} ${ATLAS.bottom - ATLAS.top}`}
          class="plate still"
          role="img"
          aria-label={t('film.turn', { n: frame.turn })}
        >
          {drawGround(1)}
          {[...frame.sites].map(([id, { seat }]) => (
            <use key={id} href={`#${outlineId(id)}`} class="wash" style={seatColours(seat)} />
          ))}
          <path d={BORDERS} class="border" />
          <path d={COAST} class="coast" />
          {[...frame.sites].map(([id, { seat, size }]) => {
            const [x, y] = ATLAS.spaces.get(id)!.at;
            return (
              <g key={id} transform={`translate(${x} ${y}) scale(.85)`}>
                <Settlement seat={seat} size={size} />
              </g>
            );
          })}
        </svg>
      </div>
      <div class="film-bar">
        <Button kind="primary" onClick={play}>
          {t(runs ? 'film.stop' : 'film.play')}
          <Mark name="next" size={11} />
        </Button>
        <input
          type="range"
          min={0}
          max={frames.length - 1}
          value={at}
          aria-label={t('film.turn', { n: frame.turn })}
          onInput={(e) => setAt(Number(e.currentTarget.value))}
        />
        <b class="fig">{t('film.turn', { n: frame.turn })}</b>
      </div>
      <svg class="land-chart" viewBox="0 0 600 120" role="img" aria-label={t('film.land')}>
        {snapshot.seats.map(({ name }, seat) => (
          <polyline
            key={name}
            style={seatColours(seat)}
            points={frames
              .map((f, i) => `${(i / Math.max(1, frames.length - 1)) * 590 + 5},${115 - (landOf(f, seat) / most) * 105}`)
              .join(' ')}
          />
        ))}
      </svg>
      <p class="film-key">
        {snapshot.seats.map(({ name }, seat) => (
          <span key={name}>
            <Seal seat={seat} size={18} /> {name} {landOf(frame, seat)}
          </span>
        ))}
      </p>
    </Zone>
  );
}
