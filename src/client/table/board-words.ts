import type { Refusal, Text } from '../../kernel/types.js';
import { type Lang, type Messages, type Say, say, sayer } from '../i18n/i18n.js';

/** What the board of any game can say in one language. */
export interface BoardWords<L extends Messages, M extends Messages> {
  readonly lang: Lang;
  /** Labels of the table. */
  readonly t: Say<L>;
  /** Texts of the game whose key is known. */
  readonly g: Say<M>;
  /** A text from the rules. */
  text(text: Text): string;
  /** Why something is refused; `short` for narrow cells. */
  why(refusal: Pick<Refusal, 'code' | 'params'>, form?: 'short'): string;
  /** A text that exists for some ids only. */
  find(key: string): string | undefined;
}

/** `words.en.ts` or `words.fr.ts` of a board; French has the keys and figures of English, its own types aside. */
export interface WordFile {
  readonly messages: Messages;
  readonly labels: Messages;
}

export function boardWords<L extends Messages, M extends Messages>(lang: Lang, { messages, labels }: WordFile): BoardWords<L, M> {
  const text = (t: Text): string => say(messages, t);
  return {
    lang,
    t: sayer(labels as L),
    g: sayer(messages as M),
    text,
    why: ({ code, params }, form) => text({ key: form ? `refuse.${code}.${form}` : `refuse.${code}`, ...(params && { params }) }),
    find: (key) => (Object.hasOwn(messages, key) ? text({ key }) : undefined),
  };
}

/** Cards, actions and markers that are called by their id. */
export interface Names {
  name(id: string): string;
  /** The same for narrow cells; never cut with an ellipsis. */
  short(id: string): string;
}

export const namesBy = ({ text, find }: Pick<BoardWords<Messages, Messages>, 'text' | 'find'>, nameOf: (id: string) => Text): Names => ({
  name: (id) => text(nameOf(id)),
  short: (id) => find(`${nameOf(id).key}.short`) ?? text(nameOf(id)),
});

/** 'a, b and c' */
export function listed(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
