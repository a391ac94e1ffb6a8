import { CARDS, cardOf } from '../../../games/through-the-ages/cards/index.js';
import { fullNameOf } from '../../../games/through-the-ages/say/names.js';
import type { CardShelf } from '../../table/card-shelf.js';
import { GalleryCard, isDoubtful } from './gallery.js';
import { AGE_NAMES, colourOf, glyphOf } from './looks.js';
import { pictures, usePictures } from './pictures.js';
import { words, wordsOf } from './words.js';

const KNOWN: ReadonlySet<string> = new Set(CARDS.map(({ id }) => id));

export const shelf: CardShelf = {
  words: { load: async (lang) => void (await Promise.all([words.load(lang), pictures.load()])), knows: words.knows },
  name: (card, lang) => (KNOWN.has(card) ? wordsOf(lang).text(fullNameOf(card)) : card),
  icon: (card) => (KNOWN.has(card) ? glyphOf(card) : 'open-book'),
  colour: (card) => (KNOWN.has(card) ? colourOf(card) : 'var(--kind-special)'),
  ageOf(card) {
    const { level } = cardOf(card);
    return { label: AGE_NAMES[level], level };
  },
  isOurs: (card) => isDoubtful(cardOf(card)),
  has: (card) => KNOWN.has(card),
  Face: ({ card, lang, button }) => {
    usePictures();
    return <GalleryCard row={cardOf(card)} w={wordsOf(lang)} button={button} />;
  },
};
