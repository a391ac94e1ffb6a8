import { useMemo } from 'preact/hooks';
import type { Link } from '../../../../games/civilization/ask/reach.js';
import { idOf } from '../../../../games/civilization/cards/world.js';
import { wayOf } from '../../../../games/civilization/guide/links.js';
import type { Seat } from '../../../../kernel/types.js';
import { Icon } from '../../../kit/index.js';
import type { Point } from '../../../kit/map/index.js';
import { useDesk } from '../desk.js';
import { ATLAS } from '../map/atlas.js';
import { Excerpt, type Window } from '../map/excerpt.js';
import { drawName, namesAt } from '../map/names.js';
import { viewSpaces } from '../map/view.js';

/** Width and height of the picture, in pixels. */
const [WIDTH, HEIGHT] = [280, 168];
/** At least so many units of the map are seen across, whatever the distance. */
const NEAREST = 105;
/** Free room round the way, in units of the map. */
const MARGIN = 34;

/** The proof of the distance: the way from settlement to settlement on a piece of the map (CIV-TRD-07). */
export function ReachMap({ link }: { readonly link: Link }) {
  const { s, me, words } = useDesk();
  const spaces = useMemo(() => viewSpaces(s, me).map((space) => ({ ...space, stacks: [] })), [s, me]);
  const way = useMemo(() => wayOf(link).map(idOf), [link.from, link.to, link.by]);
  const naming = useMemo(() => {
    const owners = new Map<string, Seat>(spaces.flatMap(({ id, settlement }) => (settlement ? [[id, settlement.seat]] : [])));
    const owner = (id: string) => owners.get(id);
    const name = (id: string) => words.space(id);
    return {
      names: (_: number, level: number) => namesAt({ name, short: (id) => words.short(`space.${id}`), owner }, level),
      drawName: drawName(owner),
    };
  }, [spaces, words]);
  const [from, to] = [words.space(link.from), words.space(link.to)];
  return (
    <figure class="reach-map">
      <Excerpt
        window={windowRound(way)}
        spaces={spaces}
        naming={naming}
        over={(place) => (
          <g class="reach-way">
            <path d={unrolled(way.map(place), ATLAS.width * windowRound(way).k)} class="halo" />
            <path d={unrolled(way.map(place), ATLAS.width * windowRound(way).k)} class="line" />
          </g>
        )}
      />
      <figcaption>
        <Icon name="check-mark" size={12} />
        {link.by === 'land' && link.distance === 1
          ? words.t('reach.touch', { from, to })
          : words.t(`reach.${link.by}`, { n: link.distance, from, to })}
      </figcaption>
    </figure>
  );
}

/** Points one after the other by the shorter side of the globe. */
function onward(points: readonly Point[], width: number): readonly Point[] {
  const found: Point[] = [];
  for (const [x, y] of points) {
    const before = found.at(-1)?.[0] ?? x;
    found.push([x + Math.round((before - x) / width) * width, y]);
  }
  return found;
}

const unrolled = (points: readonly Point[], width: number): string =>
  onward(points, width)
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');

/** All of the way with the land round it. */
function windowRound(way: readonly string[]): Window {
  const points = onward(
    way.map((id) => ATLAS.spaces.get(id)!.at),
    ATLAS.width,
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const across = Math.max(NEAREST, east - west + 2 * MARGIN, ((south - north + 2 * MARGIN) * WIDTH) / HEIGHT);
  const k = WIDTH / across;
  const left = (west + east - across) / 2;
  const top = Math.max(ATLAS.top, Math.min(ATLAS.bottom - HEIGHT / k, (north + south - HEIGHT / k) / 2));
  return { left: ((left % ATLAS.width) + ATLAS.width) % ATLAS.width, top, k, width: WIDTH, height: HEIGHT };
}
