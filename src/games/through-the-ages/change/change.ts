import type { CardId, Seat, Turn } from '../../../kernel/index.js';
import { holdingOf, playerOf, traitsOf } from '../ask/selectors.js';
import type { Gain } from '../cards/ability.js';
import { editionOf } from '../editions/index.js';
import type { Cause, Changes, Tta } from '../state/state.js';
import {
  allGains,
  allPayments,
  bestGain,
  bestPayment,
  type Goods,
  type Outcome,
  ofGoods,
  settleTokens,
  stored,
  takeCheapestToken,
} from './tokens.js';

type Points = Pick<Changes, 'culture' | 'science' | 'yellow'>;

/**
 * Points and yellow tokens of a player; tokens come from the box or another player and go there (TTA-SET-12, TTA-POP-04).
 * Yellow ones are those of the bank, never those on a government (TTA-AMB-42).
 * Culture stays above 0, science between 0 and its cap (TTA-IND-01, 02); what did not change is not told.
 */
export function change(t: Turn<Tta>, seat: Seat, by: Points, cause: Cause): void {
  const p = playerOf(t.s, seat);
  const { culture, science, yellow } = p;
  if (by.culture) p.culture = Math.max(0, culture + by.culture);
  if (by.science) p.science = Math.min(Math.max(0, science + by.science), editionOf(t.s).caps.sciencePoints);
  if (by.yellow) p.yellow = Math.max(0, yellow + by.yellow);
  if (p.culture === culture && p.science === science && p.yellow === yellow) return;
  const told: { -readonly [K in keyof Points]: number } = {};
  if (p.culture !== culture) told.culture = p.culture - culture;
  if (p.science !== science) told.science = p.science - science;
  if (p.yellow !== yellow) told.yellow = p.yellow - yellow;
  t.emit({ event: 'change', seat, by: told, cause });
}

function settle(t: Turn<Tta>, seat: Seat, goods: Goods, outcome: Outcome, cause: Cause): void {
  settleTokens(playerOf(t.s, seat), outcome);
  if (outcome.by !== 0) t.emit({ event: 'change', seat, by: ofGoods(goods, outcome.by), cause });
}

/** What lies on the cards after a choice by hand. */
export const applyTokens = settle;

/**
 * Food or resources are paid or lost, at most what is there. The engine chooses the tokens (TTA-TOK-07); who pays by hand
 * is asked as the next step, so anything that depends on it has to be a step pushed before.
 */
export function payGoods(t: Turn<Tta>, seat: Seat, goods: Goods, wanted: number, cause: Cause): void {
  const p = playerOf(t.s, seat);
  const n = Math.min(wanted, stored(p, goods));
  if (n <= 0) return;
  if (p.byHand && allPayments(p, goods, n).length > 1) t.push({ step: 'tokens', seat, goods, by: -n, cause });
  else settle(t, seat, goods, bestPayment(p, goods, n), cause);
}

/** Food or resources come, as much as the blue bank allows (TTA-TOK-05), by an event too (TTA-EVT-08). */
export function gainGoods(t: Turn<Tta>, seat: Seat, goods: Goods, n: number, cause: Cause): void {
  const p = playerOf(t.s, seat);
  if (n <= 0) return;
  if (p.byHand && allGains(p, goods, n).length > 1) t.push({ step: 'tokens', seat, goods, by: n, cause });
  else settle(t, seat, goods, bestGain(p, goods, n), cause);
}

/** Things that come at once, without the military cards (TTA-ACC-06). */
export function gain(
  t: Turn<Tta>,
  seat: Seat,
  { food = 0, resources = 0, science = 0, culture = 0, population = 0 }: Gain,
  cause: Cause,
): void {
  gainGoods(t, seat, 'food', food, cause);
  gainGoods(t, seat, 'resources', resources, cause);
  change(t, seat, { science, culture }, cause);
  growFree(t, seat, population, cause);
}

/** Workers for free, as many as the yellow bank has (TTA-POP-05, TTN-EVT-02). */
export function growFree(t: Turn<Tta>, seat: Seat, wanted: number, cause: Cause): void {
  const p = playerOf(t.s, seat);
  const n = Math.min(wanted, p.yellow);
  if (n <= 0) return;
  p.yellow -= n;
  p.pool += n;
  t.emit({ event: 'grew', seat, n, cause });
  // One after the other (TTX-CRD-30).
  for (const trait of traitsOf(p, 'on-citizen')) change(t, seat, { science: n * trait.science, culture: n * trait.culture }, p.leader!);
}

/** TTA-POP-03: unused workers go first; then the owner says which ones. */
export function losePopulation(t: Turn<Tta>, seat: Seat, n: number, cause: CardId): void {
  const p = playerOf(t.s, seat);
  let left = n;
  for (; left > 0 && p.pool > 0; left--) {
    p.pool--;
    p.yellow++;
    t.emit({ event: 'lost-worker', seat, tech: '', cause });
  }
  let standing = p.holdings.reduce((sum, h) => sum + h.workers, 0);
  for (; left > 0 && standing > 0; left--, standing--) t.push({ step: 'choose', seat, choice: { ask: 'lose-worker' }, cause });
}
/** A worker leaves a card for the yellow bank. */
export function loseWorker(t: Turn<Tta>, seat: Seat, tech: CardId, cause: Cause): void {
  const p = playerOf(t.s, seat);
  holdingOf(p, tech)!.workers--;
  p.yellow++;
  t.emit({ event: 'lost-worker', seat, tech, cause });
}

/** An unused worker goes to work. */
export function putToWork(t: Turn<Tta>, seat: Seat, tech: CardId, cost: number, cause: Cause): void {
  const p = playerOf(t.s, seat);
  p.pool--;
  holdingOf(p, tech)!.workers++;
  t.emit({ event: 'built', seat, tech, cost, cause });
}

/** A building or unit is destroyed: its worker is unused again (TTA-DES-01, TTA-DES-02, TTA-MIL-03, TTA-AMB-34). */
export function destroyOne(t: Turn<Tta>, seat: Seat, tech: CardId, cause: Cause): void {
  const p = playerOf(t.s, seat);
  holdingOf(p, tech)!.workers--;
  p.pool++;
  t.emit({ event: 'destroyed', seat, tech, cause });
}

/** Blue tokens come from the box, or return there: those of the bank first, then the cheapest on cards (TTA-TOK-10). */
export function changeBlue(t: Turn<Tta>, seat: Seat, by: number, cause: Cause): void {
  const p = playerOf(t.s, seat);
  let done = 0;
  if (by > 0) {
    p.blue += by;
    done = by;
  } else {
    while (done > by && p.blue > 0) {
      p.blue--;
      done--;
    }
    while (done > by && takeCheapestToken(p)) done--;
  }
  if (done !== 0) t.emit({ event: 'change', seat, by: { blue: done }, cause });
}
