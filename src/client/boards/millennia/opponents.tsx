import { playerOf } from '../../../games/millennia/selectors.js';
import type { Mil } from '../../../games/millennia/state.js';
import type { BoardProps } from '../../table/board-package.js';
import { wordsOf } from './words.js';

/** The others: name, points and gold. */
export function Opponents({ snapshot, me, lang }: BoardProps<Mil>) {
  const { g } = wordsOf(lang);
  return (
    <ul class="milothers">
      {snapshot.seats.map(({ name }, seat) => {
        if (seat === me) return null;
        const p = playerOf(snapshot.view, seat);
        return (
          <li key={seat}>
            <b>{name}</b> {p.vp} {g('piece.vp')}, {p.gold} {g('piece.gold')}
          </li>
        );
      })}
    </ul>
  );
}
