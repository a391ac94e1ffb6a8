import { lists } from '../../shared/text/lists.en.js';
import { cards } from './cards.en.js';
import { log } from './log.en.js';
import { names } from './names.en.js';
import { places } from './places.en.js';
import { play } from './play.en.js';
import { refusals } from './refusals.en.js';
import { setup } from './setup.en.js';
import { terms } from './terms.en.js';

export const en = { ...names, ...places, ...terms, ...lists, ...cards, ...play, ...log, ...refusals, ...setup } as const;
