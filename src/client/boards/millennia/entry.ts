import { boardEntry } from '../../table/board-entry.js';
import { MillenniaPlate } from './plate.js';

export const entry = boardEntry({
  id: 'millennia',
  Plate: MillenniaPlate,
  about: {
    en: 'Tracks of Time. Techniques that live and die, tracks to climb.',
    fr: 'Tracks of Time. Des techniques qui vivent et meurent, des pistes à gravir.',
  },
  alone: { en: 'alone, against the automa', fr: 'contre l’Automa' },
  board: async () => (await import('./package.js')).boardPackage,
  setup: async () => (await import('./setup.js')).gameSetup,
  gallery: async () => (await import('./gallery.js')).Gallery,
  shelf: async () => (await import('./shelf.js')).shelf,
  lesson: async () => (await import('./lesson.js')).Lesson,
  designed: async () => (await import('./designed.js')).Designed,
});
