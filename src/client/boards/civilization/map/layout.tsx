import type { Box, MapPiece, Point } from '../../../kit/map/index.js';
import { MARKER_GLYPHS } from '../glyphs.js';
import { isSea } from './atlas.js';
import type { MapView, SpaceView, StackView } from './model.js';
import { BattleSeal, Disc, FaceDown, Flag, HALF, Settlement, Ship } from './pieces.js';

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
      (key, [dx, dy], box, drawing) =>
        list.push({ key: `${space.id}-${key}`, space: space.id, offset: [nx + dx, ny + dy], box, drawing });
    laySite(space, level, put(below));
    layStacks(space, put(above));
  }
  return [...below, ...above];
}

/** What comes and goes with the pointer: where the stack would stand, and where there is a battle. */
export function layPassing({ ghost, marks }: MapView, level: number): readonly MapPiece[] {
  const lay = (space: string, key: string, [dx, dy]: Point, box: Box, drawing: MapPiece['drawing']): MapPiece => {
    const [nx, ny] = nudgeOf(space, level);
    return { key: `${space}-${key}`, space, offset: [nx + dx, ny + dy], box, drawing };
  };
  const stack =
    ghost &&
    (ghost.sea ? (
      <Ship seat={ghost.seat} count={ghost.count} cargo={0} look="ghost" />
    ) : (
      <Flag seat={ghost.seat} count={ghost.count} look="ghost" />
    ));
  return [
    ...(ghost && stack ? [lay(ghost.space, 'ghost', [10, 20], [0, -22, 26, 2], stack)] : []),
    ...[...marks].flatMap(([id, mark]) => (mark === 'battle' ? [lay(id, 'battle', [0, -6], [-15, -15, 15, 15], <BattleSeal />)] : [])),
  ];
}

type Put = (key: string, at: Point, box: Box, drawing: MapPiece['drawing']) => unknown;

function laySite({ settlement, marker, ground, resource }: SpaceView, level: number, put: Put): void {
  const near = level > 0;
  if (settlement) {
    const half = HALF[settlement.size] ?? 6;
    put('settlement', [0, 0], [-half, -11, half, 8], <Settlement seat={settlement.seat} size={settlement.size} />);
    const beside = resource ?? ground;
    if (near && beside)
      put('ground', [-half - 11, 2], [-10, -10, 10, 10], <Disc glyph={glyphOf(beside)} radius={9} dashed={resource === undefined} />);
    return;
  }
  const radius = near ? 10 : 7.6;
  if (ground ?? resource) {
    const drawing = <Disc glyph={glyphOf((ground ?? resource)!)} radius={radius} dashed={ground !== undefined} />;
    put('ground', [0, 0], [-radius, -radius, radius, radius], drawing);
  } else if (marker) {
    const scale = near ? 1.25 : 0.86;
    const r = 7 * scale;
    put(
      'marker',
      [0, 0],
      [-r, -r, r, r],
      <FaceDown seen={marker.seen} {...(near && marker.what ? { glyph: glyphOf(marker.what) } : undefined)} scale={scale} />,
    );
  }
}

function layStacks({ id, settlement, stacks }: SpaceView, put: Put): void {
  const half = settlement ? (HALF[settlement.size] ?? 6) : 4;
  stacks.forEach((stack, i) => {
    const look = stack.waiting ? 'waiting' : undefined;
    if (isSea(id))
      put(`stack-${stack.seat}`, [-8, i * 24 - (stacks.length - 1) * 12], [-10, -12, stack.cargo > 0 ? 43 : 33, 10], ship(stack, look));
    else {
      const [column, row] = [Math.floor(i / 3), i % 3];
      put(
        `stack-${stack.seat}`,
        [half + 2 + column * 26, -2 + row * 17 - (Math.min(stacks.length, 3) - 1) * 5],
        [0, -22, 26, 2],
        <Flag seat={stack.seat} count={stack.count} {...(look ? { look } : undefined)} />,
      );
    }
  });
}

const ship = ({ seat, count, cargo }: StackView, look: 'waiting' | undefined) => (
  <Ship seat={seat} count={count} cargo={cargo} {...(look ? { look } : undefined)} />
);
