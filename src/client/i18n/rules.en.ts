/** The rules reader, as a page and beside the table. */
export const en = {
  'rules.title': ({ game }: { game: string }) => `Rules of ${game}`,
  'rules.panel': 'Rules',
  'rules.lead': 'Every rule in our own words, with the number that refusals, log and cards point to.',
  'rules.search': 'Search the rules',
  'rules.section': 'Section',
  'rules.all': 'All sections',
  'rules.none': ({ words }: { words: string }) => `No rule speaks of “${words}”.`,
  'rules.count': ({ n }: { n: number }) => (n === 1 ? '1 rule' : `${n} rules`),
  'rules.D': 'our reading',
  'rules.D.long': 'The printed rules are silent or not known to us here; this is how we decided.',
  'rules.R+P': 'detail public',
  'rules.R+P.long': 'The core is printed, a detail comes from public material about the game.',
  'rules.R+D': 'detail ours',
  'rules.R+D.long': 'The core is printed, a detail is our decision.',
  'rules.close': 'Close the rules',
  'rules.link': ({ id }: { id: string }) => `Link to rule ${id}`,
} as const;
