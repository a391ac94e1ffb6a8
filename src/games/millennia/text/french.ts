import { articled } from '../../shared/text/french.js';
import { ARTICLES } from './french-articles.js';

export { capital, de, plural, signed, small } from '../../shared/text/french.js';

/** Names inside a sentence: 'l’Aqueduc', 'des Remparts', 'Stonehenge'. */
export const { the, of } = articled(ARTICLES);
