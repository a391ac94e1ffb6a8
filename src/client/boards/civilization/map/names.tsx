import type { VNode } from 'preact';
import type { Seat } from '../../../../kernel/types.js';
import { seatColours, symbolPath } from '../../../kit/index.js';
import type { MapDrawing, MapName, PlacedName } from '../../../kit/map/index.js';
import { pathAt } from '../../../kit/map/paths.js';
import type { Words } from '../words.js';
import { ATLAS } from './atlas.js';
import type { SpaceView } from './model.js';

/** Height of names by level: regions, zones. */
const SIZES = [
  [13, 12.8],
  [15, 14],
  [17, 15],
] as const;
/** Room for the symbol of the owner. */
const LEAD = 12;

interface Naming {
  readonly name: (id: string) => string;
  readonly short: (id: string) => string;
  readonly owner: (id: string) => Seat | undefined;
}

/** Zones that have no room for their name while the whole world is seen. */
const LATE = new Set(['western_mediterranean', 'eastern_mediterranean']);

export function namesAt({ name, short, owner }: Naming, level: number): readonly MapName[] {
  const [land, sea] = SIZES[level] ?? SIZES[0];
  return [...ATLAS.spaces.values()].flatMap(({ id, kind }): MapName[] => {
    if (kind === 'land')
      return [
        { id, variants: waysToWrite(name(id), name(id)), size: land, home: 'near', ...(owner(id) === undefined ? {} : { lead: LEAD }) },
      ];
    return level === 0 && LATE.has(id) ? [] : [{ id, variants: waysToWrite(name(id), short(id)), size: sea, home: 'inside' }];
  });
}

/** In one line, in two, or a shorter word. */
function waysToWrite(name: string, short: string): string[][] {
  const words = name.split(/ |(?<=-)/);
  const cut = Math.ceil(words.length / 2);
  return [
    [name],
    ...(words.length > 1 ? [[words.slice(0, cut).join(' '), words.slice(cut).join(' ')]] : []),
    ...(short === name ? [] : [[short], ...(short.includes(' ') ? [short.split(' ')] : [])]),
  ];
}

export const drawName =
  (owner: Naming['owner']) =>
  ({ name, lines, box: [left, top, right] }: PlacedName): VNode => {
    if (name.home === 'inside')
      return (
        <text class="zone-name" data-place={`space:${name.id}`} style={{ fontSize: `${name.size}px` }}>
          {lines.map((line, i) => (
            <tspan key={line} x={(left + right) / 2} y={top + name.size * (0.82 + i)}>
              {line}
            </tspan>
          ))}
        </text>
      );
    const seat = owner(name.id);
    return (
      <g data-place={`space:${name.id}`}>
        {seat !== undefined && (
          <path d={pathAt(symbolPath(seat), left + 1, top + name.size * 0.5 - 4, 0.4)} class="name-symbol" style={seatColours(seat)} />
        )}
        <text class={seat === undefined ? 'region-name' : 'region-name owned'} style={{ fontSize: `${name.size}px` }}>
          {lines.map((line, i) => (
            <tspan key={line} x={left + 2 + (name.lead ?? 0)} y={top + name.size * (0.84 + i)}>
              {line}
            </tspan>
          ))}
        </text>
      </g>
    );
  };

/** Names for an excerpt of the map as it stood. */
export function namingOf(spaces: readonly SpaceView[], words: Words): Pick<MapDrawing, 'names' | 'drawName'> {
  const owners = new Map<string, Seat>(spaces.flatMap(({ id, settlement }) => (settlement ? [[id, settlement.seat]] : [])));
  const owner = (id: string) => owners.get(id);
  return {
    names: (_, level) => namesAt({ name: (id) => words.space(id), short: (id) => words.short(`space.${id}`), owner }, level),
    drawName: drawName(owner),
  };
}
