import type { ComponentChildren } from 'preact';
import type { Seat } from '../../kernel/types.js';
import { Drawing, Icon } from './icon.js';
import { pathOf } from './icons/registry.js';
import { seatColours, symbolPath } from './seats.js';

const round1 = (n: number) => Math.round(n * 10) / 10;

/** The wavy edge of a wax seal: eleven soft lobes round the centre of a field of 50. */
const SEAL_EDGE = (() => {
  const points = Array.from({ length: 22 }, (_, i) => {
    const angle = (i / 22) * Math.PI * 2;
    const radius = i % 2 ? 23 : 20.4;
    return { x: 25 + Math.cos(angle) * radius, y: 25 + Math.sin(angle) * radius };
  });
  const middle = (i: number) => {
    const a = points[i % 22]!;
    const b = points[(i + 1) % 22]!;
    return `${round1((a.x + b.x) / 2)} ${round1((a.y + b.y) / 2)}`;
  };
  return `M${middle(21)}${points.map((p, i) => `Q${round1(p.x)} ${round1(p.y)} ${middle(i)}`).join('')}Z`;
})();

interface SeatPieceProps {
  readonly seat: Seat;
  readonly size?: number;
  readonly class?: string;
  /** Said by screen readers; without it the piece is decoration beside a name. */
  readonly label?: string;
}

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** A player's wax seal: colour and symbol. `waiting` makes it breathe while we wait for that player. */
export function Seal({ seat, size = 30, label, waiting, class: extra }: SeatPieceProps & { readonly waiting?: boolean }) {
  return (
    <Drawing field={50} size={size} label={label} class={classes('seal', waiting && 'waiting', extra)} style={seatColours(seat)}>
      <path d={SEAL_EDGE} class="se" />
      <circle cx="25" cy="25" r="17" class="si" />
      <path d={symbolPath(seat)} class="sy" transform="translate(14.8 14.8) scale(.85)" />
    </Drawing>
  );
}

export const WORKER_LOOKS = ['solid', 'ghost', 'empty', 'spent'] as const;
/** solid: there; ghost: will be there if you confirm; empty: the outline of one in the supply; spent: placed elsewhere. */
export type WorkerLook = (typeof WORKER_LOOKS)[number];

export function Worker({ seat, size = 24, look = 'solid', label, class: extra }: SeatPieceProps & { readonly look?: WorkerLook }) {
  return (
    <Drawing field={512} size={size} label={label} class={classes('wk', look !== 'solid' && `wk-${look}`, extra)} style={seatColours(seat)}>
      <path d={pathOf('meeple')} class="wb" />
      {size >= 20 && look !== 'empty' && <path d={symbolPath(seat)} class="ws" transform="translate(178 178) scale(6.5)" />}
    </Drawing>
  );
}

/** A technology marker. */
export function Cube({ seat, size = 16, label, class: extra }: SeatPieceProps) {
  return (
    <Drawing field={24} size={size} label={label} class={classes('cube', extra)} style={seatColours(seat)}>
      <path class="c1" d="M12 1.5 22 7v10.5L12 22.8 2 17.5V7z" />
      <path class="c2" d="M12 1.5 22 7 12 12.4 2 7z" />
      <path class="c3" d="M12 12.4V22.8L2 17.5V7z" />
    </Drawing>
  );
}

export type PieceSize = 's' | 'm' | 'big';
interface FigureProps {
  /** The figure on the piece; a number is written with the minus sign of typography. */
  readonly n?: number | string;
  /** Write a plus sign before gains. */
  readonly signed?: boolean;
  readonly size?: PieceSize;
  /** A lowered price or a raised yield: verdigris rim. */
  readonly better?: boolean;
  readonly label?: string;
  readonly class?: string;
}

/** Gains have "+", costs "−" (U+2212). */
export function sign(n: number | string, always = false): string {
  if (typeof n === 'string') return n;
  return n < 0 ? `−${-n}` : always && n > 0 ? `+${n}` : String(n);
}

const sizeClass = (size: PieceSize) => size !== 'm' && size;

/** A round brass disc with its figure inside; without a figure, the small disc that means "coin". */
export function Coin({ n, signed, size = 'm', better, label, class: extra }: FigureProps) {
  return (
    <span
      class={classes('coin', sizeClass(size), n === undefined && 'dot', better && 'up', extra)}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      {n !== undefined && sign(n, signed)}
    </span>
  );
}

/** A lapis pill with laurels. */
export function Points({ n, signed, size = 'm', label, class: extra }: FigureProps) {
  return (
    <span class={classes('pt', sizeClass(size), extra)} {...(label ? { role: 'img', 'aria-label': label } : {})}>
      <Icon name="laurels" size={size === 'big' ? 22 : size === 's' ? 12 : 14} />
      {n !== undefined && sign(n, signed)}
    </span>
  );
}

/** Strength. */
export function Shield({ n, signed, size = 'm', label, class: extra }: FigureProps) {
  return (
    <span class={classes('shield', sizeClass(size), extra)} {...(label ? { role: 'img', 'aria-label': label } : {})}>
      {n !== undefined && sign(n, signed)}
    </span>
  );
}

/** Up to four identical pieces are drawn; from five on, one with a figure. */
export function StackOf({ n, label, children }: { readonly n: number; readonly label: string; readonly children: ComponentChildren }) {
  return (
    <span class="pieces" role="img" aria-label={label}>
      {n > 4 ? (
        <>
          {children}
          <b>{n}</b>
        </>
      ) : (
        Array.from({ length: n }, () => children)
      )}
    </span>
  );
}
