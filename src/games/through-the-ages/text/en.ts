import { lists } from '../../shared/text/lists.en.js';
import { abilities } from './abilities.en.js';
import { civilNames } from './civil-names.en.js';
import { events } from './events.en.js';
import { laterAbilities } from './later-abilities.en.js';
import { laterPlay } from './later-play.en.js';
import { log } from './log.en.js';
import { militaryNames } from './military-names.en.js';
import { play } from './play.en.js';
import { refusals } from './refusals.en.js';
import { terms } from './terms.en.js';

export const en = {
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
} as const;
