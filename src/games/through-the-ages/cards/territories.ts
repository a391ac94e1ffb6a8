import type { TerritoryRow } from './row.js';

export const TERRITORIES: readonly TerritoryRow[] = [
  { id: 't06.territory.developed-territory.i', type: 'territory', level: 1, copies: [1, 1, 1], gives: { blueTokens: 1, yellowTokens: 1 }, gain: { science: 3 }, prov: 'P', translated: true },
  { id: 't06.territory.fertile-territory.i', type: 'territory', level: 1, copies: [1, 1, 1], gives: { yellowTokens: 3 }, gain: { food: 3 }, prov: 'P', translated: true },
  { id: 't06.territory.historic-territory.i', type: 'territory', level: 1, copies: [1, 1, 1], gives: { happy: 1 }, gain: { culture: 6 }, prov: 'P', translated: true },
  { id: 't06.territory.inhabited-territory.i', type: 'territory', level: 1, copies: [1, 1, 1], gives: { yellowTokens: 2 }, gain: { population: 1 }, prov: 'R+P' },
  { id: 't06.territory.strategic-territory.i', type: 'territory', level: 1, copies: [1, 1, 1], gives: { strength: 2 }, gain: { militaryCards: 3 }, prov: 'P', translated: true },
  { id: 't06.territory.wealthy-territory.i', type: 'territory', level: 1, copies: [1, 1, 1], gives: { blueTokens: 2 }, gain: { resources: 5 }, prov: 'P', translated: true },
  { id: 't06.territory.developed-territory.ii', type: 'territory', level: 2, copies: [1, 1, 1], gives: { blueTokens: 2, yellowTokens: 2 }, gain: { science: 5 }, prov: 'P', translated: true },
  { id: 't06.territory.fertile-territory.ii', type: 'territory', level: 2, copies: [1, 1, 1], gives: { yellowTokens: 4 }, gain: { food: 5 }, prov: 'P', translated: true },
  { id: 't06.territory.historic-territory.ii', type: 'territory', level: 2, copies: [1, 1, 1], gives: { happy: 2 }, gain: { culture: 11 }, prov: 'P', translated: true },
  { id: 't06.territory.inhabited-territory.ii', type: 'territory', level: 2, copies: [1, 1, 1], gives: { yellowTokens: 3 }, gain: { population: 2 }, prov: 'P' },
  { id: 't06.territory.strategic-territory.ii', type: 'territory', level: 2, copies: [1, 1, 1], gives: { strength: 4 }, gain: { militaryCards: 5 }, prov: 'P', translated: true },
  { id: 't06.territory.wealthy-territory.ii', type: 'territory', level: 2, copies: [1, 1, 1], gives: { blueTokens: 3 }, gain: { resources: 8 }, prov: 'P', translated: true },
];
