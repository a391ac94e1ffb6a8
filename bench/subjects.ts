import { brain as aocBrain } from '../src/games/age-of-civilization/bot/index.js';
import { ageOfCivilization } from '../src/games/age-of-civilization/game.js';
import { brain as millenniaBrain } from '../src/games/millennia/bot/index.js';
import { millennia } from '../src/games/millennia/game.js';
import { brain as ttaBrain } from '../src/games/through-the-ages/bot/index.js';
import { throughTheAges } from '../src/games/through-the-ages/game.js';
import { type GameFigures, measureGame } from './game-figures.js';

/** The games to be measured, by id. */
export const SUBJECTS: Readonly<Record<string, () => GameFigures>> = {
  [ageOfCivilization.id]: () => measureGame({ game: ageOfCivilization, brain: aocBrain, seats: 2 }),
  [throughTheAges.id]: () => measureGame({ game: throughTheAges, brain: ttaBrain, seats: 4, avoids: 'resign' }),
  [millennia.id]: () => measureGame({ game: millennia, brain: millenniaBrain, seats: 2 }),
};
