import { type Alike, grouping, type Refusal, type Seat } from '../../../kernel/index.js';
import { isAvailable } from '../ask/places.js';
import { figurePrice, salePrice, unitRoyalty } from '../ask/prices.js';
import { settlementsOf } from '../ask/settlements.js';
import { isAdvanced, pending, tablesOf } from '../ask/table.js';
import { presentKind } from '../ask/units.js';
import { forKinds, KIND, KINDS, type Kind } from '../cards/kinds.js';
import type { RegionId } from '../cards/map.js';
import type { TechId } from '../cards/technologies.js';
import { COAST, idOf, isRegion, type Space, spaceOf, touchAtCoast } from '../cards/world.js';
import { lose } from '../change/figures.js';
import { gain } from '../change/gold.js';
import { placeFigure } from '../change/placing.js';
import { spend } from '../change/spending.js';
import { techName } from '../say/names.js';
import { no } from '../state/refusals.js';
import type { State } from '../state/state.js';
import { type MoveOf, type Rule, WRONG_MOMENT } from './rule.js';

export const isBuyer = (s: State, seat: Seat): boolean => pending(s, 'purchase')?.seat === seat;
export const refusePrice = (s: State, seat: Seat, need: number): Refusal | undefined => {
  const have = s.players[seat]!.gold;
  return have < need ? no('CIV-PUR-01', 'NOT_ENOUGH_GOLD', { need, have }) : undefined;
};

/** Why nobody can buy such a figure now, if so. */
function refuseKind(s: State, kind: Kind): Refusal | undefined {
  if (isAvailable(s, kind)) return undefined;
  const { era, levels } = KIND[kind];
  if (!isAdvanced(s)) return no('CIV-PUR-02', 'WRONG_ERA');
  if (era > s.era) return no('CIV-ERA-04', 'WRONG_ERA');
  if (presentKind(s, kind) !== kind) return no('CIV-UPG-03', 'WRONG_ERA');
  return no('CIV-PUR-03', 'NEEDS_TECHNOLOGY', { tech: techName(levels[0]!.tech as TechId) });
}

/** Why this seat cannot buy such a figure, wherever it would be placed. */
const refuseFigure = (s: State, seat: Seat, kind: Kind): Refusal | undefined =>
  refuseKind(s, kind) ?? refusePrice(s, seat, figurePrice(s, kind));

/** A kind on the list, and why nobody can buy it now, if so. */
interface Shown {
  readonly kind: Kind;
  readonly refusal: Refusal | undefined;
}
/** The last list is kept: it depends on era, technologies and the table alone, and these are never changed in place. */
let latest: (Pick<State, 'options' | 'techs' | 'era'> & { readonly shown: readonly Shown[] }) | undefined;
/** Kinds worth showing: all of the current era, and of earlier ones those on sale. */
function shownNow(s: State): readonly Shown[] {
  const { options, techs, era } = s;
  if (latest?.techs !== techs || latest.era !== era || latest.options !== options) {
    const kinds = KINDS.filter((kind) => kind === 'settler' || KIND[kind].era === era || isAvailable(s, kind));
    latest = { options, techs, era, shown: kinds.map((kind) => ({ kind, refusal: refuseKind(s, kind) })) };
  }
  return latest.shown;
}

/** How many figures may still be placed for a settlement this turn: its size; basic: any number (CIV-PUR-07, CIV-PUR-08). */
export const roomAt = (s: State, region: Space): number =>
  tablesOf(s).isPlacingLimited ? s.sizes[region]! - s.bought.placed.filter((x) => x === region).length : Number.POSITIVE_INFINITY;
const refuseRoom = (s: State, region: Space): Refusal | undefined =>
  roomAt(s, region) > 0 ? undefined : no('CIV-PUR-07', 'SETTLEMENT_FULL', { max: s.sizes[region]! });

