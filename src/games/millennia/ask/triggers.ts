import type { Seat } from '../../../kernel/index.js';
import type { Ability, Effect, Occurrence } from '../cards/ability.js';
import { DIPLOMACY, type DiplomacyRow } from '../cards/diplomacy.js';
import { diplomacyOf } from '../cards/index.js';
import type { Bonus, DiplomacyId, Happening, State } from '../state/state.js';
import { follows } from '../state/versions.js';
import { abilitiesOf, holds, playerOf } from './selectors.js';

function matches(on: Occurrence, h: Happening): boolean {
  if (on.event !== h.event) return false;
  if ('track' in on && 'track' in h) return on.track === 'any' || on.track === h.track;
  if (on.event === 'special' && h.event === 'special') return (on.which === 'any' || on.which === h.which) && on.window === h.window;
  return !('which' in on) || !('which' in h) || on.which === h.which;
}

const inPhase = (s: State, a: Ability): boolean => a.phase === 'ANY' || a.phase === s.phase;

/** What an ability gives when one of these things happens, or undefined: 'a : b' on the card (MIL-ICO-01). */
export function answer(a: Ability, events: readonly Happening[]): readonly Effect[] | undefined {
  const options =
    a.type === 'choiceOfTriggers' ? a.options! : a.type === 'trigger' ? [{ on: a.on!, effect: a.effect as readonly Effect[] }] : [];
  return options.find(({ on }) => events.some((h) => matches(on, h)))?.effect;
}

/** The bonuses that own buildings and research cards give for what has just happened; conditions are looked at when they are taken. */
export function bonusesFor(s: State, seat: Seat, events: readonly Happening[]): Bonus[] {
  const p = playerOf(s, seat);
  return abilitiesOf(p).flatMap(({ id, ability }) => {
    if (!inPhase(s, ability) || p.buildings.some((b) => b.id === id && b.engaged)) return [];
    const effects = answer(ability, events);
    return effects ? [{ source: id, effects }] : [];
  });
}

/** What a card gives to whoever has it in hand when one of these things happens, or undefined. */
function cardAnswer(s: State, seat: Seat, { unique }: DiplomacyRow, events: readonly Happening[]): readonly Effect[] | undefined {
  const effects = inPhase(s, unique) ? answer(unique, events) : undefined;
  return effects && holds(s, seat, unique.if) ? effects : undefined;
}

/** The cards in hand that fit: each is a choice, since it is used up. */
export function cardsFor(s: State, seat: Seat, events: readonly Happening[]): { card: DiplomacyId; effects: readonly Effect[] }[] {
  return playerOf(s, seat).hand.flatMap(({ card }) => {
    const effects = card === null ? undefined : cardAnswer(s, seat, diplomacyOf(card), events);
    return effects ? [{ card: card!, effects }] : [];
  });
}

/**
 * MIL-NET-09: where the others look on, a pause in the middle of an action would tell them which card is in hand. So
 * everybody with a card is asked there, if any card that is not known to lie elsewhere would fit.
 */
export function mustSeemToChoose(s: State, seat: Seat, events: readonly Happening[]): boolean {
  const { hand, tasks } = playerOf(s, seat);
  const watched = s.seats > 1 && s.veil === null && follows(s, 2); // the first version had such pauses
  const more = tasks.some(({ task }) => task !== 'relock');
  if (!watched || !more || hand.length === 0) return false;
  return DIPLOMACY.some((row) => cardAnswer(s, seat, row, events) && !s.discard.some(({ card }) => card === row.id));
}
