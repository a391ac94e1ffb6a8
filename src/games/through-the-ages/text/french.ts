import { articled } from '../../shared/text/french.js';
import { ARTICLES } from './french-articles.js';

export { capital, change, de, plural, signed, small } from '../../shared/text/french.js';

/** Names inside a sentence: 'l’Alchimie', 'des Pyramides', 'à Moïse'; the age behind a name does not matter: 'la Percée II'. */
export const { the, of, to } = articled(ARTICLES, (name) => name.replace(/ (A|I{1,3})$/, ''));
