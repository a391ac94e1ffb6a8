import type { Ability } from '../../../games/age-of-civilization/cards/ability.js';
import { describeAbilities } from '../../../games/age-of-civilization/say/describe-ability.js';
import type { Lang } from '../../i18n/i18n.js';
import { spoken } from '../../i18n/spoken.js';
import { type BoardWords, boardWords, type WordFile } from '../../table/board-words.js';
import type { messages as en, labels as english } from './words.en.js';

export type Kind =
  | 'symbol'
  | 'civ'
  | 'wonder'
  | 'tech'
  | 'special'
  | 'action'
  | 'track'
  | 'token'
  | 'control'
  | 'scenario'
  | 'region'
  | 'column'
  | 'achievement';

/** All the board can say in one language. */
export interface Words extends BoardWords<typeof english, typeof en> {
  name(kind: Kind, id: string): string;
  /** For narrow cells; never cut with an ellipsis. */
  short(kind: Kind, id: string): string;
  /** The full wording of a card's abilities. */
  wording(abilities: readonly Ability[]): string;
}

function wordsIn(lang: Lang, file: WordFile): Words {
  const words = boardWords<typeof english, typeof en>(lang, file);
  const { text, find } = words;
  const wordings = new WeakMap<readonly Ability[], string>();
  return {
    ...words,
    wording(abilities) {
      const known = wordings.get(abilities) ?? text(describeAbilities(abilities));
      wordings.set(abilities, known);
      return known;
    },
    name: (kind, id) => text({ key: `${kind}.${id}` }),
    short: (kind, id) => find(`${kind}.${id}.short`) ?? text({ key: `${kind}.${id}` }),
  };
}

/** The words of the board, one language at a time. */
export const words = spoken<Words>({
  en: () => import('./words.en.js').then((file) => wordsIn('en', file)),
  fr: () => import('./words.fr.js').then((file) => wordsIn('fr', file)),
});
export const wordsOf = (lang: Lang): Words => words.in(lang);

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;
/** Positions of the track are written as on the cards. */
export const numeral = (position: number): string => NUMERALS[position - 1] ?? String(position);
