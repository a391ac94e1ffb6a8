import { lists } from '../../shared/text/lists.fr.js';
import type { Translation } from '../../shared/text/messages.js';
import { abilities } from './abilities.fr.js';
import { civilNames } from './civil-names.fr.js';
import type { en } from './en.js';
import { events } from './events.fr.js';
import { laterAbilities } from './later-abilities.fr.js';
import { laterPlay } from './later-play.fr.js';
import { log } from './log.fr.js';
import { militaryNames } from './military-names.fr.js';
import { play } from './play.fr.js';
import { refusals } from './refusals.fr.js';
import { terms } from './terms.fr.js';

export const fr: Translation<typeof en> = {
  ...lists,
  ...civilNames,
  ...militaryNames,
  ...terms,
  ...abilities,
  ...laterAbilities,
  ...events,
  ...play,
  ...laterPlay,
  ...log,
  ...refusals,
};
