import type { CardShelf } from '../../table/card-shelf.js';
import { cardName, colourOf, fileOf, isOurs } from './cards.js';
import { GalleryCard } from './gallery.js';
import { words, wordsOf } from './words.js';

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

export const shelf: CardShelf = {
  words,
  name(card, lang) {
    const file = fileOf(card);
    return file ? cardName(file, wordsOf(lang)) : card;
  },
  icon: (card) => fileOf(card)?.icon ?? 'open-book',
  colour(card) {
    const file = fileOf(card);
    return file ? colourOf(file) : 'var(--kind-special)';
  },
  ageOf(card) {
    const age = fileOf(card)?.age;
    return age === undefined ? undefined : { label: ROMAN[age] ?? String(age), level: age };
  },
  isOurs: (card) => isOurs(fileOf(card)!),
  has: (card) => fileOf(card) !== undefined,
  Face: ({ card, lang, button }) => <GalleryCard file={fileOf(card)!} words={wordsOf(lang)} button={button} />,
};
