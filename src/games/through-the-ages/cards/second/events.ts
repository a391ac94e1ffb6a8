import type { EventRow } from '../row.js';

/** Events that are new or say something else than in 2006. */
export const EVENTS: readonly EventRow[] = [
  { id: 't15.event.development-of-politics', type: 'event', level: 0, copies: [1, 1, 1], effects: [{ do: 'gain', whom: 'all', gain: { militaryCards: 3 } }], prov: 'P' },
  { id: 't15.event.development-of-civilization', type: 'event', level: 0, copies: [1, 1, 1], effects: [{ do: 'one-cheaper', whom: 'all', n: 1 }], prov: 'P', translated: true },
  { id: 't15.event.rebellion', type: 'event', level: 1, copies: [1, 1, 1], effects: [{ do: 'per-discontent', whom: 'all', civilActions: 2, now: true }], prov: 'P' },
  { id: 't15.event.civil-unrest', type: 'event', level: 2, copies: [1, 1, 1], effects: [{ do: 'per-discontent', whom: 'all', culture: 4 }, { do: 'lose-blue', whom: 'most-discontent', n: 1 }], prov: 'P', translated: true },
  { id: 't15.event.prosperity', type: 'event', level: 2, copies: [1, 1, 1], effects: [{ do: 'gain-per-face', whom: 'all', food: 1 }], prov: 'P', translated: true },
  { id: 't15.event.politics-of-strength', type: 'event', level: 2, copies: [1, 1, 1], effects: [{ do: 'draw-or-score', whom: 'strongest', cards: 5, culture: 5 }, { do: 'discard-or-lose', whom: 'weakest', cards: 3, culture: 3 }], prov: 'P', translated: true },
  { id: 't15.event.impact-of-balance', type: 'event', level: 3, copies: [1, 1, 1], effects: [], scoring: { by: 'lowest-production', each: 2 }, prov: 'P' },
  { id: 't15.event.impact-of-variety', type: 'event', level: 3, copies: [1, 1, 1], effects: [], scoring: { by: 'variety', each: 2 }, prov: 'P', translated: true },
  { id: 't15.event.impact-of-agriculture', type: 'event', level: 3, copies: [1, 1, 1], effects: [], scoring: { by: 'production', what: 'farm', surplus: 4 }, prov: 'P', translated: true },
  { id: 't15.event.impact-of-colonies', type: 'event', level: 3, copies: [1, 1, 1], effects: [], scoring: { by: 'colonies', each: 3 }, prov: 'P', translated: true },
];
