import { entryOf } from '../../games/index.js';
import type { Shape } from '../../kernel/types.js';
import { useLang } from '../i18n/i18n.js';
import { Dialog, Sheet } from '../kit/index.js';
import { lazy } from '../site/lazy.js';
import type { AnyBoardPackage } from './board-package.js';
import type { Snapshot } from './table.js';
import { useTableText } from './texts.js';

/** Fetched with the rules when somebody wants to read them. */
const RulesPanel = lazy(() => import('./rules-panel.js').then((m) => m.RulesPanel), 'part');

interface OverlaysProps {
  readonly pack: AnyBoardPackage;
  readonly snapshot: Snapshot<Shape>;
  readonly phone: boolean;
  /** The rule to show beside the table; '' for the beginning, null for none. */
  readonly rule: string | null;
  readonly setRule: (id: string | null) => void;
  readonly card: string | null;
  readonly setCard: (card: string | null) => void;
}

/** What lies above the table: a card in large, the rules beside it. */
export function TableOverlays({ pack, snapshot, phone, rule, setRule, card, setCard }: OverlaysProps) {
  const say = useTableText();
  const lang = useLang();
  const Frame = phone ? Sheet : Dialog;
  return (
    <>
      {card !== null && (
        <Frame title={pack.cardName(card, lang)} closeLabel={say('table.close')} onClose={() => setCard(null)} class="zoom">
          <pack.CardZoom
            card={card}
            lang={lang}
            snapshot={snapshot}
            openRule={(id) => {
              setCard(null);
              setRule(id);
            }}
          />
        </Frame>
      )}
      {rule !== null && (
        <RulesPanel load={() => entryOf(pack.game.id)!.catalogue()} at={rule} onGo={setRule} onClose={() => setRule(null)} />
      )}
    </>
  );
}
