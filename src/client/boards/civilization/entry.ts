import { boardEntry } from '../../table/board-entry.js';
import { CivilizationPlate } from './plate.js';

export const entry = boardEntry({
  id: 'civilization',
  Plate: CivilizationPlate,
  about: {
    en: 'The board game on the map of the world: settlers, armies, wonders, four eras.',
    fr: 'Le jeu de plateau sur la carte du monde : colons, armées, merveilles, quatre ères.',
  },
  board: async () => (await import('./package.js')).boardPackage,
  setup: async () => (await import('./setup.js')).gameSetup,
  gallery: async () => (await import('./gallery.js')).Gallery,
  shelf: async () => (await import('./shelf.js')).shelf,
  lesson: async () => (await import('./lesson.js')).Lesson,
  designed: async () => (await import('./designed.js')).Designed,
});
