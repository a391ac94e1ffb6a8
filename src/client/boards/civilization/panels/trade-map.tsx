import { useMemo } from 'preact/hooks';
import type { Link } from '../../../../games/civilization/ask/reach.js';
import { idOf } from '../../../../games/civilization/cards/world.js';
import { wayOf } from '../../../../games/civilization/guide/links.js';
import { Icon } from '../../../kit/index.js';
import type { Point } from '../../../kit/map/index.js';
import { useDesk } from '../desk.js';
import { ATLAS } from '../map/atlas.js';
import { Excerpt } from '../map/excerpt.js';
import { namingOf } from '../map/names.js';
import { viewSpaces } from '../map/view.js';
import { onward, windowRound } from '../map/window-round.js';

/** Width and height of the picture, in pixels. */
const SIZE = [280, 168] as const;

/** The proof of the distance: the way from settlement to settlement on a piece of the map (CIV-TRD-07). */
export function ReachMap({ link }: { readonly link: Link }) {
  const { s, me, words } = useDesk();
  const spaces = useMemo(() => viewSpaces(s, me).map((space) => ({ ...space, stacks: [] })), [s, me]);
  const way = useMemo(() => wayOf(link).map(idOf), [link.from, link.to, link.by]);
  const naming = useMemo(() => namingOf(spaces, words), [spaces, words]);
  const window = windowRound(way, SIZE);
  const [from, to] = [words.space(link.from), words.space(link.to)];
  return (
    <figure class="reach-map">
      <Excerpt
        window={window}
        spaces={spaces}
        naming={naming}
        over={(place) => (
          <g class="reach-way">
            <path d={unrolled(way.map(place), ATLAS.width * window.k)} class="halo" />
            <path d={unrolled(way.map(place), ATLAS.width * window.k)} class="line" />
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

const unrolled = (points: readonly Point[], width: number): string =>
  onward(points, width)
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
