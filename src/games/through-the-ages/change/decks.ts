import type { CardId, Slot, Turn } from '../../../kernel/index.js';
import { BOXES, CHOSEN, isOfAge } from '../ask/drafting.js';
import { activeCount, levelOf } from '../ask/selectors.js';
import { editionOf, versionOf } from '../editions/index.js';
import { boxed, drawAge, isDealt, isDrawn, isOpenDraw, KINDS, sizeOf } from '../state/draw.js';
import { civilPile } from '../state/piles.js';
import type { State, Tta } from '../state/state.js';
import { deckOf } from './cards-out.js';

export const faceDown = (back: string, cards: readonly CardId[]): Slot[] => cards.map((card) => ({ back, card, known: 0 }));

/**
 * The decks of the age that begins. Those of later ages are shuffled in their time, so that a state carries no card before it
 * matters; only the military cards of Age III are there from the start where bonuses are set apart from them.
 */
export function openAge(t: Turn<Tta>, s: State, age: number): void {
  const { lastAge, isAdvanced } = versionOf(s);
  if (age > lastAge) return;
  if (editionOf(s).resigning.trimsDecks) s.dealtFor = s.dealtFor.with(age, Math.max(2, activeCount(s)));
  openCivil(t, s, age);
  if (!isAdvanced || s.militaryDecks[age]!.length > 0) return;
  const back = `military-${age}`;
  s.militaryDecks[age] = t.shuffle(faceDown(back, deckOf(s.options, s.dealtFor[age]!, back)));
}

export function openCivil(t: Turn<Tta>, s: State, age: number): void {
  const back = `civil-${age}`;
  const drawn = drawFor(t, s, age);
  const deck = [...faceDown(back, deckOf(s.options, s.dealtFor[age]!, back)), ...drawn];
  s.civilDecks[age] = isDealt(s.options) ? t.mix(civilPile(age), deck) : t.shuffle(deck);
  s.out = [...s.out]; // what may lie in the slots of this back is another pool now
}

/** The leaders and wonders that are drawn for an age: now, or before the game (TTX-DRAW-02 to 08). */
function drawFor(t: Turn<Tta>, s: State, age: number): readonly Slot[] {
  const o = s.options;
  if (!isDrawn(o)) return [];
  if (isOpenDraw(o)) {
    if (!s.drawn.some((id) => levelOf(id) === age)) drawOpenly(t, s, age);
    return faceDown(
      `civil-${age}`,
      s.drawn.filter((id) => levelOf(id) === age),
    );
  }
  if (isDealt(o)) return completeDraw(t, s, age);
  const { drawn, left } = drawAge(t, o, s.seats, age); // whoever has left meanwhile (TTX-DRAW-10)
  s.boxLeaders = [...s.boxLeaders, ...boxed(left, 'leader', age)];
  s.boxWonders = [...s.boxWonders, ...boxed(left, 'wonder', age)];
  return faceDown(`civil-${age}`, drawn);
}

/** From now on everybody knows what an age has; what is left over is of no interest to anybody. */
export function drawOpenly(t: Turn<Tta>, s: State, age: number): void {
  if (!isDealt(s.options)) {
    s.drawn = [...s.drawn, ...drawAge(t, s.options, s.seats, age).drawn];
    return;
  }
  s.drawn = [...s.drawn, ...completeDraw(t, s, age).map((slot) => slot.card!)];
  for (const kind of KINDS) s[BOXES[kind]] = s[BOXES[kind]].filter((slot) => !isOfAge(age)(slot));
  s.out = [...s.out];
}

/** What players have chosen for an age, and what is missing by chance from the others (TTX-DRAW-08). */
function completeDraw(t: Turn<Tta>, s: State, age: number): Slot[] {
  return KINDS.flatMap((kind) => {
    const [box, pile] = [s[BOXES[kind]], s[CHOSEN[kind]]!];
    const chosen = pile.filter(isOfAge(age));
    // Who has left a card to chance no longer knows where it is.
    const rest = t.shuffle(box.flatMap((slot) => (isOfAge(age)(slot) ? [{ ...slot, known: 0 }] : [])));
    const missing = rest.splice(0, sizeOf(s.options, s.seats, kind) - chosen.length);
    s[CHOSEN[kind]] = pile.filter((slot) => !isOfAge(age)(slot));
    s[BOXES[kind]] = [...box.filter((slot) => !isOfAge(age)(slot)), ...rest];
    return [...chosen, ...missing];
  });
}
