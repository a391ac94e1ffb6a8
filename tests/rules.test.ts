import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { docFileOf, idsInTitles, readCatalogues, readTestedIds, untested, writeDoc } from '../scripts/lib/rule-coverage.js';

const catalogues = await readCatalogues();

describe.each(catalogues)('the rules of $game', (catalogue) => {
  it('have ids of their own and stand in known sections', () => {
    const ids = catalogue.rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const sections = new Set(catalogue.sections.map(({ id }) => id));
    expect(catalogue.rules.filter(({ section }) => !sections.has(section))).toEqual([]);
  });

  it('each have a test that carries their id', () => {
    expect(untested(catalogue.rules, readTestedIds())).toEqual([]);
  });

  it('are written down in docs/rules; renew with npm run rules -- --write', () => {
    const file = docFileOf(catalogue.game);
    expect(existsSync(file) && readFileSync(file, 'utf8') === writeDoc(catalogue)).toBe(true);
  });
});

describe('ids in titles of tests', () => {
  const found = (code: string): string[] => [...idsInTitles('x.test.ts', code)];

  it('are found in every kind of title', () => {
    expect(found("it('AOC-CIV-4 a birth', () => {});")).toEqual(['AOC-CIV-4']);
    expect(found("rule('AOC-EX-2', 'war', () => {});")).toEqual(['AOC-EX-2']);
    expect(found("rule(['AOC-EX-2', 'AOC-EX-3'], 'war', () => {});")).toEqual(['AOC-EX-2', 'AOC-EX-3']);
    expect(found("describe('AOC-WAR-1', () => { it('AOC-CAB-2a, AOC-CAB-2b: ' + x, () => {}); });")).toEqual([
      'AOC-WAR-1',
      'AOC-CAB-2a',
      'AOC-CAB-2b',
    ]);
    expect(found("it.each([['AOC-SCN-1', 3]])('%s', () => {});")).toEqual(['AOC-SCN-1']);
  });

  it('are not found in bodies, comments and other calls', () => {
    expect(found("it('a birth', () => { expect(rule).toBe('AOC-CIV-4'); });")).toEqual([]);
    expect(found("// AOC-CIV-4\nit('a birth', () => {});")).toEqual([]);
    expect(found("refuses('AOC-CIV-4');")).toEqual([]);
  });

  it('are whole ids, not beginnings of longer ones', () => {
    expect(
      untested([{ id: 'AOC-CIV-1', section: 's', prov: 'R', en: '', fr: '' }], idsInTitles('x.test.ts', "it('AOC-CIV-10', () => {});")),
    ).toEqual(['AOC-CIV-1']);
  });
});
