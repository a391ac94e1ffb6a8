import type { AggressionRow, TacticRow, TerritoryRow } from '../row.js';

export const TERRITORIES: readonly TerritoryRow[] = [
  { id: 't15.territory.wealthy-territory.i', type: 'territory', level: 1, copies: [1, 1, 1], gives: { blueTokens: 3 }, gain: { resources: 5 }, prov: 'P' },
  { id: 't15.territory.vast-territory.i', type: 'territory', level: 1, copies: [1, 1, 1], gives: { blueTokens: -1, yellowTokens: 3 }, gain: { food: 3 }, prov: 'P', translated: true },
  { id: 't15.territory.wealthy-territory.ii', type: 'territory', level: 2, copies: [1, 1, 1], gives: { blueTokens: 4 }, gain: { resources: 9 }, prov: 'P' },
  { id: 't15.territory.vast-territory.ii', type: 'territory', level: 2, copies: [1, 1, 1], gives: { blueTokens: -1, yellowTokens: 4 }, gain: { food: 4 }, prov: 'P', translated: true },
];

export const TACTICS: readonly TacticRow[] = [
  { id: 't15.tactic.classic-army', type: 'tactic', level: 2, copies: [1, 1, 1], needs: { infantry: 2, cavalry: 2, artillery: 0 }, strength: 8, obsolete: 4, prov: 'P', translated: true },
  { id: 't15.tactic.fortifications', type: 'tactic', level: 2, copies: [1, 1, 1], needs: { infantry: 0, cavalry: 0, artillery: 2 }, strength: 5, obsolete: 3, prov: 'P', translated: true },
  { id: 't15.tactic.mobile-artillery', type: 'tactic', level: 2, copies: [1, 1, 1], needs: { infantry: 0, cavalry: 1, artillery: 1 }, strength: 5, obsolete: 3, prov: 'P' },
  { id: 't15.tactic.napoleonic-army', type: 'tactic', level: 2, copies: [1, 1, 1], needs: { infantry: 1, cavalry: 1, artillery: 1 }, strength: 7, obsolete: 4, prov: 'P', translated: true },
];

export const AGGRESSIONS: readonly AggressionRow[] = [
  { id: 't15.aggression.enslave.i', type: 'aggression', level: 1, copies: [2, 2, 2], price: 2, spoils: { take: 'population', n: 1, food: 2, resources: 2 }, prov: 'P', translated: true },
  { id: 't15.aggression.plunder.i', type: 'aggression', level: 1, copies: [2, 2, 2], price: 1, spoils: { take: 'mix', n: 3 }, prov: 'P' },
  { id: 't15.aggression.raid.i', type: 'aggression', level: 1, copies: [2, 2, 2], price: 1, spoils: { take: 'one-by-one', levels: [1] }, prov: 'P' },
  { id: 't15.aggression.infiltrate.ii', type: 'aggression', level: 2, copies: [2, 2, 2], price: 2, spoils: { take: 'leader-or-wonder', culturePerLevel: 3 }, prov: 'P' },
  { id: 't15.aggression.plunder.ii', type: 'aggression', level: 2, copies: [2, 2, 2], price: 1, spoils: { take: 'mix', n: 5 }, prov: 'P' },
  { id: 't15.aggression.raid.ii', type: 'aggression', level: 2, copies: [2, 2, 2], price: 2, spoils: { take: 'one-by-one', levels: [2, 1] }, prov: 'P' },
  { id: 't15.aggression.plunder.iii', type: 'aggression', level: 3, copies: [2, 2, 2], price: 1, spoils: { take: 'mix', n: 7 }, prov: 'P' },
  { id: 't15.aggression.raid.iii', type: 'aggression', level: 3, copies: [2, 2, 2], price: 3, spoils: { take: 'one-by-one', levels: [3, 2] }, prov: 'P' },
];
