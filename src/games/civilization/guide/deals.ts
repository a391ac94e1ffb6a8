import type { Seat } from '../../../kernel/index.js';
import { TECH_NUMBER, WONDER_NUMBER } from '../cards/index.js';
import { spaceOf } from '../cards/world.js';
import type { Bundle, Offer, State } from '../state/state.js';

/** The table after an exchange (CIV-TRD-02, 03), as far as incomes depend on it: what a board shows before it is made. */
export function afterDeal(s: State, { from, to, give, want }: Pick<Offer, 'from' | 'to' | 'give' | 'want'>): State {
  return handOver(handOver(s, from, to, give), to, from, want);
}

function handOver(s: State, from: Seat, to: Seat, b: Bundle): State {
  const settled = new Set(b.settlements.map(spaceOf));
  const techs = new Set(b.techs.map((id) => TECH_NUMBER[id]));
  const wonders = new Set(b.wonders.map((id) => WONDER_NUMBER[id]));
  const change = (seat: Seat): number => (seat === from ? -b.gold : seat === to ? b.gold : 0);
  return {
    ...s,
    players: s.players.map((p, seat) => ({ ...p, gold: p.gold + change(seat) })),
    owners: s.owners.map((owner, i) => (settled.has(i) ? to : owner)),
    techs: s.techs.map((owner, i) => (techs.has(i) ? to : owner)),
    wonders: s.wonders.map((owner, i) => (wonders.has(i) ? to : owner)),
    loans: [...s.loans, ...b.cards.map((id) => ({ region: spaceOf(id), to }))],
  };
}
