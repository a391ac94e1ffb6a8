import { en } from '../../../games/millennia/text/en.js';
import { labels as board } from './labels.en.js';
import { talk } from './talk.en.js';

/** All texts of the game and its board in English. */
export const messages = en;
export const labels = { ...board, ...talk };
