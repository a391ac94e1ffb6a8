import type { Text } from '../../../kernel/index.js';

export type Messages = Readonly<Record<string, string | ((figures: never) => string)>>;

/** Say a text; parameters that are texts themselves are said first. */
export function say(messages: Messages, { key, params }: Text): string {
  const message = messages[key];
  if (message === undefined) throw new Error(`no text for '${key}'`);
  if (typeof message === 'string') return message;
  const figures = Object.entries(params ?? {}).map(([name, value]) => [name, typeof value === 'object' ? say(messages, value) : value]);
  return message(Object.fromEntries(figures) as never);
}
