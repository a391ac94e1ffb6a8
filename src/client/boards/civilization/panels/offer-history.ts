import type { Civ, GameEvent } from '../../../../games/civilization/state/state.js';
import type { LoggedEvent } from '../../../table/table.js';

type Offered = Extract<GameEvent, { event: 'offered' }>;
export type OfferState = 'open' | 'done' | Extract<GameEvent, { event: 'offer-gone' }>['why'];

export interface ToldOffer extends Omit<Offered, 'event'> {
  readonly state: OfferState;
}

/** Every offer of the last trade phase and what became of it, as the log tells it: offers are public (CIV-TRD-10). */
export function offersTold(log: readonly LoggedEvent<Civ>[]): readonly ToldOffer[] {
  const from = log.findLastIndex(({ e }) => e.event === 'phase' && e.phase === 'trade');
  if (from < 0) return [];
  const told = new Map<number, ToldOffer>();
  for (const { e } of log.slice(from)) {
    if (e.event === 'offered') {
      const { event: _, ...offer } = e;
      told.set(e.id, { ...offer, state: 'open' });
    } else if (e.event === 'deal' || e.event === 'offer-gone') {
      const offer = told.get(e.id);
      if (offer) told.set(e.id, { ...offer, state: e.event === 'deal' ? 'done' : e.why });
    } else if (e.event === 'phase' && e.phase !== 'trade')
      // Nobody answered before the phase was over.
      for (const [id, offer] of told) if (offer.state === 'open') told.set(id, { ...offer, state: 'lapsed' });
  }
  return [...told.values()];
}
