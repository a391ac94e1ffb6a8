import { lists } from '../../shared/text/lists.en.js';
import { abilities } from './abilities.en.js';
import { buildings } from './buildings.en.js';
import { cards } from './cards.en.js';
import { log } from './log.en.js';
import { play } from './play.en.js';
import { refusals } from './refusals.en.js';
import { setup } from './setup.en.js';
import { technologies } from './technologies.en.js';
import { terms } from './terms.en.js';

export const en = {
  ...lists,
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
