import { nameOf } from '../../../games/millennia/say/names.js';
import type { Lang } from '../../i18n/i18n.js';
import { spoken } from '../../i18n/spoken.js';
import { type BoardWords, boardWords, type Names, namesBy, type WordFile } from '../../table/board-words.js';
import type { messages as en, labels as english } from './words.en.js';

/** All the board can say in one language. */
export interface Words extends BoardWords<typeof english, typeof en>, Names {}

function wordsIn(lang: Lang, file: WordFile): Words {
  const words = boardWords<typeof english, typeof en>(lang, file);
  return { ...words, ...namesBy(words, nameOf) };
}

/** The words of the board, one language at a time. */
export const words = spoken<Words>({
  en: () => import('./words.en.js').then((file) => wordsIn('en', file)),
  fr: () => import('./words.fr.js').then((file) => wordsIn('fr', file)),
});
export const wordsOf = (lang: Lang): Words => words.in(lang);
