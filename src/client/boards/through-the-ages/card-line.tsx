import { cardOf } from '../../../games/through-the-ages/cards/index.js';
import { describeCard } from '../../../games/through-the-ages/describe-ability.js';
import { givesOf } from '../../../games/through-the-ages/selectors.js';
import { Yields } from './pieces.js';
import type { Words } from './words.js';

/** What a card does, symbols first, then the words that the symbols cannot say. */
export function CardLine({ card, words, plain }: { card: string; words: Words; plain?: boolean }) {
  const row = cardOf(card);
  const hasSymbols = 'gives' in row && !plain;
  const sentences = describeCard(row).map(words.text);
  const rest = hasSymbols && 'gives' in row && Object.keys(row.gives).length > 0 ? sentences.slice(1) : sentences;
  return (
    <>
      {hasSymbols && <Yields gives={givesOf(card)} size={13} words={words} />} {rest.join(' ')}
    </>
  );
}
