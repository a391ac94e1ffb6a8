import { describe, expect, it } from 'vitest';
import { titleOf } from '../moments.js';
import { roundAt, roundsOf, stretchesIn } from '../rounds.js';
import { brief, differ } from '../steps.js';
import { analysisSay } from '../texts.js';

const say = analysisSay('en');

describe('a moment is named by what makes it one', () => {
  it('which only one of the plans does', () => {
    expect(titleOf(['Grow', 'Take Opera (2 civil actions)', 'End'], ['Take Coal (1 civil action)', 'Grow', 'End'], false, say)).toEqual({
      title: 'Take Opera',
      instead: 'Instead of: Take Coal',
    });
  });

  it('or by what was left out: to end a turn is no mistake', () => {
    expect(titleOf(['End'], ['Take Coal', 'Grow', 'Build', 'End'], false, say).title).toBe('Not played: Take Coal, Grow');
    expect(titleOf(['Disband', 'End'], ['End'], false, say).title).toBe('Besides: Disband');
    expect(titleOf(['End'], ['End'], false, say).title).toBe('End');
  });

  it('also where the better plan goes on: to leave off names nothing while there was something to do', () => {
    expect(titleOf(['Finish'], ['Research', 'Take Coal'], true, say, ['Finish'])).toEqual({
      title: 'Not played: Research, Take Coal',
      instead: undefined,
    });
    expect(titleOf(['Build', 'Finish'], ['Research'], true, say, ['Finish']).title).toBe('Build');
    // To leave off against nothing of its own is what was done.
    expect(titleOf(['Build', 'Finish'], ['Build'], false, say, ['Finish']).title).toBe('Besides: Finish');
  });

  it('and a plan that goes on by what it begins with: the rest of it may still come', () => {
    expect(titleOf(['Cavalry', 'Found a village'], ['Found a village'], true, say)).toEqual({
      title: 'Cavalry',
      instead: 'Rather first: Found a village',
    });
  });

  it('without prices', () => {
    expect(brief('Accroître la population pour 2 nourritures')).toBe('Accroître la population');
    expect(brief('Lancier pour 10 or\u202f: Gaule')).toBe('Lancier\u202f: Gaule');
    expect(brief('Prendre l’Opéra (2 actions civiles), jouer')).toBe('Prendre l’Opéra, jouer');
    expect(differ(['a', 'b'], ['b', 'c'])).toEqual({ mine: ['a'], theirs: ['c'] });
  });
});

describe('rounds', () => {
  const ends = [{ ply: 4 }, { ply: 8 }, { ply: 12 }];
  const words = (key: string, params?: object) => (key === 'table.round-word' ? 'Round' : Object.values(params ?? {}).join(' '));
  const rounds = (name?: (ply: number) => string) =>
    roundsOf(
      {
        roundWord: { en: 'Age', fr: 'Âge' },
        roundOf: (s) => ({ now: 1, last: 3, ...(name ? { name: name((s as unknown as { ply: number }).ply) } : {}) }),
      },
      ends,
      (ply) => ({ ply }) as never,
      'en',
      words as never,
    );

  it('are called by their number, and by their age where ages have names', () => {
    expect(rounds().map(({ name }) => name)).toEqual(['Age 1', 'Age 2', 'Age 3']);
    const aged = rounds((ply) => (ply < 7 ? 'A' : 'I'));
    expect(aged.map(({ name }) => name)).toEqual(['Round 1 · Age A', 'Round 2 · Age I', 'Round 3 · Age I']);
    expect(stretchesIn(aged)).toEqual([
      { label: 'A', ply: 4 },
      { label: 'I', ply: 12 },
    ]);
    expect([0, 3, 4, 11, 99].map((ply) => roundAt(aged, ply))).toEqual([0, 0, 1, 2, 2]);
  });

  it('are taken together where there are many', () => {
    const many = Array.from({ length: 20 }, (_, i) => ({ name: '', age: String(i + 1), from: i, ply: i + 1 }));
    expect(stretchesIn(many).map(({ label }) => label)).toEqual(['1–4', '5–8', '9–12', '13–16', '17–20']);
    expect(stretchesIn([])).toEqual([]);
  });
});
