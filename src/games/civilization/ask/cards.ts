import type { Seat } from '../../../kernel/index.js';
import { NEEDS, TECH_NUMBER, WONDER_NUMBER } from '../cards/index.js';
import { type Era, TECHNOLOGIES, type TechId } from '../cards/technologies.js';
import { WONDERS, type WonderEffect, type WonderId } from '../cards/wonders.js';
import { NOBODY, type State } from '../state/state.js';
import { isAdvanced } from './table.js';

/** Owned by somebody, or laid beside the board. */
export const isInPlay = (s: Pick<State, 'techs'>, tech: TechId): boolean => s.techs[TECH_NUMBER[tech]] !== NOBODY;
export const techOwner = (s: State, tech: TechId): Seat => s.techs[TECH_NUMBER[tech]]!;

/** How many technologies a seat owns, of one era or of all. */
export function techCount(s: State, seat: Seat, era?: Era): number {
  let n = 0;
  for (let i = 0; i < s.techs.length; i++) if (s.techs[i] === seat && (era === undefined || TECHNOLOGIES[i]!.era === era)) n++;
  return n;
}
/** How many of an era are owned by players: not those beside the board (CIV-AMB-29). */
export function ownedOf(s: State, era: Era): number {
  let n = 0;
  for (let i = 0; i < s.techs.length; i++) if (s.techs[i]! >= 0 && TECHNOLOGIES[i]!.era === era) n++;
  return n;
}
/** Is any technology of the era still to be had? */
export const isSoldOut = (s: State, era: Era): boolean => !s.techs.some((owner, i) => owner === NOBODY && TECHNOLOGIES[i]!.era === era);

/** Is a prerequisite not in play (CIV-TEC-02)? */
export const lacksTech = (s: State, tech: number): boolean => NEEDS[tech]!.some((i) => s.techs[i] === NOBODY);
/** The prerequisites that are not in play. */
export const missingFor = (s: State, tech: number): TechId[] =>
  NEEDS[tech]!.flatMap((i) => (s.techs[i] === NOBODY ? [TECHNOLOGIES[i]!.id] : []));

/** The generic card of an era: the first that nobody has (CIV-TEC-01). */
export function genericTech(s: State, era: Era): TechId | undefined {
  return TECHNOLOGIES.find((row, i) => row.era === era && s.techs[i] === NOBODY)?.id;
}

/** What a settler that finds a free technology may take (CIV-EXP-05): of the current era, prerequisites in play, whoever owns them (CIV-AMB-58). */
export function freeTechs(s: State): TechId[] {
  if (!isAdvanced(s)) {
    const generic = genericTech(s, s.era);
    return generic ? [generic] : [];
  }
  return TECHNOLOGIES.flatMap((row, i) => (row.era === s.era && s.techs[i] === NOBODY && !lacksTech(s, i) ? [row.id] : []));
}

export const wonderOwner = (s: State, wonder: WonderId): Seat => s.wonders[WONDER_NUMBER[wonder]]!;

/** Effects of a seat's wonders whose era is not over; none in the basic game (CIV-GEN-09, CIV-WON-04). */
export function wonderEffects<K extends WonderEffect['does']>(s: State, seat: Seat, does: K): Extract<WonderEffect, { does: K }>[] {
  const found: Extract<WonderEffect, { does: K }>[] = [];
  if (!isAdvanced(s)) return found;
  for (let i = 0; i < WONDERS.length; i++) {
    if (s.wonders[i] !== seat) continue;
    const { era, effect } = WONDERS[i]!;
    if (era >= s.era && effect.does === does) found.push(effect as Extract<WonderEffect, { does: K }>);
  }
  return found;
}
export const hasWonder = (s: State, seat: Seat, does: WonderEffect['does']): boolean => wonderEffects(s, seat, does).length > 0;

export function wonderCount(s: State, seat: Seat): number {
  let n = 0;
  for (const owner of s.wonders) if (owner === seat) n++;
  return n;
}
