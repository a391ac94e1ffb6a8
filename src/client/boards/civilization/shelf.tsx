import { milestoneName } from '../../../games/civilization/say/names.js';
import type { CardShelf } from '../../table/card-shelf.js';
import { GalleryCard } from './gallery.js';
import { words, wordsOf } from './words.js';
import { fileOf } from './zoom.js';

const MILESTONE = /^milestone\.(\d+)$/;
const ROMAN = ['', 'I', 'II', 'III', 'IV'];

export const shelf: CardShelf = {
  words,
  name(card, lang) {
    const milestone = MILESTONE.exec(card)?.[1];
    return milestone === undefined ? wordsOf(lang).name(card) : wordsOf(lang).text(milestoneName(Number(milestone)));
  },
  icon: (card) => fileOf(card)?.glyph ?? (MILESTONE.test(card) ? 'laurels' : 'compass'),
  colour: (card) => fileOf(card)?.colour ?? 'var(--kind-special)',
  ageOf(card) {
    const era = fileOf(card)?.era ?? 0;
    return era > 0 ? { label: ROMAN[era]!, level: era - 1 } : undefined;
  },
  isOurs: (card) => fileOf(card)?.type === 'marker',
  has: (card) => fileOf(card) !== undefined,
  Face: ({ card, lang, button }) => <GalleryCard file={fileOf(card)!} lang={lang} button={button} />,
};
