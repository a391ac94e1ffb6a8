import { isSame, type Seat } from '../../../kernel/index.js';
import type { PactTerms } from '../cards/ability.js';
import { CARDS, pactOf } from '../cards/index.js';
import type { CardRow, PactRow } from '../cards/row.js';
import type { State } from '../state/state.js';

/** A pact as one of its two parties sees it. */
export interface Bond {
  readonly row: PactRow;
  /** In front of whom it lies. */
  readonly owner: Seat;
  readonly partner: Seat;
  /** What this party has from it. */
  readonly terms: PactTerms;
}

/** The pacts a civilisation takes part in: its own and those it accepted (TTA-PAC-04). */
export function bondsOf(s: State, seat: Seat): Bond[] {
  const found: Bond[] = [];
  for (let owner = 0; owner < s.seats; owner++) {
    const pact = s.players[owner]!.pact;
    if (!pact || (owner !== seat && pact.partner !== seat)) continue;
    const row = pactOf(pact.card);
    const isA = (pact.role === 'a') === (owner === seat);
    found.push({ row, owner, partner: owner === seat ? pact.partner : owner, terms: isA ? row.a : row.b });
  }
  return found;
}

/** The pacts between two civilisations, with the terms of the first. */
export const bondsBetween = (s: State, seat: Seat, other: Seat): Bond[] => bondsOf(s, seat).filter((x) => x.partner === other);

/** Do the roles differ, so that a proposal must name them (TTA-PAC-01)? */
export const hasRoles = (row: PactRow): boolean => WITH_ROLES.has(row);
const WITH_ROLES: ReadonlySet<CardRow> = new Set(CARDS.filter((row) => row.type === 'pact' && !isSame(row.a, row.b)));
