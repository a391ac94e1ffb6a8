import type { Messages } from '../messages.js';
import { abilities } from './text/abilities.fr.js';
import { buildings } from './text/buildings.fr.js';
import { cards } from './text/cards.fr.js';
import { log } from './text/log.fr.js';
import { play } from './text/play.fr.js';
import { refusals } from './text/refusals.fr.js';
import { setup } from './text/setup.fr.js';
import { technologies } from './text/technologies.fr.js';
import { terms } from './text/terms.fr.js';
import type { en } from './text.en.js';

export const fr: Messages<typeof en> = {
  ...technologies,
  ...buildings,
  ...cards,
  ...terms,
  ...play,
  ...log,
  ...abilities,
  ...refusals,
  ...setup,
};
