import type { CardId, Seat } from '../../../kernel/index.js';
import { cardOf } from '../cards/index.js';
import type { AggressionRow, WarRow } from '../cards/row.js';
import { editionOf } from '../editions/index.js';
import type { Commitment, State, Step } from '../state/state.js';
import { cheapest, meansOf } from './cheapest.js';
import { cardDefence, groupUnits, sacrificeOf, unitsOf } from './forces.js';
import { bondsBetween } from './pacts.js';
import { strengthOf } from './ratings.js';
import { isBanned, playerOf } from './selectors.js';

export const attackRow = (card: CardId): AggressionRow | WarRow => cardOf(card) as AggressionRow | WarRow;
export const isWar = (card: CardId): boolean => cardOf(card).type === 'war';

/** In the last round nobody sacrifices for a fight (TTA-END-07), in the second edition nobody ever does (TTN-AGG-02). */
export const maySacrifice = (s: State): boolean => editionOf(s).attacks.sacrifices && !isBanned(s, 'sacrifice');

/** Has this player anything to put into a fight, as far as everybody sees? */
export const hasUnitsToPut = (s: State, seat: Seat): boolean => maySacrifice(s) && unitsOf(playerOf(s, seat)).length > 0;

/** What a side has put in (TTA-AGG-03, 04). */
function putBy(s: State, seat: Seat, put: Commitment): number {
  const p = playerOf(s, seat);
  const cards = put.cards.reduce((sum, card) => sum + cardDefence(p, card), 0);
  return sacrificeOf(p, groupUnits(p, put.units)) + cards;
}

/** The rating, which stays as it was (TTA-AGG-03), a pact that strengthens who attacks the other party, and what is put in. */
export function attackOf(s: State, attacker: Seat, target: Seat, put: Commitment): number {
  const bonus = bondsBetween(s, attacker, target).reduce((sum, { terms }) => sum + (terms.attackBonus ?? 0), 0);
  return strengthOf(s, attacker) + bonus + putBy(s, attacker, put);
}

export const defenceOf = (s: State, target: Seat, put: Commitment): number => strengthOf(s, target) + putBy(s, target, put);

type Defence = Extract<Step, { step: 'defence' }>;

export const isHeld = (s: State, { attacker, target, attack, put }: Defence): boolean =>
  defenceOf(s, target, put) >= attackOf(s, attacker, target, attack);

/** Could the defender hold with all there is? More units never make less. */
export function canHold(s: State, step: Defence): boolean {
  const { attacker, target, attack, put } = step;
  const { already, units, cards, p } = defenceMeans(s, step);
  const all = sacrificeOf(p, [...already, ...units]) - sacrificeOf(p, already) + cards.reduce((sum, x) => sum + x.value, 0);
  return defenceOf(s, target, put) + all >= attackOf(s, attacker, target, attack);
}
/** The cheapest that holds, if anything does. */
export function cheapestDefence(s: State, step: Defence): Commitment | undefined {
  const { attacker, target, attack, put } = step;
  const means = defenceMeans(s, step);
  const missing = attackOf(s, attacker, target, attack) - defenceOf(s, target, put);
  return cheapest(means, missing + sacrificeOf(means.p, means.already));
}
const defenceMeans = (s: State, { target, put }: Defence) => meansOf(s, target, put, maySacrifice(s), cardDefence);
