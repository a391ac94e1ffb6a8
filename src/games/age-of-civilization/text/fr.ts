import { lists } from '../../shared/text/lists.fr.js';
import type { Translation } from '../../shared/text/messages.js';
import { abilities } from './abilities.fr.js';
import { cards } from './cards.fr.js';
import type { en } from './en.js';
import { play } from './play.fr.js';
import { refusals } from './refusals.fr.js';
import { setup } from './setup.fr.js';
import { terms } from './terms.fr.js';

export const fr: Translation<typeof en> = { ...lists, ...cards, ...terms, ...play, ...abilities, ...refusals, ...setup };
