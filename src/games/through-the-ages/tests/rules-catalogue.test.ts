import { describe, expect, it } from 'vitest';
import { catalogueTests, numbered } from '../../shared/tests/rules-catalogue.js';
import { CARDS } from '../cards/index.js';
import { editionOf } from '../editions/index.js';
import { EXPLAINED, rulesOfCard } from '../rules/card-rules.js';
import { RULES, SECTIONS } from '../rules/index.js';
import { DEFAULTS } from '../state/setup.js';

/** How many rules each chapter of the catalogue has. */
const CHAPTERS: Readonly<Record<string, number>> = {
  TURN: 3,
  SET: 12,
  ROW: 9,
  FST: 5,
  ACT: 8,
  TAKE: 9,
  BANK: 2,
  POP: 5,
  BLD: 6,
  UPG: 5,
  DES: 2,
  MIL: 6,
  WON: 9,
  LDR: 4,
  ACC: 6,
  TEC: 3,
  SPC: 3,
  GOV: 7,
  TOK: 11,
  PRD: 5,
  CON: 2,
  COR: 4,
  HAP: 6,
  MCD: 8,
  POL: 3,
  EVT: 8,
  TIE: 5,
  TWO: 3,
  COL: 10,
  AGG: 11,
  PAC: 9,
  WAR: 8,
  TAC: 7,
  AIR: 2,
  AGE: 8,
  END: 8,
  SCO: 5,
  RES: 6,
  IND: 5,
  HID: 2,
  VAR: 11,
  CRD: 18,
  EX: 43,
};
/** What the edition of 2015 says otherwise. */
const SECOND: Readonly<Record<string, number>> = {
  GEN: 3,
  VAR: 1,
  SET: 6,
  IND: 1,
  TURN: 4,
  EOT: 8,
  TAKE: 1,
  LDR: 1,
  WON: 3,
  ACC: 4,
  SPC: 1,
  GOV: 2,
  TOK: 1,
  HAND: 1,
  TAC: 4,
  POL: 1,
  EVT: 4,
  AGG: 6,
  WAR: 3,
  PAC: 1,
  RES: 2,
  COL: 2,
  CRD: 23,
  AGE: 2,
  END: 3,
  HB: 2,
};
/** New Leaders and Wonders. */
const EXPANSION: Readonly<Record<string, number>> = { MOD: 7, DRAW: 10, PROD: 3, EAR: 1, CRD: 58, EX: 19 };
const QUESTIONS = Array.from({ length: 46 }, (_, i) => i + 1);
const EXPECTED = [
  ...numbered('TTA', CHAPTERS, 2),
  ...numbered('TTN', SECOND, 2),
  ...numbered('TTX', EXPANSION, 2),
  ...QUESTIONS.map((n) => `TTA-AMB-${String(n).padStart(2, '0')}`),
];

catalogueTests({ prefix: 'TTA', rules: RULES, sections: SECTIONS, expected: EXPECTED });

describe('rules catalogue of Through the Ages', () => {
  it('marks what is ours', () => {
    expect(RULES.find(({ id }) => id === 'TTA-AGG-02')!.prov).toBe('D');
    expect(RULES.find(({ id }) => id === 'TTA-BANK-02')!.prov).toBe('R+P');
  });

  it('has every rule that the edition of 2015 cites instead of one of 2006', () => {
    const ids = new Set(RULES.map((rule) => rule.id));
    const { instead } = editionOf({ options: { ...DEFAULTS, edition: '2015' } });
    for (const pair of Object.entries(instead)) for (const id of pair) expect(ids).toContain(id);
  });

  it('explains every card, and single cards besides', () => {
    const ids = new Set(RULES.map((rule) => rule.id));
    for (const { id } of CARDS) for (const rule of rulesOfCard(id)) expect(ids, id).toContain(rule);
    for (const [name] of EXPLAINED)
      expect(
        CARDS.some(({ id }) => id.split('.').slice(1, 3).join('.') === name),
        name,
      ).toBe(true);
    expect(rulesOfCard('t06.leader.isaac-newton')).toEqual(['TTA-LDR-01', 'TTA-CRD-10']);
    expect(RULES.find(({ id }) => id === 'TTN-TURN-04')!.prov).toBe('D');
    expect(rulesOfCard('t06.farm.irrigation')).toEqual(['TTA-TEC-01']);
  });
});
