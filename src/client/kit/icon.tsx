import type { ComponentChildren } from 'preact';
import { type IconName, pathOf } from './icons/registry.js';

/** Sizes are given in pixels of the design and follow the root font. */
export const rem = (px: number): string => `${px / 16}rem`;

interface DrawingProps {
  readonly field: number;
  readonly size: number;
  /** What a screen reader says; without it the drawing is decoration beside a word or a figure. */
  readonly label?: string | undefined;
  readonly class: string;
  readonly style?: Record<string, string>;
  readonly children: ComponentChildren;
}

/** A square drawing of our own: spoken when it has a label, hidden otherwise. */
export function Drawing({ field, size, label, class: name, style, children }: DrawingProps) {
  const shape = { class: name, style: { ...style, width: rem(size), height: rem(size) }, viewBox: `0 0 ${field} ${field}` };
  return label ? (
    <svg {...shape} role="img" aria-label={label}>
      {children}
    </svg>
  ) : (
    <svg {...shape} aria-hidden="true">
      {children}
    </svg>
  );
}

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  readonly label?: string;
  readonly class?: string;
}

export function Icon({ name, size = 16, label, class: extra }: IconProps) {
  return (
    <Drawing field={512} size={size} label={label} class={extra ? `i ${extra}` : 'i'}>
      <path d={pathOf(name)} />
    </Drawing>
  );
}

/** Marks that game-icons does not have: drawn by us on a field of 16. */
const MARKS = {
  'hand-down': 'M3 2v6.5A1.5 1.5 0 0 0 4.5 10H10V6.5l4.5 4.5L10 15.5V12H4.5A3.5 3.5 0 0 1 1 8.5V2z',
  arrow: 'M1 7h9.2L6.6 3.4 8 2l6 6-6 6-1.4-1.4L10.2 9H1z',
  undo: 'M6 2v3.2h4.2a4.4 4.4 0 0 1 0 8.8H5v-2h5.2a2.4 2.4 0 0 0 0-4.8H6v3.2L1.2 6.2z',
  next: 'M5 2l6 6-6 6-1.4-1.4L8.2 8 3.6 3.4z',
  close: 'M3.4 2 8 6.6 12.6 2 14 3.4 9.4 8l4.6 4.6-1.4 1.4L8 9.4 3.4 14 2 12.6 6.6 8 2 3.4z',
  plus: 'M7 2h2v5h5v2H9v5H7V9H2V7h5z',
  minus: 'M2 7h12v2H2z',
} as const;

export type MarkName = keyof typeof MARKS;

export function Mark({ name, size = 14, label }: { readonly name: MarkName; readonly size?: number; readonly label?: string }) {
  return (
    <Drawing field={16} size={size} label={label} class="i">
      <path d={MARKS[name]} />
    </Drawing>
  );
}
