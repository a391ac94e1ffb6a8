import type { CardRow } from '../../../games/through-the-ages/cards/row.js';
import type { Change } from '../../../games/through-the-ages/cards/sets.js';
import { describeCard, describePrice } from '../../../games/through-the-ages/say/ability.js';
import { differences, type Run } from './differences.js';
import type { Words } from './words.js';
import { CardFace, Sources, ZoomRules } from './zoom.js';

/** What stands on a card, sentence by sentence, its price first, and how many there are with two, three and four players. */
function sentencesOf(row: CardRow, w: Words): readonly string[] {
  const price = describePrice(row);
  const copies = w.t('gallery.copies', { copies: row.copies.join(' · ') });
  return [...[...(price ? [price] : []), ...describeCard(row)].map(w.text), copies];
}

const changesOf = ({ former, later }: Change, w: Words) => differences(sentencesOf(former, w), sentencesOf(later, w));

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
export function Changes({ change, w }: { change: Change; w: Words }) {
  const changed = changesOf(change, w).filter((runs) => runs.some(({ kind }) => kind !== 'same'));
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
  readonly change: Change;
  readonly w: Words;
  openRule(id: string): void;
}
const RULES = { rebalanced: 'TTX-MOD-03', military: 'TTX-MOD-06', leaders: 'TTX-MOD-01' } as const;

/** A card that the expansion has balanced anew, beside the one of the base game. */
export function BeforeAfter({ change, w, openRule }: BeforeAfterProps) {
  const { former, later, module } = change;
  const changes = changesOf(change, w);
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
        <h4 class="caps">{w.t(`gallery.module.${module}`)}</h4>
        <CardFace card={later.id} words={w}>
          {side('gone')}
          <Sources card={later.id} words={w} />
          <ZoomRules card={later.id} more={[RULES[module]]} openRule={openRule} />
        </CardFace>
      </section>
    </div>
  );
}
