import { fr } from '../../../games/age-of-civilization/text/fr.js';

export { labels } from './labels.fr.js';
/** All texts of the game in French. */
export const messages = fr;
