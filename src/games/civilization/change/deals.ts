import type { Seat, Turn } from '../../../kernel/index.js';
import { refuseDeal } from '../ask/deals.js';
import { cargoKey } from '../ask/units.js';
import { TECH_NUMBER, WONDER_NUMBER } from '../cards/index.js';
import { spaceOf } from '../cards/world.js';
import type { Bundle, Civ, Figures, GameEvent, Offer, Trading } from '../state/state.js';
import { addStack, takeFrom } from './figures.js';
import { gain } from './gold.js';
import { setSettlement } from './settlements.js';

export const changeTrading = (t: Turn<Civ>, by: Partial<Trading>): void => {
  t.s.trading = { ...t.s.trading!, ...by };
};

/** An offer leaves the table. */
export function dropOffer(t: Turn<Civ>, offer: Offer, why: Extract<GameEvent, { event: 'offer-gone' }>['why']): void {
  changeTrading(t, { offers: t.s.trading!.offers.filter((x) => x.id !== offer.id) });
  t.emit({ event: 'offer-gone', id: offer.id, from: offer.from, to: offer.to, why });
}

/** An exchange is carried out at once and as a whole; offers that have become impossible lapse (CIV-TRD-10). */
export function carryOut(t: Turn<Civ>, { id, from, to, give, want }: Offer): void {
  changeTrading(t, { offers: t.s.trading!.offers.filter((x) => x.id !== id) });
  t.emit({ event: 'deal', id, from, to, give, want });
  // Gold and goods of both sides leave before any arrive.
  handOver(t, from, to, give);
  handOver(t, to, from, want);
  lapse(t);
}
export function lapse(t: Turn<Civ>): void {
  for (const offer of t.s.trading!.offers) if (refuseDeal(t.s, offer)) dropOffer(t, offer, 'lapsed');
}

function handOver(t: Turn<Civ>, from: Seat, to: Seat, b: Bundle): void {
  const { s } = t;
  gain(t, from, -b.gold, 'trade');
  gain(t, to, b.gold, 'trade');
  if (b.cards.length > 0) s.loans = [...s.loans, ...b.cards.map((id) => ({ region: spaceOf(id), to }))]; // CIV-TRD-02
  for (const id of b.settlements) setSettlement(s, spaceOf(id), to, s.sizes[spaceOf(id)]!); // CIV-AMB-31
  for (const tech of b.techs) {
    s.techs = s.techs.with(TECH_NUMBER[tech], to); // CIV-TEC-06, CIV-TRD-12: no bonus
    t.emit({ event: 'technology', seat: to, tech, source: 'traded' });
  }
  for (const wonder of b.wonders) {
    s.wonders = s.wonders.with(WONDER_NUMBER[wonder], to); // CIV-AMB-33
    t.emit({ event: 'wonder', seat: to, wonder, source: 'traded' });
  }
  for (const f of b.figures) handFigures(t, from, to, f);
}

/** Figures stay where they are and change owner; a fleet goes with its cargo (CIV-AMB-30). */
function handFigures(t: Turn<Civ>, from: Seat, to: Seat, f: Figures): void {
  const [giver, taker] = [t.s.players[from]!, t.s.players[to]!];
  for (let left = f.n; left > 0; ) {
    const x = giver.stacks.find((y) => y.at === spaceOf(f.at) && y.kind === f.kind && cargoKey(y.cargo) === f.cargo)!;
    const n = Math.min(left, x.n);
    takeFrom(giver, x, n);
    addStack(taker, { ...x, n });
    left -= n;
  }
}
