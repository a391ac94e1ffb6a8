import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards/index.js';
import { EXPLAINED, rulesOfCard } from '../rules/card-rules.js';
import { RULES, SECTIONS } from '../rules/index.js';

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
/** Questions 23 to 27 and 35 to 42 are about the expansion. */
const QUESTIONS = [...Array.from({ length: 22 }, (_, i) => i + 1), ...Array.from({ length: 7 }, (_, i) => i + 28), 43, 44];
const idOf = (chapter: string, n: number): string => `TTA-${chapter}-${String(n).padStart(2, '0')}`;
const EXPECTED = [
  ...Object.entries(CHAPTERS).flatMap(([chapter, n]) => Array.from({ length: n }, (_, i) => idOf(chapter, i + 1))),
  ...QUESTIONS.map((n) => idOf('AMB', n)),
];

describe('rules catalogue', () => {
  it('holds every rule once', () => {
    expect(RULES.map((rule) => rule.id).sort()).toEqual([...EXPECTED].sort());
  });

  it('says every rule in both languages, within a known section', () => {
    const sections = new Set(SECTIONS.map((section) => section.id));
    for (const rule of RULES) {
      expect(sections, rule.id).toContain(rule.section);
      for (const text of [rule.en, rule.fr]) {
        expect(text, rule.id).toMatch(/^[\p{Lu}\d«].{10,}\.$/u);
        expect(text, rule.id).not.toMatch(/undefined|NaN|\[object|[{}$]|\.\.| {2}/);
      }
    }
  });

  it('follows the order of its sections and leaves none empty', () => {
    expect([...new Set(RULES.map((rule) => rule.section))]).toEqual(SECTIONS.map((section) => section.id));
    for (const section of SECTIONS) for (const name of [section.en, section.fr]) expect(name).toMatch(/\S/);
  });

  it('gives the same figures in both languages', () => {
    const figures = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();
    for (const rule of RULES) expect(figures(rule.fr), rule.id).toEqual(figures(rule.en));
  });

  it('refers only to rules that exist', () => {
    const ids = new Set(RULES.map((rule) => rule.id));
    for (const rule of RULES)
      for (const text of [rule.en, rule.fr]) for (const id of text.match(/TTA-[A-Z]+-\d+/g) ?? []) expect(ids, rule.id).toContain(id);
  });

  it('marks what is ours', () => {
    expect(RULES.filter(({ id }) => id.startsWith('TTA-AMB')).every(({ prov }) => prov === 'D')).toBe(true);
    expect(RULES.find(({ id }) => id === 'TTA-AGG-02')!.prov).toBe('D');
    expect(RULES.find(({ id }) => id === 'TTA-BANK-02')!.prov).toBe('R+P');
  });

  it('follows French typography', () => {
    for (const text of [...RULES, ...SECTIONS].map((row) => row.fr)) expect(text).not.toMatch(/[^\u202f][:;!?»](\s|$)|«[^\u202f]|'/);
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
    expect(rulesOfCard('t06.farm.irrigation')).toEqual(['TTA-TEC-01']);
  });
});
