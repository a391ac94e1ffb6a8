import { PACTS as FORMER_PACTS } from '../pacts.js';
import type { PactRow, WarRow } from '../row.js';

export const WARS: readonly WarRow[] = [
  { id: 't15.war.war-over-technology.ii', type: 'war', level: 2, copies: [2, 2, 2], price: 2, spoils: { take: 'knowledge' }, prov: 'P' },
  { id: 't15.war.war-over-territory.ii', type: 'war', level: 2, copies: [2, 2, 2], price: 2, spoils: { take: 'yellow', n: 1, perAdvantage: 5 }, prov: 'P', translated: true },
  { id: 't15.war.war-over-culture.iii', type: 'war', level: 3, copies: [6, 6, 6], price: 3, spoils: { take: 'culture', n: 5, advantage: true }, prov: 'P', translated: true },
];

/** The terms are those of 2006, which were taken from here: so here they are sure. */
export const PACTS: readonly PactRow[] = FORMER_PACTS.map(({ doubts: _, ...row }) => ({
  ...row,
  id: row.id.replace('t06.', 't15.').replace('military-pact', 'military-alliance'),
}));
