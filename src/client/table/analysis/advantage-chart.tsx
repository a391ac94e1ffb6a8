import { seatColours, symbolPath, useMediaQuery } from '../../kit/index.js';
import { labelPlaces, standOff } from './mark-labels.js';
import type { Point, Report } from './report.js';

const [LEFT, RIGHT, TOP, BOTTOM] = [54, 92, 18, 30];
/** As wide as it is shown, so that its letters are not smaller than others. */
const SIZES = { desk: { width: 1040, height: 232 }, phone: { width: 360, height: 190 } } as const;
/** Line style and symbol double the colour. */
const DASHES = ['none', '10 5', '2 5', '14 4 2 4', '6 6', '1 4'];
const APART = 26;
/** Names at the end of lines stand so far apart. */
const LINE = 16;

/** A moment on the curve. */
export interface ChartMark {
  readonly letter: string;
  readonly seat: number;
  readonly ply: number;
  readonly tone: 'cost' | 'gain' | 'even';
  readonly chosen: boolean;
  readonly label: string;
  /** What it cost or won, where that is certain. */
  readonly by: string | undefined;
  choose(): void;
}

interface ChartProps {
  readonly curve: readonly Point[];
  readonly scale: Report['scale'];
  readonly title: string;
  readonly names: readonly string[];
  /** The line drawn in full, with its interval. */
  readonly focus: number;
  readonly rounds: readonly { readonly ply: number; readonly label: string }[];
  readonly marks: readonly ChartMark[];
  /** A figure of the scale in whole numbers. */
  readonly axis: (x: number) => string;
  /** The end of the round that is looked at. */
  readonly at: number | undefined;
  /** A place on the curve was pressed. */
  readonly pick: (ply: number) => void;
}

/** The ends of the scale and the lines between them. */
function scaleOf(curve: readonly Point[], scale: Report['scale'], seats: number): { low: number; high: number; lines: number[] } {
  if (scale === 'chance') return { low: 0, high: 1, lines: seats === 2 ? [0, 0.25, 0.5, 0.75, 1] : [0, 1 / seats, 0.5, 0.75, 1] };
  const values = curve.flatMap((point) => point.seats.map(({ value }) => value));
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((n) => (most - least) / n <= 5) ?? 1000;
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  return { low, high, lines: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step) };
}

