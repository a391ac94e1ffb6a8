import type { Ability, Prov } from './ability.js';

export interface DiplomacyRow {
  readonly id: string;
  readonly unique: Ability;
  readonly excludedInSolo?: true;
  readonly prov: Prov;
}

/** What every card gives instead of its unique effect, in any phase (MIL-DIP-02). */
export const STANDARD = { gold: 3, vp: 3 } as const;

export const DIPLOMACY: readonly DiplomacyRow[] = [
  { id: 'diplomacy-245', unique: { type: 'trigger', phase: 'E', on: { event: 'action', which: 'industry' }, effect: [{ do: 'gainGold', n: 9 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-246', unique: { type: 'action', phase: 'E', cost: [{ use: 'rp', n: 3 }], effect: [{ do: 'gainVP', n: 14 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-247', unique: { type: 'action', phase: 'END', cost: [{ use: 'goldOfCopiedWonder', minus: 5 }], effect: [{ do: 'copyOpponentWonder' }] }, excludedInSolo: true, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-248', unique: { type: 'trigger', phase: 'E', on: { event: 'book', track: 'any' }, effect: [{ do: 'repeatBookEffect' }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-249', unique: { type: 'action', phase: 'E', effect: [{ do: 'advance', track: 'population', n: 1 }, { do: 'gainGold', n: 2 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-250', unique: { type: 'action', phase: 'E', effect: [{ do: 'advance', track: 'politics', n: 1 }, { do: 'gainGold', n: 2 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-251', unique: { type: 'action', phase: 'E', effect: [{ do: 'advance', track: 'culture', n: 1 }, { do: 'gainGold', n: 2 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-252', unique: { type: 'action', phase: 'E', effect: [{ do: 'advance', track: 'prosperity', n: 1 }, { do: 'gainGold', n: 2 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-253', unique: { type: 'action', phase: 'E', effect: [{ do: 'performAction', action: 'trade' }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-254', unique: { type: 'trigger', phase: 'B', on: { event: 'prosperityReached' }, if: { gte: [{ prosperityPairsMatched: true }, 2] }, effect: [{ do: 'advance', track: 'prosperity', n: 1 }, { do: 'gainGold', n: 5 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-255', unique: { type: 'action', phase: 'E', effect: [{ do: 'advance', track: 'war', n: 4 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-256', unique: { type: 'action', phase: 'E', cost: [{ use: 'tech', slots: [['any'], ['any'], ['any']], distinctTypes: true }], effect: [{ do: 'advance', track: 'culture', n: 1 }, { do: 'advance', track: 'politics', n: 1 }, { do: 'advance', track: 'population', n: 1 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-257', unique: { type: 'action', phase: 'E', effect: [{ do: 'gainRP', n: 3 }, { do: 'gainGold', n: 2 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-258', unique: { type: 'trigger', phase: 'E', on: { event: 'action', which: 'trade' }, effect: [{ do: 'gainGold', n: 9 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-259', unique: { type: 'action', phase: 'E', cost: [{ use: 'tech', slots: [['any']] }], effect: [{ do: 'gainVP', n: 10 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-260', unique: { type: 'trigger', phase: 'E', on: { event: 'advanceGain', track: 'influence' }, effect: [{ do: 'advance', track: 'influence', n: 1 }, { do: 'gainGold', n: 3 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-261', unique: { type: 'action', phase: 'E', effect: [{ do: 'advance', track: 'influence', n: 1 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-262', unique: { type: 'action', phase: 'E', effect: [{ do: 'gainJoker', n: 1 }, { do: 'gainGold', n: 3 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-263', unique: { type: 'action', phase: 'E', cost: [{ use: 'tech', slots: [['any']] }], effect: [{ do: 'gainJoker', n: 2 }, { do: 'gainVP', n: 2 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-264', unique: { type: 'modifier', phase: 'D', modifies: 'build', effect: [{ do: 'discount', on: 'building.green', n: 8 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-265', unique: { type: 'modifier', phase: 'D', modifies: 'build', effect: [{ do: 'discount', on: 'building.brown', n: 8 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-266', unique: { type: 'modifier', phase: 'D', modifies: 'build', effect: [{ do: 'discount', on: 'building.yellow', n: 8 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-267', unique: { type: 'modifier', phase: 'D', modifies: 'build', effect: [{ do: 'discount', on: 'wonder', n: 9 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-268', unique: { type: 'action', phase: 'E', effect: [{ do: 'advance', track: 'trade', n: 1 }, { do: 'advance', track: 'war', n: 1 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-269', unique: { type: 'trigger', phase: 'E', on: { event: 'special', which: 'research' }, effect: [{ do: 'gainRP', n: 5 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-270', unique: { type: 'trigger', phase: 'E', on: { event: 'special', which: 'politics' }, effect: [{ do: 'advance', track: 'politics', n: 1 }, { do: 'gainJoker', n: 1 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-271', unique: { type: 'trigger', phase: 'E', on: { event: 'special', which: 'culture' }, effect: [{ do: 'advance', track: 'culture', n: 1 }, { do: 'gainJoker', n: 1 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-272', unique: { type: 'trigger', phase: 'E', on: { event: 'special', which: 'population' }, effect: [{ do: 'advance', track: 'population', n: 1 }, { do: 'gainJoker', n: 1 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-273', unique: { type: 'trigger', phase: 'E', on: { event: 'special', which: 'trade', window: 'before' }, effect: [{ do: 'unlock', lock: 'trade', duration: 'thisResolution' }, { do: 'advance', track: 'trade', n: 1 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-274', unique: { type: 'trigger', phase: 'E', on: { event: 'special', which: 'war', window: 'before' }, effect: [{ do: 'unlock', lock: 'war', duration: 'thisResolution' }, { do: 'advance', track: 'war', n: 4 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-275', unique: { type: 'action', phase: 'C', effect: [{ do: 'unlock', lock: 'income', duration: 'thisPhase' }, { do: 'gainGold', n: 5 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
  { id: 'diplomacy-276', unique: { type: 'trigger', phase: 'E', on: { event: 'special', which: 'joker' }, effect: [{ do: 'gainGold', n: 10 }] }, prov: { number: 'R', unique: 'R', standard: 'R' } },
];
