import { ALL, type CardId, type Seat, type Turn } from '../../../kernel/index.js';
import { cropsOf, extrasOf, oneOfEach } from '../ask/crops.js';
import { hasTrait, levelOf, playerOf, precedes } from '../ask/selectors.js';
import { byBank, editionOf, versionOf } from '../editions/index.js';
import type { Player, State, Tta } from '../state/state.js';
import { change, gainGoods, payGoods } from './change.js';
import { type Goods, ofGoods, stored } from './tokens.js';

/**
 * Each worker on a farm or mine puts a token on its card (TTA-PRD-03); when the bank runs short, the highest produce first
 * (TTA-PRD-04). `lean`: a mine that produces one token less (TTA-COR-04).
 */
function produce(t: Turn<Tta>, seat: Seat, goods: Goods, lean: CardId | ''): void {
  const p = playerOf(t.s, seat);
  const crops = cropsOf(p, goods).sort((a, b) => levelOf(b.h.id) - levelOf(a.h.id));
  let gained = 0;
  for (const { h, tokens: made, value } of crops) {
    const tokens = Math.min(p.blue, made - (h.id === lean ? 1 : 0));
    p.blue -= tokens;
    h.tokens += tokens;
    gained += tokens * value;
  }
  if (gained > 0) t.emit({ event: 'change', seat, by: ofGoods(goods, gained), cause: 'production' });
  bareColours(t, seat);
  const more = extrasOf(t.s, seat, goods); // in one piece (TTX-PROD-02)
  if (more > 0) gainGoods(t, seat, goods, more, 'production');
  else payGoods(t, seat, goods, -more, 'production');
}
/** Where civil hands are hidden, whoever gains by their colours shows as many cards as prove them (TTX-CRD-06). */
function bareColours(t: Turn<Tta>, seat: Seat): void {
  const p = playerOf(t.s, seat);
  if (!t.s.options.hiddenHands || !hasTrait(p, 'hand-colours') || precedes(t.s, 4)) return;
  const proof = oneOfEach(p.civilHand).sort((a, b) => Number(b.known === ALL) - Number(a.known === ALL));
  const due = proof.length < 2 ? [] : proof.slice(0, 3).filter((slot) => slot.known !== ALL);
  if (due.length === 0) return;
  p.civilHand = p.civilHand.map((slot) => (due.includes(slot) ? t.show('all', slot) : slot));
  t.emit({ event: 'bared', seat, cards: due.map((slot) => slot.card!) });
}
export const produceFarms = (t: Turn<Tta>, seat: Seat): void => produce(t, seat, 'food', '');
export const produceMines = (t: Turn<Tta>, seat: Seat, lean: CardId | '' = ''): void => produce(t, seat, 'resources', lean);

export const consumptionOf = (s: State, p: Player): number => byBank(editionOf(s).consumption, p.yellow);
/** TTA-CON-01, TTA-CON-02: what is missing costs culture. */
export function payConsumption(t: Turn<Tta>, seat: Seat): void {
  const p = playerOf(t.s, seat);
  const need = consumptionOf(t.s, p);
  const missing = Math.max(0, need - stored(p, 'food'));
  if (missing > 0) {
    const culture = Math.min(p.culture, missing * editionOf(t.s).famine);
    t.emit({ event: 'famine', seat, missing, culture });
    change(t, seat, { culture: -culture }, 'famine');
  }
  payGoods(t, seat, 'food', need, 'consumption');
}

/** None in the Simple version (TTA-COR-03). */
export const corruptionOf = (s: State, p: Player): number => (versionOf(s).isAdvanced ? byBank(editionOf(s).corruption, p.blue) : 0);
/** TTA-COR-01, TTA-COR-02 */
export function payCorruption(t: Turn<Tta>, seat: Seat): void {
  const p = playerOf(t.s, seat);
  const need = corruptionOf(t.s, p);
  const missing = need - stored(p, 'resources');
  if (missing > 0 && editionOf(t.s).corruptionTakesFood) payGoods(t, seat, 'food', missing, 'corruption');
  payGoods(t, seat, 'resources', need, 'corruption');
}
