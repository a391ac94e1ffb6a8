import './styles/index.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Civ } from '../../../games/civilization/state/state.js';
import { Button, Mark, prefersLessMotion, Seal, Zone } from '../../kit/index.js';
import type { ResultExtrasProps } from '../../table/board-package.js';
import { ScoreChart } from '../../table/score-chart.js';
import { filmOf, landOf } from './film-frames.js';
import { ATLAS, COAST } from './map/atlas.js';
import { drawGround } from './map/ground.js';
import { Settlement } from './map/pieces.js';
import { drawTints } from './map/tints.js';
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
  const series = {
    labels: frames.map((f) => String(f.turn)),
    lines: snapshot.seats.map(({ name }, seat) => ({ seat, name, scores: frames.map((f) => landOf(f, seat)) })),
  };
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
          {drawTints([...frame.sites].map(([id, settlement]) => ({ id, settlement })))}
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
      <ul class="film-key" aria-label={t('film.land')}>
        {snapshot.seats.map(({ name }, seat) => (
          <li key={name}>
            <Seal seat={seat} size={20} /> {name} <b class="fig">{landOf(frame, seat)}</b>
          </li>
        ))}
      </ul>
      <h3 class="caps">{t('film.land')}</h3>
      <div class="land-chart">
        <ScoreChart series={series} title={t('film.land')} />
      </div>
    </Zone>
  );
}
