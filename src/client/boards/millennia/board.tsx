import { TRACKS } from '../../../games/millennia/cards/tracks.js';
import { playerOf } from '../../../games/millennia/selectors.js';
import type { Mil } from '../../../games/millennia/state.js';
import { Zone } from '../../kit/index.js';
import type { BoardProps } from '../../table/board-package.js';
import { type Words, wordsOf } from './words.js';

/** The table: the seven tracks, the selection and my area. */
export function Board(props: BoardProps<Mil>) {
  const words = wordsOf(props.lang);
  const { view: s } = props.snapshot;
  const mine = playerOf(s, props.me);
  return (
    <div class="milboard">
      <Zone title={words.t('zone.tracks')} data-section="tracks">
        <ul>
          {TRACKS.map((track) => (
            <li key={track}>
              {words.g(`track.${track}`)} {s.players.map((p) => p.tracks[track]).join(' · ')}
            </li>
          ))}
        </ul>
      </Zone>
      <Zone title={words.t('zone.selection')} data-section="offers">
        <Places ids={s.grid.flat()} words={words} {...props} />
        <Places ids={[...s.wondersNow, ...s.buildings]} words={words} {...props} />
      </Zone>
      <Zone title={words.t('zone.mine')} data-section="me">
        <Places ids={[...mine.techs.map((x) => x.id), ...mine.buildings.map((x) => x.id)]} words={words} {...props} />
      </Zone>
    </div>
  );
}

function Places({ ids, words, targetProps }: BoardProps<Mil> & { ids: readonly (string | null)[]; words: Words }) {
  return (
    <p>
      {ids.map(
        (id) =>
          id && (
            <button key={id} type="button" class="btn sec sm" {...targetProps(id, id)}>
              {words.short(id)}
            </button>
          ),
      )}
    </p>
  );
}
