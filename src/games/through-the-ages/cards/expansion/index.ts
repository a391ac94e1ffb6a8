import type { CardId } from '../../../../kernel/index.js';
import type { BySeats } from '../ability.js';
import type { CardRow } from '../row.js';
import { LEADERS } from './leaders.js';
import * as military from './military.js';
import * as rebalanced from './rebalanced.js';
import { WONDERS } from './wonders.js';

/** The rows of the expansion by kind. */
export const EXPANSION = {
  technologies: rebalanced.TECHNOLOGIES,
  governments: rebalanced.GOVERNMENTS,
  wonders: [...rebalanced.WONDERS, ...WONDERS],
  leaders: [...rebalanced.LEADERS, ...LEADERS],
  events: military.EVENTS,
  territories: military.TERRITORIES,
  tactics: military.TACTICS,
  aggressions: military.AGGRESSIONS,
  wars: military.WARS,
  pacts: military.PACTS,
};

/** 24 leaders and 16 wonders (TTX-MOD-02). */
export const NEW_LEADERS_AND_WONDERS: readonly CardRow[] = [...LEADERS, ...WONDERS];
/** Cards that take the place of those of the same name (TTX-MOD-03). */
export const REBALANCED: readonly CardRow[] = [
  ...rebalanced.LEADERS,
  ...rebalanced.WONDERS,
  ...rebalanced.GOVERNMENTS,
  ...rebalanced.TECHNOLOGIES,
];
/** Those of them that are used even where the old cards are kept (TTX-MOD-04). */
export const IN_ANY_CASE: readonly CardRow[] = REBALANCED.filter(
  ({ id }) => id === 'nlw.government.republic' || id === 'nlw.arena.professional-sports',
);
/** The new military decks: one card takes the place of another, the others are added (TTX-MOD-06). */
export const NEW_MILITARY: readonly CardRow[] = [
  ...military.EVENTS,
  ...military.TERRITORIES,
  ...military.TACTICS,
  ...military.AGGRESSIONS,
  ...military.WARS,
  ...military.PACTS,
];

/** The marks of the technologies and the six action cards `3+` of the rebalanced decks (TTX-MOD-03). */
export const REBALANCED_COPIES: Readonly<Record<CardId, BySeats>> = {
  't15.special.military-theory': [1, 2, 2],
  't15.action.rich-land.i': [2, 3, 3],
  't06.action.frugality.ii': [1, 2, 2],
  't15.action.urban-growth.ii': [1, 2, 2],
  't06.action.patriotism.iii': [1, 2, 2],
  't15.action.reserves.iii': [3, 4, 4],
  't06.action.revolutionary-idea.iii': [2, 3, 3],
};
/** One bonus card more of each age (TTX-MOD-06). */
export const MILITARY_COPIES: Readonly<Record<CardId, BySeats>> = {
  't06.bonus.defense-colonization.i': [7, 7, 7],
  't06.bonus.defense-colonization.ii': [7, 7, 7],
  't06.bonus.defense-colonization.iii': [7, 7, 7],
};
