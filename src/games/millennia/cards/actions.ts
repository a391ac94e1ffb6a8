import type { RuleId } from '../../../kernel/types.js';
import type { Cost, Effect } from './ability.js';
import type { Side } from './tracks.js';

/** An action printed on the board: pay, then receive (MIL-ACT-08). */
export interface BoardAction {
  readonly id: string;
  readonly rule: RuleId;
  readonly cost: readonly Cost[];
  readonly effect: readonly Effect[];
}

/** The icons of the board: a choice within brackets, a plus between them (MIL-ICO-03, MIL-ICO-04, MIL-AMB-26). */
export const BOARD_ACTIONS: readonly BoardAction[] = [
  { id: 'trade', rule: 'MIL-TRA-01', cost: [{ use: 'tech', slots: [['economics'], ['transport', 'energy']] }], effect: [{ do: 'chooseOne', options: [[{ do: 'advance', track: 'trade', n: 1 }], [{ do: 'gainGold', n: 6 }]] }] },
  { id: 'influence', rule: 'MIL-TRA-02', cost: [{ use: 'tech', slots: [['economics'], ['science', 'government', 'arts', 'agriculture'], ['science', 'government', 'arts', 'agriculture'], ['science', 'government', 'arts', 'agriculture']] }], effect: [{ do: 'gainVP', n: 3 }, { do: 'gainGold', n: 3 }, { do: 'advance', track: 'influence', n: 1 }] },
  { id: 'politics', rule: 'MIL-TRA-03', cost: [{ use: 'tech', slots: [['government'], ['social']] }], effect: [{ do: 'advance', track: 'politics', n: 1 }] },
  { id: 'war', rule: 'MIL-TRA-04', cost: [{ use: 'tech', slots: [['army', 'weaponry', 'military']] }], effect: [{ do: 'advance', track: 'war', n: 1 }] },
  { id: 'war-3', rule: 'MIL-TRA-04', cost: [{ use: 'tech', slots: [['weaponry'], ['military']] }], effect: [{ do: 'advance', track: 'war', n: 3 }] },
  { id: 'population', rule: 'MIL-TRA-05', cost: [{ use: 'tech', slots: [['agriculture'], ['medicine']] }], effect: [{ do: 'advance', track: 'population', n: 1 }] },
  { id: 'culture', rule: 'MIL-TRA-06', cost: [{ use: 'tech', slots: [['arts'], ['social']] }], effect: [{ do: 'advance', track: 'culture', n: 1 }] },
  { id: 'study-1', rule: 'MIL-RES-01', cost: [{ use: 'tech', slots: [['engineering', 'transport', 'medicine']] }], effect: [{ do: 'gainRP', n: 1 }] },
  { id: 'study-2', rule: 'MIL-RES-01', cost: [{ use: 'tech', slots: [['science']] }], effect: [{ do: 'gainRP', n: 2 }] },
  { id: 'study-6', rule: 'MIL-RES-01', cost: [{ use: 'tech', slots: [['engineering'], ['transport'], ['medicine']] }], effect: [{ do: 'gainRP', n: 6 }] },
  { id: 'diplomacy', rule: 'MIL-DIP-01', cost: [{ use: 'tech', slots: [['communication'], ['energy']] }], effect: [{ do: 'performAction', action: 'diplomacy' }] },
  { id: 'espionage', rule: 'MIL-AUX-01', cost: [{ use: 'gold', n: 7 }], effect: [{ do: 'gainJoker', n: 1 }] },
  { id: 'academy', rule: 'MIL-AUX-02', cost: [{ use: 'tech', slots: [['any'], ['any']] }], effect: [{ do: 'gainJoker', n: 1 }] },
  { id: 'industry', rule: 'MIL-AUX-03', cost: [{ use: 'tech', slots: [['any']] }], effect: [{ do: 'gainGold', n: 2 }] },
];

export const SPECIALS = ['trade', 'politics', 'war', 'population', 'culture', 'research', 'joker'] as const;
export type SpecialId = (typeof SPECIALS)[number];

/** What a special action does (MIL-SPE-01). */
export const SPECIAL_EFFECTS: { readonly [K in SpecialId]: readonly Effect[] } = {
  trade: [{ do: 'advance', track: 'trade', n: 1 }],
  politics: [{ do: 'advance', track: 'politics', n: 1 }],
  war: [{ do: 'advance', track: 'war', n: 3 }],
  population: [{ do: 'advance', track: 'population', n: 1 }],
  culture: [{ do: 'advance', track: 'culture', n: 1 }],
  research: [{ do: 'gainRP', n: 3 }],
  joker: [{ do: 'gainJoker', n: 1 }],
};

/** One effect that research points can buy; `options` are alternatives at the same price (MIL-RES-03, MIL-RES-04). */
export interface ResearchEffect {
  readonly id: string;
  readonly price: number;
  readonly effect: readonly Effect[];
}

export const RESEARCH_EFFECTS: { readonly [S in Side]: readonly ResearchEffect[] } = {
  A1: [
    { id: 'r3', price: 3, effect: [{ do: 'gainVP', n: 5 }] },
    { id: 'r6a', price: 6, effect: [{ do: 'advance', track: 'war', n: 3 }, { do: 'gainVP', n: 6 }] },
    { id: 'r6b', price: 6, effect: [{ do: 'claimResearch', n: 1 }] },
    { id: 'r8a', price: 8, effect: [{ do: 'gainGold', n: 10 }, { do: 'gainVP', n: 8 }] },
    { id: 'r8b', price: 8, effect: [{ do: 'claimResearch', n: 1 }, { do: 'gainVP', n: 5 }] },
    { id: 'r10', price: 10, effect: [{ do: 'specialAction', n: 1 }, { do: 'gainVP', n: 18 }] },
  ],
  A2: [
    { id: 'r3', price: 3, effect: [{ do: 'gainGold', n: 3 }, { do: 'gainVP', n: 3 }] },
    { id: 'r6a', price: 6, effect: [{ do: 'advance', track: 'trade', n: 1 }, { do: 'gainVP', n: 6 }] },
    { id: 'r6b', price: 6, effect: [{ do: 'claimResearch', n: 1 }] },
    { id: 'r8a', price: 8, effect: [{ do: 'drawDiplomacy', n: 1 }, { do: 'gainGold', n: 6 }, { do: 'gainVP', n: 8 }] },
    { id: 'r8b', price: 8, effect: [{ do: 'claimResearch', n: 1 }, { do: 'gainGold', n: 5 }] },
    { id: 'r10', price: 10, effect: [{ do: 'specialAction', n: 2 }, { do: 'gainVP', n: 13 }] },
  ],
};

/** Gold of each row of the selection area; the last row is locked (MIL-SEL-04, MIL-INC-03). */
export const ROW_INCOME = [2, 3, 4, 5] as const;
export const LOCKED_ROW = 3;

/** Start cards by place in the first turn order (MIL-SET-09, MIL-AMB-01). */
export const START_CARDS = [
  { gold: 10, token: 'leader' },
  { gold: 12, token: 'architect' },
  { gold: 16 },
  { gold: 15, jokers: 1 },
] as const;
