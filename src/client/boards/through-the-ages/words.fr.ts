import { fr } from '../../../games/through-the-ages/text/fr.js';
import { labels as board } from './labels.fr.js';
import { scenes } from './scenes/labels.fr.js';

/** All texts of the game and its board in French. */
export const messages = fr;
export const labels = { ...board, ...scenes };
