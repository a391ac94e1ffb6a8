import type { Ability, Prov } from './ability.js';

export interface ResearchRow {
  readonly id: string;
  readonly ability: Ability;
  readonly prov: Prov;
}

/** Permanent once claimed (MIL-RES-05). */
export const RESEARCH_CARDS: readonly ResearchRow[] = [
  { id: 'research-225', ability: { type: 'trigger', phase: 'ANY', on: { event: 'action', which: 'diplomacy' }, effect: [{ do: 'gainVP', n: 3 }] }, prov: { number: 'R', effect: 'R' } },
  { id: 'research-226', ability: { type: 'trigger', phase: 'ANY', on: { event: 'special', which: 'any' }, effect: [{ do: 'gainVP', n: 3 }] }, prov: { number: 'R', effect: 'R' } },
  { id: 'research-227', ability: { type: 'trigger', phase: 'ANY', on: { event: 'advanceStep', track: 'prosperity' }, effect: [{ do: 'gainGold', n: 2 }] }, prov: { number: 'R', effect: 'R' } },
  { id: 'research-228', ability: { type: 'trigger', phase: 'ANY', on: { event: 'advanceStep', track: 'influence' }, effect: [{ do: 'gainVP', n: 3 }] }, prov: { number: 'R', effect: 'R' } },
  { id: 'research-229', ability: { type: 'trigger', phase: 'ANY', on: { event: 'claimResearch' }, effect: [{ do: 'gainVP', n: 4 }] }, prov: { number: 'R', effect: 'R' } },
  { id: 'research-230', ability: { type: 'trigger', phase: 'ANY', on: { event: 'book', track: 'any' }, cost: [{ use: 'gold', n: 4 }], effect: [{ do: 'gainRP', n: 3 }] }, prov: { number: 'R', effect: 'R' } },
  { id: 'research-231', ability: { type: 'action', phase: 'E', limit: 'oncePerAge', cost: [{ use: 'moveBack', track: 'war', n: 1 }], effect: [{ do: 'gainGold', n: 4 }] }, prov: { number: 'R', effect: 'R' } },
  { id: 'research-232', ability: { type: 'action', phase: 'E', if: { branch: 'tyranny' }, cost: [{ use: 'gold', n: 15 }], effect: [{ do: 'switchToDemocracy' }] }, prov: { number: 'R', effect: 'R' } },
  { id: 'research-233', ability: { type: 'modifier', phase: 'E', modifies: 'influenceAction', effect: [{ do: 'waiveTech', type: 'any', n: 1 }] }, prov: { number: 'R', effect: 'R' } },
  { id: 'research-234', ability: { type: 'trigger', phase: 'ANY', on: { event: 'book', track: 'culture' }, effect: [{ do: 'gainVP', n: { mul: [2, { min: [{ pos: 'prosperity' }, { pos: 'trade' }, { pos: 'influence' }, { pos: 'politics' }, { pos: 'war' }, { pos: 'population' }, { pos: 'culture' }] }] } }] }, prov: { number: 'R', effect: 'R' } },
  { id: 'research-235', ability: { type: 'trigger', phase: 'ANY', on: { event: 'book', track: 'politics' }, if: { gte: [{ gold: true }, 15] }, effect: [{ do: 'gainVP', n: 5 }] }, prov: { number: 'R', effect: 'R' } },
  { id: 'research-236', ability: { type: 'trigger', phase: 'ANY', on: { event: 'book', track: 'population' }, if: { gt: [{ count: 'buildings' }, { pos: 'population' }] }, effect: [{ do: 'gainGold', n: 5 }] }, prov: { number: 'R', effect: 'R' } },
  { id: 'research-237', ability: { type: 'passive', phase: 'D', effect: [{ do: 'discount', on: 'building.yellow', n: 4 }] }, prov: { number: 'R', effect: 'R' } },
  { id: 'research-238', ability: { type: 'trigger', phase: 'ANY', on: { event: 'maximise', track: 'population' }, effect: [{ do: 'gainVP', n: 4 }] }, prov: { number: 'R', effect: 'R' } },
  { id: 'research-239', ability: { type: 'trigger', phase: 'ANY', on: { event: 'build' }, effect: [{ do: 'gainVP', n: 1 }] }, prov: { number: 'R', effect: 'R' } },
  { id: 'research-240', ability: { type: 'trigger', phase: 'ANY', on: { event: 'action', which: 'research' }, effect: [{ do: 'gainGold', n: 2 }] }, prov: { number: 'R', effect: 'R' } },
  { id: 'research-241', ability: { type: 'passive', phase: 'B', effect: [{ do: 'prosperityWildcard', types: ['army', 'weaponry', 'military'], cards: 1 }] }, prov: { number: 'R', effect: 'R' } },
  { id: 'research-242', ability: { type: 'trigger', phase: 'ANY', on: { event: 'maximise', track: 'culture' }, effect: [{ do: 'gainVP', n: 4 }] }, prov: { number: 'R', effect: 'R' } },
  { id: 'research-243', ability: { type: 'passive', phase: 'C', effect: [{ do: 'gainGold', n: { min: [{ count: 'wonders' }, 3] } }] }, prov: { number: 'R', effect: 'R' } },
  { id: 'research-244', ability: { type: 'trigger', phase: 'ANY', on: { event: 'action', which: 'tradeForGold' }, effect: [{ do: 'gainVP', n: 4 }] }, prov: { number: 'R', effect: 'R' } },
];
