import type { AskStep, AutoStep, CardId, Seat, Turn } from '../../../kernel/index.js';
import { attackOf, attackRow, cardsLeft, defenceOf, hasUnitsToPut, isWar } from '../ask/fights.js';
import { NOTHING_PUT, returnUnits } from '../ask/forces.js';
import { playerOf } from '../ask/selectors.js';
import { discardOpen } from '../change/cards-out.js';
import { takeSpoils } from '../change/spoils.js';
import type { Commitment, Step, Tta } from '../state/state.js';

type Of<K extends Step['step']> = Extract<Step, { step: K }>;

/** First the attacker puts in units, if there are any to put in (TTA-AGG-11, TTA-WAR-03). */
export function startFight(t: Turn<Tta>, card: CardId, attacker: Seat, target: Seat): void {
  if (hasUnitsToPut(t.s, attacker)) t.push({ step: 'attack', card, attacker, target, put: NOTHING_PUT });
  else startDefence(t, card, attacker, target, NOTHING_PUT);
}

export const attack: AskStep<Tta, Of<'attack'>> = {
  ask: (_, { attacker }) => [attacker],
  moves: ['commit', 'settle'],
};

/** Then the defender, who is asked unless everybody sees that nothing can be added, or that the attack fails as it is. */
export function startDefence(t: Turn<Tta>, card: CardId, attacker: Seat, target: Seat, put: Commitment): void {
  const { s } = t;
  const war = isWar(card);
  const canAdd = hasUnitsToPut(s, target) || (!war && playerOf(s, target).militaryHand.length > 0 && cardsLeft(s, target, NOTHING_PUT) > 0);
  const isHeld = !war && attackOf(s, attacker, target, put) <= defenceOf(s, target, NOTHING_PUT);
  if (canAdd && !isHeld) t.push({ step: 'defence', card, attacker, target, attack: put, put: NOTHING_PUT });
  else fight(t, card, attacker, target, put, NOTHING_PUT);
}

export const defence: AskStep<Tta, Of<'defence'>> = {
  ask: (_, { target }) => [target],
  moves: ['commit', 'commit-card', 'cheapest', 'settle'],
};

/** Compare, return what was sacrificed, and let the victor take (TTA-AGG-05 to 07, TTA-WAR-04, 05). */
export function fight(t: Turn<Tta>, card: CardId, attacker: Seat, target: Seat, put: Commitment, against: Commitment): void {
  const attack = attackOf(t.s, attacker, target, put);
  const defence = defenceOf(t.s, target, against);
  t.emit({ event: 'fought', card, attacker, target, attack, defence });
  returnUnits(playerOf(t.s, attacker), put.units);
  returnUnits(playerOf(t.s, target), against.units);
  const { spoils } = attackRow(card);
  if (attack > defence) takeSpoils(t, { card, victor: attacker, loser: target, advantage: attack - defence }, spoils);
  else if (isWar(card) && attack < defence) takeSpoils(t, { card, victor: target, loser: attacker, advantage: defence - attack }, spoils);
}

/** The war declared on the turn before (TTA-WAR-02). */
export const war: AutoStep<Tta, Of<'war'>> = {
  auto(t) {
    const { s } = t;
    const p = playerOf(s, s.current);
    if (!p.war) return;
    const { card, target } = p.war;
    p.war = null;
    discardOpen(s, card);
    startFight(t, card, s.current, target);
  },
};
