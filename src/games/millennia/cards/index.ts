import type { RuleId } from '../../../kernel/types.js';
import { indexed } from '../../shared/indexed.js';
import type { Ability } from './ability.js';
import { BOARD_ACTIONS, type BoardAction } from './actions.js';
import { BOOKS, type BookRow } from './books.js';
import { BUILDINGS, type BuildingRow } from './buildings.js';
import { DIPLOMACY, type DiplomacyRow } from './diplomacy.js';
import { RESEARCH_CARDS, type ResearchRow } from './research-cards.js';
import { TECHNOLOGIES, type TechRow } from './technologies.js';
import { WONDERS, type WonderRow } from './wonders.js';

export const techOf: (id: string) => TechRow = indexed(TECHNOLOGIES);
export const buildingOf: (id: string) => BuildingRow = indexed(BUILDINGS);
export const wonderOf: (id: string) => WonderRow = indexed(WONDERS);
export const researchOf: (id: string) => ResearchRow = indexed(RESEARCH_CARDS);
export const diplomacyOf: (id: string) => DiplomacyRow = indexed(DIPLOMACY);
export const bookOf: (id: string) => BookRow = indexed(BOOKS);
export const boardActionOf: (id: string) => BoardAction = indexed(BOARD_ACTIONS);

/** The rule of the catalogue that a card, token or action of the board is. */
export function ruleOf(id: string): RuleId {
  const number = /^(?:building|wonder|research|diplomacy)-(\d+)$/.exec(id)?.[1];
  if (number) return `MIL-${number}`;
  return id.startsWith('book-') ? bookOf(id).rule : boardActionOf(id).rule;
}

/** What a building, research card, diplomacy card or book token does, by its id. */
export function abilityOf(id: string): Ability {
  if (id.startsWith('building-')) return buildingOf(id).ability;
  if (id.startsWith('research-')) return researchOf(id).ability;
  if (id.startsWith('diplomacy-')) return diplomacyOf(id).unique;
  return bookOf(id).ability;
}
