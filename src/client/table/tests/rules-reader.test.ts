import { describe, expect, it } from 'vitest';
import { RULES, SECTIONS } from '../../../games/age-of-civilization/rules/index.js';
import { findRules, plain } from '../rules-reader.js';

const book = { sections: SECTIONS, rules: RULES };

describe('searching the rules', () => {
  it('finds everything when nothing is asked', () => {
    expect(findRules(book, 'en', '  ')).toHaveLength(RULES.length);
  });

  it('finds a rule by its number', () => {
    expect(findRules(book, 'en', 'aoc-civ-4').map((rule) => rule.id)).toContain('AOC-CIV-4');
  });

  it('does not mind accents or case', () => {
    expect(plain('Étape')).toBe('etape');
    expect(findRules(book, 'fr', 'etape civilisation').length).toBeGreaterThan(0);
  });

  it('wants all words', () => {
    expect(findRules(book, 'en', 'worker zeppelin')).toHaveLength(0);
  });
});
