import type { CardId } from '../../../../kernel/index.js';
import type { BySeats } from '../ability.js';
import type { CardRow } from '../row.js';
import { ACTIONS } from './actions.js';
import { EVENTS } from './events.js';
import { PACTS, WARS } from './fights.js';
import { LEADERS } from './leaders.js';
import { AGGRESSIONS, TACTICS, TERRITORIES } from './military.js';
import { GOVERNMENTS, SPECIALS, TECHNOLOGIES } from './technologies.js';
import { WONDERS } from './wonders.js';

/** Rows that the edition of 2015 has for itself: everything else that it has is a row of 2006. */
export const SECOND = {
  technologies: TECHNOLOGIES,
  governments: GOVERNMENTS,
  specials: SPECIALS,
  wonders: WONDERS,
  leaders: LEADERS,
  actions: ACTIONS,
  events: EVENTS,
  territories: TERRITORIES,
  tactics: TACTICS,
  aggressions: AGGRESSIONS,
  wars: WARS,
  pacts: PACTS,
};
export const SECOND_ROWS: readonly CardRow[] = Object.values(SECOND).flat();

/** Cards of 2006 that nothing of the same name follows. */
export const GIVEN_UP: readonly CardId[] = [
  't06.action.ideal-building-site.a',
  't06.action.ideal-building-site.i',
  't06.action.ideal-building-site.ii',
  't06.action.ideal-building-site.iii',
  't06.action.work-of-art.a',
  't06.action.work-of-art.i',
  't06.action.work-of-art.ii',
  't06.action.work-of-art.iii',
  't06.action.bountiful-harvest.i',
  't06.action.bountiful-harvest.ii',
  't06.action.bountiful-harvest.iii',
  't06.action.mineral-deposits.i',
  't06.action.mineral-deposits.ii',
  't06.action.mineral-deposits.iii',
  't06.action.revolutionary-idea.a',
  't06.action.revolutionary-idea.i',
  't06.action.efficient-upgrade.i',
  't06.leader.rock-roll-icon',
  't06.event.no-event',
  't06.territory.fertile-territory.i',
  't06.territory.fertile-territory.ii',
  't06.tactic.light-cavalry',
  't06.aggression.assassinate.ii',
  't06.aggression.sabotage.ii',
  't06.war.war-over-culture.ii',
  't06.war.war-over-resources.ii',
  't06.war.holy-war.iii',
  't06.pact.military-pact',
];

/** Rows that are equal in both editions but for the number of copies. */
export const OTHER_COPIES: Readonly<Record<CardId, BySeats>> = {
  't06.farm.irrigation': [2, 2, 2],
  't06.farm.selective-breeding': [1, 2, 3],
  't06.library.journalism': [1, 2, 2],
  't06.cavalry.cavalrymen': [2, 2, 2],
  't06.special.justice-system': [1, 1, 1],
  't06.special.engineering': [1, 1, 1],
  't06.action.breakthrough.i': [2, 2, 2],
  't06.action.frugality.i': [2, 2, 2],
  't06.action.revolutionary-idea.iii': [2, 2, 2],
  't06.tactic.fighting-band': [2, 2, 2],
  't06.tactic.medieval-army': [2, 2, 2],
  't06.tactic.phalanx': [2, 2, 2],
  't06.tactic.conquistadors': [1, 1, 1],
  't06.tactic.defensive-army': [1, 1, 1],
  't06.tactic.entrenchments': [1, 1, 1],
  't06.tactic.shock-troops': [1, 1, 1],
};
