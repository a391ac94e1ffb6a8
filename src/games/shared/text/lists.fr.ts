import type { lists as english } from './lists.en.js';
import type { Translation } from './messages.js';

export const lists: Translation<typeof english> = {
  'list.comma': ({ list, item }) => `${list}, ${item}`,
  'list.and': ({ list, item }) => `${list} et ${item}`,
  'list.or': ({ list, item }) => `${list} ou ${item}`,
  'list.plus': ({ list, item }) => `${list} + ${item}`,
  'list.semicolon': ({ list, item }) => `${list} ; ${item}`,
};
