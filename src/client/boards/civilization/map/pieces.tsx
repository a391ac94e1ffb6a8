import type { Seat } from '../../../../kernel/types.js';
import { type IconName, pathOf, seatColours, symbolPath } from '../../../kit/index.js';
import { pathAt } from '../../../kit/map/paths.js';

const round1 = (n: number): number => Math.round(n * 10) / 10;
const house = (x: number, w: number, h: number): [string, string] => [
  `M${x} 5v${-h}h${w}v${h}z`,
  `M${x - 1} ${5 - h}l${round1(w / 2 + 1)} ${round1(-(w * 0.55 + 0.4))} ${round1(w / 2 + 1)} ${round1(w * 0.55 + 0.4)}z`,
];
const tower = (x: number, h: number): [string, string] => [`M${x} 5v${-h}h2v2h1.1v-2h1.8v2h1.1v-2h2v${h}z`, ''];

/** One more roof with every size; cities have a tower, metropolises two. */
const BUILDINGS: readonly (readonly [string, string][])[] = [
  [],
  [house(-4, 8, 6)],
  [house(-8.5, 7.5, 6), house(0.5, 8, 7.5)],
  [house(-12, 7, 6), tower(-4, 13), house(4.6, 7.5, 7)],
  [house(-16, 7, 6), tower(-8, 11), tower(0.5, 15), house(9, 7, 7)],
];
/** Half the width of a settlement of each size. */
export const HALF = [0, 6, 10, 13, 17] as const;

/** Where the foot of a piece stands: pieces have no transform of their own, see `relativePath`. */
interface Stands {
  readonly x?: number;
  readonly y?: number;
}

interface SettlementProps {
  readonly seat: Seat;
  readonly size: number;
}

export function Settlement({ seat, size, x = 0, y = 0 }: SettlementProps & Stands) {
  return (
    <g class="settlement" style={seatColours(seat)}>
      <ellipse cx={x} cy={y + 5.6} rx={HALF[size] ?? 6} ry="2.2" class="ground-shade" />
      {BUILDINGS[size]?.map(([walls, roof]) => [
        <path key={walls} class="walls" d={pathAt(walls, x, y)} />,
        roof && <path key={roof} class="roof" d={pathAt(roof, x, y)} />,
      ])}
    </g>
  );
}

/** The same as a picture beside words. */
export function SettlementIcon({ seat, size, width = 28 }: SettlementProps & { readonly width?: number }) {
  return (
    <svg class="settlement-icon" width={width} height={Math.round(width * 0.72)} viewBox="-17 -13 34 23" aria-hidden="true">
      <Settlement seat={seat} size={size} />
    </svg>
  );
}

interface FlagProps {
  readonly seat: Seat;
  readonly count: number;
  readonly look?: 'ghost' | 'waiting';
}

/** The cloth of a flag is as long as its figures need. */
const clothOf = (figures: number): number => 11 + 7 * figures;
/** How far to the right of its pole a flag reaches. */
export const flagReach = (count: number): number => Math.max(25, clothOf(String(count).length) + 4);

/** An army: a flag with symbol and count. A dot on the pole says that nothing of it has moved yet. */
export function Flag({ seat, count, look, x = 0, y = 0 }: FlagProps & Stands) {
  const long = flagReach(count);
  return (
    <g class={look ? `flag ${look}` : 'flag'} style={seatColours(seat)}>
      <ellipse cx={x} cy={y} rx="4" ry="1.4" class="ground-shade" />
      <path d={pathAt('M0 0V-20', x, y)} class="pole" />
      <path d={pathAt(`M0 -20H${long}L${long - 2.6} -13 ${long} -6H0z`, x, y)} class="cloth" />
      <path d={pathAt(symbolPath(seat), x + 1.8, y - 18.1, 0.42)} class="symbol" />
      <text x={x + 10 + (long - 11) / 2} y={y - 8.6}>
        {count}
      </text>
      {look === 'waiting' && <circle cx={x} cy={y - 21} r="3.4" class="unmoved" />}
    </g>
  );
}

