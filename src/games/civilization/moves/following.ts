import { freeTechs } from '../ask/cards.js';
import { growable, minorKinds, placesFor } from '../ask/places.js';
import { isSettled } from '../ask/settlements.js';
import { pending } from '../ask/table.js';
import { REGIONS, type RegionId } from '../cards/map.js';
import { idOf, isRegion, spaceOf } from '../cards/world.js';
import { grow as growSettlement, placeFigure } from '../change/placing.js';
import { regionId, setSettlement } from '../change/settlements.js';
import { gainTechnology } from '../change/technologies.js';
import { no } from '../state/refusals.js';
import { afterDraft } from '../steps/setup.js';
import { type MoveOf, type Rule, WRONG_MOMENT } from './rule.js';

const SETTLE = REGIONS.map(({ id }): MoveOf<'settle'> => ({ move: 'settle', region: id }));

/** Any free region (CIV-AMB-25) with a village, a settler and an infantry (CIV-SET-03, CIV-SET-04). */
export const settle: Rule<'settle'> = {
  candidates: () => SETTLE,
  refuse(s, _, m) {
    if (!pending(s, 'draft')) return WRONG_MOMENT;
    const region = spaceOf(m.region);
    if (!isRegion(region)) return no('CIV-SET-04', 'NOT_A_REGION');
    return isSettled(s, region) ? no('CIV-GEN-06', 'REGION_TAKEN') : undefined;
  },
  perform(t, seat, m) {
    const { order, chosen } = pending(t.s, 'draft')!;
    const region = spaceOf(m.region);
    t.done();
    setSettlement(t.s, region, seat, 1);
    t.emit({ event: 'settled', seat, region: m.region });
    placeFigure(t, seat, 'settler', region, true);
    placeFigure(t, seat, 'infantry-1', region, true);
    const now = [...chosen, region];
    if (now.length < order.length) t.push({ step: 'draft', order, chosen: now });
    else afterDraft(t, order, now);
  },
};

/** CIV-EXP-05 */
export const takeTechnology: Rule<'take-technology'> = {
  candidates: (s) => freeTechs(s).map((tech) => ({ move: 'take-technology', tech })),
  refuse(s, _, m) {
    if (!pending(s, 'free-technology')) return WRONG_MOMENT;
    return freeTechs(s).includes(m.tech) ? undefined : no('CIV-EXP-05', 'NOT_FOR_SALE');
  },
  perform(t, seat, m) {
    t.done();
    gainTechnology(t, seat, m.tech, 'found');
  },
};

/** CIV-EXP-07 */
export const chooseUnit: Rule<'choose-unit'> = {
  candidates: (s) => minorKinds(s).map((kind) => ({ move: 'choose-unit', kind })),
  refuse(s, _, m) {
    if (!pending(s, 'minor-unit')) return WRONG_MOMENT;
    return minorKinds(s).includes(m.kind) ? undefined : no('CIV-EXP-07', 'NOT_FOR_SALE');
  },
  perform(t, seat, m) {
    const { region } = pending(t.s, 'minor-unit')!;
    t.done();
    placeFigure(t, seat, m.kind, region, true);
  },
};

/** CIV-PUR-11 */
export const place: Rule<'place'> = {
  candidates(s, seat) {
    const step = pending(s, 'place');
    return step ? placesFor(s, seat, step.kind).map((at) => ({ move: 'place', at: idOf(at) })) : [];
  },
  refuse(s, seat, m) {
    const step = pending(s, 'place');
    if (!step) return WRONG_MOMENT;
    return placesFor(s, seat, step.kind).includes(spaceOf(m.at)) ? undefined : no('CIV-PUR-11', 'NOT_YOUR_SETTLEMENT');
  },
  perform(t, seat, m) {
    const { kind } = pending(t.s, 'place')!;
    t.done();
    placeFigure(t, seat, kind, spaceOf(m.at), true);
  },
};

/** CIV-PUR-13 */
export const grow: Rule<'grow'> = {
  candidates: (s, seat) => growable(s, seat).map((region) => ({ move: 'grow', region: regionId(region) as RegionId })),
  refuse(s, seat, m) {
    if (!pending(s, 'grow')) return WRONG_MOMENT;
    return growable(s, seat).includes(spaceOf(m.region)) ? undefined : no('CIV-PUR-13', 'NOT_YOUR_SETTLEMENT');
  },
  perform(t, _, m) {
    t.done();
    growSettlement(t, spaceOf(m.region), 'free');
  },
};
