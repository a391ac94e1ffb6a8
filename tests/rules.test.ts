import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { docFileOf, idsInTitles, readCatalogues, readTestedIds, untested, writeDoc } from '../scripts/lib/rule-coverage.js';
import { idsIn, placeless, placesOf } from '../scripts/lib/rule-places.js';

const catalogues = await readCatalogues();
const tested = readTestedIds();

describe.each(catalogues)('the rules of $game', (catalogue) => {
  it('have ids of their own and stand in known sections', () => {
    const ids = catalogue.rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const sections = new Set(catalogue.sections.map(({ id }) => id));
    expect(catalogue.rules.filter(({ section }) => !sections.has(section))).toEqual([]);
  });

  it('each have a test that carries their id', () => {
    expect(untested(catalogue.rules, tested)).toEqual([]);
  });

  it('each stand beside the line that applies them', () => {
    expect(placeless(catalogue.rules, placesOf(catalogue))).toEqual([]);
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

describe('ids in lines of code', () => {
  it('are found one by one, in enumerations and in ranges', () => {
    expect(idsIn('// TTA-COL-04')).toEqual(['TTA-COL-04']);
    expect(idsIn('(TTA-AGE-03, 04, TTN-WAR-02)')).toEqual(['TTA-AGE-03', 'TTA-AGE-04', 'TTN-WAR-02']);
    expect(idsIn('TTA-SCO-01 to 03')).toEqual(['TTA-SCO-01', 'TTA-SCO-02', 'TTA-SCO-03']);
    expect(idsIn('MIL-INC-01, -02, -06')).toEqual(['MIL-INC-01', 'MIL-INC-02', 'MIL-INC-06']);
    expect(idsIn('AOC-WAR-1 to AOC-WAR-3')).toEqual(['AOC-WAR-1', 'AOC-WAR-2', 'AOC-WAR-3']);
    expect(idsIn('AOC-CIV-9 to 11')).toEqual(['AOC-CIV-9', 'AOC-CIV-10', 'AOC-CIV-11']);
    expect(idsIn("{ rule: 'AOC-ACT-CU' }")).toEqual(['AOC-ACT-CU']);
  });

  it('are not made of the figures beside them', () => {
    expect(idsIn('TTA-SCO-01, 2 culture each')).toEqual(['TTA-SCO-01']);
    expect(idsIn('as in 2006, 04')).toEqual([]);
  });

  it('are missed where no line names a rule, worked examples apart', () => {
    const places = new Map([['AOC-CIV-1', ['x.ts:1']]]);
    expect(placeless([{ id: 'AOC-CIV-1' }, { id: 'AOC-CIV-2' }, { id: 'AOC-EX-1' }], places)).toEqual(['AOC-CIV-2']);
  });
});
