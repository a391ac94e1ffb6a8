import { abilities } from './text/abilities.en.js';
import { civilNames } from './text/civil-names.en.js';
import { events } from './text/events.en.js';
import { militaryNames } from './text/military-names.en.js';
import { terms } from './text/terms.en.js';

export const en = {
  ...civilNames,
  ...militaryNames,
  ...terms,
  ...abilities,
  ...events,
} as const;
