import { describe, expect, it } from 'vitest';
import { catalogueTests, numbered } from '../../shared/tests/rules-catalogue.js';
import { RULES, SECTIONS } from '../rules/index.js';
import { nameCards } from '../rules/naming.js';
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
const EXPECTED = [...numbered('MIL', CHAPTERS, 2), ...Array.from({ length: 276 - 112 }, (_, i) => `MIL-${113 + i}`)];

catalogueTests({ prefix: 'MIL', rules: RULES, sections: SECTIONS, expected: EXPECTED, ofCard: (id) => /^MIL-(\d|BK)/.test(id) });

describe('rules catalogue of Millennia', () => {
  it('says every remark with its card', () => {
    for (const [number, remark] of Object.entries(REMARKS)) {
      const rule = RULES.find(({ id }) => id === `MIL-${number}`)!;
      const named = nameCards({ ...rule, ...remark });
      expect(rule.en.endsWith(named.en)).toBe(true);
      expect(rule.fr.endsWith(named.fr)).toBe(true);
    }
  });

  it('names cards by their names, with the number in brackets behind them', () => {
    const rule = RULES.find(({ id }) => id === 'MIL-END-07')!;
    expect(rule.en).toContain('First Copied Plans (MIL-247) may be played');
    expect(rule.fr).toMatch(/«\u202f.+\u202f» \(MIL-247\) peut être jouée/);
    const number = /MIL-\d{3}/;
    expect(
      RULES.filter(({ en, fr }) => [en, fr].some((text) => number.test(text.replace(/\(MIL-\d{3}\)/g, '')))).map(({ id }) => id),
    ).toEqual([]);
  });

  it('marks what is ours', () => {
    const provOf = (id: string): string => RULES.find((rule) => rule.id === id)!.prov;
    expect(provOf('MIL-113')).toBe('R');
    expect(provOf('MIL-114')).toBe('R+D');
    expect(provOf('MIL-124')).toBe('D');
    expect(provOf('MIL-225')).toBe('R');
  });
});
