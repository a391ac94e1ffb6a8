import { TARGETS } from '../../../games/through-the-ages/ask/targets.js';
import { Icon } from '../../kit/index.js';
import { classes, lookAt, useDesk } from './desk.js';
import { TYPE_GLYPHS } from './glyphs.js';
import { colourOf } from './looks.js';
import { Head } from './pieces.js';

/** Age III events that score at the end for all, and those I keep to myself (TTA-SET-04, TTA-VAR-05 to 08). */
export function Bonuses() {
  const desk = useDesk();
  const { s, mine, words } = desk;
  const shared = s.bonuses;
  const cards = [...shared, ...mine.bonuses].flatMap(({ card }) => (card === null ? [] : [card]));
  const hidden = shared.length + mine.bonuses.length - cards.length;
  return (
    <div class="tbonus">
      <Head title={words.t('bonuses')}>{hidden > 0 && words.t('bonuses.hidden', { n: hidden })}</Head>
      <div class="bcs">
        {cards.map((card, i) => {
          const look = lookAt(desk, TARGETS.card(card), [words.name(card)], card);
          return (
            <button
              key={`${card}${i}`}
              {...look.props}
              class={classes('tplate', look.state === 'selectable' && 'can')}
              style={{ '--v': colourOf(card) }}
            >
              <Icon name={TYPE_GLYPHS.event} size={13} /> {words.short(card)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
