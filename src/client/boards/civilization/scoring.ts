import { WONDERS } from '../../../games/civilization/cards/wonders.js';
import type { Civ, State } from '../../../games/civilization/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import type { Moment, Tally } from '../../table/moment.js';
import { scoringScene } from '../../table/scoring-scene.js';
import type { LoggedEvent, Snapshot } from '../../table/table.js';
import { tallied } from './result.js';
import { type Words, wordsOf } from './words.js';

/** The final scoring as a scene, once it has taken place. A conqueror wins outright, no points are counted (CIV-END-05). */
export function scoring(log: readonly LoggedEvent<Civ>[], s: Snapshot<Civ>, lang: Lang): readonly Moment[] {
  const over = log.findLast(({ e }) => e.event === 'over');
  if (!over || s.view.ending === 'conquest') return [];
  const words = wordsOf(lang);
  const tallies = tallied(s.view, words).map(({ id, ...row }): Tally => {
    const through = id === 'settlements' ? settlementsOf : id === 'wonders' ? wondersOf : undefined;
    return through ? { ...row, through: s.seats.map((_, seat) => through(s.view, seat, words)) } : row;
  });
  return [scoringScene({ ply: over.ply, tallies, tie: words.t('scoring.tie'), rule: 'CIV-SCO-01' }, s, lang)];
}

/** CIV-SCO-01 */
function settlementsOf({ owners, sizes }: State, seat: number, { name }: Words): readonly string[] {
  const own = sizes.filter((_, i) => owners[i] === seat);
  return [4, 3, 2, 1].flatMap((size) => {
    const n = own.filter((x) => x === size).length;
    return n > 0 ? [`${n}\u00a0${name(`${n > 1 ? 'sizes' : 'size'}.${size}`)}`] : [];
  });
}

const wondersOf = ({ wonders }: State, seat: number, { name }: Words): readonly string[] =>
  WONDERS.flatMap(({ id }, i) => (wonders[i] === seat ? [name(`wonder.${id}`)] : []));
