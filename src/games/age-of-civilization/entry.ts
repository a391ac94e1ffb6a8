import { gameEntry } from '../shared/entry.js';
import { META } from './meta.js';

export const entry = gameEntry({
  meta: META,
  game: async () => (await import('./game.js')).ageOfCivilization,
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
      id: 'first-colossus',
      name: { en: 'Guided first game', fr: 'Première partie guidée' },
      minutes: 10,
      game: async () => (await import('./guide/first-game.js')).firstGame,
      words: {
        en: async () => (await import('./guide/first-game.en.js')).words,
        fr: async () => (await import('./guide/first-game.fr.js')).words,
      },
    },
  ],
  shown: [
    { id: 'variants', game: async () => (await import('./guide/shown-variants.js')).shownVariants },
    { id: 'solo', game: async () => (await import('./guide/shown-solo.js')).shownSolo },
    { id: 'scenario', game: async () => (await import('./guide/shown-scenario.js')).shownScenario },
  ],
});
