import type { RuleRow } from '../../shared/rule-row.js';
import { ACTION, AUXILIARY, DIPLOMACY_ACTION, RESEARCH, SPECIAL, TRACK_ACTIONS } from './actions.js';
import { BOOK_RULES, DIPLOMACY_RULES, RESEARCH_CARD_RULES, WONDERS_AND_BUILDINGS } from './cards.js';
import { MAINTENANCE, SCORING, WAR } from './closing.js';
import { DECISIONS } from './decisions.js';
import { EXAMPLES } from './examples.js';
import { nameCards } from './naming.js';
import { NOTATION } from './notation.js';
import { ONLINE } from './online.js';
import { CONSTRUCTION, INCOME, PROSPERITY, SELECTION } from './phases.js';
import { AGES, AIM, SETUP } from './preparation.js';
import { SOLO } from './solo.js';
import { TRACK_BONUSES, TRACK_RULES } from './tracks.js';

export { SECTIONS } from './sections.js';

/** Every rule of the game in our own words; the order is that of the sections. */
export const RULES: readonly RuleRow[] = [
  ...AIM,
  ...SETUP,
  ...AGES,
  ...SELECTION,
  ...PROSPERITY,
  ...INCOME,
  ...CONSTRUCTION,
  ...ACTION,
  ...TRACK_ACTIONS,
  ...SPECIAL,
  ...RESEARCH,
  ...DIPLOMACY_ACTION,
  ...AUXILIARY,
  ...TRACK_RULES,
  ...TRACK_BONUSES,
  ...WAR,
  ...MAINTENANCE,
  ...SCORING,
  ...SOLO,
  ...WONDERS_AND_BUILDINGS,
  ...RESEARCH_CARD_RULES,
  ...DIPLOMACY_RULES,
  ...BOOK_RULES,
  ...NOTATION,
  ...EXAMPLES,
  ...DECISIONS,
  ...ONLINE,
].map(nameCards);
