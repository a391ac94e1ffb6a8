import type { PactRow } from './row.js';

/** The terms follow the later edition, since no source has the printed ones. */
export const PACTS: readonly PactRow[] = [
  { id: 't06.pact.open-borders-agreement', type: 'pact', level: 1, copies: [0, 1, 1], a: { gives: { militaryActions: 1 }, attackBonus: 2 }, b: { gives: { militaryActions: 1 }, attackBonus: 2 }, clause: 'stays', prov: 'P', doubts: { terms: 'K' }, translated: true },
  { id: 't06.pact.trade-routes-agreement', type: 'pact', level: 1, copies: [0, 1, 1], a: { swap: 'food-as-resource' }, b: { swap: 'resource-as-food' }, clause: 'stays', prov: 'P', doubts: { terms: 'K' }, translated: true },
  { id: 't06.pact.acceptance-of-supremacy', type: 'pact', level: 2, copies: [0, 1, 1], a: { produces: { resources: 1 } }, b: { produces: { resources: -1 } }, clause: 'forbidden', prov: 'P', doubts: { terms: 'K' }, translated: true },
  { id: 't06.pact.international-trade-agreement', type: 'pact', level: 2, copies: [0, 1, 1], a: { produces: { resources: 1 } }, b: { produces: { food: 1 } }, clause: 'stays', prov: 'P', doubts: { terms: 'K' }, translated: true },
  { id: 't06.pact.promise-of-military-protection', type: 'pact', level: 2, copies: [0, 1, 1], a: { gives: { culture: 1 } }, b: { gives: { strength: 4, culture: -1 } }, clause: 'ends', prov: 'P', doubts: { terms: 'K' }, translated: true },
  { id: 't06.pact.scientific-cooperation', type: 'pact', level: 2, copies: [0, 1, 1], a: { sharedScience: { less: 2, partnerPays: 1 } }, b: { sharedScience: { less: 2, partnerPays: 1 } }, clause: 'stays', prov: 'P', doubts: { terms: 'K' } },
  { id: 't06.pact.international-tourism', type: 'pact', level: 3, copies: [0, 1, 1], a: { culturePerPartnerWonder: 1 }, b: { culturePerPartnerWonder: 1 }, clause: 'stays', prov: 'P', doubts: { terms: 'K' }, translated: true },
  { id: 't06.pact.loss-of-sovereignty', type: 'pact', level: 3, copies: [0, 1, 1], a: { gives: { culture: 2 } }, b: { gives: { culture: -2 }, noWarOnMe: true }, clause: 'forbidden', prov: 'P', doubts: { terms: 'K' }, translated: true },
  { id: 't06.pact.military-pact', type: 'pact', level: 3, copies: [0, 1, 1], a: { gives: { strength: 3 } }, b: { gives: { strength: 3 } }, clause: 'ends', prov: 'P', doubts: { terms: 'K' }, translated: true },
  { id: 't06.pact.peace-treaty', type: 'pact', level: 3, copies: [0, 1, 1], a: { gives: { culture: 1 } }, b: { gives: { culture: 1 } }, clause: 'forbidden', prov: 'P', doubts: { terms: 'K' }, translated: true },
];
