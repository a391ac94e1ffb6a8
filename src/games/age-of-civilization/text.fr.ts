import type { Messages } from '../messages.js';
import { abilities } from './text/abilities.fr.js';
import { names } from './text/names.fr.js';
import { play } from './text/play.fr.js';
import { refusals } from './text/refusals.fr.js';
import { setup } from './text/setup.fr.js';
import type { en } from './text.en.js';

export const fr: Messages<typeof en> = { ...names, ...play, ...abilities, ...refusals, ...setup };
