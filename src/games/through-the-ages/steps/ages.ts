import type { CardId, Seat, Turn } from '../../../kernel/index.js';
import { obsoleteOf } from '../ask/obsolete.js';
import { CLOSING_AGE, playerOf, seatsFrom, traitsOf } from '../ask/selectors.js';
import { revealBonus } from '../change/bonuses.js';
import { layOpen } from '../change/cards-out.js';
import { change } from '../change/change.js';
import { openAge } from '../change/decks.js';
import { discardLeader } from '../change/leaders.js';
import { drawMilitary } from '../change/military-cards.js';
import { discardUnfinished, endPact } from '../change/tableau.js';
import { versionOf } from '../editions/index.js';
import type { Tta } from '../state/state.js';

/** The age is over: obsolete cards, yellow tokens, new decks, in this order (TTA-AGE-08). */
export function endAge(t: Turn<Tta>): void {
  const { s } = t;
  const { lastAge, isAdvanced, ageLoss, extraRound } = versionOf(s);
  const ended = s.age;
  const isLast = ended === lastAge;
  // The end of Age A does nothing else (TTA-AGE-02, TTA-AMB-33, TTN-TURN-03).
  if (ended > 0) {
    revealBonus(t); // TTA-VAR-06
    if (isAdvanced) for (const seat of seatsFrom(s, s.current)) discardObsolete(t, seat, ended);
    if (ageLoss > 0) for (const seat of seatsFrom(s, s.current)) change(t, seat, { yellow: -ageLoss }, 'age'); // TTA-AGE-06, TTN-AGE-01
    for (const seat of seatsFrom(s, s.current)) heal(t, seat);
  }
  // What is left of the old decks never comes back (TTA-ROW-06, TTA-MCD-06, TTA-AGE-07).
  s.buried = [...s.buried, ...s.civilDecks[ended]!, ...s.militaryDecks[ended]!, ...s.militaryDiscard];
  s.civilDecks[ended] = [];
  s.militaryDecks[ended] = [];
  s.militaryDiscard = [];
  s.age = isLast ? CLOSING_AGE : ended + 1;
  // Only the Full version has an Age IV of its own (TTA-END-03); in the others the last round goes on without cards.
  if (!isLast || extraRound) t.emit({ event: 'age', age: s.age });
  if (isLast) setLastRound(t);
  else openAge(t, s, s.age);
  for (const seat of seatsFrom(s, s.current))
    for (const { ages, n } of traitsOf(playerOf(s, seat), 'age-draw')) if (ages.includes(s.age)) drawMilitary(t, seat, n); // TTX-CRD-09
}

/** A token of the government goes to the yellow bank, after the loss (TTX-CRD-07). */
function heal(t: Turn<Tta>, seat: Seat): void {
  const p = playerOf(t.s, seat);
  if (!p.lore.healing) return;
  p.lore = { ...p.lore, healing: p.lore.healing - 1 };
  change(t, seat, { yellow: 1 }, 'age');
}

/** TTA-END-01, TTA-END-02, TTA-END-04, TTA-AMB-08: everyone gets at least one full turn after the end of Age III. */
function setLastRound(t: Turn<Tta>): void {
  const { s } = t;
  s.lastRound = versionOf(s).extraRound && s.current !== s.first ? s.round + 1 : s.round;
  t.emit({ event: 'last-round', round: s.lastRound });
}

/**
 * TTA-AGE-03, 04: hands, leaders, unfinished wonders and pacts of the age before. All else stays (TTA-AGE-05, TTA-WON-09,
 * TTA-TAC-07, TTN-WAR-03).
 */
function discardObsolete(t: Turn<Tta>, seat: Seat, ended: number): void {
  const { s } = t;
  const p = playerOf(s, seat);
  const gone: CardId[] = [];
  const { civil, military, leader, wonder, pact } = obsoleteOf(p, ended);
  p.civilHand = p.civilHand.filter((slot) => !civil.includes(slot));
  for (const slot of civil) gone.push(layOpen(t, slot));
  p.militaryHand = p.militaryHand.filter((slot) => !military.includes(slot));
  s.buried = [...s.buried, ...military];
  if (gone.length + military.length > 0) t.emit({ event: 'obsolete', seat, cards: gone, hidden: military.length });
  if (leader !== null) discardLeader(t, seat, 'age');
  if (wonder !== null) discardUnfinished(t, seat, 'age');
  if (pact !== null) endPact(t, seat, -1);
}
