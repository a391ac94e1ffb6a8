import '../kit/icons/pages.generated.js';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Shape } from '../../kernel/types.js';
import { useLang } from '../i18n/i18n.js';
import { Icon, Mark } from '../kit/index.js';
import type { AnyBoardPackage } from './board-package.js';
import { placeOf } from './card-at.js';
import type { Choice, Snapshot } from './table.js';
import { useTableText } from './texts.js';

export interface DockCardProps {
  readonly choice: Choice<Shape>;
  readonly pack: AnyBoardPackage;
  readonly snapshot: Snapshot<Shape>;
  readonly zoom: (card: string) => void;
  readonly openRule: (id: string) => void;
  /** Nothing is selected any more. */
  readonly close: () => void;
}

/** Where a finger has no pointer to rest on a card: the card of the selected choice with its words, above the button that plays it. */
export function DockCard({ choice, pack, snapshot, zoom, openRule, close }: DockCardProps) {
  const say = useTableText();
  const lang = useLang();
  const [card, setCard] = useState<string>();
  useLayoutEffect(() => setCard(placeOf(choice.targets)?.dataset.zoom), [choice]);
  if (card === undefined) return null;
  return (
    <section class="dock-card" aria-label={pack.cardName(card, lang)}>
      <pack.CardZoom card={card} lang={lang} snapshot={snapshot} openRule={openRule} />
      <button type="button" class="whole" aria-label={say('zoom.whole')} onClick={() => zoom(card)}>
        <Icon name="magnifying-glass" size={16} />
      </button>
      <button type="button" class="close" aria-label={say('table.close')} onClick={close} data-means="weigh nothing">
        <Mark name="close" size={14} />
      </button>
    </section>
  );
}
