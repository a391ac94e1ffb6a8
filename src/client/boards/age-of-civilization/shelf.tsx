import type { CardShelf } from '../../table/card-shelf.js';
import { fileOf, isOurs } from './cards.js';
import { GalleryCard } from './gallery.js';
import { words, wordsOf } from './words.js';

export const shelf: CardShelf = {
  words,
  name(card, lang) {
    const file = fileOf(card);
    return file ? wordsOf(lang).name(file.names, file.nameId) : card;
  },
  icon: (card) => fileOf(card)?.drawing.glyph ?? 'open-book',
  colour: (card) => fileOf(card)?.drawing.colour ?? 'var(--kind-special)',
  ageOf: () => undefined,
  isOurs: (card) => isOurs(fileOf(card)!),
  has: (card) => fileOf(card) !== undefined,
  Face: ({ card, lang, button }) => <GalleryCard file={fileOf(card)!} words={wordsOf(lang)} button={button} />,
};
