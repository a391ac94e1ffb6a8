import type { ComponentChildren } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { type IconName, pathOf } from './icons/registry.js';
import { f1, type Land, RIDGES, seededRandom } from './ridges.js';

/** Horizontal rules that fade towards the horizon. */
export function skyLines(w: number, horizon: number, step = 2.4, from = 0.95, to = 0.2): { d: string; width: number }[] {
  const lines: { d: string; width: number }[] = [];
  for (let y = step * 0.62; y < horizon; y += step)
    lines.push({ d: `M0 ${f1(y)}H${w}`, width: Math.round((from - (from - to) * (y / horizon)) * 100) / 100 });
  return lines;
}

/** Long and short rays round a sun. */
export function sunRays(x: number, y: number, r: number, count: number, long: number, short: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    const far = r + (i % 2 ? short : long);
    d += `M${f1(x + Math.cos(angle) * r)} ${f1(y + Math.sin(angle) * r)}L${f1(x + Math.cos(angle) * far)} ${f1(y + Math.sin(angle) * far)}`;
  }
  return d;
}

function seaWaves(w: number, h: number, horizon: number): string {
  let d = '';
  for (let y = horizon + 2, row = 0; y < h; y += 3.2, row++) {
    d += `M${-(row % 2) * 5} ${f1(y)}`;
    for (let x = -(row % 2) * 5; x < w; x += 10) d += `q2.5 -${f1(1 + row * 0.12)} 5 0t5 0`;
  }
  return d;
}

export interface VignetteProps {
  /** Seeds the drawing: a card's id. */
  readonly id: string;
  /** Family colour: a CSS value such as 'var(--reg-europe)'. */
  readonly colour: string;
  readonly w?: number;
  readonly h?: number;
  readonly far?: Land;
  readonly near?: Land;
  /** Water instead of near land. */
  readonly sea?: boolean;
  readonly glyph?: IconName;
  /** Size of the subject as a share of the height, its centre and top as shares of the field. */
  readonly glyphSize?: number;
  readonly glyphX?: number;
  readonly glyphY?: number;
  /** Where the sun stands, 0 left to 1 right; by default away from the subject. */
  readonly sun?: number;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** The hatching of far land (h) and near land (k); ids are unique per drawing. */
export function Hatching({ id, far = 2.6, near = 2.1 }: { readonly id: string; readonly far?: number; readonly near?: number }) {
  return (
    <defs>
      <pattern id={`${id}h`} width={far} height={far} patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <path d={`M0 0V${far}`} class="vh" />
      </pattern>
      <pattern id={`${id}k`} width={near} height={near} patternUnits="userSpaceOnUse" patternTransform="rotate(-32)">
        <path d={`M0 0V${near}`} class="vk" />
      </pattern>
    </defs>
  );
}

/** The subject of an engraving, with a paper outline so that it stands out on any ground. */
export function Engraved({
  glyph,
  x,
  y,
  size,
  outline = 34,
}: {
  readonly glyph: IconName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly outline?: number;
}) {
  const path = pathOf(glyph);
  return (
    <g transform={`translate(${f1(x)} ${f1(y)}) scale(${Math.round((size / 512) * 10000) / 10000})`}>
      <path d={path} class="vgh" style={{ strokeWidth: outline }} />
      <path d={path} class="vg" />
    </g>
  );
}

/** Three plates: sky with rays, hatched land or sea, one subject. Decoration: hidden from screen readers. */
export function Vignette(props: VignetteProps) {
  const {
    id,
    colour,
    w = 160,
    h = 64,
    far = 'mountains',
    near = 'hills',
    sea,
    glyph,
    glyphSize = 0.86,
    glyphX = 0.5,
    glyphY,
    sun,
    class: extra,
    children,
  } = props;
  const uid = `v${useId().replace(/[^\w]/g, '')}`;
  const plates = useMemo(() => {
    const r = seededRandom(id);
    const horizon = h * (0.6 + 0.06 * r());
    const sunX = sun === undefined ? w * ((glyphX < 0.5 ? 0.68 : 0.18) + 0.14 * r()) : w * sun;
    const sunY = h * (0.26 + 0.08 * r());
    const sunR = h * 0.13;
    return {
      horizon,
      sun: { x: f1(sunX), y: f1(sunY), r: f1(sunR) },
      lines: skyLines(w, horizon),
      rays: sunRays(sunX, sunY, sunR * 1.35, 40, h * 0.7, h * 0.42),
      far: RIDGES[far](r, w, h, horizon + h * 0.03, h * 0.34),
      near: sea ? seaWaves(w, h, horizon) : RIDGES[near](r, w, h, h * 0.86, h * 0.2),
    };
  }, [id, w, h, far, near, sea, glyphX, sun]);
  const size = h * glyphSize;
  return (
    <svg
      class={extra ? `vig ${extra}` : 'vig'}
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ '--v': colour }}
    >
      <Hatching id={uid} />
      <rect width={w} height={h} class="v0" />
      <g class="vs">
        {plates.lines.map((line) => (
          <path key={line.d} d={line.d} stroke-width={line.width} />
        ))}
      </g>
      <path d={plates.rays} class="vr" />
      <circle cx={plates.sun.x} cy={plates.sun.y} r={plates.sun.r} class="vsun" />
      <path d={plates.far} class="v1" />
      <path d={plates.far} fill={`url(#${uid}h)`} />
      {sea ? <rect y={f1(plates.horizon)} width={w} height={f1(h - plates.horizon)} class="v2s" /> : <path d={plates.near} class="v2" />}
      {sea ? <path d={plates.near} class="vw" /> : <path d={plates.near} fill={`url(#${uid}k)`} />}
      {children}
      {glyph && <Engraved glyph={glyph} x={w * glyphX - size / 2} y={glyphY === undefined ? (h - size) * 0.62 : glyphY * h} size={size} />}
    </svg>
  );
}
