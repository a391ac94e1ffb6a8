import type { Seat } from '../../../kernel/index.js';
import { type Link, linkByAir, tradeRange } from '../ask/reach.js';
import { settlementsOf } from '../ask/settlements.js';
import { AROUND, airDistance, COAST, LAND, landDistance, SEA, SPACES, type Space, seaDistance, zoneDistance } from '../cards/world.js';
import type { State } from '../state/state.js';

/** Of all pairs of settlements that let two players trade the nearest one, by land before by sea, by air where there is no other way (CIV-TRD-07). */
export const nearestLink = (s: State, a: Seat, b: Seat): Link | undefined => nearestWithin(s, a, b, tradeRange(s)) ?? linkByAir(s, a, b);

/** The nearest pair of settlements of two who are too far from each other: by how much they are. */
export const nearestGap = (s: State, a: Seat, b: Seat): Way | undefined => nearestWithin(s, a, b, EVERYWHERE);
/** Over land or over sea. */
type Way = Link & { readonly by: 'land' | 'sea' };
/** No way on the globe is as long. */
const EVERYWHERE = { land: SPACES.length, sea: SPACES.length };

function nearestWithin(s: State, a: Seat, b: Seat, { land, sea }: { readonly land: number; readonly sea: number }): Way | undefined {
  const links = settlementsOf(s, a).flatMap((from) =>
    settlementsOf(s, b).flatMap((to): Way[] => {
      const [byLand, bySea] = [landDistance(from, to), seaDistance(from, to)];
      return [
        ...(byLand <= land ? [{ from, to, by: 'land', distance: byLand } as const] : []),
        ...(bySea <= sea ? [{ from, to, by: 'sea', distance: bySea } as const] : []),
      ];
    }),
  );
  return links.sort((x, y) => x.distance - y.distance || Number(x.by === 'sea') - Number(y.by === 'sea'))[0];
}

/** Space by space from one settlement to the other, as the distance is counted. */
export function wayOf({ from, to, by, distance }: Link): readonly Space[] {
  if (by === 'land') return walk(from, to, LAND, landDistance);
  if (by === 'air') return walk(from, to, AROUND, airDistance);
  const ends = COAST[from]!.flatMap((first) => COAST[to]!.map((last) => ({ first, last })));
  const { first, last } = ends.find((end) => zoneDistance(end.first, end.last) + 1 === distance)!;
  return [from, ...walk(first, last, SEA, zoneDistance), to];
}

function walk(from: Space, to: Space, next: typeof LAND, distance: (a: Space, b: Space) => number): Space[] {
  const way = [from];
  for (let at = from; at !== to; way.push(at)) at = next[at]!.find((space) => distance(space, to) < distance(at, to))!;
  return way;
}
