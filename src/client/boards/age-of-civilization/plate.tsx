import { Engraved } from '../../kit/index.js';
import { Figure, H, Hatched, Plate, Sky, W } from '../../kit/plate-parts.js';
import { RIDGES, seededRandom } from '../../kit/ridges.js';
import { sunRays } from '../../kit/vignette.js';

const FAR = RIDGES.mountains(seededRandom('age-of-civilization'), W, H, 200, 70);
const RAYS = sunRays(130, 132, 40, 48, 150, 70);
const GROUND = 'M0 284V240Q70 214 140 230T260 222V284Z';
/** The six rounds on the arch of time; the third is now. */
const ROUNDS = [
  [25.9, 122.8],
  [56.5, 79.5],
  [103.5, 55.2],
  [156.5, 55.2],
  [203.5, 79.5],
  [234.1, 122.8],
] as const;

/** Monuments of three worlds under the arch of the six rounds. */
export function AgeOfCivilizationPlate() {
  return (
    <Plate colour="var(--reg-south-asia)">
      {(id) => (
        <>
          <Sky horizon={200} />
          <path d={RAYS} class="vr" />
          <path d="M18 164A112 112 0 0 1 242 164" class="vrg" stroke-width="1.4" />
          {ROUNDS.map(([x, y], i) => (
            <circle key={x} cx={x} cy={y} r={i === 2 ? 9 : 6.5} class={i < 2 ? 'v2' : i === 2 ? 'vbr' : 'vsun'} />
          ))}
          <circle cx="130" cy="132" r="32" class="vsun" />
          <Hatched d={FAR} class="v1" fill={`${id}h`} />
          <Engraved glyph="mayan-pyramid" x={0} y={146} size={94} outline={24} />
          <Engraved glyph="pagoda" x={164} y={126} size={104} outline={24} />
          <Engraved glyph="greek-temple" x={78} y={142} size={104} outline={24} />
          <Hatched d={GROUND} class="v2" fill={`${id}k`} />
          <Figure seat={1} x={36} y={222} size={38} />
          <Figure seat={2} x={80} y={218} size={36} />
          <Figure seat={0} x={122} y={224} size={44} />
          <Figure seat={3} x={186} y={216} size={36} />
          <path d="M0 284V262Q90 244 170 258T260 250V284Z" class="v2" opacity=".55" />
        </>
      )}
    </Plate>
  );
}
