import { describe, expect, it } from 'vitest';
import type { RecordProblem } from '../../../kernel/index.js';
import { en } from '../text.en.js';
import { fr } from '../text.fr.js';
import { problemText, seatName, tableSay } from '../texts.js';

const CODES: RecordProblem['code'][] = [
  'NOT_A_RECORD',
  'NEWER_FORMAT',
  'BAD_HEADER',
  'UNKNOWN_GAME',
  'OTHER_RULES',
  'BAD_SEED',
  'BAD_OPTIONS',
  'BAD_LINE',
  'ILLEGAL_MOVE',
  'CUT_SHORT',
  'WRONG_HASH',
];

describe('the words of the table', () => {
  it('exist in both languages', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
  });

  it('name every problem of a file, with its line where there is one', () => {
    for (const code of CODES)
      for (const lang of ['en', 'fr'] as const) expect(problemText({ code, line: 12, found: 'x' }, lang)).not.toMatch(/undefined|Error/);
    expect(problemText({ code: 'ILLEGAL_MOVE', line: 12 }, 'en')).toContain('line 12');
    expect(problemText({ code: 'ILLEGAL_MOVE', line: 12 }, 'fr')).toContain('ligne 12');
  });

  it('use the French space before double signs', () => {
    for (const value of Object.values(fr)) if (typeof value === 'string') expect(value).not.toMatch(/[ \w][:;!?»]/);
  });

  it('call a lonely player "you" and people at one screen by their names', () => {
    const me = { name: 'Ada', kind: 'me' } as const;
    expect(seatName([me, { name: 'Bo', kind: 'bot' }], 0, tableSay('fr'))).toBe('Toi');
    expect(seatName([me, { name: 'Bo', kind: 'friend' }], 0, tableSay('fr'))).toBe('Ada');
  });
});
