import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Seat } from '../../kernel/types.js';
import { Hatching, pathOf, symbolPath } from './index.js';
import { skyLines } from './vignette.js';

export const [W, H] = [260, 284];

/** The copper plate of a game: sky or sea first, then what `children` draws; `id` names its hatchings. */
export function Plate({ colour, children }: { readonly colour: string; readonly children: (id: string) => ComponentChildren }) {
  const id = `p${useId().replace(/[^\w]/g, '')}`;
  return (
    <svg class="vig" viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMidYMid slice" style={{ '--v': colour }} aria-hidden="true">
      <Hatching id={id} far={3} near={2.4} />
      <defs>
        <pattern id={`${id}s`} width="4" height="3.2" patternUnits="userSpaceOnUse">
          <path d="M0 1.6H4" class="vh" />
        </pattern>
      </defs>
      {children(id)}
    </svg>
  );
}

export function Sky({ horizon }: { readonly horizon: number }) {
  return (
    <>
      <rect width={W} height={H} class="v0" />
      <g class="vs">
        {skyLines(W, horizon, 3, 1.1, 0.3).map((line) => (
          <path key={line.d} d={line.d} stroke-width={line.width} />
        ))}
      </g>
    </>
  );
}

/** A shape with its hatching over it. */
export function Hatched({
  d,
  class: name,
  fill,
  opacity,
}: {
  readonly d: string;
  readonly class: string;
  readonly fill: string;
  readonly opacity?: number;
}) {
  return (
    <>
      <path d={d} class={name} />
      <path d={d} fill={`url(#${fill})`} opacity={opacity} />
    </>
  );
}

/** A standing worker in a seat's colour. */
export function Figure({ seat, x, y, size }: { readonly seat: Seat; readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <path
      class="mp"
      d={pathOf('meeple')}
      style={{ fill: `var(--seat-${seat + 1})` }}
      transform={`translate(${x} ${y}) scale(${size / 512})`}
    />
  );
}

/** A round token in a seat's colour with its symbol. */
export function Disc({
  seat,
  x,
  y,
  scale = 1,
  shadow,
}: {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly shadow?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {shadow && <ellipse cy="6" rx="13" ry="6" opacity=".4" />}
      <circle class="disc" r="11" style={{ fill: `var(--seat-${seat + 1})` }} />
      <path d={symbolPath(seat)} transform="translate(-6.6 -6.6) scale(.55)" style={{ fill: `var(--seat-${seat + 1}-on)` }} />
    </g>
  );
}
