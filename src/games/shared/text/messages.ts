import type { Text } from '../../../kernel/types.js';

/** The texts of one language: plain sentences, or functions of their figures. */
export type Messages = Readonly<Record<string, string | ((figures: never) => string)>>;

/** What another language must say, given the English texts: the same keys, each with the same figures. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends (figures: infer Figures) => string ? (figures: Figures) => string : string;
};

/** Say a text; parameters that are texts themselves are said first. */
export function say(messages: Messages, { key, params }: Text): string {
  const message = messages[key];
  if (message === undefined) throw new Error(`no text for '${key}'`);
  if (typeof message === 'string') return message;
  const figures: Record<string, string | number> = {};
  for (const name in params) {
    const value = params[name]!;
    figures[name] = typeof value === 'object' ? say(messages, value) : value;
  }
  return message(figures as never);
}
