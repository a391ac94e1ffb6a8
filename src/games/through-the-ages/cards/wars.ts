import type { WarRow } from './row.js';

/** No source has the printed figures of the wars of this edition; Holy War had to be designed. */
export const WARS: readonly WarRow[] = [
  { id: 't06.war.war-over-culture.ii', type: 'war', level: 2, copies: [1, 1, 1], price: 2, spoils: { take: 'culture', n: 0, advantage: true }, prov: 'P', doubts: { price: 'K', spoils: 'K' }, translated: true },
  { id: 't06.war.war-over-resources.ii', type: 'war', level: 2, copies: [1, 1, 1], price: 2, spoils: { take: 'mix', n: 'advantage' }, prov: 'P', doubts: { price: 'K', spoils: 'K' } },
  { id: 't06.war.war-over-technology.ii', type: 'war', level: 2, copies: [1, 1, 1], price: 2, spoils: { take: 'knowledge' }, prov: 'P', doubts: { price: 'K', spoils: 'K' } },
  { id: 't06.war.war-over-territory.ii', type: 'war', level: 2, copies: [1, 1, 1], price: 2, spoils: { take: 'yellow', n: 1, perAdvantage: 5 }, prov: 'P', doubts: { price: 'K', spoils: 'K' }, translated: true },
  { id: 't06.war.holy-war.iii', type: 'war', level: 3, copies: [2, 2, 2], price: 3, spoils: { take: 'culture', n: 0, advantage: true, differentGovernment: 5 }, prov: 'P', doubts: { price: 'K', spoils: 'D' }, translated: true },
  { id: 't06.war.war-over-culture.iii', type: 'war', level: 3, copies: [4, 4, 4], price: 3, spoils: { take: 'culture', n: 5, advantage: true }, prov: 'P', doubts: { price: 'K', spoils: 'K' }, translated: true },
];
