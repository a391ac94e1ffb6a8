import { en } from '../../../games/civilization/text/en.js';
import { labels as board } from './labels.en.js';

/** All texts of the game and its board in English. */
export const messages = en;
export const labels = board;
