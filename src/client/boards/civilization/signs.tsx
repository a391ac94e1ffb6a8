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
