interface List {
  readonly list: string;
  readonly item: string;
}

/** What `listOf` says. */
export const lists = {
  'list.comma': ({ list, item }: List) => `${list}, ${item}`,
  'list.and': ({ list, item }: List) => `${list} and ${item}`,
  'list.or': ({ list, item }: List) => `${list} or ${item}`,
  'list.plus': ({ list, item }: List) => `${list} + ${item}`,
  'list.semicolon': ({ list, item }: List) => `${list}; ${item}`,
} as const;
