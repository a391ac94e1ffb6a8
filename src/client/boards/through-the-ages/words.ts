import { nameOf } from '../../../games/through-the-ages/names.js';
import type { Text } from '../../../kernel/types.js';
import { type Lang, type Messages, type Say, say, sayer } from '../../i18n/i18n.js';
import { spoken } from '../../i18n/spoken.js';
import type { messages as en, labels as english } from './words.en.js';

type Labels = typeof english;

/** All the board can say in one language. */
export interface Words {
  readonly lang: Lang;
  /** Labels of the table. */
  readonly t: Say<Labels>;
  /** Texts of the game whose key is known. */
  readonly g: Say<typeof en>;
  /** A text from the rules. */
  text(text: Text): string;
  /** The name of a card by its id. */
  name(id: string): string;
  /** The same for narrow cells; never cut with an ellipsis. */
  short(id: string): string;
  /** A text that exists for some ids only. */
  find(key: string): string | undefined;
}

function wordsIn(lang: Lang, messages: Messages, labels: Labels): Words {
  const text = (t: Text): string => say(messages, t);
  const find = (key: string): string | undefined => (Object.hasOwn(messages, key) ? text({ key }) : undefined);
  return {
    lang,
    t: sayer(labels),
    g: sayer(messages as typeof en),
    text,
    find,
    name: (id) => text(nameOf(id)),
    short: (id) => find(`${nameOf(id).key}.short`) ?? text(nameOf(id)),
  };
}

/** The words of the board, one language at a time. */
export const words = spoken<Words>({
  en: () => import('./words.en.js').then(({ messages, labels }) => wordsIn('en', messages, labels)),
  fr: () => import('./words.fr.js').then(({ messages, labels }) => wordsIn('fr', messages, labels as unknown as Labels)),
});
export const wordsOf = (lang: Lang): Words => words.in(lang);
