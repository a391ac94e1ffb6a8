import { abilities } from './text/abilities.en.js';
import { civilNames } from './text/civil-names.en.js';
import { events } from './text/events.en.js';
import { lessons } from './text/lessons.en.js';
import { log } from './text/log.en.js';
import { militaryNames } from './text/military-names.en.js';
import { play } from './text/play.en.js';
import { refusals } from './text/refusals.en.js';
import { terms } from './text/terms.en.js';

export const en = {
  ...civilNames,
  ...militaryNames,
  ...terms,
  ...abilities,
  ...events,
  ...play,
  ...log,
  ...refusals,
  ...lessons,
} as const;
