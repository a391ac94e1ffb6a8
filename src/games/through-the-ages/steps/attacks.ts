import type { AskStep, AutoStep, CardId, Seat, Turn } from '../../../kernel/index.js';
import { attackOf, attackRow, cardsLeft, defenceOf, hasUnitsToPut, isWar, mayName } from '../ask/fights.js';
import { NOTHING_PUT, returnUnits } from '../ask/forces.js';
import { playerOf } from '../ask/selectors.js';
import { discardOpen } from '../change/cards-out.js';
import { takeSpoils } from '../change/spoils.js';
import type { Commitment, Step, Tta } from '../state/state.js';

type Of<K extends Step['step']> = Extract<Step, { step: K }>;

/** First the attacker puts in units, if there are any to put in (TTA-AGG-11, TTA-WAR-03). */
export function startFight(t: Turn<Tta>, card: CardId, attacker: Seat, target: Seat, put: Commitment = NOTHING_PUT): void {
  const isAsked = hasUnitsToPut(t.s, attacker) || (isWar(card) && mayName(t.s, attacker)); // TTX-CRD-25
  if (isAsked) t.push({ step: 'attack', card, attacker, target, put });
  else startDefence(t, card, attacker, target, put);
}

export const attack: AskStep<Tta, Of<'attack'>> = {
  ask: (_, { attacker }) => [attacker],
  moves: ['commit', 'champion', 'settle'],
};

/** Then the defender, who is asked unless everybody sees that nothing can be added, or that the attack fails as it is. */
export function startDefence(t: Turn<Tta>, card: CardId, attacker: Seat, target: Seat, put: Commitment): void {
  const { s } = t;
  const war = isWar(card);
  const canAdd =
    hasUnitsToPut(s, target) ||
    mayName(s, target) ||
    (!war && playerOf(s, target).militaryHand.length > 0 && cardsLeft(s, target, NOTHING_PUT) > 0);
  const isHeld = !war && attackOf(s, attacker, target, put) <= defenceOf(s, target, NOTHING_PUT, card);
  if (canAdd && !isHeld) t.push({ step: 'defence', card, attacker, target, attack: put, put: NOTHING_PUT });
  else fight(t, card, attacker, target, put, NOTHING_PUT);
}

export const defence: AskStep<Tta, Of<'defence'>> = {
  ask: (_, { target }) => [target],
  moves: ['commit', 'commit-card', 'champion', 'cheapest', 'settle'],
};

/** Compare, return what was sacrificed, and let the victor take (TTA-AGG-05 to 07, TTA-WAR-04, 05). */
export function fight(t: Turn<Tta>, card: CardId, attacker: Seat, target: Seat, put: Commitment, against: Commitment): void {
  const attack = attackOf(t.s, attacker, target, put);
  const defence = defenceOf(t.s, target, against, card);
  t.emit({ event: 'fought', card, attacker, target, attack, defence });
  giveUp(t, attacker, put);
  giveUp(t, target, against);
  const { spoils } = attackRow(card);
  if (attack > defence) takeSpoils(t, { card, victor: attacker, loser: target, advantage: attack - defence }, spoils);
  else if (isWar(card) && attack < defence) takeSpoils(t, { card, victor: target, loser: attacker, advantage: defence - attack }, spoils);
}

/** What was sacrificed returns, and who was named with it, even if the attack failed (TTX-CRD-24). */
function giveUp(t: Turn<Tta>, seat: Seat, { units, champion }: Commitment): void {
  returnUnits(playerOf(t.s, seat), champion ? [...units, champion] : units);
  if (champion) t.emit({ event: 'sacrificed', seat, units: [champion], cards: [] });
}

/** The war declared on the turn before (TTA-WAR-02), whatever pact was made since (TTN-PAC-01). */
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
