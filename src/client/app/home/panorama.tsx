import { Hatching, type IconName, pathOf } from '../../kit/index.js';
import { RIDGES, seededRandom } from '../../kit/ridges.js';
import { skyLines, sunRays } from '../../kit/vignette.js';

/** Buildings of all ages along the horizon: name, left, top, size. */
const SKYLINE: readonly (readonly [IconName, number, number, number])[] = [
  ['hut', 560, 84, 54],
  ['pyramids', 630, 58, 92],
  ['greek-temple', 742, 72, 72],
  ['mayan-pyramid', 826, 62, 82],
  ['byzantin-temple', 916, 56, 88],
  ['pagoda', 1014, 48, 96],
  ['white-tower', 1116, 58, 84],
  ['saint-basil-cathedral', 1200, 46, 96],
  ['factory', 1300, 68, 72],
  ['rocket-flight', 1366, 22, 60],
];

const [W, H] = [1440, 176];
const random = seededRandom('epoque');
const FAR = RIDGES.mountains(random, W, H, 120, 60);
const NEAR = RIDGES.hills(random, W, H, 158, 18);
const LINES = skyLines(W, 130, 3, 1.1, 0.25);
const RAYS = sunRays(1060, 84, 60, 90, 330, 120);

/** The strip behind the title: from the hut to the rocket. */
export function Panorama() {
  return (
    <svg
      class="vig pano"
      viewBox={`0 0 ${W} ${H}`}
      preserveAspectRatio="xMaxYMax slice"
      style={{ '--v': 'var(--pano)' }}
      aria-hidden="true"
    >
      <Hatching id="pano" far={3} near={2.4} />
      <rect width={W} height={H} class="v0" />
      <g class="vs">
        {LINES.map((line) => (
          <path key={line.d} d={line.d} stroke-width={line.width} />
        ))}
      </g>
      <path d={RAYS} class="vr" />
      <circle cx="1060" cy="84" r="52" class="vsun" />
      <path d={FAR} class="v1" />
      <path d={FAR} fill="url(#panoh)" />
      {SKYLINE.map(([name, x, y, size]) => (
        <path key={name} class="psil" d={pathOf(name)} transform={`translate(${x} ${y}) scale(${size / 512})`} />
      ))}
      <path d={NEAR} class="v2" />
      <path d={NEAR} fill="url(#panok)" />
    </svg>
  );
}
