import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Text } from '../../kernel/types.js';

export const LANGUAGES = ['fr', 'en'] as const;
export type Lang = (typeof LANGUAGES)[number];

/** A text file: plain sentences, or functions of their figures. French must have exactly the keys of English. */
// biome-ignore lint/suspicious/noExplicitAny: each message declares its own parameters; the text files are checked against each other
export type Messages = Readonly<Record<string, string | ((p: any) => string)>>;

/** Say a text in the language of the given messages; parameters that are texts themselves are said first. */
export function say(messages: Messages, text: Text): string {
  const message = messages[text.key];
  if (message === undefined) throw new Error(`no text for '${text.key}'`);
  if (typeof message === 'string') return message;
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(text.params ?? {})) params[name] = typeof value === 'object' ? say(messages, value) : value;
  return message(params);
}

/** Typed look-up for one pair of text files. */
export type Say<M extends Messages> = <K extends keyof M & string>(
  key: K,
  ...params: M[K] extends (p: infer P) => string ? [P] : []
) => string;

export const sayer =
  <M extends Messages>(messages: M): Say<M> =>
  (key, ...params) =>
    say(messages, { key, params: params[0] as Record<string, string | number> });

export const LangContext = createContext<Lang>('en');
export const useLang = (): Lang => useContext(LangContext);
