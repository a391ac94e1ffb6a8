import type { AggressionRow, EventRow, PactRow, TacticRow, TerritoryRow, WarRow } from '../row.js';

/** Signs that the text of the rulebook has lost are figures of public card lists (TTA-AMB-25). */
const BY_RANK = { 2: [10, 0], 3: [14, 7, 0], 4: [15, 10, 5, 0] } as const;

export const EVENTS: readonly EventRow[] = [
  { id: 'nlw.event.development-of-planning', type: 'event', level: 0, copies: [1, 1, 1], effects: [{ do: 'plan', whom: 'all', cards: 3 }], prov: 'R+P' },
  { id: 'nlw.event.dark-ages', type: 'event', level: 1, copies: [1, 1, 1], effects: [{ do: 'lose-science-above', whom: 'all', above: 4 }], prov: 'R+P' },
  { id: 'nlw.event.call-to-arms', type: 'event', level: 1, copies: [1, 1, 1], effects: [{ do: 'call-up', whom: 'two-weakest', n: 1 }, { do: 'call-up', whom: 'weakest', n: 1, further: true }], prov: 'R+P' },
  { id: 'nlw.event.knowledge-of-the-ancients', type: 'event', level: 1, copies: [1, 1, 1], effects: [{ do: 'ancient-knowledge', whom: 'all', science: 1, resources: 1 }], prov: 'P', translated: true },
  { id: 'nlw.event.freedom-of-movement', type: 'event', level: 2, copies: [1, 1, 1], effects: [{ do: 'move-worker', whom: 'all' }], prov: 'R+P' },
  { id: 'nlw.event.international-negotiations', type: 'event', level: 2, copies: [1, 1, 1], effects: [{ do: 'negotiate', whom: 'weakest', n: 3 }], prov: 'R+P' },
  { id: 'nlw.event.arms-industry', type: 'event', level: 2, copies: [1, 1, 1], effects: [{ do: 'arms-industry', whom: 'all', resources: 2 }], prov: 'R+P' },
  { id: 'nlw.event.impact-of-harmony', type: 'event', level: 3, copies: [1, 1, 1], effects: [], scoring: { by: 'lowest-number', each: 4 }, prov: 'P', translated: true },
  { id: 'nlw.event.impact-of-culture', type: 'event', level: 3, copies: [1, 1, 1], effects: [], scoring: { by: 'rank', rating: 'culture', points: BY_RANK }, prov: 'P', translated: true },
];

/** TTX-CRD-52, TTX-CRD-57 */
export const TERRITORIES: readonly TerritoryRow[] = [
  { id: 'nlw.territory.autonomous-territory', type: 'territory', level: 2, copies: [1, 1, 1], gives: { civilActions: 1, militaryActions: 1, blueTokens: -2 }, gain: {}, oneOf: [{ science: 4 }, { resources: 5 }, { food: 6 }, { culture: 7 }], prov: 'R+P' },
  { id: 'nlw.territory.wealthy-territory.i', type: 'territory', level: 1, copies: [1, 1, 1], gives: { blueTokens: 3 }, gain: { resources: 6 }, prov: 'R+P' },
];

export const TACTICS: readonly TacticRow[] = [
  { id: 'nlw.tactic.hussars', type: 'tactic', level: 2, copies: [1, 1, 1], needs: { infantry: 0, cavalry: 2, artillery: 0 }, strength: 2, plusLevel: true, prov: 'R+P' },
  { id: 'nlw.tactic.positional-army', type: 'tactic', level: 3, copies: [1, 1, 1], needs: { infantry: 2, cavalry: 0, artillery: 2 }, strength: 12, obsolete: 6, prov: 'P', translated: true },
];

export const AGGRESSIONS: readonly AggressionRow[] = [
  { id: 'nlw.aggression.kidnap', type: 'aggression', level: 1, copies: [1, 1, 1], price: 1, spoils: { take: 'civil-card', culture: 3 }, prov: 'R+P', doubts: { price: 'D' } },
  { id: 'nlw.aggression.occupy', type: 'aggression', level: 3, copies: [1, 1, 1], price: 2, spoils: { take: 'each', food: 3, resources: 3, science: 3, culture: 3 }, prov: 'P', doubts: { price: 'D' }, translated: true },
];

export const WARS: readonly WarRow[] = [
  { id: 'nlw.war.hybrid-war', type: 'war', level: 3, copies: [1, 1, 1], price: 2, spoils: { take: 'culture', n: 0, advantage: true }, unrest: 2, prov: 'P', doubts: { price: 'D' }, translated: true },
];

export const PACTS: readonly PactRow[] = [
  { id: 'nlw.pact.naval-trade-agreement', type: 'pact', level: 1, copies: [0, 1, 1], a: { gives: { colonization: 1, blueTokens: -1 } }, b: { gives: { blueTokens: 2 } }, clause: 'stays', prov: 'P', doubts: { clause: 'D' }, translated: true },
];
