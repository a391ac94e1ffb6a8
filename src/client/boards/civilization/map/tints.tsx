import type { VNode } from 'preact';
import { seatColours } from '../../../kit/index.js';
import { isSea } from './atlas.js';
import { clipId, drawBorders, outlineId } from './ground.js';
import type { MapView } from './model.js';

const PATTERNED = new Set(['desert', 'mountains', 'jungle_forest', 'fertile']);

/** What changes with the position: ground that has been found, whose land it is, what can be chosen. */
export const drawTints = ({ spaces, marks }: MapView): VNode => (
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
    {[...marks].map(([id, mark]) => (
      <use key={id} href={`#${outlineId(id)}`} class={isSea(id) ? `goal sea ${mark}` : `goal ${mark}`} clip-path={`url(#${clipId(id)})`} />
    ))}
    {drawBorders()}
  </g>
);
