import { Engraved } from '../../kit/index.js';
import { Disc, H, Hatched, Plate, Sky, W } from '../../kit/plate-parts.js';
import { RIDGES, seededRandom } from '../../kit/ridges.js';
import { sunRays } from '../../kit/vignette.js';

const RAYS = sunRays(130, 88, 50, 64, 180, 80);
const FAR = RIDGES.mountains(seededRandom('millennia'), W, 144, 142, 46);
const TRACKS = [
  'M-46 284L119 138L124 138L34 284Z',
  'M52 284L125 138L130 138L110 284Z',
  'M150 284L131 138L136 138L208 284Z',
  'M226 284L137 138L142 138L306 284Z',
];

/** Tracks that run to the horizon, where the hourglass stands. */
export function MillenniaPlate() {
  return (
    <Plate colour="var(--reg-east-asia)">
      {(id) => (
        <>
          <Sky horizon={140} />
          <path d={RAYS} class="vr" />
          <circle cx="130" cy="88" r="46" class="vsun" />
          <Hatched d={FAR} class="v1" fill={`${id}h`} />
          <Hatched d={`M0 138H${W}V${H}H0Z`} class="v2" fill={`${id}k`} />
          {TRACKS.map((d) => (
            <Hatched key={d} d={d} class="vla" fill={`${id}s`} opacity={0.7} />
          ))}
          <Engraved glyph="hourglass" x={76} y={28} size={108} outline={24} />
          <Disc seat={0} x={34} y={240} scale={1.35} shadow />
          <Disc seat={1} x={98} y={224} scale={1.15} shadow />
          <Disc seat={2} x={158} y={196} scale={0.9} shadow />
          <Disc seat={3} x={216} y={232} scale={1.3} shadow />
        </>
      )}
    </Plate>
  );
}
