import { boardEntry } from '../../table/board-entry.js';
import { ThroughTheAgesPlate } from './plate.js';

export const entry = boardEntry({
  id: 'through-the-ages',
  Plate: ThroughTheAgesPlate,
  about: {
    en: 'From antiquity to the modern age, card after card: the editions of 2006 and 2015 and their expansion, from an hour to an evening.',
    fr: 'De l’Antiquité à l’ère moderne, carte après carte : les éditions de 2006 et 2015 et leur extension, d’une heure à une soirée.',
  },
  board: async () => (await import('./package.js')).boardPackage,
  setup: async () => (await import('./setup.js')).gameSetup,
  gallery: async () => (await import('./gallery.js')).Gallery,
  shelf: async () => (await import('./shelf.js')).shelf,
  lesson: async () => (await import('./lesson.js')).Lesson,
  designed: async () => (await import('./designed.js')).Designed,
});
