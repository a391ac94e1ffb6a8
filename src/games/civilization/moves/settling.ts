import { isInPlay } from '../ask/cards.js';
import { hasGrown } from '../ask/places.js';
import { expansionPrice, villagePrice } from '../ask/prices.js';
import { GROWTH_TECH, isHidden, isSettled, settlementsOf, terrainLimit } from '../ask/settlements.js';
import { isAdvanced } from '../ask/table.js';
import { countAt } from '../ask/units.js';
import type { Kind } from '../cards/kinds.js';
import { isRegion, type Space, spaceOf } from '../cards/world.js';
import { revealForFounding } from '../change/markers.js';
import { grow } from '../change/placing.js';
import { regionId } from '../change/settlements.js';
import { spend } from '../change/spending.js';
import { techName } from '../say/names.js';
import { no } from '../state/refusals.js';
import { isBuyer, refusePrice } from './buying.js';
import { type Rule, WRONG_MOMENT } from './rule.js';

const isSettler = (kind: Kind): boolean => kind === 'settler';

/** A settler becomes a village (CIV-PUR-04, CIV-AMB-04), whoever else stands there (CIV-PUR-12); a marker that lies there takes effect first (CIV-EXP-13). */
export const found: Rule<'found'> = {
  candidates(s, seat) {
    const regions: Space[] = [];
    for (const x of s.players[seat]!.stacks) if (x.kind === 'settler' && isRegion(x.at) && !regions.includes(x.at)) regions.push(x.at);
    return regions.map((region) => ({ move: 'found', region: regionId(region) }));
  },
  refuse(s, seat, m) {
    if (!isBuyer(s, seat)) return WRONG_MOMENT;
    const region = spaceOf(m.region);
    if (countAt(s.players[seat]!, region, isSettler) === 0) return no('CIV-PUR-04', 'NO_SETTLER_HERE');
    if (isSettled(s, region)) return no('CIV-GEN-06', 'REGION_TAKEN');
    if (terrainLimit(s, region) === 0) return no('CIV-EXP-10', 'DESERT'); // CIV-AMB-48
    return refusePrice(s, seat, villagePrice(s));
  },
  perform(t, seat, m) {
    const region = spaceOf(m.region);
    t.push({ step: 'founding', seat, region });
    if (isHidden(t.s, region)) revealForFounding(t, seat, region);
  },
};

/** CIV-PUR-05, CIV-PUR-06 */
export const expand: Rule<'expand'> = {
  candidates: (s, seat) => settlementsOf(s, seat).map((region) => ({ move: 'expand', region: regionId(region) })),
  refuse(s, seat, m) {
    if (!isBuyer(s, seat)) return WRONG_MOMENT;
    const region = spaceOf(m.region);
    if (s.owners[region] !== seat) return no('CIV-PUR-05', 'NOT_YOUR_SETTLEMENT');
    const size = s.sizes[region]!;
    if (size === 4) return no('CIV-PUR-05', 'LARGEST_ALREADY');
    const max = terrainLimit(s, region);
    if (size >= max) return no('CIV-EXP-10', 'TERRAIN_LIMIT', { max });
    if (hasGrown(s, region)) return no('CIV-PUR-05', 'GREW_ALREADY');
    const tech = GROWTH_TECH[size - 1]!;
    if (isAdvanced(s) && !isInPlay(s, tech)) return no('CIV-PUR-06', 'NEEDS_TECHNOLOGY', { tech: techName(tech) });
    // What was bought; a village of a minor civilization was placed and may grow (CIV-AMB-36, CIV-AMB-66).
    if (isAdvanced(s) && s.bought.founded.includes(region)) return no('CIV-PUR-06', 'FOUNDED_THIS_TURN');
    return refusePrice(s, seat, expansionPrice(s, size));
  },
  perform(t, seat, m) {
    const region = spaceOf(m.region);
    spend(t, seat, expansionPrice(t.s, t.s.sizes[region]!), 'expansion');
    grow(t, region, 'expansion');
  },
};
