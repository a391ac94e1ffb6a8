import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { say } from '../../games/shared/text/messages.js';

export { say } from '../../games/shared/text/messages.js';

export const LANGUAGES = ['fr', 'en'] as const;
export type Lang = (typeof LANGUAGES)[number];

/** A text file: plain sentences, or functions of their figures. French must have exactly the keys of English. */
// biome-ignore lint/suspicious/noExplicitAny: each message declares its own parameters; the text files are checked against each other
export type Messages = Readonly<Record<string, string | ((p: any) => string)>>;

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
