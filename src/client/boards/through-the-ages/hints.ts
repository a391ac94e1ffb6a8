import { cardsIn, holdingOf, isWorked } from '../../../games/through-the-ages/ask/selectors.js';
import { cardOf } from '../../../games/through-the-ages/cards/index.js';
import { editionOf } from '../../../games/through-the-ages/editions/index.js';
import type { Player, State } from '../../../games/through-the-ages/state/state.js';
import type { CardId } from '../../../kernel/types.js';

/** A technology with workers that I have not, and where it is: in my hand, or in the row for so many civil actions. */
export interface Hint {
  readonly card: CardId;
  /** Absent: it is in hand. */
  readonly price?: number;
}

/** What could come to the empty places of the tableau, the hand first, then the row from its cheap end. */
export function hintsFor(s: State, p: Player): readonly Hint[] {
  const prices = editionOf(s).rowPrices;
  const all: Hint[] = [
    ...cardsIn(p.civilHand).map((card) => ({ card })),
    ...s.row.flatMap((card, place) => (card === null ? [] : [{ card, price: prices[place]! }])),
  ];
  return all.filter(({ card }) => isWorked(cardOf(card).type) && holdingOf(p, card) === undefined);
}
