import { describe, expect, it, vi } from 'vitest';
import { factsOf } from '../storage.js';
import { en } from '../text.en.js';
import { fr } from '../text.fr.js';
import { seatName, tableSay, tableWords } from '../texts.js';

describe('the words of the table', () => {
  it('exist in both languages', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
  });

  it('use the French space before double signs', () => {
    for (const value of Object.values(fr)) if (typeof value === 'string') expect(value).not.toMatch(/[ \w][:;!?»]/);
  });

  it('call a lonely player "you" and people at one screen by their names', async () => {
    await tableWords.load('fr');
    const me = { name: 'Ada', kind: 'me' } as const;
    expect(seatName([me, { name: 'Bo', kind: 'bot' }], 0, tableSay('fr'))).toBe('Toi');
    expect(seatName([me, { name: 'Bo', kind: 'friend' }], 0, tableSay('fr'))).toBe('Ada');
  });

  it('call whoever a record does not name by number, never a bare figure', async () => {
    await Promise.all([tableWords.load('fr'), tableWords.load('en')]);
    const seats = factsOf({ seats: 2, table: {} } as never).seats;
    expect(seats.map((_, seat) => seatName(seats, seat, tableSay('fr')))).toEqual(['Joueur 1', 'Joueur 2']);
    expect(seatName(seats, 1, tableSay('en'))).toBe('Player 2');
  });

  it('are said in the other language while those of one are on their way', async () => {
    // Other tests of this process may have fetched words already.
    vi.resetModules();
    const { tableSay, tableWords } = await import('../texts.js');
    await tableWords.load('fr');
    expect(tableSay('en')('table.you')).toBe('Toi');
    await tableWords.load('en');
    expect(tableSay('en')('table.you')).toBe('You');
  });
});
