import type { RuleRow } from '../../shared/rule-row.js';
import { ACTION_STEP, REST } from './actions.js';
import { CIVILISATION_CARDS, TECHNOLOGIES } from './cards.js';
import { ABILITIES, CIVILISATION_STEP } from './civilisations.js';
import { DECISIONS, MOVES } from './decisions.js';
import { EXAMPLES } from './examples.js';
import { END_OF_GAME, END_OF_ROUND, END_OF_TURN } from './rounds.js';
import { ACHIEVEMENTS, SCENARIOS, SKIRMISH } from './solo.js';
import { SETUP, TERMS, TIME } from './terms.js';
import { CHANGING_WORLD, DRAFT, INNOVATION } from './variants.js';

export { SECTIONS } from './sections.js';

/** Every rule of the game in our own words; the order is that of the sections. */
export const RULES: readonly RuleRow[] = [
  ...TERMS,
  ...SETUP,
  ...TIME,
  ...CIVILISATION_STEP,
  ...ABILITIES,
  ...ACTION_STEP,
  ...REST,
  ...END_OF_TURN,
  ...END_OF_ROUND,
  ...END_OF_GAME,
  ...TECHNOLOGIES,
  ...CIVILISATION_CARDS,
  ...INNOVATION,
  ...CHANGING_WORLD,
  ...DRAFT,
  ...SKIRMISH,
  ...ACHIEVEMENTS,
  ...SCENARIOS,
  ...MOVES,
  ...EXAMPLES,
  ...DECISIONS,
];
