import { describe, expect, it } from 'vitest';
import { RULES, SECTIONS } from '../rules/index.js';
import { REMARKS } from '../rules/remarks.js';

/** How many rules each chapter of the catalogue has. */
const CHAPTERS: Readonly<Record<string, number>> = {
  GEN: 7,
  SET: 15,
  AGE: 4,
  SEL: 10,
  PRO: 6,
  INC: 6,
  CON: 11,
  ACT: 11,
  TRA: 7,
  SPE: 3,
  RES: 6,
  DIP: 5,
  AUX: 4,
  TRK: 11,
  WAR: 3,
  MNT: 11,
  END: 8,
  SOL: 18,
  BK: 20,
  TB: 10,
  ICO: 9,
  EX: 33,
  AMB: 32,
  NET: 12,
};
const EXPECTED = [
  ...Object.entries(CHAPTERS).flatMap(([chapter, n]) =>
    Array.from({ length: n }, (_, i) => `MIL-${chapter}-${String(i + 1).padStart(2, '0')}`),
  ),
  ...Array.from({ length: 276 - 112 }, (_, i) => `MIL-${113 + i}`),
];
const isOfCard = (id: string): boolean => /^MIL-(\d|BK)/.test(id);

describe('rules catalogue', () => {
  it('holds every rule once', () => {
    expect(EXPECTED).toHaveLength(426);
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
    const order = SECTIONS.map((section) => section.id);
    const seen = [...new Set(RULES.map((rule) => rule.section))];
    expect(seen).toEqual(order);
    for (const section of SECTIONS) for (const name of [section.en, section.fr]) expect(name).toMatch(/\S/);
  });

  it('gives the same figures in both languages', () => {
    // What is worded from a row may write a plain 1 as a word in one language.
    const figures = ({ id }: { id: string }, text: string): string[] =>
      (text.match(/\d+/g) ?? []).filter((n) => !isOfCard(id) || n !== '1').sort();
    for (const rule of RULES) expect(figures(rule, rule.fr), rule.id).toEqual(figures(rule, rule.en));
  });

  it('refers only to rules that exist', () => {
    const ids = new Set(RULES.map((rule) => rule.id));
    for (const rule of RULES)
      for (const text of [rule.en, rule.fr]) for (const id of text.match(/MIL-[A-Z]*-?\d+/g) ?? []) expect(ids, rule.id).toContain(id);
  });

  it('says every remark with its card', () => {
    for (const [number, remark] of Object.entries(REMARKS)) {
      const rule = RULES.find(({ id }) => id === `MIL-${number}`)!;
      expect(rule.en.endsWith(remark.en)).toBe(true);
      expect(rule.fr.endsWith(remark.fr)).toBe(true);
    }
  });

  it('marks what is ours', () => {
    const provOf = (id: string): string => RULES.find((rule) => rule.id === id)!.prov;
    expect(provOf('MIL-113')).toBe('R');
    expect(provOf('MIL-114')).toBe('R+D');
    expect(provOf('MIL-124')).toBe('D');
    expect(provOf('MIL-225')).toBe('R');
    expect(RULES.filter(({ id }) => id.startsWith('MIL-AMB')).every(({ prov }) => prov === 'D')).toBe(true);
  });

  it('follows French typography', () => {
    for (const text of [...RULES, ...SECTIONS].map((row) => row.fr)) expect(text).not.toMatch(/[^\u202f][:;!?»](\s|$)|«[^\u202f]|'/);
  });
});
