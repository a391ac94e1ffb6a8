import type { VNode } from 'preact';
import { ATLAS, BORDERS, CLOSED_OUTLINE, COAST_PARTS, LAND_OUTLINE, SEA_BORDERS, STRAITS, WASTE_OUTLINE } from './atlas.js';

/** Meridians and parallels, every thirty degrees. */
const GRATICULE = (() => {
  const { width, top, bottom } = ATLAS;
  const meridians = Array.from({ length: 12 }, (_, i) => `M${(i * width) / 12} ${top}V${bottom}`);
  const parallels = [100, 200, 300, 400].map((y) => `M0 ${y}H${width}`);
  return [...meridians, ...parallels].join('');
})();

/** Four strokes of the coast, each fainter and wider: width in pixels, strength. */
const WATER_LINES = [
  [11, 0.1],
  [7.5, 0.14],
  [4.4, 0.2],
  [2, 0.34],
] as const;

export const outlineId = (space: string): string => `civ-r-${space}`;

/** The engraved plates that never change: sea, coast, waste, borders, straits. Outlines are defined once and used by all others. */
export const drawGround = (k: number): VNode => (
  <g class="civ-ground">
    <defs>
      {[...ATLAS.spaces.values()].map(({ id, outline }) => (
        <path key={id} id={outlineId(id)} d={outline} fill-rule="evenodd" />
      ))}
      <path id="civ-land" d={LAND_OUTLINE} fill-rule="evenodd" />
      <Patterns k={k} />
    </defs>
    <path d={GRATICULE} class="graticule" />
    {WATER_LINES.map(([width, strength]) => (
      <g key={width} class="water-line" style={{ strokeWidth: width / Math.sqrt(k), strokeOpacity: strength }}>
        {COAST_PARTS.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
    ))}
    <path d={CLOSED_OUTLINE} class="closed" fill-rule="evenodd" />
    <path d={SEA_BORDERS} class="sea-border" />
    <use href="#civ-land" class="land-shade" transform="translate(.5 .9)" />
    <use href="#civ-land" class="land" />
    <path d={WASTE_OUTLINE} class="waste" fill="url(#civ-waste)" fill-rule="evenodd" />
  </g>
);

/** Above the washes: borders, coast, straits. */
export const drawBorders = (): VNode => (
  <g class="civ-lines">
    <path d={BORDERS} class="border" />
    {COAST_PARTS.map((d) => (
      <path key={d} d={d} class="coast" />
    ))}
    {STRAITS.map(([[ax, ay], [bx, by]]) => (
      <g key={`${ax} ${ay}`}>
        <path d={`M${ax} ${ay}L${bx} ${by}`} class="strait" />
        <path d={`M${ax} ${ay}h.01M${bx} ${by}h.01`} class="strait-end" />
      </g>
    ))}
  </g>
);

const PATTERNS = [
  ['civ-desert', 7, 5, 'M1.2 1.2h.01M4.6 3.6h.01'],
  ['civ-mountains', 13, 10, 'M1 5.6 3.8 1.4 6.6 5.6M3.8 1.4 4.6 4.4M7.4 9.4 10 5.6 12.6 9.4M10 5.6l.8 2.8'],
  ['civ-jungle_forest', 11, 9, 'M2.6 4.4V2.8M.9 2.9a1.7 1.7 0 1 1 3.4 0zM8 8.6V7M6.3 7.1a1.7 1.7 0 1 1 3.4 0z'],
  ['civ-fertile', 8, 8, 'M2 6V2.4M2 3.4 3.4 2M2 3.4.6 2M2 5l1.4-1.4M2 5 .6 3.6M6 9V6M6 7l1.2-1.2M6 7 4.8 5.8'],
] as const;

/** Hatchings keep their size on the screen, whatever the zoom. */
function Patterns({ k }: { readonly k: number }) {
  const own = `scale(${1.5 / k})`;
  return (
    <>
      <pattern id="civ-waste" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform={`${own} rotate(45)`}>
        <path d="M0 0V3" class="hatch-waste" />
      </pattern>
      {PATTERNS.map(([id, width, height, d]) => (
        <pattern key={id} id={id} width={width} height={height} patternUnits="userSpaceOnUse" patternTransform={own}>
          <path d={d} class={`hatch ${id}`} />
        </pattern>
      ))}
    </>
  );
}
