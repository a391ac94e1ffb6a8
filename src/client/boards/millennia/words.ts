import { nameOf } from '../../../games/millennia/names.js';
import { en } from '../../../games/millennia/text.en.js';
import { fr } from '../../../games/millennia/text.fr.js';
import type { Text } from '../../../kernel/types.js';
import { type Lang, type Messages, type Say, say, sayer } from '../../i18n/i18n.js';
import { labels as labelsEn } from './labels.en.js';
import { labels as labelsFr } from './labels.fr.js';
import { talk as talkEn } from './talk.en.js';
import { talk as talkFr } from './talk.fr.js';

export const texts: Readonly<Record<Lang, Messages>> = { en, fr };
type Labels = typeof labelsEn & typeof talkEn;

/** All the board can say in one language. */
export interface Words {
  readonly lang: Lang;
  /** Labels of the table. */
  readonly t: Say<Labels>;
  /** Texts of the game whose key is known. */
  readonly g: Say<typeof en>;
  /** A text from the rules. */
  text(text: Text): string;
  /** The name of any card, action or special marker by its id. */
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

const WORDS: Readonly<Record<Lang, Words>> = {
  en: wordsIn('en', en, { ...labelsEn, ...talkEn }),
  fr: wordsIn('fr', fr, { ...labelsFr, ...talkFr } as unknown as Labels),
};
export const wordsOf = (lang: Lang): Words => WORDS[lang];

/** 'a, b and c' */
export function listed(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}
