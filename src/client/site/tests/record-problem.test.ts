import { describe, expect, it } from 'vitest';
import type { RecordProblem } from '../../../kernel/index.js';
import { sayer } from '../../i18n/i18n.js';
import { en } from '../../i18n/text.en.js';
import { fr } from '../../i18n/text.fr.js';
import { sayProblem } from '../record-problem.js';

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
const SAYERS = { en: sayer(en), fr: sayer(fr as unknown as typeof en) };

describe('the problems of a game file', () => {
  it('all have a sentence in both languages', () => {
    for (const code of CODES)
      for (const lang of ['en', 'fr'] as const)
        expect(sayProblem(SAYERS[lang], { code, line: 12, found: 'x' })).not.toMatch(/undefined|Error|import\./);
  });

  it('name the line where there is one', () => {
    expect(sayProblem(SAYERS.en, { code: 'ILLEGAL_MOVE', line: 12 })).toContain('line 12');
    expect(sayProblem(SAYERS.fr, { code: 'ILLEGAL_MOVE', line: 12 })).toContain('ligne 12');
  });
});
