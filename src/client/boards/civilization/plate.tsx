import { Engraved, type IconName } from '../../kit/index.js';
import { Disc, H, Hatched, Plate, W } from '../../kit/plate-parts.js';

const LANDS = [
  'M-6 64C18 36 50 52 70 40S116 22 134 40 156 84 138 100 100 108 96 132 68 172 44 162 20 132 6 128-6 96-6 64Z',
  'M166 96C184 66 210 80 230 68S270 64 270 64V226C252 246 232 230 214 236S178 224 172 200 150 122 166 96Z',
  'M40 214C58 194 96 200 112 216S112 258 80 262 22 236 40 214Z',
  'M128 250c10-8 28-4 32 6s-8 20-22 18-18-18-10-24z',
];
/** Left, top, scale. */
const MOUNTAINS = [
  [62, 52, 1.1],
  [82, 46, 1.4],
  [108, 54, 1],
  [228, 96, 1.1],
  [212, 104, 0.9],
] as const;
const GLYPHS: readonly (readonly [IconName, number, number, number])[] = [
  ['pine-tree', 4, 78, 30],
  ['pine-tree', 48, 120, 26],
  ['pyramids', 196, 170, 44],
  ['trireme', 104, 140, 58],
  ['wheat', 62, 214, 30],
];
const WAVES = (() => {
  let d = '';
  for (let y = 4, row = 0; y < H; y += 8, row++) d += `M${-(row % 2) * 9} ${y}${'q4.5 -2 9 0t9 0'.repeat(16)}`;
  return d;
})();
const GRID = Array.from(
  { length: 8 },
  (_, i) => `M${-20 + i * 40} 0Q${-2 + i * 40} 142 ${-20 + i * 40} 284M0 ${20 + i * 40}Q130 ${34 + i * 40} 260 ${20 + i * 40}`,
).join('');

/** A sea chart with a voyage and a compass rose. */
export function CivilizationPlate() {
  return (
    <Plate colour="var(--reg-europe)">
      {(id) => (
        <>
          <rect width={W} height={H} class="v2s" />
          <path d={WAVES} class="vw" opacity=".5" />
          <path d={GRID} class="vgr" />
          {LANDS.map((d) => (
            <g key={d}>
              <path d={d} class="vco" />
              <Hatched d={d} class="vla" fill={`${id}h`} opacity={0.3} />
            </g>
          ))}
          {MOUNTAINS.map(([x, y, scale]) => (
            <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
              <path d="M0 20 12 0 24 20Z" class="vmt" />
              <path d="M12 0 24 20H15Z" class="v2" />
            </g>
          ))}
          <path d="M42 120C90 100 118 160 152 188S196 168 204 148" class="vpt" />
          {GLYPHS.map(([glyph, x, y, size]) => (
            <Engraved key={x} glyph={glyph} x={x} y={y} size={size} outline={24} />
          ))}
          {Array.from({ length: 8 }, (_, i) => (
            <g key={i} transform={`translate(216 40) rotate(${i * 45})`}>
              <path d={`M0 0L5.5 -9L0 ${i % 2 ? -19 : -32}Z`} class="v2" />
              <path d={`M0 0L-5.5 -9L0 ${i % 2 ? -19 : -32}Z`} class="vsun" />
            </g>
          ))}
          <Disc seat={1} x={38} y={118} />
          <Disc seat={0} x={124} y={84} />
          <Disc seat={2} x={206} y={146} />
          <Disc seat={3} x={92} y={246} />
          <Disc seat={1} x={244} y={134} />
        </>
      )}
    </Plate>
  );
}
