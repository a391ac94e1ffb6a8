import type { AnnouncedBoard } from '../../table/board-entry.js';
import { CivilizationPlate } from './plate.js';

export const entry: AnnouncedBoard = {
  id: 'civilization',
  Plate: CivilizationPlate,
  about: {
    en: 'The board game on the map of the world: settlers, armies, wonders, four eras.',
    fr: 'Le jeu de plateau sur la carte du monde : colons, armées, merveilles, quatre ères.',
  },
};
