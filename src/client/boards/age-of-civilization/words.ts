import type { Ability } from '../../../games/age-of-civilization/cards/ability.js';
import { describeAbilities } from '../../../games/age-of-civilization/describe-ability.js';
import type { Text } from '../../../kernel/types.js';
import { type Lang, type Messages, type Say, say, sayer } from '../../i18n/i18n.js';
import { spoken } from '../../i18n/spoken.js';
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
export interface Words {
  readonly lang: Lang;
  /** Labels of the table. */
  readonly t: Say<typeof english>;
  /** Texts of the game whose key is known. */
  readonly g: Say<typeof en>;
  /** A text from the rules. */
  text(text: Text): string;
  name(kind: Kind, id: string): string;
  /** For narrow cells; never cut with an ellipsis. */
  short(kind: Kind, id: string): string;
  /** The full wording of a card's abilities. */
  wording(abilities: readonly Ability[]): string;
  /** A text that exists for some ids only. */
  find(key: string): string | undefined;
}

function wordsIn(lang: Lang, messages: Messages, labels: typeof english): Words {
  const text = (t: Text): string => say(messages, t);
  const find = (key: string): string | undefined => (Object.hasOwn(messages, key) ? text({ key }) : undefined);
  const wordings = new WeakMap<readonly Ability[], string>();
  return {
    lang,
    wording(abilities) {
      const known = wordings.get(abilities) ?? text(describeAbilities(abilities));
      wordings.set(abilities, known);
      return known;
    },
    t: sayer(labels),
    g: sayer(messages as typeof en),
    text,
    find,
    name: (kind, id) => text({ key: `${kind}.${id}` }),
    short: (kind, id) => find(`${kind}.${id}.short`) ?? text({ key: `${kind}.${id}` }),
  };
}

/** The words of the board, one language at a time. */
export const words = spoken<Words>({
  en: () => import('./words.en.js').then(({ messages, labels }) => wordsIn('en', messages, labels)),
  fr: () => import('./words.fr.js').then(({ messages, labels }) => wordsIn('fr', messages, labels as unknown as typeof english)),
});
export const wordsOf = (lang: Lang): Words => words.in(lang);

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;
/** Positions of the track are written as on the cards. */
export const numeral = (position: number): string => NUMERALS[position - 1] ?? String(position);

/** 'a, b and c' */
export function listed(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
