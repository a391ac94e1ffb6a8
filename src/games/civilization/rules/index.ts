import type { RuleRow } from '../../shared/rule-row.js';
import { BATTLES, CAPTURE, COMBAT } from './battle.js';
import { ENDING, SCORING, WONDERS } from './closing.js';
import { FIRST_DECISIONS } from './decisions-to-22.js';
import { FURTHER_DECISIONS } from './decisions-to-44.js';
import { LAST_DECISIONS } from './decisions-to-66.js';
import { ADVANCED_PRODUCTION, BASIC_PRODUCTION, HAPPINESS, IMPROVEMENTS, TRADE } from './economy.js';
import { EXAMPLES, ON_THE_MAP } from './examples.js';
import { AIR, MOVEMENT } from './movement.js';
import { ERAS, EXPLORATION, GENERAL, SETUP, TURN } from './preparation.js';
import { PURCHASE, TAX, TECHNOLOGIES, UPGRADES } from './purchase.js';

export { SECTIONS } from './sections.js';

/** Every rule of the game in our own words; the order is that of the sections. */
export const RULES: readonly RuleRow[] = [
  ...GENERAL,
  ...ERAS,
  ...SETUP,
  ...EXPLORATION,
  ...TURN,
  ...MOVEMENT,
  ...AIR,
  ...BATTLES,
  ...COMBAT,
  ...CAPTURE,
  ...TRADE,
  ...BASIC_PRODUCTION,
  ...ADVANCED_PRODUCTION,
  ...HAPPINESS,
  ...IMPROVEMENTS,
  ...PURCHASE,
  ...TECHNOLOGIES,
  ...TAX,
  ...UPGRADES,
  ...WONDERS,
  ...ENDING,
  ...SCORING,
  ...EXAMPLES,
  ...ON_THE_MAP,
  ...FIRST_DECISIONS,
  ...FURTHER_DECISIONS,
  ...LAST_DECISIONS,
];
