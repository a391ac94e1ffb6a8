import type { Refusal, Seat } from '../../../kernel/index.js';
import { KIND, type Kind } from '../cards/kinds.js';
import { idOf, isRegion, type Space, spaceOf } from '../cards/world.js';
import { no } from '../state/refusals.js';
import type { Bundle, Figures, Offer, State } from '../state/state.js';
import { follows } from '../state/versions.js';
import { techOwner, wonderOwner } from './cards.js';
import { canTrade, tradeRange } from './reach.js';
import { resourceAt, settlementCount } from './settlements.js';
import { isAdvanced } from './table.js';
import { cargoKey, countAt, isBase } from './units.js';

export const NOTHING: Bundle = { gold: 0, cards: [], settlements: [], techs: [], wonders: [], figures: [] };
export const isEmpty = (b: Bundle): boolean =>
  b.gold === 0 && b.cards.length + b.settlements.length + b.techs.length + b.wonders.length + b.figures.length === 0;
/** Offers that each player may make in a trade phase (CIV-TRD-10). */
export const OFFERS = 3;

export const isLent = (s: State, region: Space): boolean => s.loans.some((x) => x.region === region);

/** May this resource card be lent (CIV-TRD-11)? */
export function refuseCard(s: State, seat: Seat, region: Space): Refusal | undefined {
  if (s.owners[region] !== seat) return no('CIV-TRD-11', 'CARD_NOT_YOURS');
  if (!resourceAt(s, region)) return no('CIV-TRD-02', 'NO_RESOURCE');
  return isLent(s, region) ? no('CIV-TRD-11', 'CARD_LENT') : undefined;
}

const isCarrier = (kind: Kind, at: Space): boolean => (isRegion(at) ? KIND[kind].isArmy : kind === 'fleet-4');
const namesSettlement = (b: Bundle, at: Space): boolean => b.settlements.some((id) => spaceOf(id) === at);
/** How many figures that aircraft can be based on are named there. */
const carriersIn = (b: Bundle, at: Space): number =>
  b.figures.reduce((n, f) => n + (spaceOf(f.at) === at && isCarrier(f.kind, at) ? f.n : 0), 0);

/** Has a seat a base there when it has given this away? */
function keepsBase(s: State, seat: Seat, at: Space, given: Bundle): boolean {
  if (!follows(s, 5)) return isBase(s, seat, at);
  if (isRegion(at) && s.owners[at] === seat && !namesSettlement(given, at)) return true;
  return countAt(s.players[seat]!, at, (kind) => isCarrier(kind, at)) > carriersIn(given, at);
}

/** Can these figures go over, while `back` comes the other way? An aircraft needs a base of its new owner there when all is done. */
function refuseFigures(s: State, from: Seat, to: Seat, b: Bundle, back: Bundle, f: Figures): Refusal | undefined {
  const at = spaceOf(f.at);
  let have = 0;
  for (const x of s.players[from]!.stacks) if (x.at === at && x.kind === f.kind && cargoKey(x.cargo) === f.cargo) have += x.n;
  if (have < f.n) return no('CIV-TRD-11', 'NO_SUCH_UNIT');
  if (f.kind !== 'aircraft-4' || keepsBase(s, to, at, back) || namesSettlement(b, at) || carriersIn(b, at) > 0) return undefined;
  return no('CIV-TRD-11', 'NO_BASE_THERE');
}

/** Can a seat hand this over to another one now, for what comes back? Improvements are no part of it (CIV-TRD-05), gold is (CIV-AMB-32). */
function refuseBundle(s: State, from: Seat, to: Seat, b: Bundle, back: Bundle): Refusal | undefined {
  const have = s.players[from]!.gold;
  if (have < b.gold) return no('CIV-TRD-03', 'NOT_ENOUGH_GOLD', { need: b.gold, have });
  for (const id of b.cards) {
    const refusal = refuseCard(s, from, spaceOf(id));
    if (refusal) return refusal;
  }
  for (const id of b.settlements) {
    const region = spaceOf(id);
    if (s.owners[region] !== from) return no('CIV-TRD-03', 'NOT_YOUR_SETTLEMENT');
    if (isLent(s, region) || b.cards.includes(id)) return no('CIV-TRD-11', 'CARD_LENT');
  }
  if (isAdvanced(s) && b.settlements.length > 0 && b.settlements.length >= settlementCount(s, from))
    return no('CIV-TRD-11', 'LAST_SETTLEMENT');
  if (b.techs.some((id) => techOwner(s, id) !== from) || b.wonders.some((id) => wonderOwner(s, id) !== from))
    return no('CIV-TRD-03', 'NOT_YOURS');
  for (const f of b.figures) {
    const refusal = refuseFigures(s, from, to, b, back, f);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Can this exchange be carried out now, as a whole (CIV-TRD-04)? Promises are no part of it: they bind nobody (CIV-GEN-05). */
export function refuseDeal(s: State, d: Pick<Offer, 'from' | 'to' | 'give' | 'want'>): Refusal | undefined {
  if (!canTrade(s, d.from, d.to)) return no('CIV-TRD-07', 'OUT_OF_REACH', { ...tradeRange(s) });
  if (isEmpty(d.give) && isEmpty(d.want)) return no('CIV-TRD-10', 'NOTHING_EXCHANGED');
  return refuseBundle(s, d.from, d.to, d.give, d.want) ?? refuseBundle(s, d.to, d.from, d.want, d.give);
}

/** Figures of one seat as they can be traded: by space, kind and cargo. */
export function tradableFigures(s: State, seat: Seat): Figures[] {
  const found = new Map<string, { at: Space; kind: Kind; cargo: string; n: number }>();
  for (const x of s.players[seat]!.stacks) {
    const cargo = cargoKey(x.cargo);
    const key = `${x.at} ${x.kind} ${cargo}`;
    const known = found.get(key);
    if (known) known.n += x.n;
    else found.set(key, { at: x.at, kind: x.kind, cargo, n: x.n });
  }
  return [...found.values()].map(({ at, ...rest }) => ({ at: idOf(at), ...rest }));
}
