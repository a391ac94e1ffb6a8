import { type Forces, unitOf } from '../../../games/civilization/ask/units.js';
import type { Kind } from '../../../games/civilization/cards/kinds.js';
import { Icon, type IconName } from '../../kit/index.js';
import { MARKER_GLYPHS, UNIT_GLYPHS } from './glyphs.js';

export const unitGlyph = (s: Forces, kind: Kind): IconName => UNIT_GLYPHS[kind === 'settler' ? 'settler' : unitOf(s, kind)];

/** A resource or a kind of ground in a small disc. */
export function MarkerDisc({ id, size = 22, label }: { readonly id: string; readonly size?: number; readonly label?: string }) {
  return (
    <span class="marker-disc" style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}>
      <Icon name={MARKER_GLYPHS[id as keyof typeof MARKER_GLYPHS]} size={Math.round(size * 0.66)} {...(label ? { label } : undefined)} />
    </span>
  );
}

/** A face that smiles or does not. */
export function Face({ happy, size = 16, label }: { readonly happy: boolean; readonly size?: number; readonly label: string }) {
  return (
    <svg class={happy ? 'face happy' : 'face'} width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={label}>
      <circle cx="12" cy="12" r="10" />
      <path d={happy ? 'M7 13.6c1.4 3.6 8.6 3.6 10 0' : 'M7.4 17c1.4-3 7.8-3 9.2 0'} />
      <path d="M8.6 8.4v1.8M15.4 8.4v1.8" />
    </svg>
  );
}

const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

export function Die({ n, seat, size = 26 }: { readonly n: number; readonly seat?: number; readonly size?: number }) {
  const style =
    seat === undefined
      ? undefined
      : { '--dc': `var(--seat-${seat + 1})`, '--do': `var(--seat-${seat + 1}-on)`, '--dl': `var(--seat-${seat + 1}-line)` };
  return (
    <svg class="die" width={size} height={size} viewBox="0 0 30 30" role="img" aria-label={String(n)} style={style}>
      <rect x="1" y="1" width="28" height="28" rx="6" />
      {PIPS[n]?.map((k) => (
        <circle key={k} cx={7.5 + (k % 3) * 7.5} cy={7.5 + Math.floor(k / 3) * 7.5} r="2.7" />
      ))}
    </svg>
  );
}
