import { brain } from '../src/games/age-of-civilization/bot.js';
import { ageOfCivilization } from '../src/games/age-of-civilization/game.js';
import { type GameFigures, measureGame } from './game-figures.js';

/** The games to be measured, by id. */
export const SUBJECTS: Readonly<Record<string, () => GameFigures>> = {
  [ageOfCivilization.id]: () => measureGame({ game: ageOfCivilization, brain, seats: 2 }),
};
