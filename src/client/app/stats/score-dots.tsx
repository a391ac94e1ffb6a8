import { useLang } from '../../i18n/i18n.js';
import { useMediaQuery } from '../../kit/index.js';
import { type Chapter, rivalsOf, runningMeans, scoreOf, victoryOf } from './statistics.js';
import { rivalsName, useStatsText } from './texts.js';

const [LEFT, RIGHT, TOP, BOTTOM] = [44, 18, 16, 34];
const SIZES = { desk: { width: 760, height: 250 }, phone: { width: 360, height: 220 } } as const;
/** Names of levels need room. */
const APART = 84;

function stepFor(range: number): number {
  return [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((step) => range / step <= 5) ?? 1000;
}

/** Games in a row against the same kind of rivals. */
function bandsOf(chapters: readonly Chapter[]) {
  const bands: { from: number; to: number; rivals: ReturnType<typeof rivalsOf> }[] = [];
  for (const [i, chapter] of chapters.entries()) {
    const rivals = rivalsOf(chapter);
    const last = bands.at(-1);
    if (last?.rivals === rivals) last.to = i;
    else bands.push({ from: i, to: i, rivals });
  }
  return bands;
}

/** Scores of one game in the order they were played: lozenge = won, ring = not; bands tell against whom. */
export function ScoreDots({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const say = useStatsText();
  const lang = useLang();
  const { width, height } = SIZES[useMediaQuery('(max-width: 719px)') ? 'phone' : 'desk'];
  const scores = chapters.map(scoreOf);
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  const step = stepFor(Math.max(4, most - least));
  const [low, high] = [Math.floor((least - 1) / step) * step, Math.ceil((most + 1) / step) * step];
  const gap = (width - LEFT - RIGHT) / Math.max(1, scores.length);
  const x = (i: number) => LEFT + gap * (i + 0.5);
  const y = (score: number) => TOP + ((high - score) * (height - TOP - BOTTOM)) / (high - low);
  const means = runningMeans(scores);
  return (
    <svg
      class="score-dots"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={say('scores.chart', { n: scores.length, least, most })}
    >
      {bandsOf(chapters).map(({ from, to, rivals }, n) => (
        <g key={from}>
          {n % 2 === 1 && (
            <rect class="stripe" x={x(from) - gap / 2} width={gap * (to - from + 1)} y={TOP} height={height - TOP - BOTTOM} />
          )}
          {gap * (to - from + 1) > APART && (
            <text class="axis" x={(x(from) + x(to)) / 2} y={height - 10} text-anchor="middle">
              {rivalsName(rivals, lang)}
            </text>
          )}
        </g>
      ))}
      {Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step).map((score) => (
        <g key={score}>
          <line class="grid" x1={LEFT} x2={width - RIGHT} y1={y(score)} y2={y(score)} />
          <text class="axis" x={LEFT - 8} y={y(score) + 4} text-anchor="end">
            {score}
          </text>
        </g>
      ))}
      <polyline class="mean" points={means.flatMap((mean, i) => (mean === undefined ? [] : [`${x(i)},${y(mean)}`])).join(' ')} />
      {chapters.map((chapter, i) =>
        victoryOf(chapter) > 0 ? (
          <path key={chapter.id} class="won" d="M0 -7L7 0L0 7L-7 0Z" transform={`translate(${x(i)} ${y(scores[i]!)})`} />
        ) : (
          <circle key={chapter.id} class="other" cx={x(i)} cy={y(scores[i]!)} r="5.5" />
        ),
      )}
    </svg>
  );
}
