import type { RuleRow } from '../../shared/rule-row.js';
import { ACTIONS, BANKS, BUILDING, POPULATION, TAKING, UNITS } from './actions.js';
import { AGE_END, ENDING, HIDDEN, LEAVING, RATINGS, SIMPLE_SCORING } from './closing.js';
import { DECISIONS } from './decisions.js';
import { ACTION_CARDS, GOVERNMENT, LEADERS, TECHNOLOGIES, WONDERS } from './development.js';
import { HAPPINESS, PRODUCTION, TOKENS } from './economy.js';
import { EXAMPLES } from './examples.js';
import { EXPANSION, EXPANSION_EXAMPLES } from './expansion.js';
import { EXPANSION_CIVIL } from './expansion-early.js';
import { EXPANSION_LATE } from './expansion-late.js';
import { EVENTS, MILITARY_CARDS, POLITICS_PHASE, TIES } from './politics.js';
import { FIRST, ROW, SETUP, TURN } from './preparation.js';
import { SECOND_EDITION } from './second-edition.js';
import { SECOND_POLITICS } from './second-politics.js';
import { TACTICS } from './tactics.js';
import { CARDS, VARIANTS } from './variants.js';
import { AGGRESSIONS, COLONIES, PACTS, WARS } from './war.js';

export { SECTIONS } from './sections.js';

/** Every rule of the game in our own words; the order is that of the sections. */
export const RULES: readonly RuleRow[] = [
  ...TURN,
  ...SETUP,
  ...ROW,
  ...FIRST,
  ...ACTIONS,
  ...TAKING,
  ...BANKS,
  ...POPULATION,
  ...BUILDING,
  ...UNITS,
  ...WONDERS,
  ...LEADERS,
  ...ACTION_CARDS,
  ...TECHNOLOGIES,
  ...GOVERNMENT,
  ...TOKENS,
  ...PRODUCTION,
  ...HAPPINESS,
  ...MILITARY_CARDS,
  ...POLITICS_PHASE,
  ...EVENTS,
  ...TIES,
  ...COLONIES,
  ...AGGRESSIONS,
  ...PACTS,
  ...WARS,
  ...TACTICS,
  ...AGE_END,
  ...ENDING,
  ...SIMPLE_SCORING,
  ...LEAVING,
  ...RATINGS,
  ...HIDDEN,
  ...VARIANTS,
  ...CARDS,
  ...SECOND_EDITION,
  ...SECOND_POLITICS,
  ...EXPANSION,
  ...EXPANSION_CIVIL,
  ...EXPANSION_LATE,
  ...EXPANSION_EXAMPLES,
  ...EXAMPLES,
  ...DECISIONS,
];
