import { describe, expect, it } from 'vitest';
import { en } from '../text.en.js';
import { fr } from '../text.fr.js';
import { seatName, tableSay } from '../texts.js';

describe('the words of the table', () => {
  it('exist in both languages', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
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
