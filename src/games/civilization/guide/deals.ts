import type { Seat } from '../../../kernel/index.js';
import { TECH_NUMBER, WONDER_NUMBER } from '../cards/index.js';
import { spaceOf } from '../cards/world.js';
import type { Bundle, Offer, State } from '../state/state.js';
import { averageIncome } from './forecast.js';

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

/** What an exchange does to one side: gold at once, and the next production on average. */
export interface Effect {
  readonly seat: Seat;
  readonly gold: number;
  readonly before: number;
  readonly after: number;
}

/** What an exchange does to both incomes: first to the one who offers, then to the other. */
export function dealEffects(s: State, deal: Pick<Offer, 'from' | 'to' | 'give' | 'want'>): readonly [Effect, Effect] {
  const then = afterDeal(s, deal);
  const effect = (seat: Seat): Effect => ({
    seat,
    gold: then.players[seat]!.gold - s.players[seat]!.gold,
    before: averageIncome(s, seat),
    after: averageIncome(then, seat),
  });
  return [effect(deal.from), effect(deal.to)];
}
