import type { Seat } from '../../../../kernel/types.js';
import { type IconName, pathOf, seatColours, symbolPath } from '../../../kit/index.js';

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

interface SettlementProps {
  readonly seat: Seat;
  readonly size: number;
}

export function Settlement({ seat, size }: SettlementProps) {
  return (
    <g class="settlement" style={seatColours(seat)}>
      <ellipse cx="0" cy="5.6" rx={HALF[size] ?? 6} ry="2.2" class="ground-shade" />
      {BUILDINGS[size]?.map(([walls, roof]) => (
        <g key={walls}>
          <path class="walls" d={walls} />
          {roof && <path class="roof" d={roof} />}
        </g>
      ))}
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

/** An army: a flag with symbol and count. A dot on the pole says that nothing of it has moved yet. */
export function Flag({ seat, count, look }: FlagProps) {
  return (
    <g class={look ? `flag ${look}` : 'flag'} style={seatColours(seat)}>
      <ellipse cx="0" cy="0" rx="4" ry="1.4" class="ground-shade" />
      <path d="M0 0V-20" class="pole" />
      <path d="M0 -20H25L22.4 -13 25 -6H0z" class="cloth" />
      <path d={symbolPath(seat)} class="symbol" transform="translate(1.8 -18.1) scale(.42)" />
      <text x="17" y="-8.6">
        {count}
      </text>
      {look === 'waiting' && <circle cx="0" cy="-21" r="3.4" class="unmoved" />}
    </g>
  );
}

/** A fleet: a ship with the same flag; a plus says that it carries something. */
export function Ship({ seat, count, cargo, look }: FlagProps & { readonly cargo: number }) {
  return (
    <g class={look ? `flag ${look}` : 'flag'} style={seatColours(seat)}>
      <ellipse cx="0" cy="9" rx="10" ry="1.8" class="ground-shade" />
      <g transform="translate(-10 -10) scale(.039)">
        <path d={pathOf('galleon')} class="hull-halo" />
        <path d={pathOf('galleon')} class="hull" />
      </g>
      <path d={`M9 -11H${cargo > 0 ? 42 : 32}l-2.4 6.6 2.4 6.6H9z`} class="cloth" />
      <path d={symbolPath(seat)} class="symbol" transform="translate(10.6 -9.3) scale(.4)" />
      <text x="24.4" y="-.2">
        {count}
      </text>
      {cargo > 0 && (
        <text x="34" y="-.2" class="cargo">
          +{cargo}
        </text>
      )}
      {look === 'waiting' && <circle cx="9" cy="-11" r="3.4" class="unmoved" />}
    </g>
  );
}

interface FaceDownProps {
  readonly seen: boolean;
  readonly scale: number;
  /** What I have seen on its other side. */
  readonly glyph?: IconName;
}

/** A marker face down; an eye when I know it. */
export function FaceDown({ seen, scale, glyph }: FaceDownProps) {
  return (
    <g class="face-down" transform={`scale(${scale})`}>
      <circle r="6.4" />
      {glyph ? (
        <path d={pathOf(glyph)} class="glyph" transform="translate(-4.6 -4.6) scale(.018)" />
      ) : (
        <path d="M0-4.4 3.6 0 0 4.4-3.6 0z" />
      )}
      {seen && (
        <g class="eye">
          <circle cx="5.4" cy="5" r="4.3" />
          <path d="M2.6 5q2.8-3.4 5.6 0-2.8 3.4-5.6 0z" />
          <circle cx="5.4" cy="5" r="1" class="pupil" />
        </g>
      )}
    </g>
  );
}

/** A resource in a disc; ground in a dashed one. */
export function Disc({ glyph, radius, dashed }: { readonly glyph: IconName; readonly radius: number; readonly dashed?: boolean }) {
  const scale = (radius * 1.4) / 512;
  return (
    <g class={dashed ? 'disc dashed' : 'disc'}>
      <circle r={radius} />
      <path d={pathOf(glyph)} transform={`translate(${-radius * 0.7} ${-radius * 0.7}) scale(${scale})`} />
    </g>
  );
}

export function BattleSeal() {
  return (
    <g class="battle-seal">
      <circle r="15" />
      <path d={pathOf('crossed-swords')} transform="translate(-9.5 -9.5) scale(.037)" />
    </g>
  );
}
