import { freeTechs } from '../ask/cards.js';
import { growable, minorKinds, placesFor } from '../ask/places.js';
import { settlementCount } from '../ask/settlements.js';
import { seatsFrom } from '../ask/table.js';
import { arriveLate } from '../change/movement.js';
import { grow as growSettlement, placeFigure } from '../change/placing.js';
import { rollOff } from '../change/rolls.js';
import { foundVillage, regionId } from '../change/settlements.js';
import { gainTechnology } from '../change/technologies.js';
import type { Ask, Auto } from './step.js';

/** A free technology: asked for only if there are several (CIV-EXP-05). */
export const findTechnology: Auto<'find-technology'> = {
  auto(t, { seat }) {
    const [only, ...more] = freeTechs(t.s);
    if (!only) t.emit({ event: 'no-technology', seat });
    else if (more.length === 0) gainTechnology(t, seat, only, 'found');
    else t.push({ step: 'free-technology', seat });
  },
};
export const freeTechnology: Ask<'free-technology'> = { ask: (_, { seat }) => [seat], moves: ['take-technology', 'claim', 'end-game'] };

/** Two dice less the settlements one has; the winner gets a village and a unit (CIV-EXP-07). */
export const minor: Auto<'minor'> = {
  auto(t, { region }) {
    const seats = seatsFrom(t.s, t.s.first);
    const winner = rollOff(
      t,
      seats,
      (who, rolls) => ({ event: 'minor-roll', region: regionId(region), rolls, winner: who }),
      (seat) => settlementCount(t.s, seat),
    );
    arriveLate(t.s, region, winner);
    foundVillage(t, winner, region);
    const [only, ...more] = minorKinds(t.s);
    if (more.length === 0) placeFigure(t, winner, only!, region, true);
    else t.push({ step: 'minor-unit', seat: winner, region });
  },
};
export const minorUnit: Ask<'minor-unit'> = { ask: (_, { seat }) => [seat], moves: ['choose-unit', 'claim', 'end-game'] };

/** CIV-PUR-11 */
export const receive: Auto<'receive'> = {
  auto(t, { seat, kind }) {
    const [only, ...more] = placesFor(t.s, seat, kind);
    if (only === undefined) t.emit({ event: 'unplaced', seat, kind });
    else if (more.length === 0) placeFigure(t, seat, kind, only, true);
    else t.push({ step: 'place', seat, kind });
  },
};
export const place: Ask<'place'> = { ask: (_, { seat }) => [seat], moves: ['place', 'end-game'] };

/** CIV-PUR-13 */
export const freeExpansion: Auto<'free-expansion'> = {
  auto(t, { seat }) {
    const [only, ...more] = growable(t.s, seat);
    if (only === undefined) return;
    if (more.length === 0) growSettlement(t, only, 'free');
    else t.push({ step: 'grow', seat });
  },
};
export const grow: Ask<'grow'> = { ask: (_, { seat }) => [seat], moves: ['grow', 'end-game'] };