const HULL = 0.039;
/** How far to the right of its middle a ship with its flag reaches. */
export const shipReach = (count: number, cargo: number): number =>
  (cargo > 0 ? 42 : 32) + 7 * (String(count).length - 1 + Math.max(0, String(cargo).length - 1));

/** A fleet: a ship with the same flag; a plus says that it carries something. */
export function Ship({ seat, count, cargo, look, x = 0, y = 0 }: FlagProps & Stands & { readonly cargo: number }) {
  const more = 7 * (String(count).length - 1);
  return (
    <g class={look ? `flag ${look}` : 'flag'} style={seatColours(seat)}>
      <ellipse cx={x} cy={y + 9} rx="10" ry="1.8" class="ground-shade" />
      <path d={pathAt(pathOf('galleon'), x - 10, y - 10, HULL)} class="hull-halo" />
      <path d={pathAt(pathOf('galleon'), x - 10, y - 10, HULL)} class="hull" />
      <path d={`M${x + 9} ${y - 11}H${x + shipReach(count, cargo)}l-2.4 6.6 2.4 6.6H${x + 9}z`} class="cloth" />
      <path d={pathAt(symbolPath(seat), x + 10.6, y - 9.3, 0.4)} class="symbol" />
      <text x={x + 24.4 + more / 2} y={y - 0.2}>
        {count}
      </text>
      {cargo > 0 && (
        <text x={x + 34 + more} y={y - 0.2} class="cargo">
          +{cargo}
        </text>
      )}
      {look === 'waiting' && <circle cx={x + 9} cy={y - 11} r="3.4" class="unmoved" />}
    </g>
  );
}

interface FaceDownProps {
  readonly seen: boolean;
  readonly scale: number;
  /** What I have seen on its other side. */
  readonly glyph?: IconName;
}

/** A marker face down; an eye when I know it, and from near by what I know. */
export function FaceDown({ seen, scale, glyph, x = 0, y = 0 }: FaceDownProps & Stands) {
  const out = glyph ? 1.6 * scale : 0;
  const [ex, ey] = [x + 5.4 * scale + out, y + 5 * scale + out];
  return (
    <g class={glyph ? 'face-down known' : 'face-down'}>
      <circle cx={x} cy={y} r={(glyph ? 8 : 6.4) * scale} />
      {glyph ? (
        <path d={pathAt(pathOf(glyph), x - 5.4 * scale, y - 5.4 * scale, 0.0211 * scale)} class="glyph" />
      ) : (
        <path d={pathAt('M0-4.4 3.6 0 0 4.4-3.6 0z', x, y, scale)} />
      )}
      {seen && (
        <g class="eye">
          <circle cx={ex} cy={ey} r={4.3 * scale} />
          <path d={pathAt('M2.6 5q2.8-3.4 5.6 0-2.8 3.4-5.6 0z', x + out, y + out, scale)} />
          <circle cx={ex} cy={ey} r={scale} class="pupil" />
        </g>
      )}
    </g>
  );
}

interface DiscProps extends Stands {
  readonly glyph: IconName;
  readonly radius: number;
  readonly dashed?: boolean;
}

/** A resource in a disc; ground in a dashed one. */
export function Disc({ glyph, radius, dashed, x = 0, y = 0 }: DiscProps) {
  return (
    <g class={dashed ? 'disc dashed' : 'disc'}>
      <circle cx={x} cy={y} r={radius} />
      <path d={pathAt(pathOf(glyph), x - radius * 0.7, y - radius * 0.7, (radius * 1.4) / 512)} />
    </g>
  );
}

export function BattleSeal({ x = 0, y = 0 }: Stands) {
  return (
    <g class="battle-seal">
      <circle cx={x} cy={y} r="15" />
      <path d={pathAt(pathOf('crossed-swords'), x - 9.5, y - 9.5, 0.037)} />
    </g>
  );
}
