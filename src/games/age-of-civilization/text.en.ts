import { abilities } from './text/abilities.en.js';
import { cards } from './text/cards.en.js';
import { play } from './text/play.en.js';
import { refusals } from './text/refusals.en.js';
import { setup } from './text/setup.en.js';
import { terms } from './text/terms.en.js';

export const en = { ...cards, ...terms, ...play, ...abilities, ...refusals, ...setup } as const;
