import type { CardId } from '../../../kernel/index.js';
import { indexed } from '../../shared/indexed.js';
import { ACTIONS } from './actions.js';
import { AGGRESSIONS } from './aggressions.js';
import { EVENTS } from './events.js';
import { GOVERNMENTS } from './governments.js';
import { LEADERS } from './leaders.js';
import { BONUSES, TACTICS } from './military.js';
import { PACTS } from './pacts.js';
import type {
  ActionRow,
  AggressionRow,
  BonusRow,
  CardRow,
  CivilRow,
  EventRow,
  GovernmentRow,
  LeaderRow,
  MilitaryRow,
  PactRow,
  SpecialRow,
  TacticRow,
  TechnologyRow,
  TerritoryRow,
  WarRow,
  WonderRow,
} from './row.js';
import { SPECIALS } from './specials.js';
import { TECHNOLOGIES } from './technologies.js';
import { TERRITORIES } from './territories.js';
import { WARS } from './wars.js';
import { WONDERS } from './wonders.js';

/** Light backs. The initial technologies are among them, with no copy in any deck. */
export const CIVIL_CARDS: readonly CivilRow[] = [...TECHNOLOGIES, ...GOVERNMENTS, ...SPECIALS, ...WONDERS, ...LEADERS, ...ACTIONS];
/** Dark backs. */
export const MILITARY_CARDS: readonly MilitaryRow[] = [...EVENTS, ...TERRITORIES, ...BONUSES, ...TACTICS, ...AGGRESSIONS, ...WARS, ...PACTS];
export const CARDS: readonly CardRow[] = [...CIVIL_CARDS, ...MILITARY_CARDS];

/** The cards of an edition or expansion, by the first part of their ids. */
export const cardsOf = (edition: string): CardRow[] => CARDS.filter((row) => row.id.startsWith(`${edition}.`));

export const cardOf: (id: CardId) => CardRow = indexed(CARDS);
export const technologyOf: (id: CardId) => TechnologyRow = indexed(TECHNOLOGIES);
export const governmentOf: (id: CardId) => GovernmentRow = indexed(GOVERNMENTS);
export const specialOf: (id: CardId) => SpecialRow = indexed(SPECIALS);
export const wonderOf: (id: CardId) => WonderRow = indexed(WONDERS);
export const leaderOf: (id: CardId) => LeaderRow = indexed(LEADERS);
export const actionOf: (id: CardId) => ActionRow = indexed(ACTIONS);
export const eventOf: (id: CardId) => EventRow = indexed(EVENTS);
export const territoryOf: (id: CardId) => TerritoryRow = indexed(TERRITORIES);
export const bonusOf: (id: CardId) => BonusRow = indexed(BONUSES);
export const tacticOf: (id: CardId) => TacticRow = indexed(TACTICS);
export const aggressionOf: (id: CardId) => AggressionRow = indexed(AGGRESSIONS);
export const warOf: (id: CardId) => WarRow = indexed(WARS);
export const pactOf: (id: CardId) => PactRow = indexed(PACTS);
