import type { Box, MapPiece, Point } from '../../../kit/map/index.js';
import { MARKER_GLYPHS } from '../glyphs.js';
import { isSea } from './atlas.js';
import type { MapView, SpaceView } from './model.js';
import { BattleSeal, Disc, FaceDown, Flag, flagReach, HALF, Settlement, Ship, shipReach } from './pieces.js';

/** Small or crowded regions: where the middle of their pieces lies, in pixels from the anchor, at the scale of the world. */
const NUDGES: Readonly<Record<string, Point>> = {
  nile: [4, -1],
  italia: [-5, -5],
  gaul: [-4, 3],
  anatolia: [-4, 2],
  euphrates: [-6, 2],
  huang_he: [-4, 2],
  yangtze: [-2, 2],
  yunnan: [-4, -6],
  eastern_mediterranean: [-14, 10],
  arabian_sea: [-14, 8],
  east_china_sea: [8, 20],
  north_atlantic: [0, 10],
};

const glyphOf = (id: string) => MARKER_GLYPHS[id as keyof typeof MARKER_GLYPHS];

const nudgeOf = (space: string, level: number): Point => (level === 0 && NUDGES[space]) || [0, 0];

/** The pieces of every space, side by side: ground or resource, settlement, then one flag for each player. */
export function layPieces(spaces: MapView['spaces'], level: number): readonly MapPiece[] {
  const below: MapPiece[] = [];
  const above: MapPiece[] = [];
  for (const space of spaces) {
    const [nx, ny] = nudgeOf(space.id, level);
    const put =
      (list: MapPiece[]): Put =>
      (key, [dx, dy], box, draw) =>
        list.push({ key: `${space.id}-${key}`, space: space.id, offset: [nx + dx, ny + dy], box, draw });
    laySite(space, level, put(below));
    layStacks(space, put(above));
  }
  return [...below, ...above];
}

const lay = (level: number, space: string, key: string, [dx, dy]: Point, box: Box, draw: MapPiece['draw']): MapPiece => {
  const [nx, ny] = nudgeOf(space, level);
  return { key: `${space}-${key}`, space, offset: [nx + dx, ny + dy], box, draw };
};

/** Where there is a battle. */
export const layBattle = (space: string, level: number): MapPiece =>
  lay(level, space, 'battle', [-12, -28], [-15, -15, 15, 15], (x, y) => <BattleSeal x={x} y={y} />);

/** What comes and goes with the pointer: where the stack would stand. */
export function layPassing({ ghost }: MapView, level: number): readonly MapPiece[] {
  const drawGhost = ({ seat, count, sea }: NonNullable<MapView['ghost']>): MapPiece['draw'] =>
    sea
      ? (x, y) => <Ship seat={seat} count={count} cargo={0} look="ghost" x={x} y={y} />
      : (x, y) => <Flag seat={seat} count={count} look="ghost" x={x} y={y} />;
  return ghost ? [lay(level, ghost.space, 'ghost', [10, 20], [0, -22, flagReach(ghost.count) + 1, 2], drawGhost(ghost))] : [];
}

type Put = (key: string, at: Point, box: Box, draw: MapPiece['draw']) => unknown;

function laySite({ settlement, marker, ground, resource }: SpaceView, level: number, put: Put): void {
  const near = level > 0;
  if (settlement) {
    const half = HALF[settlement.size] ?? 6;
    put('settlement', [0, 0], [-half, -11, half, 8], (x, y) => <Settlement seat={settlement.seat} size={settlement.size} x={x} y={y} />);
    const beside = resource ?? ground;
    if (near && beside)
      put('ground', [-half - 11, 2], [-10, -10, 10, 10], (x, y) => (
        <Disc glyph={glyphOf(beside)} radius={9} dashed={resource === undefined} x={x} y={y} />
      ));
    return;
  }
  const radius = near ? 10 : 7.6;
  if (ground ?? resource) {
    const glyph = glyphOf((ground ?? resource)!);
    put('ground', [0, 0], [-radius, -radius, radius, radius], (x, y) => (
      <Disc glyph={glyph} radius={radius} dashed={ground !== undefined} x={x} y={y} />
    ));
  } else if (marker) {
    const scale = near ? 1.25 : 0.86;
    const known = near && marker.what ? { glyph: glyphOf(marker.what) } : undefined;
    const r = (known ? 9 : 7) * scale;
    put('marker', [0, 0], [-r, -r, r, r], (x, y) => <FaceDown seen={marker.seen} {...known} scale={scale} x={x} y={y} />);
  }
}

function layStacks({ id, settlement, stacks }: SpaceView, put: Put): void {
  const half = settlement ? (HALF[settlement.size] ?? 6) : 4;
  stacks.forEach((stack, i) => {
    const { seat, count, cargo } = stack;
    const look = stack.waiting ? ({ look: 'waiting' } as const) : undefined;
    if (isSea(id))
      put(`stack-${seat}`, [-8, i * 24 - (stacks.length - 1) * 12], [-10, -12, shipReach(count, cargo) + 1, 10], (x, y) => (
        <Ship seat={seat} count={count} cargo={cargo} {...look} x={x} y={y} />
      ));
    else {
      const [column, row] = [Math.floor(i / 3), i % 3];
      put(
        `stack-${seat}`,
        [half + 2 + column * 26, -2 + row * 17 - (Math.min(stacks.length, 3) - 1) * 5],
        [0, -22, flagReach(count) + 1, 2],
        (x, y) => <Flag seat={seat} count={count} {...look} x={x} y={y} />,
      );
    }
  });
}
