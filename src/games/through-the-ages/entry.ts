import { gameEntry } from '../shared/entry.js';
import { META } from './meta.js';

export const entry = gameEntry({
  meta: META,
  game: async () => (await import('./game.js')).throughTheAges,
  brain: async () => (await import('./bot/index.js')).brain,
  expert: async () => (await import('./bot/expert.js')).expertise,
  temperaments: true,
  catalogue: () => import('./rules/index.js').then(({ SECTIONS, RULES }) => ({ sections: SECTIONS, rules: RULES })),
  book: async () => (await import('./guide/book.js')).book,
  trials: async () => (await import('./bot/trials.js')).trials,
  favourites: async () => (await import('./guide/favourites.js')).FAVOURITES,
  survey: async () => (await import('./bot/survey.js')).survey,
  guided: [
    {
      id: 'simple',
      name: { en: 'Guided first game (Simple, 2006)', fr: 'Première partie guidée (simple, 2006)' },
      minutes: 15,
      game: async () => (await import('./guide/first-simple.js')).firstSimple,
      words: {
        en: async () => (await import('./guide/first-simple.en.js')).words,
        fr: async () => (await import('./guide/first-simple.fr.js')).words,
      },
    },
    {
      id: '2015',
      name: { en: 'Guided first game (2015 edition)', fr: 'Première partie guidée (édition 2015)' },
      minutes: 15,
      game: async () => (await import('./guide/first-2015.js')).first2015,
      words: {
        en: async () => (await import('./guide/first-2015.en.js')).words,
        fr: async () => (await import('./guide/first-2015.fr.js')).words,
      },
    },
  ],
  shown: [
    { id: 'full', game: async () => (await import('./guide/shown-full.js')).shownFull },
    { id: 'advanced', game: async () => (await import('./guide/shown-advanced.js')).shownAdvanced },
    { id: '2015', game: async () => (await import('./guide/shown-2015.js')).shown2015 },
    { id: 'expansion', game: async () => (await import('./guide/shown-expansion.js')).shownExpansion },
    { id: 'variants', game: async () => (await import('./guide/shown-variants.js')).shownVariants },
  ],
});
