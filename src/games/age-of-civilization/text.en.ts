import { abilities } from './text/abilities.en.js';
import { names } from './text/names.en.js';
import { play } from './text/play.en.js';
import { refusals } from './text/refusals.en.js';
import { setup } from './text/setup.en.js';

export const en = { ...names, ...play, ...abilities, ...refusals, ...setup } as const;
