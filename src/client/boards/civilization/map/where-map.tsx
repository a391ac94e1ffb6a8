import { useMemo } from 'preact/hooks';
import type { State } from '../../../../games/civilization/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import type { Words } from '../words.js';
import { Excerpt } from './excerpt.js';
import { namingOf } from './names.js';
import { drawMarks } from './tints.js';
import { viewSpaces } from './view.js';
import { windowRound } from './window-round.js';

/** Width and height of the picture, in pixels. */
const SIZE = [300, 230] as const;

interface WhereMapProps {
  /** The world as it was. */
  readonly s: State;
  readonly me: Seat;
  /** Where it happened. */
  readonly places: readonly string[];
  readonly words: Words;
}

/** The part of the world where a scene takes place, as it was just before. */
export function WhereMap({ s, me, places, words }: WhereMapProps) {
  const spaces = useMemo(() => viewSpaces(s, me), [s, me]);
  const naming = useMemo(() => namingOf(spaces, words), [spaces, words]);
  const marks = new Map(places.map((id) => [id, 'battle'] as const));
  return (
    <figure class="where-map">
      <Excerpt
        window={windowRound(places, SIZE)}
        spaces={spaces}
        naming={naming}
        under={drawMarks({ spaces, marks, arrows: [] }, 'civ-where')}
      />
    </figure>
  );
}
