import type { AskStep, CardId, Seat, Turn } from '../../../kernel/index.js';
import { mayColonise } from '../ask/expeditions.js';
import { NOTHING_PUT, unitsOf } from '../ask/forces.js';
import { playerOf, seatsFrom } from '../ask/selectors.js';
import { territoryOf } from '../cards/index.js';
import { offerOne } from '../change/later-questions.js';
import { gainAll } from '../change/military-cards.js';
import { addColony } from '../change/tableau.js';
import type { Step, Tta } from '../state/state.js';

type Of<K extends Step['step']> = Extract<Step, { step: K }>;

/** TTA-COL-01. Everybody sees who may send no unit or has none; such a player cannot bid and is not asked (TTA-COL-04). */
export function startAuction(t: Turn<Tta>, card: CardId): void {
  const bidders = seatsFrom(t.s, t.s.current).filter((seat) => mayColonise(t.s) && unitsOf(playerOf(t.s, seat)).length > 0);
  runAuction(t, { step: 'auction', card, turn: 0, bidders, bid: 0, leader: null });
}

/** Go on with the auction, or end it: with one bidder left who leads, or with none (TTA-COL-10). */
export function runAuction(t: Turn<Tta>, auction: Of<'auction'>): void {
  const { card, bidders, bid, leader } = auction;
  if (bidders.length === 0) {
    t.s.pastEvents = [...t.s.pastEvents, card];
    t.emit({ event: 'nobody-wants', card });
  } else if (bidders.length === 1 && leader === bidders[0]) t.push({ step: 'expedition', card, seat: leader!, bid, sent: NOTHING_PUT });
  else t.push(auction);
}

export const auction: AskStep<Tta, Of<'auction'>> = {
  ask: (_, { bidders, turn }) => [bidders[turn]!],
  moves: ['bid', 'fold'],
};

export const expedition: AskStep<Tta, Of<'expedition'>> = {
  ask: (_, { seat }) => [seat],
  moves: ['commit', 'commit-card', 'buy', 'cheapest', 'settle'],
};

/** The permanent bonus first, then the immediate one (TTA-COL-07, TTN-COL-02). */
export function settleColony(t: Turn<Tta>, seat: Seat, card: CardId): void {
  addColony(t, seat, card);
  const { gain, oneOf } = territoryOf(card);
  gainAll(t, seat, gain, card);
  if (oneOf) offerOne(t, seat, oneOf, card); // TTX-CRD-52
}
