import { givesOf } from '../../../games/through-the-ages/ask/selectors.js';
import { WORKED } from '../../../games/through-the-ages/cards/ability.js';
import { cardOf } from '../../../games/through-the-ages/cards/index.js';
import { describeCard } from '../../../games/through-the-ages/say/ability.js';
import { Yields } from './pieces.js';
import type { Words } from './words.js';

/** Types whose symbols say all there is to say in a narrow cell. */
const SYMBOLS_ONLY: ReadonlySet<string> = new Set([...WORKED, 'government']);

/** What a card does, symbols first, then the words that the symbols cannot say. */
export function CardLine({ card, words }: { card: string; words: Words }) {
  const row = cardOf(card);
  const hasSymbols = 'gives' in row && Object.keys(row.gives).length > 0;
  const sentences = SYMBOLS_ONLY.has(row.type) ? [] : describeCard(row).map(words.text);
  const rest = hasSymbols && row.type !== 'territory' ? sentences.slice(1) : sentences;
  return (
    <>
      {hasSymbols && row.type !== 'territory' && (
        <span class="tyields">
          <Yields gives={givesOf(card)} size={13} words={words} />
        </span>
      )}{' '}
      {rest.join(' ')}
    </>
  );
}
