import { ranked } from '../../../games/through-the-ages/ask/ranking.js';
import { strengthOf } from '../../../games/through-the-ages/ask/ratings.js';
import { playerOf } from '../../../games/through-the-ages/ask/selectors.js';
import { stored } from '../../../games/through-the-ages/change/tokens.js';
import { versionOf } from '../../../games/through-the-ages/editions/index.js';
import type { Earmark, Player, Tta } from '../../../games/through-the-ages/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import { Icon } from '../../kit/index.js';
import type { Snapshot } from '../../table/table.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { Fig } from './pieces.js';
import { byOrigin } from './reserve.js';
import { type Words, wordsOf } from './words.js';

/** The upper edge of the phone: what I can pay with. */
export function phoneStock({ view, viewer }: Snapshot<Tta>, lang: Lang) {
  const p = playerOf(view, viewer === 'spectator' ? 0 : viewer);
  const words = wordsOf(lang);
  return (
    <>
      <Fig n={stored(p, 'food')} what="food" words={words} />
      <Payable p={p} goods="resources" n={stored(p, 'resources')} words={words} />
      <Payable p={p} goods="science" n={p.science} words={words} />
    </>
  );
}
/** What I have, and what can be spent on some things only, this turn (TTX-EAR-01): '3+1'. */
function Payable({ p, goods, n, words }: { p: Player; goods: Earmark['goods']; n: number; words: Words }) {
  const marks = byOrigin(p.earmarks).filter((mark) => mark.goods === goods);
  if (marks.length === 0) return <Fig n={n} what={goods} words={words} />;
  const said = marks.map((mark) =>
    words.t('reserve.said', { n: mark.n, uses: mark.uses.map((use) => words.t(`use.${use}`)).join(', '), card: words.name(mark.from) }),
  );
  return (
    <span class="tset" title={said.join('\n')}>
      <Fig n={`${n}+${marks.reduce((sum, mark) => sum + mark.n, 0)}`} what={goods} words={words} />
      <span class="sr">{said.join(' ')}</span>
    </span>
  );
}

/** Beside a name: the strength, and whether an event would find this seat the strongest or the weakest. */
export function seatSign({ view }: Snapshot<Tta>, seat: Seat, lang: Lang) {
  const words = wordsOf(lang);
  const order = versionOf(view).isAdvanced ? ranked(view, (x) => strengthOf(view, x)) : [];
  return (
    <>
      <Fig n={strengthOf(view, seat)} what="strength" size={12} words={words} />
      {order[0] === seat && <Icon name={TABLE_GLYPHS.strongest} size={12} class="gain" label={words.t('strongest')} />}
      {order.length > 1 && order.at(-1) === seat && <Icon name={TABLE_GLYPHS.weakest} size={12} class="loss" label={words.t('weakest')} />}
    </>
  );
}
