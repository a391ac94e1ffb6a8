import { LAND, URBAN } from '../ability.js';
import type { ActionRow } from '../row.js';

/** The roster of 2015 (TTN-ACC-04); what kept its effect stays the row of 2006. */
export const ACTIONS: readonly ActionRow[] = [
  { id: 't15.action.urban-growth.a', type: 'action', level: 0, copies: [2, 2, 2], effect: { do: 'improve', types: URBAN, discount: 1 }, prov: 'P', translated: true },
  { id: 't15.action.urban-growth.i', type: 'action', level: 1, copies: [2, 2, 2], effect: { do: 'improve', types: URBAN, discount: 2 }, prov: 'P', translated: true },
  { id: 't15.action.urban-growth.ii', type: 'action', level: 2, copies: [1, 1, 1], effect: { do: 'improve', types: URBAN, discount: 3 }, prov: 'P', translated: true },
  { id: 't15.action.urban-growth.iii', type: 'action', level: 3, copies: [2, 2, 2], effect: { do: 'improve', types: URBAN, discount: 4 }, prov: 'P', translated: true },
  { id: 't15.action.rich-land.a', type: 'action', level: 0, copies: [2, 2, 2], effect: { do: 'improve', types: LAND, discount: 1 }, prov: 'P', translated: true },
  { id: 't15.action.rich-land.i', type: 'action', level: 1, copies: [2, 2, 2], effect: { do: 'improve', types: LAND, discount: 2 }, prov: 'P', translated: true },
  { id: 't15.action.rich-land.ii', type: 'action', level: 2, copies: [1, 1, 1], effect: { do: 'improve', types: LAND, discount: 3 }, prov: 'P', translated: true },
  { id: 't15.action.cultural-heritage.a', type: 'action', level: 0, copies: [1, 1, 1], effect: { do: 'gain', gain: { science: 1, culture: 4 } }, prov: 'P', translated: true },
  { id: 't15.action.cultural-heritage.i', type: 'action', level: 1, copies: [1, 1, 1], effect: { do: 'gain', gain: { science: 2, culture: 2 } }, prov: 'P', translated: true },
  { id: 't15.action.stockpile.a', type: 'action', level: 0, copies: [1, 1, 1], effect: { do: 'gain', gain: { food: 1, resources: 1 } }, prov: 'P', translated: true },
  { id: 't15.action.reserves.i', type: 'action', level: 1, copies: [2, 2, 2], effect: { do: 'gain-either', n: 2 }, prov: 'P', translated: true },
  { id: 't15.action.reserves.ii', type: 'action', level: 2, copies: [2, 2, 2], effect: { do: 'gain-either', n: 3 }, prov: 'P', translated: true },
  { id: 't15.action.reserves.iii', type: 'action', level: 3, copies: [3, 3, 3], effect: { do: 'gain-either', n: 4 }, prov: 'P', translated: true },
  { id: 't15.action.breakthrough.ii', type: 'action', level: 2, copies: [2, 2, 2], effect: { do: 'technology', science: 3 }, prov: 'P' },
];
