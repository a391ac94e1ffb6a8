import type { VNode } from 'preact';
import { seatColours } from '../../../kit/index.js';
import { ATLAS, isSea } from './atlas.js';
import { drawBorders } from './ground.js';
import type { MapView, SpaceView } from './model.js';

const BORDER_LINES = drawBorders();
const PATTERNED = new Set(['desert', 'mountains', 'jungle_forest', 'fertile']);

/** The outlines of all spaces that look alike as one: a clip for each region would be one more bundle for the browser at every frame. */
function outlinesBy<K>(of: Iterable<readonly [string, K | undefined]>): [K, string][] {
  const found = new Map<K, string>();
  for (const [id, key] of of) if (key !== undefined) found.set(key, (found.get(key) ?? '') + ATLAS.spaces.get(id)!.outline);
  return [...found];
}

interface EdgedProps {
  readonly d: string;
  /** The name of its clip, unlike all others on the page. */
  readonly id: string;
  readonly class: string;
}

/** An outline whose line runs along its inner edge. */
const Edged = ({ d, id, class: look }: EdgedProps) => (
  <>
    <clipPath id={id}>
      <path d={d} clip-rule="evenodd" />
    </clipPath>
    <path d={d} class={look} fill-rule="evenodd" clip-path={`url(#${id})`} />
  </>
);

/** What changes with the position: ground that has been found, whose land it is. */
export const drawTints = (spaces: readonly Omit<SpaceView, 'stacks'>[]): VNode => (
  <g class="civ-tints">
    {outlinesBy(spaces.map(({ id, ground }) => [id, ground && PATTERNED.has(ground) ? ground : undefined])).map(([ground, d]) => (
      <path key={ground} d={d} class={`terrain ${ground}`} fill={`url(#civ-${ground})`} fill-rule="evenodd" />
    ))}
    {outlinesBy(spaces.map(({ id, settlement }) => [id, settlement?.seat])).map(([seat, d]) => (
      <g key={seat} style={seatColours(seat)}>
        <path d={d} class="wash" fill-rule="evenodd" />
        <Edged d={d} id={`civ-own-${seat}`} class="inner-line" />
      </g>
    ))}
    {BORDER_LINES}
  </g>
);

/** So many choices are shown by a finer line. */
const MANY = 24;

/** What can be chosen. */
export function drawMarks({ marks }: MapView, prefix = 'civ-goal'): VNode {
  const many = marks.size > MANY ? ' many' : '';
  return (
    <g>
      {outlinesBy([...marks].map(([id, mark]) => [id, `goal ${mark}${isSea(id) ? ' sea' : ''}${many}`])).map(([look, d]) => (
        <Edged key={look} d={d} id={`${prefix}-${look.replaceAll(' ', '-')}`} class={look} />
      ))}
    </g>
  );
}
