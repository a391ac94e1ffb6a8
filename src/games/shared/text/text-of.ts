import type { Text } from '../../../kernel/types.js';

/** Names may come as texts of their own; they are said first. */
type Figures<P> = { readonly [Name in keyof P]: P[Name] extends number ? number : string | Text };

/** Makes texts whose keys and figures the compiler has checked against the text files. */
export type TextMaker<Texts> = <Key extends keyof Texts & string>(
  key: Key,
  ...params: Texts[Key] extends (figures: infer P) => string ? [Figures<P>] : []
) => Text;

/** `const textOf = textMaker<typeof en>()` is all that a game needs. */
export const textMaker =
  <Texts>(): TextMaker<Texts> =>
  (key, ...params) =>
    params.length === 0 ? { key } : { key, params: params[0] as NonNullable<Text['params']> };
