import type { Seat } from '../../kernel/types.js';
import { seatColours, symbolPath, useMediaQuery } from '../kit/index.js';

export interface ScoreSeries {
  readonly labels: readonly string[];
  readonly lines: readonly { readonly seat: Seat; readonly name: string; readonly scores: readonly number[] }[];
}

const [HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [300, 40, 56, 16, 34];
/** As wide as it is shown, so that its letters are not smaller than others. */
const WIDTHS = { desk: 640, phone: 360 } as const;
/** How far apart the names of moments stand at least; the first one may be a word. */
const [APART, WORD] = [22, 36] as const;
/** Line style and symbol double the colour. */
const DASHES = ['none', '10 5', '2 5', '14 4 2 4', '6 6', '1 4'];

/** A tidy step of the scale, at most six lines. */
function stepFor(top: number): number {
  for (const step of [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]) if (top / step <= 6) return step;
  return 1000;
}

/** Scores over time, drawn by us. The same figures stand in a table below it. */
export function ScoreChart({ series, title }: { readonly series: ScoreSeries; readonly title: string }) {
  const { labels, lines } = series;
  const width = WIDTHS[useMediaQuery('(max-width: 719px)') ? 'phone' : 'desk'];
  const highest = Math.max(1, ...lines.flatMap((line) => line.scores));
  const lowest = Math.min(0, ...lines.flatMap((line) => line.scores));
  const step = stepFor(highest - lowest);
  const [top, bottom] = [Math.ceil(highest / step) * step, Math.floor(lowest / step) * step];
  const x = (i: number) => LEFT + (i * (width - LEFT - RIGHT)) / Math.max(1, labels.length - 1);
  const y = (score: number) => TOP + ((top - score) * (HEIGHT - TOP - BOTTOM)) / (top - bottom);
  const last = labels.length - 1;
  const every = Math.ceil(APART / (x(1) - x(0)));
  const first = (labels[0] ?? '').length > 2 ? WORD : APART - 2;
  const isNamed = (i: number) => i === 0 || i === last || (i % every === 0 && x(i) - x(0) > first && x(last) - x(i) > APART - 2);
  const ends = spread(lines.map((line) => y(line.scores.at(-1) ?? 0)));
  return (
    <svg class="score-chart" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={title}>
      {Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, i) => bottom + i * step).map((score) => (
        <g key={score}>
          <line class="grid" x1={LEFT} x2={width - RIGHT} y1={y(score)} y2={y(score)} />
          <text class="axis" x={LEFT - 8} y={y(score) + 4} text-anchor="end">
            {score}
          </text>
        </g>
      ))}
      {labels.map(
        (label, i) =>
          isNamed(i) && (
            <text key={label} class="axis" x={x(i)} y={HEIGHT - 10} text-anchor="middle">
              {label}
            </text>
          ),
      )}
      {lines.map(({ seat, scores }, n) => (
        <g key={seat} style={seatColours(seat)}>
          <polyline
            class="path"
            points={scores.map((score, i) => `${x(i)},${y(score)}`).join(' ')}
            stroke-dasharray={DASHES[seat % DASHES.length]}
          />
          {scores.map((score, i) => (
            <path key={labels[i]} class="dot" d={symbolPath(seat)} transform={`translate(${x(i) - 7} ${y(score) - 7}) scale(.58)`} />
          ))}
          <text class="end" x={width - RIGHT + 14} y={ends[n]! + 7}>
            {scores.at(-1)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Push figures apart that would be written over each other. */
function spread(places: readonly number[]): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  const out = [...places];
  for (let i = 1; i < order.length; i++) out[order[i]!] = Math.max(out[order[i]!]!, out[order[i - 1]!]! + 20);
  return out;
}
