import type { Text } from '../../../kernel/types.js';
import type { lists } from './lists.en.js';

/** What may stand between the items of a list: the keys of the text files. */
export type Joint = keyof typeof lists extends `list.${infer Name}` ? Name : never;

/** 'a, b or c': before the last item stands its joint, between the others a comma; 'plus' and 'semicolon' stand everywhere. */
export function listOf(items: readonly Text[], last: Joint, others: Joint = last === 'or' || last === 'and' ? 'comma' : last): Text {
  const [first, ...rest] = items;
  if (!first) throw new Error('a list must have an item');
  return rest.reduce<Text>((list, item, i) => ({ key: `list.${i === rest.length - 1 ? last : others}`, params: { list, item } }), first);
}
