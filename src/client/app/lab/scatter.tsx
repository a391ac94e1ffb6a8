import { sideOf } from '../../../study/index.js';
import { useLang } from '../../i18n/i18n.js';
import { Zone } from '../../kit/index.js';
import { wellKnown } from './card-table.js';
import { type Row, scaleOf } from './rows.js';
import { percent, signed, useLabText } from './texts.js';

const [W, H, LEFT, RIGHT, TOP, BOTTOM] = [380, 240, 40, 14, 10, 26];
/** Steps of a scale that are easy to read. */
function steps([low, high]: readonly [number, number], most: number): number[] {
  const width = [0.5, 1, 2, 5, 10, 20, 50, 100, 200].find((step) => (high - low) / step <= most) ?? 500;
  const first = Math.ceil(low / width);
  return Array.from({ length: Math.floor(high / width) - first + 1 }, (_, i) => (first + i) * width);
}

/** Names of the outermost points, as far as they do not lie on one another. */
function labelled(points: readonly { readonly row: Row; readonly x: number; readonly y: number }[], chosen: string) {
  const byEdge = [...points].sort(
    (a, b) => Number(b.row.card === chosen) - Number(a.row.card === chosen) || Math.abs(b.y - H / 2) - Math.abs(a.y - H / 2),
  );
  const kept: { row: Row; x: number; y: number; anchor: 'start' | 'end'; left: number; right: number }[] = [];
  for (const { row, x, y } of byEdge) {
    if (kept.length === 7) break;
    const width = 6.6 * row.name.length;
    const sides = [
      { anchor: 'start', left: x + 8, right: x + 8 + width },
      { anchor: 'end', left: x - 8 - width, right: x - 8 },
    ] as const;
    // Inside the plot, clear of the name of the axis and of other names.
    const free = sides.filter(
      ({ left, right }) =>
        left > LEFT &&
        right < W - RIGHT + 4 &&
        !(y > H - BOTTOM - 22 && right > W - RIGHT - 120) &&
        kept.every((other) => Math.abs(other.y - y) > 13 || right < other.left || left > other.right),
    );
    const hidesNone = ({ left, right }: (typeof sides)[number]): boolean =>
      points.every((p) => p.row === row || Math.abs(p.y - y) >= 8 || p.x <= left - 6 || p.x >= right + 6);
    const place = free.find(hidesNone) ?? (row.card === chosen ? free[0] : undefined);
    if (place) kept.push({ row, x, y, ...place });
  }
  return kept;
}

/** What is worth much against what is taken often. */
export function Scatter({ rows, card, choose }: { readonly rows: readonly Row[]; readonly card: string; choose(card: string): void }) {
  const say = useLabText();
  const lang = useLang();
  const shown = wellKnown(rows).filter(({ corrected }) => corrected);
  if (shown.length === 0)
    return (
      <Zone title={say('plot.title')} class="lab-plot">
        <p class="muted">{say('plot.none')}</p>
      </Zone>
    );
  const effects = scaleOf(shown.map(({ corrected }) => corrected!));
  const shares = shown.map(({ share }) => share);
  const least = Math.max(0, Math.min(...shares) - 0.06);
  const most = Math.min(1.02, Math.max(...shares) + 0.06);
  const x = (share: number): number => LEFT + 6 + ((W - LEFT - RIGHT - 6) * (share - least)) / Math.max(0.05, most - least);
  const y = (value: number): number => TOP + ((H - TOP - BOTTOM) * (effects[1] - value)) / (effects[1] - effects[0]);
  const points = shown.map((row) => ({ row, x: x(row.share), y: y(row.corrected!.value) }));
  return (
    <Zone title={say('plot.title')} class="lab-plot">
      <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={say('plot.label', { n: shown.length })}>
        {steps(effects, 6).map((value) => (
          <g key={value}>
            <line class={value === 0 ? 'zero' : 'grid'} x1={LEFT} x2={W - RIGHT} y1={y(value)} y2={y(value)} />
            <text class="axis" x={LEFT - 6} y={y(value) + 4} text-anchor="end">
              {value === 0 ? '0' : signed(value, lang).replace(/[.,]0$/, '')}
            </text>
          </g>
        ))}
        {steps([100 * least, 100 * Math.min(1, most)], 5).map((value) => (
          <text key={value} class="axis" x={x(value / 100)} y={H - 8} text-anchor="middle">
            {percent(value / 100, lang)}
          </text>
        ))}
        <text class="axis across" x={W - RIGHT} y={H - BOTTOM - 6} text-anchor="end">
          {say('plot.across')}
        </text>
        {points.map(({ row, x: px, y: py }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the rows of the table do the same for the keyboard
          <g key={row.key} class={`point ${sideOf(row.corrected!)}`} onClick={() => choose(row.card)}>
            <title>{row.name}</title>
            <line x1={px} x2={px} y1={y(row.corrected!.low)} y2={y(row.corrected!.high)} />
            {row.card === card && <circle class="ring" cx={px} cy={py} r="9" />}
            {sideOf(row.corrected!) === 'below' ? (
              <path d={`M${px} ${py - 5.5}l5.5 5.5-5.5 5.5-5.5-5.5z`} />
            ) : (
              <circle cx={px} cy={py} r="4.5" />
            )}
          </g>
        ))}
        {labelled(points, card).map(({ row, x: px, y: py, anchor }) => (
          <text
            key={row.key}
            class="label"
            x={px + (anchor === 'start' ? 1 : -1) * (row.card === card ? 13 : 8)}
            y={py + 4}
            text-anchor={anchor}
          >
            {row.name}
          </text>
        ))}
      </svg>
    </Zone>
  );
}
