import { Engraved, type IconName } from '../../kit/index.js';
import { Figure, Hatched, Plate, Sky } from '../../kit/plate-parts.js';
import { f1 } from '../../kit/ridges.js';
import { sunRays } from '../../kit/vignette.js';

const [X, Y] = [92, 100];
const ORBITS = [36, 54, 74, 96, 120, 146];
const PLANETS = [
  [136.6, 69.5, 6],
  [37.4, 150, 8],
  [35.5, 22.4, 5],
  [233.5, 63.9, 6],
] as const;
const RAYS = sunRays(X, Y, 28, 36, 18, 10);

/** The scale of an astrolabe: 72 strokes, every sixth longer. */
const SCALE = Array.from({ length: 72 }, (_, i) => {
  const angle = (i / 72) * Math.PI * 2;
  const at = (r: number) => `${f1(X + Math.cos(angle) * r)} ${f1(Y + Math.sin(angle) * r)}`;
  return `M${at(i % 6 ? 91 : 84)}L${at(96)}`;
}).join('');

const AGES: readonly { readonly name: string; readonly x: number; readonly top: number; readonly glyph: IconName }[] = [
  { name: 'A', x: 0, top: 246, glyph: 'hut' },
  { name: 'I', x: 65, top: 212, glyph: 'greek-temple' },
  { name: 'II', x: 130, top: 178, glyph: 'church' },
  { name: 'III', x: 195, top: 144, glyph: 'factory' },
];

/** Four ages as stairs under an astrolabe. */
export function ThroughTheAgesPlate() {
  return (
    <Plate colour="var(--reg-africa)">
      {(id) => (
        <>
          <Sky horizon={250} />
          <path d={RAYS} class="vr" />
          {ORBITS.map((r) => (
            <circle key={r} cx={X} cy={Y} r={r} class="vrg" />
          ))}
          <path d={SCALE} class="vrg" />
          <circle cx={X} cy={Y} r="24" class="vsun" />
          {PLANETS.map(([x, y, r]) => (
            <circle key={x} cx={x} cy={y} r={r} class="v2" />
          ))}
          {AGES.map(({ name, x, top, glyph }) => (
            <g key={name}>
              <Hatched d={`M${x} ${top}h67v${284 - top}h-67z`} class="v2" fill={`${id}k`} />
              <path d={`M${x} ${top}h67`} class="vstep" />
              <text x={x + 33} y={top + 27} class="vt">
                {name}
              </text>
              <Engraved glyph={glyph} x={x + 5} y={top - 57} size={56} outline={24} />
            </g>
          ))}
          <Figure seat={2} x={84} y={244} size={30} />
          <Figure seat={0} x={150} y={214} size={30} />
          <Figure seat={1} x={214} y={186} size={30} />
        </>
      )}
    </Plate>
  );
}
