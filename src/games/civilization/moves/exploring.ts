import { canRescue, canStrike, looks, strandedAircraft } from '../ask/movement.js';
import { hasSeen, isHidden } from '../ask/settlements.js';
import { pending } from '../ask/table.js';
import { REGIONS, type RegionId } from '../cards/map.js';
import { idOf, isRegion, spaceOf } from '../cards/world.js';
import { addStack, NO_CARGO, takeFrom } from '../change/figures.js';
import { discardMarker, lookAt } from '../change/markers.js';
import { changeMoving } from '../change/movement.js';
import { strikeRegion } from '../change/strike.js';
import { spaceName } from '../say/names.js';
import { no } from '../state/refusals.js';
import { finishMoving } from '../steps/movement.js';
import { type MoveOf, type Rule, WRONG_MOMENT } from './rule.js';

/** A settler looks at the marker and stays (CIV-EXP-01). */
export const look: Rule<'look'> = {
  candidates: (s, seat) => looks(s, seat).map((region) => ({ move: 'look', region: idOf(region) as RegionId })),
  refuse(s, seat, m) {
    if (pending(s, 'movement')?.seat !== seat) return WRONG_MOMENT;
    const region = spaceOf(m.region);
    if (!isRegion(region) || !isHidden(s, region)) return no('CIV-EXP-01', 'NO_MARKER');
    if (!s.players[seat]!.stacks.some((x) => x.at === region && x.kind === 'settler')) return no('CIV-EXP-01', 'NO_SETTLER_HERE');
    return hasSeen(s, seat, region) ? no('CIV-EXP-01', 'MARKER_KNOWN') : undefined;
  },
  perform(t, seat, m) {
    const region = spaceOf(m.region);
    const p = t.s.players[seat]!;
    const settlers = p.stacks.filter((x) => x.at === region && x.kind === 'settler');
    // The one with least to lose looks.
    const x = settlers.reduce((a, b) => (b.left < a.left ? b : a));
    takeFrom(p, x);
    addStack(p, { kind: 'settler', at: region, n: 1, left: 0, footing: x.footing, cargo: NO_CARGO });
    changeMoving(t.s, { looked: [...t.s.moving!.looked, region] });
    lookAt(t, seat, region);
  },
};

/** The finder of a blank may take it away until he has finished moving (CIV-EXP-03). */
export const removeMarker: Rule<'remove-marker'> = {
  candidates(s) {
    const found: MoveOf<'remove-marker'>[] = [];
    for (const region of s.moving?.looked ?? [])
      if (isHidden(s, region) && s.markers[region]!.card === 'no_encounter')
        found.push({ move: 'remove-marker', region: idOf(region) as RegionId });
    return found;
  },
  refuse(s, seat, m) {
    if (pending(s, 'movement')?.seat !== seat) return WRONG_MOMENT;
    const region = spaceOf(m.region);
    if (!s.moving!.looked.includes(region) || !isHidden(s, region)) return no('CIV-EXP-03', 'NOT_LOOKED_AT');
    return s.markers[region]!.card === 'no_encounter' ? undefined : no('CIV-EXP-03', 'NOT_A_BLANK');
  },
  perform: (t, seat, m) => discardMarker(t, seat, spaceOf(m.region)),
};

const STRIKES = REGIONS.map(({ id }): MoveOf<'strike'> => ({ move: 'strike', region: id }));
const NONE: readonly never[] = [];

/** The Manhattan Project, once, before its owner's battles (CIV-WON-07). */
export const strike: Rule<'strike'> = {
  candidates: (s, seat) => (canStrike(s, seat) ? STRIKES : NONE),
  refuse(s, seat, m) {
    if (pending(s, 'movement')?.seat !== seat) return WRONG_MOMENT;
    if (s.struck) return no('CIV-WON-07', 'ALREADY_USED');
    if (!canStrike(s, seat)) return no('CIV-WON-07', 'NOT_THE_OWNER');
    return isRegion(spaceOf(m.region)) ? undefined : no('CIV-WON-07', 'NOT_A_REGION');
  },
  perform(t, seat, m) {
    strikeRegion(t, seat, spaceOf(m.region));
    if (t.s.players[seat]!.out) finishMoving(t, seat); // by one's own hand (CIV-AMB-46)
  },
};

export const finish: Rule<'finish-moving'> = {
  candidates: () => [{ move: 'finish-moving' }],
  refuse(s, seat) {
    if (pending(s, 'movement')?.seat !== seat) return WRONG_MOMENT;
    const stranded = strandedAircraft(s, seat).find(({ at }) => canRescue(s, seat, at));
    return stranded ? no('CIV-AIR-08', 'AIRCRAFT_WITHOUT_BASE', { at: spaceName(stranded.at) }) : undefined;
  },
  perform: finishMoving,
};
