import { type Forces, unitOf } from '../../../games/civilization/ask/units.js';
import type { Kind } from '../../../games/civilization/cards/kinds.js';
import { idOf, type Space } from '../../../games/civilization/cards/world.js';
import type { Lang } from '../../i18n/i18n.js';
import { spoken } from '../../i18n/spoken.js';
import { type BoardWords, boardWords, type WordFile } from '../../table/board-words.js';
import type { messages as en, labels as english } from './words.en.js';

/** All the board can say in one language. */
export interface Words extends BoardWords<typeof english, typeof en> {
  /** The name of anything that has one: 'space.nile', 'tech.banking'. */
  name(key: string): string;
  /** The same for narrow cells; never cut with an ellipsis. */
  short(key: string): string;
  space(space: Space | string): string;
  /** What a figure is called in this game, at this moment. */
  unit(s: Forces, kind: Kind): string;
}

function wordsIn(lang: Lang, file: WordFile): Words {
  const words = boardWords<typeof english, typeof en>(lang, file);
  const name = (key: string): string => words.find(key) ?? key;
  const short = (key: string): string => words.find(`${key}.short`) ?? name(key);
  return {
    ...words,
    name,
    short,
    space: (space) => name(`space.${typeof space === 'number' ? idOf(space) : space}`),
    unit: (s, kind) => (kind === 'settler' ? name('kind.settler') : short(`unit.${unitOf(s, kind)}`)),
  };
}

/** The words of the board, one language at a time. */
export const words = spoken<Words>({
  en: () => import('./words.en.js').then((file) => wordsIn('en', file)),
  fr: () => import('./words.fr.js').then((file) => wordsIn('fr', file)),
});
export const wordsOf = (lang: Lang): Words => words.in(lang);
