import { en } from '../../../games/age-of-civilization/text/en.js';

export { labels } from './labels.en.js';
/** All texts of the game in English. */
export const messages = en;
