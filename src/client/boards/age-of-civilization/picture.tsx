import { useMemo } from 'preact/hooks';
import { Vignette, type VignetteProps } from '../../kit/index.js';
import type { Drawing } from './looks.js';

interface PictureProps extends Pick<VignetteProps, 'w' | 'h' | 'glyphX' | 'glyphSize' | 'sun'> {
  readonly of: Drawing;
}

/** The engraving of a card. It never changes, so it is not drawn again when the table around it is. */
export function Picture({ of, w, h, glyphX, glyphSize, sun }: PictureProps) {
  return useMemo(() => <Vignette {...of} w={w} h={h} glyphX={glyphX} glyphSize={glyphSize} sun={sun} />, [of.id, w, h]);
}
