import type { Text } from '../../../kernel/types.js';
import type { en } from './en.js';

type Texts = typeof en;
export type TextKey = keyof Texts & string;
/** Names may come as texts of their own; they are said first. */
type Figures<P> = { readonly [Name in keyof P]: P[Name] extends number ? number : string | Text };

/** A text whose key and figures the compiler has checked against the text files. */
export function textOf<Key extends TextKey>(
  key: Key,
  ...params: Texts[Key] extends (figures: infer P) => string ? [Figures<P>] : []
): Text {
  return params.length === 0 ? { key } : { key, params: params[0] as NonNullable<Text['params']> };
}
