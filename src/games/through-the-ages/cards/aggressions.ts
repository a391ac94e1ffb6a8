import type { AggressionRow } from './row.js';

export const AGGRESSIONS: readonly AggressionRow[] = [
  { id: 't06.aggression.enslave.i', type: 'aggression', level: 1, copies: [2, 2, 2], price: 2, spoils: { take: 'population', n: 1, resources: 3 }, prov: 'P', translated: true },
  { id: 't06.aggression.plunder.i', type: 'aggression', level: 1, copies: [2, 2, 2], price: 2, spoils: { take: 'mix', n: 3 }, prov: 'R+P' },
  { id: 't06.aggression.raid.i', type: 'aggression', level: 1, copies: [2, 2, 2], price: 1, spoils: { take: 'buildings', n: 1, round: 'up' }, prov: 'R+P' },
  { id: 't06.aggression.annex.ii', type: 'aggression', level: 2, copies: [1, 1, 1], price: 2, spoils: { take: 'colony' }, prov: 'P', translated: true },
  { id: 't06.aggression.assassinate.ii', type: 'aggression', level: 2, copies: [1, 1, 1], price: 'leader-level', spoils: { take: 'leader', culturePerLevel: 3 }, prov: 'P', translated: true },
  { id: 't06.aggression.plunder.ii', type: 'aggression', level: 2, copies: [2, 2, 2], price: 2, spoils: { take: 'mix', n: 5 }, prov: 'R+P' },
  { id: 't06.aggression.raid.ii', type: 'aggression', level: 2, copies: [2, 2, 2], price: 2, spoils: { take: 'buildings', n: 2, round: 'down' }, prov: 'R+P' },
  { id: 't06.aggression.sabotage.ii', type: 'aggression', level: 2, copies: [1, 1, 1], price: 'wonder-level', spoils: { take: 'unfinished-wonder', culturePerLevel: 3 }, prov: 'P', translated: true },
  { id: 't06.aggression.spy.ii', type: 'aggression', level: 2, copies: [2, 2, 2], price: 1, spoils: { take: 'science', n: 5 }, prov: 'R+P' },
  { id: 't06.aggression.armed-intervention.iii', type: 'aggression', level: 3, copies: [4, 4, 4], price: 2, spoils: { take: 'culture', n: 7 }, prov: 'P', translated: true },
  { id: 't06.aggression.plunder.iii', type: 'aggression', level: 3, copies: [2, 2, 2], price: 2, spoils: { take: 'mix', n: 8 }, prov: 'R+P' },
  { id: 't06.aggression.raid.iii', type: 'aggression', level: 3, copies: [2, 2, 2], price: 3, spoils: { take: 'buildings', n: 3, round: 'down' }, prov: 'R+P' },
];
