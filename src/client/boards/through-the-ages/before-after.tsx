import { cardOf } from '../../../games/through-the-ages/cards/index.js';
import type { CardRow } from '../../../games/through-the-ages/cards/row.js';
import { formerOf } from '../../../games/through-the-ages/cards/sets.js';
import { describeCard, describePrice } from '../../../games/through-the-ages/say/ability.js';
import type { Words } from './words.js';

/** What stands on a card, sentence by sentence, its price first. */
function sentencesOf(row: CardRow, w: Words): readonly string[] {
  const price = describePrice(row);
  const stages = row.type === 'wonder' ? [w.t('gallery.stages', { stages: row.stages.join(' · ') })] : [];
  return [...new Set([...(price ? [w.text(price)] : []), ...stages, ...describeCard(row).map(w.text)])];
}

/** A card that the expansion has balanced anew, beside the one of the base game: what is gone is struck, what is new is marked. */
export function BeforeAfter({ card, w }: { card: string; w: Words }) {
  const former = formerOf(card);
  if (!former) return null;
  const [before, after] = [sentencesOf(former, w), sentencesOf(cardOf(card), w)];
  return (
    <div class="tversus">
      <section>
        <h4 class="caps">{w.t('gallery.edition.2015')}</h4>
        {before.map((text) => (
          <p key={text}>{after.includes(text) ? text : <del>{text}</del>}</p>
        ))}
      </section>
      <section>
        <h4 class="caps">{w.t('gallery.module.rebalanced')}</h4>
        {after.map((text) => (
          <p key={text}>{before.includes(text) ? text : <ins>{text}</ins>}</p>
        ))}
      </section>
    </div>
  );
}
