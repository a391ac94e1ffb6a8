import type { State } from './state.js';

/**
 * The version of these rules. Games that began under an older one are played to their end as they began:
 * 2 asks everybody with a card where a pause would tell who can play one (MIL-NET-09),
 * 3 looks at bonuses, locks and lengthened technologies anew where something happens in their middle, lets cards be
 *   sold while a question is open (MIL-AMB-22), and refuses what would do nothing.
 */
export const RULES = 3;

export const follows = (s: State, version: number): boolean => (s.rules ?? RULES) >= version;
