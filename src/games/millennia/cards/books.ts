import type { RuleId } from '../../../kernel/types.js';
import type { Ability, Prov } from './ability.js';

export interface BookRow {
  readonly id: string;
  /** Tokens of one kind are one rule. */
  readonly rule: RuleId;
  readonly ability: Ability;
  readonly prov: Prov;
}

/** Face up on the tracks for the whole game; they work for every player (MIL-SET-02). */
export const BOOKS: readonly BookRow[] = [
  { id: 'book-01', rule: 'MIL-BK-01', ability: { type: 'action', phase: 'ANY', cost: [{ use: 'moveBack', track: 'war', n: 1 }], effect: [{ do: 'gainGold', n: 7 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-02', rule: 'MIL-BK-01', ability: { type: 'action', phase: 'ANY', cost: [{ use: 'moveBack', track: 'war', n: 1 }], effect: [{ do: 'gainGold', n: 7 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-03', rule: 'MIL-BK-02', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { mul: [2, { count: 'diplomacy' }] } }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-04', rule: 'MIL-BK-03', ability: { type: 'action', phase: 'ANY', cost: [{ use: 'tech', slots: [['any']] }], effect: [{ do: 'gainRP', n: 5 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-05', rule: 'MIL-BK-03', ability: { type: 'action', phase: 'ANY', cost: [{ use: 'tech', slots: [['any']] }], effect: [{ do: 'gainRP', n: 5 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-06', rule: 'MIL-BK-04', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainJoker', n: 1 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-07', rule: 'MIL-BK-04', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainJoker', n: 1 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-08', rule: 'MIL-BK-05', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { mul: [2, { count: 'buildings.brown' }] } }] }, prov: { effect: 'R', value: 'D', copies: 'D' } },
  { id: 'book-09', rule: 'MIL-BK-06', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { mul: [2, { count: 'buildings.green' }] } }] }, prov: { effect: 'R', value: 'D', copies: 'D' } },
  { id: 'book-10', rule: 'MIL-BK-07', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { mul: [3, { count: 'buildings.yellow' }] } }] }, prov: { effect: 'R', value: 'D', copies: 'D' } },
  { id: 'book-11', rule: 'MIL-BK-08', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { mul: [1, { count: 'buildings' }] } }] }, prov: { effect: 'R', value: 'D', copies: 'D' } },
  { id: 'book-12', rule: 'MIL-BK-09', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { pos: 'prosperity' } }] }, prov: { effect: 'R', track: 'D', copies: 'D' } },
  { id: 'book-13', rule: 'MIL-BK-10', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { pos: 'trade' } }] }, prov: { effect: 'R', track: 'D', copies: 'D' } },
  { id: 'book-14', rule: 'MIL-BK-11', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { pos: 'politics' } }] }, prov: { effect: 'R', track: 'D', copies: 'D' } },
  { id: 'book-15', rule: 'MIL-BK-12', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { pos: 'war' } }] }, prov: { effect: 'R', track: 'D', copies: 'D' } },
  { id: 'book-16', rule: 'MIL-BK-13', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { pos: 'population' } }] }, prov: { effect: 'R', track: 'D', copies: 'D' } },
  { id: 'book-17', rule: 'MIL-BK-14', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { pos: 'culture' } }] }, prov: { effect: 'R', track: 'D', copies: 'D' } },
  { id: 'book-18', rule: 'MIL-BK-15', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { mul: [4, { count: 'research' }] } }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-19', rule: 'MIL-BK-16', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'drawDiplomacy', n: 1 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-20', rule: 'MIL-BK-16', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'drawDiplomacy', n: 1 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-21', rule: 'MIL-BK-17', ability: { type: 'action', phase: 'ANY', cost: [{ use: 'tech', slots: [['any']] }], effect: [{ do: 'gainVP', n: 9 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-22', rule: 'MIL-BK-17', ability: { type: 'action', phase: 'ANY', cost: [{ use: 'tech', slots: [['any']] }], effect: [{ do: 'gainVP', n: 9 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-23', rule: 'MIL-BK-18', ability: { type: 'action', phase: 'ANY', cost: [{ use: 'tech', slots: [['any']] }], effect: [{ do: 'gainJoker', n: 2 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-24', rule: 'MIL-BK-18', ability: { type: 'action', phase: 'ANY', cost: [{ use: 'tech', slots: [['any']] }], effect: [{ do: 'gainJoker', n: 2 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-25', rule: 'MIL-BK-19', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { mul: [2, { count: 'wonders' }] } }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-26', rule: 'MIL-BK-20', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { mul: [2, { pos: 'influence' }] } }] }, prov: { effect: 'R', copies: 'D' } },
];
