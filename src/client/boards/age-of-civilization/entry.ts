import { boardEntry } from '../../table/board-entry.js';
import { AgeOfCivilizationPlate } from './plate.js';

export const entry = boardEntry({
  id: 'age-of-civilization',
  Plate: AgeOfCivilizationPlate,
  about: {
    en: 'Give birth, annex, decline. Six rounds, and a card that slides along time.',
    fr: 'Faire naître, annexer, décliner. Six manches, une carte qui avance sur le temps.',
  },
  alone: { en: 'alone, against time', fr: 'en solitaire, contre le temps' },
  board: async () => (await import('./package.js')).boardPackage,
  setup: async () => (await import('./setup.js')).gameSetup,
  gallery: async () => (await import('./gallery.js')).Gallery,
  shelf: async () => (await import('./shelf.js')).shelf,
  honours: async () => (await import('./honours.js')).Honours,
  lesson: async () => (await import('./lesson.js')).Lesson,
  designed: async () => (await import('./designed.js')).Designed,
});
