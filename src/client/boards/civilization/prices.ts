import { expansionPrice, figurePrice, improvementPrice, techPrice, villagePrice } from '../../../games/civilization/ask/prices.js';
import { spaceOf } from '../../../games/civilization/cards/world.js';
import type { Move, State } from '../../../games/civilization/state/state.js';

/** What a purchase costs the one who buys now. */
export function priceOf(s: State, move: Move): number | undefined {
  const step = s.steps.at(-1);
  const seat = step?.step === 'purchase' ? step.seat : 0;
  switch (move.move) {
    case 'recruit':
      return figurePrice(s, move.kind);
    case 'found':
      return villagePrice(s);
    case 'expand':
      return expansionPrice(s, s.sizes[spaceOf(move.region)] ?? 1);
    case 'buy-technology':
      return techPrice(s, seat, move.tech);
    case 'buy-improvement':
      return improvementPrice(s);
    default:
      return undefined;
  }
}
