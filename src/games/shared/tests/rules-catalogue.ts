import { describe, expect, it } from 'vitest';
import type { RuleRow, RuleSection } from '../rule-row.js';

export interface Catalogue {
  /** What all ids begin with: 'AOC'. */
  readonly prefix: string;
  readonly rules: readonly RuleRow[];
  readonly sections: readonly RuleSection[];
  /** Every id there must be. */
  readonly expected: readonly string[];
  /** Rules that are worded from the row of a card: a plain 1 may be a word in one language. */
  readonly ofCard?: (id: string) => boolean;
}

/** 'AOC-CIV-1' … 'AOC-CIV-12' from `{ CIV: 12 }`; with two digits 'MIL-GEN-01'. */
export function numbered(prefix: string, chapters: Readonly<Record<string, number>>, digits = 1): string[] {
  return Object.entries(chapters).flatMap(([chapter, n]) =>
    Array.from({ length: n }, (_, i) => `${prefix}-${chapter}-${String(i + 1).padStart(digits, '0')}`),
  );
}

/** Marks without their narrow space, quotation marks that are open on the wrong side, straight apostrophes. */
export const FRENCH_FAULT = /[^\u202f][:;!?»](\s|$)|«[^\u202f]|'/;

/** What every catalogue of rules promises its readers. */
export function catalogueTests({ prefix, rules, sections, expected, ofCard = () => false }: Catalogue): void {
  describe('rules catalogue', () => {
    it('holds every rule once', () => {
      expect(rules.map((rule) => rule.id).sort()).toEqual([...expected].sort());
    });

    it('says every rule in both languages', () => {
      for (const rule of rules)
        for (const text of [rule.en, rule.fr]) {
          expect(text, rule.id).toMatch(/^[\p{Lu}\d«].{10,}\.$/u);
          expect(text, rule.id).not.toMatch(/undefined|NaN|\[object|[{}$]|\.\.| {2}/);
        }
    });

    it('follows the order of its sections and leaves none empty', () => {
      expect([...new Set(rules.map((rule) => rule.section))]).toEqual(sections.map((section) => section.id));
      for (const section of sections) for (const name of [section.en, section.fr]) expect(name).toMatch(/\S/);
    });

    it('gives the same figures in both languages', () => {
      const figures = (id: string, text: string): string[] => (text.match(/\d+/g) ?? []).filter((n) => !ofCard(id) || n !== '1').sort();
      for (const rule of rules) expect(figures(rule.id, rule.fr), rule.id).toEqual(figures(rule.id, rule.en));
    });

    it('refers only to rules that exist', () => {
      const ids = new Set(rules.map((rule) => rule.id));
      const reference = new RegExp(`\\b${prefix}-(?:[A-Z]+-)?[A-Z]*\\d+[a-z]?\\b`, 'g');
      for (const rule of rules)
        for (const text of [rule.en, rule.fr]) for (const id of text.match(reference) ?? []) expect(ids, rule.id).toContain(id);
    });

    it('marks as ours what we decided', () => {
      const decisions = rules.filter(({ id }) => id.startsWith(`${prefix}-AMB`));
      expect(decisions.filter(({ prov }) => prov !== 'D')).toEqual([]);
    });

    it('follows French typography', () => {
      for (const text of [...rules, ...sections].map((row) => row.fr)) expect(text).not.toMatch(FRENCH_FAULT);
    });
  });
}
