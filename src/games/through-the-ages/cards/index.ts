import type { CardId } from '../../../kernel/index.js';
import { indexed } from '../../shared/indexed.js';
import { type FullYield, LAND, UNITS, URBAN, type Worked } from './ability.js';
import { ACTIONS } from './actions.js';
import { AGGRESSIONS } from './aggressions.js';
import { EVENTS } from './events.js';
import { EXPANSION } from './expansion/index.js';
import { GOVERNMENTS } from './governments.js';
import { LEADERS } from './leaders.js';
import { BONUSES, TACTICS } from './military.js';
import { PACTS } from './pacts.js';
import type {
  ActionRow,
  AggressionRow,
  BonusRow,
  CardRow,
  EventRow,
  GovernmentRow,
  LeaderRow,
  Level,
  PactRow,
  SpecialRow,
  TacticRow,
  TechnologyRow,
  TerritoryRow,
  WarRow,
  WonderRow,
} from './row.js';
import { SECOND } from './second/index.js';
import { SPECIALS } from './specials.js';
import { TECHNOLOGIES } from './technologies.js';
import { TERRITORIES } from './territories.js';
import { WARS } from './wars.js';
import { WONDERS } from './wonders.js';

/** The edition of 2006. */
const FIRST = {
  technologies: TECHNOLOGIES,
  governments: GOVERNMENTS,
  specials: SPECIALS,
  wonders: WONDERS,
  leaders: LEADERS,
  actions: ACTIONS,
  events: EVENTS,
  territories: TERRITORIES,
  bonuses: BONUSES,
  tactics: TACTICS,
  aggressions: AGGRESSIONS,
  wars: WARS,
  pacts: PACTS,
};
/** The initial technologies are among them, with no copy in any deck. */
export const FIRST_ROWS: readonly CardRow[] = Object.values(FIRST).flat();
/** The cards of all editions and of the expansion; which of them take part says `sets.ts`. */
export const CARDS: readonly CardRow[] = [...FIRST_ROWS, ...Object.values(SECOND).flat(), ...Object.values(EXPANSION).flat()];

/** The rows of a kind, of whatever edition. */
const all = <K extends keyof typeof FIRST>(kind: K): (typeof FIRST)[K][number][] => [
  ...FIRST[kind],
  ...((SECOND as Partial<typeof FIRST>)[kind] ?? []),
  ...((EXPANSION as Partial<typeof FIRST>)[kind] ?? []),
];

export const cardOf: (id: CardId) => CardRow = indexed(CARDS);
export const technologyOf: (id: CardId) => TechnologyRow = indexed(all('technologies'));
export const governmentOf: (id: CardId) => GovernmentRow = indexed(all('governments'));
export const specialOf: (id: CardId) => SpecialRow = indexed(all('specials'));
export const wonderOf: (id: CardId) => WonderRow = indexed(all('wonders'));
export const leaderOf: (id: CardId) => LeaderRow = indexed(all('leaders'));
export const actionOf: (id: CardId) => ActionRow = indexed(all('actions'));
export const eventOf: (id: CardId) => EventRow = indexed(all('events'));
export const territoryOf: (id: CardId) => TerritoryRow = indexed(all('territories'));
export const bonusOf: (id: CardId) => BonusRow = indexed(all('bonuses'));
export const tacticOf: (id: CardId) => TacticRow = indexed(all('tactics'));
export const aggressionOf: (id: CardId) => AggressionRow = indexed(all('aggressions'));
export const warOf: (id: CardId) => WarRow = indexed(all('wars'));
export const pactOf: (id: CardId) => PactRow = indexed(all('pacts'));

/** What is asked of cards most often: of one form for all of them, so that the engine finds it at once. */
export interface Face<K extends CardRow['type'] = CardRow['type']> {
  readonly type: K;
  readonly level: Level;
  /** What it gives all the time: per worker for technologies with workers. */
  readonly gives: FullYield;
  /** Cards of which a second one of the same name is refused (TTA-TAKE-07). */
  readonly isTechnology: boolean;
}
export const NO_YIELD: FullYield = {
  food: 0,
  resources: 0,
  science: 0,
  culture: 0,
  happy: 0,
  strength: 0,
  civilActions: 0,
  militaryActions: 0,
  urbanLimit: 0,
  colonization: 0,
  blueTokens: 0,
  yellowTokens: 0,
};
const facing = (row: CardRow): Face => ({
  type: row.type,
  level: row.level,
  gives: 'gives' in row ? { ...NO_YIELD, ...row.gives } : NO_YIELD,
  isTechnology: TECHNOLOGY.has(row.type),
});
const TECHNOLOGY: ReadonlySet<string> = new Set([...LAND, ...URBAN, ...UNITS, 'special', 'government']);
const FACES: ReadonlyMap<CardId, Face> = new Map(CARDS.map((row) => [row.id, facing(row)]));
export const faceOf = <K extends CardRow['type']>(id: CardId): Face<K> => (FACES.get(id) ?? facing(cardOf(id))) as Face<K>;
export const typeOf = (id: CardId): CardRow['type'] => faceOf(id).type;
/** The type of a technology with workers. */
export const workOf = (id: CardId): Worked => faceOf<Worked>(id).type;