const makeMove = (kind: Kind, at: Space, by: Space): MoveOf<'recruit'> => ({
  move: 'recruit',
  kind,
  at: idOf(at),
  by: idOf(by) as RegionId,
});
/** All such moves, made once: by kind and settlement. */
const RECRUITS = forKinds((kind) =>
  COAST.map((coast, by) => (isRegion(by) ? (KIND[kind].isFleet ? coast : [by]).map((at) => makeMove(kind, at, by)) : [])),
);

/** For each kind its places. What cannot be bought anywhere is listed for one place, to say why. */
function recruits(s: State, seat: Seat): readonly Alike<MoveOf<'recruit'>>[] {
  const found: Alike<MoveOf<'recruit'>>[] = [];
  const moment = isBuyer(s, seat) ? undefined : WRONG_MOMENT;
  const places = settlementsOf(s, seat).map((by) => ({ by, refusal: refuseRoom(s, by) }));
  for (const { kind, refusal: never } of shownNow(s)) {
    const refusal = moment ?? never ?? refusePrice(s, seat, figurePrice(s, kind));
    for (const place of places) {
      const moves = RECRUITS[kind][place.by]!;
      if (moves.length === 0) continue;
      found.push({ moves, refusal: refusal ?? place.refusal });
      if (refusal) break;
    }
  }
  return found;
}

/** A figure is paid and placed at once (CIV-PUR-11). */
export const recruit: Rule<'recruit'> = {
  ...grouping(recruits),
  refuse(s, seat, { kind, at, by }) {
    if (!isBuyer(s, seat)) return WRONG_MOMENT;
    const [space, region] = [spaceOf(at), spaceOf(by)];
    if (s.owners[region] !== seat) return no('CIV-PUR-07', 'NOT_YOUR_SETTLEMENT');
    const refusal = refuseFigure(s, seat, kind);
    if (refusal) return refusal;
    if (KIND[kind].isFleet ? !touchAtCoast(region, space) : space !== region) return no('CIV-PUR-07', 'ZONE_NOT_ADJACENT');
    return refuseRoom(s, region);
  },
  perform(t, seat, { kind, at, by }) {
    spend(t, seat, figurePrice(t.s, kind), 'figure', unitRoyalty(t.s, seat, kind));
    placeFigure(t, seat, kind, spaceOf(at), false);
    t.s.bought = { ...t.s.bought, placed: [...t.s.bought.placed, spaceOf(by)] };
  },
};

/** Advanced: units of earlier eras for a fifth of their price, among other purchases (CIV-PUR-09, CIV-AMB-37). */
export const sell: Rule<'sell'> = {
  candidates(s, seat) {
    const found: MoveOf<'sell'>[] = [];
    if (!isAdvanced(s) || s.era === 1) return found;
    for (const x of s.players[seat]!.stacks) {
      const { era } = KIND[x.kind];
      if (era === 0 || era >= s.era || found.some((m) => m.kind === x.kind && m.at === idOf(x.at))) continue;
      found.push({ move: 'sell', kind: x.kind, at: idOf(x.at) });
    }
    return found;
  },
  refuse(s, seat, { kind, at }) {
    if (!isBuyer(s, seat) || !isAdvanced(s)) return WRONG_MOMENT;
    const { era } = KIND[kind];
    if (era === 0) return no('CIV-PUR-09', 'NOT_FOR_SALE');
    if (era >= s.era) return no('CIV-PUR-09', 'STILL_CURRENT');
    const space = spaceOf(at);
    let isHere = false;
    for (const x of s.players[seat]!.stacks) {
      if (x.kind !== kind || x.at !== space) continue;
      if (x.cargo.length === 0) return undefined;
      isHere = true;
    }
    return isHere ? no('CIV-PUR-09', 'HAS_CARGO') : no('CIV-PUR-09', 'NO_SUCH_UNIT');
  },
  perform(t, seat, { kind, at }) {
    const x = t.s.players[seat]!.stacks.find((y) => y.kind === kind && y.at === spaceOf(at) && y.cargo.length === 0)!;
    lose(t, seat, x, 1, 'sold');
    gain(t, seat, salePrice(t.s, kind), 'sale');
  },
};
