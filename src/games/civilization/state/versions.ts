import type { State } from './state.js';

/**
 * The version of these rules. Games that began under an older one are played to their end as they began:
 * 2 counts the aircraft of a fleet at the end of the phase, after all battles, as the rulebook says (CIV-AIR-03); the first
 *   version counted them when each player had finished moving;
 * 3 asks only those who stood in a space when a piece entered it (CIV-BAT-08): before, whoever won a minor civilization could
 *   fight the settler that had found it;
 * 4 asks who has finished trading again for the offer alone (CIV-TRD-09): before, the owner of Magellan's Voyage could force a
 *   loan then;
 * 5 wants a base for a traded aircraft that stays its new owner's (CIV-TRD-11): before, the base could go the other way in the
 *   same exchange;
 * 6 lets everybody trade with everybody once Flight is in play (CIV-TRD-06): before, a way over land or over sea was still
 *   needed, which regions without a coast do not have to other continents.
 */
export const RULES = 6;

export const follows = (s: State, version: number): boolean => (s.rules ?? RULES) >= version;
