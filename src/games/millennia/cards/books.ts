import type { Ability, Prov } from './ability.js';

export interface BookRow {
  readonly id: string;
  readonly kind: string;
  readonly ability: Ability;
  readonly prov: Prov;
}

/** Face up on the tracks for the whole game; they work for every player (MIL-SET-02). */
export const BOOKS: readonly BookRow[] = [
  { id: 'book-01', kind: 'war-back-for-gold', ability: { type: 'action', phase: 'ANY', cost: [{ use: 'moveBack', track: 'war', n: 1 }], effect: [{ do: 'gainGold', n: 7 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-02', kind: 'war-back-for-gold', ability: { type: 'action', phase: 'ANY', cost: [{ use: 'moveBack', track: 'war', n: 1 }], effect: [{ do: 'gainGold', n: 7 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-03', kind: 'vp-per-diplomacy-card', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { mul: [2, { count: 'diplomacy' }] } }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-04', kind: 'tech-for-rp5', ability: { type: 'action', phase: 'ANY', cost: [{ use: 'tech', slots: [['any']] }], effect: [{ do: 'gainRP', n: 5 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-05', kind: 'tech-for-rp5', ability: { type: 'action', phase: 'ANY', cost: [{ use: 'tech', slots: [['any']] }], effect: [{ do: 'gainRP', n: 5 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-06', kind: 'joker', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainJoker', n: 1 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-07', kind: 'joker', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainJoker', n: 1 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-08', kind: 'vp-per-brown-building', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { mul: [2, { count: 'buildings.brown' }] } }] }, prov: { effect: 'R', value: 'D', copies: 'D' } },
  { id: 'book-09', kind: 'vp-per-green-building', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { mul: [2, { count: 'buildings.green' }] } }] }, prov: { effect: 'R', value: 'D', copies: 'D' } },
  { id: 'book-10', kind: 'vp-per-yellow-building', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { mul: [3, { count: 'buildings.yellow' }] } }] }, prov: { effect: 'R', value: 'D', copies: 'D' } },
  { id: 'book-11', kind: 'vp-per-building', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { mul: [1, { count: 'buildings' }] } }] }, prov: { effect: 'R', value: 'D', copies: 'D' } },
  { id: 'book-12', kind: 'vp-position-prosperity', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { pos: 'prosperity' } }] }, prov: { effect: 'R', track: 'D', copies: 'D' } },
  { id: 'book-13', kind: 'vp-position-trade', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { pos: 'trade' } }] }, prov: { effect: 'R', track: 'D', copies: 'D' } },
  { id: 'book-14', kind: 'vp-position-politics', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { pos: 'politics' } }] }, prov: { effect: 'R', track: 'D', copies: 'D' } },
  { id: 'book-15', kind: 'vp-position-war', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { pos: 'war' } }] }, prov: { effect: 'R', track: 'D', copies: 'D' } },
  { id: 'book-16', kind: 'vp-position-population', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { pos: 'population' } }] }, prov: { effect: 'R', track: 'D', copies: 'D' } },
  { id: 'book-17', kind: 'vp-position-culture', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { pos: 'culture' } }] }, prov: { effect: 'R', track: 'D', copies: 'D' } },
  { id: 'book-18', kind: 'vp-per-research-card', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { mul: [4, { count: 'research' }] } }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-19', kind: 'diplomacy-card', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'drawDiplomacy', n: 1 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-20', kind: 'diplomacy-card', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'drawDiplomacy', n: 1 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-21', kind: 'tech-for-9vp', ability: { type: 'action', phase: 'ANY', cost: [{ use: 'tech', slots: [['any']] }], effect: [{ do: 'gainVP', n: 9 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-22', kind: 'tech-for-9vp', ability: { type: 'action', phase: 'ANY', cost: [{ use: 'tech', slots: [['any']] }], effect: [{ do: 'gainVP', n: 9 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-23', kind: 'tech-for-2-jokers', ability: { type: 'action', phase: 'ANY', cost: [{ use: 'tech', slots: [['any']] }], effect: [{ do: 'gainJoker', n: 2 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-24', kind: 'tech-for-2-jokers', ability: { type: 'action', phase: 'ANY', cost: [{ use: 'tech', slots: [['any']] }], effect: [{ do: 'gainJoker', n: 2 }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-25', kind: 'vp-per-wonder', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { mul: [2, { count: 'wonders' }] } }] }, prov: { effect: 'R', copies: 'D' } },
  { id: 'book-26', kind: 'vp-influence-x2', ability: { type: 'action', phase: 'ANY', effect: [{ do: 'gainVP', n: { mul: [2, { pos: 'influence' }] } }] }, prov: { effect: 'R', copies: 'D' } },
];
