import { cardOf } from '../../../games/through-the-ages/cards/index.js';
import type { CardRow } from '../../../games/through-the-ages/cards/row.js';
import { describeCard, describePrice } from '../../../games/through-the-ages/say/ability.js';
import { differences, type Run } from './differences.js';
import type { Words } from './words.js';
import { CardFace, Sources, ZoomRules } from './zoom.js';

/** What stands on a card, sentence by sentence, its price first. */
function sentencesOf(row: CardRow, w: Words): readonly string[] {
  const price = describePrice(row);
  return [...(price ? [price] : []), ...describeCard(row)].map(w.text);
}

const changesOf = (former: CardRow, card: string, w: Words) => differences(sentencesOf(former, w), sentencesOf(cardOf(card), w));

/** Words that are gone are struck, words that are new are marked. */
function Marked({ runs }: { runs: readonly Run[] }) {
  return (
    <p>
      {runs.map(({ text, kind }, i) => (
        <>
          {i > 0 && ' '}
          {kind === 'gone' ? <del>{text}</del> : kind === 'new' ? <ins>{text}</ins> : text}
        </>
      ))}
    </p>
  );
}

/** In small, only what the expansion has changed. */
export function Changes({ former, card, w }: { former: CardRow; card: string; w: Words }) {
  const changed = changesOf(former, card, w).filter((runs) => runs.some(({ kind }) => kind !== 'same'));
  return (
    <span class="tchanges">
      {changed.map((runs, i) => (
        <Marked key={i} runs={runs} />
      ))}
      {changed.length === 0 && <p class="mut">{w.t('gallery.clearer')}</p>}
    </span>
  );
}

interface BeforeAfterProps {
  readonly former: CardRow;
  readonly card: string;
  readonly w: Words;
  openRule(id: string): void;
}
/** A card that the expansion has balanced anew, beside the one of the base game. */
export function BeforeAfter({ former, card, w, openRule }: BeforeAfterProps) {
  const changes = changesOf(former, card, w);
  const side = (left: Run['kind']) =>
    changes
      .map((runs) => runs.filter(({ kind }) => kind !== left))
      .filter((runs) => runs.length > 0)
      .map((runs, i) => <Marked key={i} runs={runs} />);
  return (
    <div class="tversus">
      <section>
        <h4 class="caps">{w.t('gallery.edition.2015')}</h4>
        <CardFace card={former.id} words={w}>
          {side('new')}
        </CardFace>
      </section>
      <section>
        <h4 class="caps">{w.t('gallery.module.rebalanced')}</h4>
        <CardFace card={card} words={w}>
          {side('gone')}
          <Sources card={card} words={w} />
          <ZoomRules card={card} openRule={openRule} />
        </CardFace>
      </section>
    </div>
  );
}
