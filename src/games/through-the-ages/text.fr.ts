import type { Messages } from '../messages.js';
import { abilities } from './text/abilities.fr.js';
import { civilNames } from './text/civil-names.fr.js';
import { events } from './text/events.fr.js';
import { lessons } from './text/lessons.fr.js';
import { log } from './text/log.fr.js';
import { militaryNames } from './text/military-names.fr.js';
import { play } from './text/play.fr.js';
import { refusals } from './text/refusals.fr.js';
import { terms } from './text/terms.fr.js';
import type { en } from './text.en.js';

export const fr: Messages<typeof en> = {
  ...civilNames,
  ...militaryNames,
  ...terms,
  ...abilities,
  ...events,
  ...play,
  ...log,
  ...refusals,
  ...lessons,
};
