import type { CardId, Seat, Turn } from '../../../kernel/index.js';
import { termsOf } from '../ask/ratings.js';
import { hasTrait, playerOf } from '../ask/selectors.js';
import { technologyOf } from '../cards/index.js';
import { byBank, editionOf, versionOf } from '../editions/index.js';
import type { Holding, Player, State, Tta } from '../state/state.js';
import { change, gainGoods, payGoods } from './change.js';
import { type Goods, stored, tokenValue } from './tokens.js';

/** The best mine with a worker; labs that act as mines are not the mine of the railroad (TTA-CRD-14). */
function bestMine(p: Player): Holding | undefined {
  let best: Holding | undefined;
  for (const h of p.holdings) {
    const row = technologyOf(h.id);
    if (h.workers > 0 && row.type === 'mine' && (!best || row.level > technologyOf(best.id).level)) best = h;
  }
  return best;
}

/** Tokens a card produces: one per worker, and one more on the best mine with the railroad. */
const tokensFrom = (h: Holding, bonus: Holding | undefined): number => h.workers + (h === bonus ? 1 : 0);
const bonusMine = (p: Player, goods: Goods): Holding | undefined =>
  goods === 'resources' && hasTrait(p, 'extra-mine-token') ? bestMine(p) : undefined;

/** Food or resources that farms or mines produce each turn, before anything is eaten or lost (TTA-SCO-05, AMB-29). */
export function grossOf(p: Player, goods: Goods): number {
  const bonus = bonusMine(p, goods);
  let n = 0;
  for (const h of p.holdings) {
    const tokens = tokensFrom(h, bonus);
    if (tokens > 0) n += tokens * tokenValue(p, h.id, goods);
  }
  return n;
}
/** What pacts add or take away at production. */
function fromPacts(s: State, seat: Seat, goods: Goods): number {
  let n = 0;
  if (s.seats > 2) for (let owner = 0; owner < s.seats; owner++) n += termsOf(s, seat, owner)?.produces?.[goods] ?? 0;
  return n;
}

/**
 * Each worker on a farm or mine puts a token on its card (TTA-PRD-03); when the bank runs short, the highest produce first
 * (TTA-PRD-04). `lean`: a mine that produces one token less (TTA-COR-04).
 */
function produce(t: Turn<Tta>, seat: Seat, goods: Goods, lean: CardId | ''): void {
  const p = playerOf(t.s, seat);
  const bonus = bonusMine(p, goods);
  const producers = p.holdings.filter((h) => tokensFrom(h, bonus) > 0 && tokenValue(p, h.id, goods) > 0);
  producers.sort((a, b) => technologyOf(b.id).level - technologyOf(a.id).level);
  let gained = 0;
  for (const h of producers) {
    const tokens = Math.min(p.blue, tokensFrom(h, bonus) - (h.id === lean ? 1 : 0));
    p.blue -= tokens;
    h.tokens += tokens;
    gained += tokens * tokenValue(p, h.id, goods);
  }
  if (gained > 0) t.emit({ event: 'change', seat, by: { [goods]: gained }, cause: 'production' });
  const more = fromPacts(t.s, seat, goods);
  if (more > 0) gainGoods(t, seat, goods, more, 'production');
  else payGoods(t, seat, goods, -more, 'production');
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
