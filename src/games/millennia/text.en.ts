import { abilities } from './text/abilities.en.js';
import { buildings } from './text/buildings.en.js';
import { cards } from './text/cards.en.js';
import { log } from './text/log.en.js';
import { play } from './text/play.en.js';
import { refusals } from './text/refusals.en.js';
import { setup } from './text/setup.en.js';
import { technologies } from './text/technologies.en.js';
import { terms } from './text/terms.en.js';

export const en = {
  ...technologies,
  ...buildings,
  ...cards,
  ...terms,
  ...play,
  ...log,
  ...abilities,
  ...refusals,
  ...setup,
} as const;
