import type { AskStep } from '../../../kernel/index.js';
import { militaryLimit } from '../ask/ratings.js';
import { hasTrait, playerOf, precedes } from '../ask/selectors.js';
import type { State, Step, Tta } from '../state/state.js';

type Of<K extends Step['step']> = Extract<Step, { step: K }>;

/** At most one political action (TTA-POL-01). Always asked, so that one may also leave the game (TTA-RES-01). */
export const politics: AskStep<Tta, Of<'politics'>> = {
  // Who allows a second one must still lead: an event of the first may have taken him away.
  ask: (s, { again }) => (again && !hasTrait(playerOf(s, s.current), 'second-politics') && !precedes(s, 6) ? [] : [s.current]),
  moves: ['prepare', 'aggression', 'declare-war', 'offer-pact', 'cancel-pact', 'explore', 'retire', 'partition', 'no-politics', 'resign'],
};

/** The partner takes the offer as it is or leaves it (TTA-PAC-02). */
export const pactOffer: AskStep<Tta, Of<'pact-offer'>> = {
  ask: (_, { to }) => [to],
  moves: ['accept', 'refuse'],
};

/** Cards above the limit; sizes of hands are public (TTA-MCD-04). */
export const surplusOf = (s: State): number => {
  const p = playerOf(s, s.current);
  return p.keepsCards ? 0 : p.militaryHand.length - militaryLimit(s, s.current);
};

export const discard: AskStep<Tta, Of<'discard'>> = {
  ask: (s) => (surplusOf(s) > 0 ? [s.current] : []),
  moves: ['discard'],
};
