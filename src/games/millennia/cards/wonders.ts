import type { Ability, Prov } from './ability.js';

export interface WonderRow {
  readonly id: string;
  readonly age: number;
  readonly cost: number;
  readonly ability: Ability;
  readonly prov: Prov;
}

/** Card 183 doubles the sum of two positions (MIL-AMB-05). */
export const WONDERS: readonly WonderRow[] = [
  { id: 'wonder-113', age: 1, cost: 21, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { mul: [2, { pos: 'politics' }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'R' } },
  { id: 'wonder-114', age: 1, cost: 13, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { mul: [3, { count: 'research' }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-115', age: 1, cost: 18, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { mul: [5, { min: [{ count: 'buildings.green' }, { count: 'buildings.brown' }, { count: 'buildings.yellow' }] }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-127', age: 2, cost: 15, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { add: [{ pos: 'politics' }, { pos: 'influence' }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-128', age: 2, cost: 16, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { mul: [3, { count: 'buildings.green' }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-129', age: 2, cost: 16, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { mul: [4, { count: 'buildings.yellow' }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-141', age: 3, cost: 16, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { mul: [3, { count: 'buildings.brown' }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-142', age: 3, cost: 14, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { mul: [2, { pos: 'war' }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-143', age: 3, cost: 20, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { add: [{ pos: 'population' }, { pos: 'culture' }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-155', age: 4, cost: 19, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { add: [{ pos: 'politics' }, { pos: 'population' }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-156', age: 4, cost: 19, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { mul: [{ pos: 'influence' }, { count: 'buildings.yellow' }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-157', age: 4, cost: 21, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { mul: [2, { pos: 'culture' }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-169', age: 5, cost: 19, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { mul: [3, { pos: 'trade' }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-170', age: 5, cost: 18, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { mul: [{ pos: 'war' }, { count: 'wonders' }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-171', age: 5, cost: 20, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { add: [{ pos: 'culture' }, { pos: 'politics' }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-183', age: 6, cost: 21, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { mul: [2, { add: [{ pos: 'trade' }, { pos: 'influence' }] }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-184', age: 6, cost: 14, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { add: [{ pos: 'prosperity' }, { pos: 'war' }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-185', age: 6, cost: 15, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { mul: [2, { count: 'books' }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-197', age: 7, cost: 15, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { mul: [2, { pos: 'prosperity' }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-198', age: 7, cost: 20, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { mul: [4, { pos: 'influence' }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-199', age: 7, cost: 19, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { mul: [2, { pos: 'population' }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-211', age: 8, cost: 22, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { mul: [2, { count: 'buildings' }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-212', age: 8, cost: 21, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { mul: [3, { add: [{ count: 'wonders' }, { count: 'research' }] }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
  { id: 'wonder-213', age: 8, cost: 22, ability: { type: 'endgame', phase: 'END', effect: [{ do: 'gainVP', n: { mul: [4, { min: [{ pos: 'trade' }, { pos: 'population' }, { pos: 'culture' }, { pos: 'politics' }] }] } }] }, prov: { number: 'R', name: 'R', effect: 'R', cost: 'D' } },
];
