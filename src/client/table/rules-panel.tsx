import { useEffect, useState } from 'preact/hooks';
import { Mark } from '../kit/index.js';
import { type RuleBook, RulesReader, useRulesText } from './rules-reader.js';

interface PanelProps {
  /** The rules of the game, fetched when the panel is first opened. */
  readonly load: () => Promise<RuleBook>;
  /** The rule to begin with; '' for the beginning. */
  readonly at: string;
  readonly onGo: (id: string) => void;
  readonly onClose: () => void;
}

/** The rules beside the table. Not modal: the table stays in sight and in use. */
export function RulesPanel({ load, at, onGo, onClose }: PanelProps) {
  const say = useRulesText();
  const [book, setBook] = useState<RuleBook>();
  useEffect(() => {
    let gone = false;
    load().then((read) => !gone && setBook(read));
    return () => {
      gone = true;
    };
  }, [load]);
  // Wherever the focus is: the drawer was opened last, so it is what Escape closes first.
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      e.stopPropagation();
      e.preventDefault();
      onClose();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [onClose]);
  return (
    <aside class="rules-panel" aria-label={say('rules.panel')}>
      <header>
        <h2>{say('rules.panel')}</h2>
        <button type="button" class="x" aria-label={say('rules.close')} onClick={onClose}>
          <Mark name="close" />
        </button>
      </header>
      {book && <RulesReader book={book} at={at} onGo={onGo} />}
    </aside>
  );
}
