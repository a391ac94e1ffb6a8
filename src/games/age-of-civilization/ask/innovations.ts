import type { Refusal, Seat } from '../../../kernel/index.js';
import { specialOf, techOf } from '../cards/index.js';
import type { SpecialId, State } from '../state/state.js';
import { playerOf } from './selectors.js';

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
