import type { VNode } from 'preact';
import { seatColours } from '../../../kit/index.js';
import { isSea } from './atlas.js';
import { clipId, drawBorders, outlineId } from './ground.js';
import type { MapView } from './model.js';

const BORDER_LINES = drawBorders();
const PATTERNED = new Set(['desert', 'mountains', 'jungle_forest', 'fertile']);

/** What changes with the position: ground that has been found, whose land it is. */
export const drawTints = (spaces: MapView['spaces']): VNode => (
  <g class="civ-tints">
    {spaces.map(({ id, ground }) =>
      ground && PATTERNED.has(ground) ? (
        <use key={id} href={`#${outlineId(id)}`} class={`terrain ${ground}`} fill={`url(#civ-${ground})`} />
      ) : null,
    )}
    {spaces.map(({ id, settlement }) =>
      settlement ? (
        <g key={id} style={seatColours(settlement.seat)}>
          <use href={`#${outlineId(id)}`} class="wash" />
          <use href={`#${outlineId(id)}`} class="inner-line" clip-path={`url(#${clipId(id)})`} />
        </g>
      ) : null,
    )}
    {BORDER_LINES}
  </g>
);

/** What can be chosen. */
export const drawMarks = ({ marks }: MapView): VNode => (
  <g>
    {[...marks].map(([id, mark]) => (
      <use key={id} href={`#${outlineId(id)}`} class={isSea(id) ? `goal sea ${mark}` : `goal ${mark}`} clip-path={`url(#${clipId(id)})`} />
    ))}
  </g>
);
