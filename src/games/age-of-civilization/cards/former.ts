import type { CivilisationRow } from './civilisations.js';
import type { WonderRow } from './wonders.js';

/**
 * Cards as they were before a value of our own design was changed (docs/balance.md). A changed card has an id of its own and says in
 * whose place it lies; games that began before keep the old one in their decks.
 */
export const FORMER_CIVILISATIONS: readonly CivilisationRow[] = [
  { id: 'CIV-10', key: 'britain', region: 'europe', population: 3, main: [{ id: 'CIV-10-M1', when: { event: 'endOfTurn' }, do: [{ op: 'points', n: { per: 'points', every: 7, times: 1 } }] }], inherited: [{ id: 'CIV-10-I1', when: { event: 'action', action: 'fishing' }, do: [{ op: 'coins', n: 1, who: 'self' }] }], prov: { name: 'R', population: 'D', main: 'R', inherited: 'D' } }, // AOC-CAB-5, AOC-AMB-21
];

export const FORMER_WONDERS: readonly WonderRow[] = [
  { id: 'WON-moai', key: 'moai', abilities: [{ id: 'WON-moai-1', when: { event: 'gain' }, do: [{ op: 'points', n: { per: 'upcomingCards', every: 1, times: 1 } }] }], prov: { name: 'D', effect: 'D' } },
];
