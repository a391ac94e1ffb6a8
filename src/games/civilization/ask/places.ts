import type { Seat } from '../../../kernel/index.js';
import { KIND, KINDS, type Kind } from '../cards/kinds.js';
import type { TechId } from '../cards/technologies.js';
import { COAST, type Space } from '../cards/world.js';
import type { State } from '../state/state.js';
import { isInPlay } from './cards.js';
import { settlementsOf, techLimit, terrainLimit } from './settlements.js';
import { isAdvanced } from './table.js';
import { presentKind } from './units.js';

/** Where a free figure may be placed: at any own settlement, fleets in a zone beside one (CIV-PUR-11, CIV-AMB-35). */
export function placesFor(s: State, seat: Seat, kind: Kind): Space[] {
  const settlements = settlementsOf(s, seat);
  return KIND[kind].isFleet ? [...new Set(settlements.flatMap((region) => COAST[region]!))] : settlements;
}

/** Units of the current era, or (advanced) of any era so far whose technology is in play (CIV-PUR-02, 03). */
export function isAvailable(s: State, kind: Kind): boolean {
  if (kind === 'settler') return true;
  const { era, levels } = KIND[kind];
  if (!isAdvanced(s)) return era === s.era;
  return era <= s.era && presentKind(s, kind) === kind && levels.some((row) => isInPlay(s, row.tech as TechId));
}

/** What the winner of a minor civilization may place (CIV-EXP-07, CIV-AMB-52). */
export function minorKinds(s: State): Kind[] {
  const found = KINDS.filter((kind) => (KIND[kind].isArmy || kind === 'aircraft-4') && isAvailable(s, kind));
  return found.length > 0 ? found : [presentKind(s, 'infantry-1')];
}

/** Has a settlement grown this turn already (CIV-PUR-05)? Outside the purchases `bought` still tells of the last ones. */
export const hasGrown = (s: State, region: Space): boolean =>
  s.grown?.includes(region) === true || (s.phase === 'purchase' && s.bought.grown.includes(region));

/** Settlements that a free expansion may reach: terrain, technology and once a turn (CIV-PUR-13). */
export const growable = (s: State, seat: Seat): Space[] =>
  settlementsOf(s, seat).filter((region) => {
    const next = s.sizes[region]! + 1;
    return (
      next <= 4 &&
      next <= terrainLimit(s, region) &&
      next <= techLimit(s) &&
      !hasGrown(s, region) &&
      !(s.phase === 'purchase' && s.bought.founded.includes(region))
    );
  });
