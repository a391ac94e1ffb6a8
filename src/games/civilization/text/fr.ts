import { lists } from '../../shared/text/lists.fr.js';
import { cards } from './cards.fr.js';
import { log } from './log.fr.js';
import { names } from './names.fr.js';
import { places } from './places.fr.js';
import { play } from './play.fr.js';
import { refusals } from './refusals.fr.js';
import { setup } from './setup.fr.js';
import { terms } from './terms.fr.js';

export const fr = { ...names, ...places, ...terms, ...lists, ...cards, ...play, ...log, ...refusals, ...setup } as const;