/** How every seat stood, move by move. The same figures stand in a table behind it. */
export function AdvantageChart({ curve, scale, title, names, focus, rounds, marks, axis, at: looked, pick }: ChartProps) {
  const phone = useMediaQuery('(max-width: 719px)');
  const { width, height } = SIZES[phone ? 'phone' : 'desk'];
  const right = phone ? 40 : RIGHT;
  const last = curve.at(-1)!;
  const { low, high, lines } = scaleOf(curve, scale, names.length);
  const x = (ply: number) => LEFT + (ply * (width - LEFT - right)) / Math.max(1, last.ply);
  const y = (n: number) => TOP + ((high - Math.max(low, Math.min(high, n))) * (height - TOP - BOTTOM)) / (high - low);
  const even = scale === 'chance' ? 1 / names.length : scale === 'lead' ? 0 : undefined;
  const order = names.map((_, seat) => seat).sort((a, b) => Number(a === focus) - Number(b === focus));
  const ends = spreadOut(
    names.map((_, seat) => y(last.seats[seat]!.value)),
    height - BOTTOM + 8,
  );
  const band = [
    ...curve.map(({ ply, seats }) => `${x(ply)},${y(seats[focus]!.value + seats[focus]!.plusMinus)}`),
    ...[...curve].reverse().map(({ ply, seats }) => `${x(ply)},${y(seats[focus]!.value - seats[focus]!.plusMinus)}`),
  ].join(' ');
  const every = Math.max(1, Math.ceil((rounds.length * APART) / (width - LEFT - right)));
  const press = (e: MouseEvent & { readonly currentTarget: SVGSVGElement }) => {
    const box = e.currentTarget.getBoundingClientRect();
    const across = ((e.clientX - box.left) / box.width) * width;
    pick(Math.max(0, Math.min(last.ply - 1, ((across - LEFT) / (width - LEFT - right)) * last.ply)));
  };
  const places = marks.map(({ seat, ply, chosen }) => {
    const at = curve.find((point) => point.ply >= ply) ?? last;
    return { x: x(at.ply), y: y(at.seats[seat]!.value), chosen };
  });
  const off = standOff(places, TOP - 4, height - BOTTOM + 4);
  const marked = places.map((it, i) => ({ ...it, y: it.y + off[i]! }));
  const words = labelPlaces(marked, TOP - 8, height - BOTTOM + 4);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut of the pointer; the picker above it has real buttons
    <svg class="advantage" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} onClick={press}>
      {rounds.map(({ ply }, i) =>
        i % 2 === 0 ? (
          <rect
            key={ply}
            class="stripe"
            x={x(i === 0 ? 0 : rounds[i - 1]!.ply)}
            width={x(ply) - x(i === 0 ? 0 : rounds[i - 1]!.ply)}
            y={TOP}
            height={height - TOP - BOTTOM}
          />
        ) : null,
      )}
      {lines.map((n) => (
        <g key={n}>
          <line class="grid" x1={LEFT} x2={width - right} y1={y(n)} y2={y(n)} />
          <text class="axis" x={LEFT - 6} y={y(n) + 4} text-anchor="end">
            {axis(n)}
          </text>
        </g>
      ))}
      {even !== undefined && <line class="even" x1={LEFT} x2={width - right} y1={y(even)} y2={y(even)} />}
      {rounds.map(({ ply, label }, i) =>
        i % every === 0 || i === rounds.length - 1 ? (
          <text key={ply} class="axis" x={(x(ply) + x(i === 0 ? 0 : rounds[i - 1]!.ply)) / 2} y={height - 9} text-anchor="middle">
            {label}
          </text>
        ) : null,
      )}
      {looked !== undefined && <line class="looked" x1={x(looked)} x2={x(looked)} y1={TOP - 8} y2={height - BOTTOM} />}
      <polygon class="band" points={band} style={seatColours(focus)} />
      {order.map((seat) => (
        <g key={seat} style={seatColours(seat)} class={seat === focus ? 'mine' : undefined}>
          <polyline
            class="path"
            points={curve.map(({ ply, seats }) => `${x(ply)},${y(seats[seat]!.value)}`).join(' ')}
            stroke-dasharray={seat === focus ? 'none' : DASHES[(seat % (DASHES.length - 1)) + 1]}
          />
          <path class="dot" d={symbolPath(seat)} transform={`translate(${x(last.ply) - 7} ${y(last.seats[seat]!.value) - 7}) scale(.58)`} />
          <text class="end" x={width - right + 12} y={ends[seat]! + 4}>
            {phone ? '' : names[seat]}
          </text>
        </g>
      ))}
      {marks.map(({ letter, tone, chosen, label, by, choose }, i) => {
        const place = marked[i]!;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the pointer; the list beside it has real buttons
          <g
            key={letter}
            class={`mark ${tone} ${chosen ? 'chosen' : ''}`}
            transform={`translate(${place.x} ${place.y})`}
            onClick={(e) => {
              e.stopPropagation();
              choose();
            }}
          >
            <title>{label}</title>
            {off[i] !== 0 && <line class="stem" y2={-off[i]!} />}
            {chosen && <circle class="ring" r="16" />}
            <circle r="12" />
            <text text-anchor="middle" y="5">
              {letter}
            </text>
            {by && !phone && words[i] !== undefined && (
              <text class="by" text-anchor="middle" y={words[i]}>
                {by}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Push names apart that would be written over each other, and back up where they would leave the picture. */
function spreadOut(places: readonly number[], lowest: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  const out = [...places];
  for (let i = 1; i < order.length; i++) out[order[i]!] = Math.max(out[order[i]!]!, out[order[i - 1]!]! + LINE);
  for (let i = order.length - 1, most = lowest; i >= 0; i--, most -= LINE) out[order[i]!] = Math.min(out[order[i]!]!, most);
  return out;
}
