import { lists } from '../../shared/text/lists.en.js';
import { abilities } from './abilities.en.js';
import { cards } from './cards.en.js';
import { play } from './play.en.js';
import { refusals } from './refusals.en.js';
import { setup } from './setup.en.js';
import { terms } from './terms.en.js';

export const en = { ...lists, ...cards, ...terms, ...play, ...abilities, ...refusals, ...setup } as const;
