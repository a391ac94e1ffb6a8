import type { MoveRule, Refusal, Seat } from '../../../kernel/index.js';
import { specialOf, techOf } from '../cards/index.js';
import { change } from '../change.js';
import { scenarioOf } from '../editions/scenarios.js';
import { playerOf } from '../selectors.js';
import type { Aoc, Move, SpecialId, State } from '../state.js';

/** AOC-INN-2 and AOC-INN-3: one card per player, 1 coin, on a column without a cube. */
export function refuseSpecial(s: State, seat: Seat, id: SpecialId): Refusal | undefined {
  const p = playerOf(s, seat);
  if (p.special !== null) return { rule: 'AOC-INN-3', code: 'SPECIAL_OWNED' };
  if (!s.specials.includes(id)) return { rule: 'AOC-INN-1', code: 'SPECIAL_NOT_THERE' };
  const card = specialOf(id);
  if (p.techs.some((tech) => techOf(tech).position.startsWith(card.column)))
    return { rule: 'AOC-INN-3', code: 'COLUMN_HAS_CUBE', params: { column: { key: `column.${card.column}` } } };
  return p.coins < card.price ? { rule: 'AOC-INN-2', code: 'NOT_ENOUGH_COINS', params: { need: card.price, have: p.coins } } : undefined;
}

export const canBuySpecial = (s: State, seat: Seat): boolean => s.specials.some((id) => !refuseSpecial(s, seat, id));

/** AOC-INN-5: at any moment of the own turn; needs no worker, allowed when resting. */
export const buySpecial: MoveRule<Aoc, Extract<Move, { move: 'buy-special' }>> = {
  candidates: (s) => s.specials.map((special) => ({ move: 'buy-special', special })),
  refuse: (s, seat, { special }) => refuseSpecial(s, seat, special),
  perform(t, seat, { special }) {
    t.s.specials.splice(t.s.specials.indexOf(special), 1);
    playerOf(t.s, seat).special = special;
    t.emit({ event: 'special', seat, special });
    change(t, seat, { coins: -specialOf(special).price }, { from: 'special', card: special });
  },
};

/** SCN-3: what the drought costs in coins now. */
export const droughtPrice = (s: State): number => Math.ceil(s.counters.drought / (scenarioOf(s.options.scenario)?.drought?.coinsPer ?? 1));

export const payDrought: MoveRule<Aoc, Extract<Move, { move: 'pay-drought' }>> = {
  candidates: () => [{ move: 'pay-drought' }],
  refuse(s, seat) {
    const need = droughtPrice(s);
    const have = playerOf(s, seat).coins;
    return have < need ? { rule: 'AOC-SCN-2', code: 'DROUGHT_NOT_AFFORDABLE', params: { need, have } } : undefined;
  },
  perform(t, seat) {
    t.done();
    change(t, seat, { coins: -droughtPrice(t.s) }, { from: 'scenario', scenario: 'SCN-3' });
  },
};

export const sacrificeDrought: MoveRule<Aoc, Extract<Move, { move: 'sacrifice-drought' }>> = {
  candidates: () => [{ move: 'sacrifice-drought' }],
  refuse: (s, seat) => (playerOf(s, seat).workers === 0 ? { rule: 'AOC-TRM-4', code: 'NO_WORKER_LEFT' } : undefined),
  perform(t, seat) {
    t.done();
    change(t, seat, { workers: -1 }, { from: 'scenario', scenario: 'SCN-3' });
  },
};
