import type { CardId } from '../../../kernel/index.js';
import { typeOf } from '../cards/index.js';
import type { Pile, State } from './state.js';

const named = (what: string, n: number): string[] => Array.from({ length: n }, (_, i) => `${what}:${i}`);
/** Put together once, for piles are asked for with every guess. */
const [CIVIL, MILITARY] = [named('civil', 5), named('military', 5)];
const [CIVIL_HANDS, MILITARY_HANDS, BONUSES] = [named('civilHand', 4), named('militaryHand', 4), named('bonuses', 4)];
export const civilPile = (age: number): string => CIVIL[age]!;
export const militaryPile = (age: number): string => MILITARY[age]!;

/** Where any military card may lie among the events (TTX-CRD-01) the piles are called otherwise: they admit other cards. */
export const eventPile = (s: Pick<State, 'options'>, when: 'current' | 'future'): string =>
  s.options.expansion && s.options.expansion.leaders !== 'old' ? `${when}EventsOfAll` : `${when}Events`;

/** Every slot of the state; face-up cards have none. */
export function piles(s: State): Record<string, Pile> {
  const found: Record<string, Pile> = {
    discard: s.militaryDiscard,
    buried: s.buried,
    [eventPile(s, 'current')]: s.currentEvents,
    [eventPile(s, 'future')]: s.futureEvents,
    bonuses: s.bonuses,
    boxLeaders: s.boxLeaders,
    boxWonders: s.boxWonders,
  };
  if (s.chosenLeaders) found.chosenLeaders = s.chosenLeaders;
  if (s.chosenWonders) found.chosenWonders = s.chosenWonders;
  for (let age = 0; age < s.civilDecks.length; age++) found[civilPile(age)] = s.civilDecks[age]!;
  for (let age = 0; age < s.militaryDecks.length; age++) found[militaryPile(age)] = s.militaryDecks[age]!;
  for (let seat = 0; seat < s.seats; seat++) {
    const p = s.players[seat]!;
    found[CIVIL_HANDS[seat]!] = p.civilHand;
    found[MILITARY_HANDS[seat]!] = p.militaryHand;
    found[BONUSES[seat]!] = p.bonuses;
  }
  return found;
}

const EVENT_PILES: ReadonlySet<string> = new Set(['currentEvents', 'futureEvents']);
const isEvent = (card: CardId): boolean => typeOf(card) === 'event';
const isEventOrTerritory = (card: CardId): boolean => isEvent(card) || typeOf(card) === 'territory';

/** Event piles and bonuses take some military cards only (TTA-EVT-02, TTA-VAR-05). */
export function admits(pile: string): ((card: CardId) => boolean) | undefined {
  if (EVENT_PILES.has(pile)) return isEventOrTerritory;
  if (pile === 'boxLeaders' || pile === 'chosenLeaders') return (card) => typeOf(card) === 'leader';
  if (pile === 'boxWonders' || pile === 'chosenWonders') return (card) => typeOf(card) === 'wonder';
  return pile.startsWith('bonuses') ? isEvent : undefined;
}
