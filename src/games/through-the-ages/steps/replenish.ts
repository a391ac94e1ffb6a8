import type { AutoStep, CardId, Turn } from '../../../kernel/index.js';
import { CLOSING_AGE, sweepOf } from '../ask/selectors.js';
import { drawFrom, layOpen } from '../change/cards-out.js';
import type { Step, Tta } from '../state/state.js';
import { endAge } from './ages.js';

type Of<K extends Step['step']> = Extract<Step, { step: K }>;

/** The row at the beginning of a turn: swept, pushed together, filled (TTA-ROW-02 to 08). */
export const replenish: AutoStep<Tta, Of<'replenish'>> = {
  auto(t) {
    const { s } = t;
    sweep(t);
    fillRow(t);
    // After its first filling the deck of Age A leaves the game (TTA-ROW-06).
    if (s.age === 0) endAge(t);
  },
};

/** TTA-ROW-02, TTA-ROW-03: these places only; what lies there leaves the game. */
function sweep(t: Turn<Tta>): void {
  const { row } = t.s;
  const swept: CardId[] = [];
  for (let i = 0; i < sweepOf(t.s); i++) {
    const card = row[i];
    if (card != null) swept.push(card);
    row[i] = null;
  }
  if (swept.length > 0) t.emit({ event: 'swept', cards: swept });
}

/** TTA-ROW-04, TTA-ROW-05: all to the left, then cards into the gaps. The last card of a deck ends its age (TTA-ROW-07). */
export function fillRow(t: Turn<Tta>): void {
  const { s } = t;
  const size = s.row.length;
  const cards = s.row.filter((card) => card !== null);
  let dealt: CardId[] = [];
  const tell = (): void => {
    if (dealt.length > 0) t.emit({ event: 'dealt', cards: dealt });
    dealt = [];
  };
  const lay = (): void => {
    const row: (CardId | null)[] = [];
    for (let i = 0; i < size; i++) row.push(cards[i] ?? null);
    s.row = row;
  };
  // Without a deck nothing comes (TTA-ROW-08, TTN-AGE-02).
  while (cards.length < size && s.age < CLOSING_AGE) {
    const slot = drawFrom(s.civilDecks, s.age);
    if (slot) {
      cards.push(layOpen(t, slot));
      dealt.push(slot.card!);
    }
    if (s.civilDecks[s.age]!.length > 0) continue;
    lay();
    tell();
    endAge(t);
  }
  lay();
  tell();
}
