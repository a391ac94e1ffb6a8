import { en } from '../../../games/through-the-ages/text/en.js';
import { labels as board } from './labels.en.js';
import { scenes } from './scenes/labels.en.js';

/** All texts of the game and its board in English. */
export const messages = en;
export const labels = { ...board, ...scenes };
