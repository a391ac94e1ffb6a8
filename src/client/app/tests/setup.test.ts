import { describe, expect, it } from 'vitest';
import { check, DEFAULTS } from '../../../games/age-of-civilization/setup.js';
import { nameChoices, settle } from '../setup/age-of-civilization.js';
import { firstSeats, seatInfos, setCount, setSeat } from '../setup/seats.js';

describe('setting up a table', () => {
  it('begins with me and the bots of the last quick game, at least one', () => {
    expect(firstSeats(2, 'hard').map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot']);
    expect(firstSeats(0, 'easy').map((seat) => seat.kind)).toEqual(['me', 'bot']);
  });

  it('gives every seat a name of its own', () => {
    const seats = setSeat(setCount(firstSeats(3, 'normal'), 4), 1, { kind: 'friend' });
    const names = seatInfos(seats, 'fr', 'Toi').map((seat) => seat.name);
    expect(names).toEqual(['Toi', 'Invité 2', 'Hypatie', 'Zhang Heng']);
    expect(
      new Set(
        seatInfos(
          seats.map((seat) => ({ ...seat, kind: 'bot' as const })),
          'en',
          'You',
        ).map((seat) => seat.name),
      ).size,
    ).toBe(4);
  });

  it('has only one seat that is mine', () => {
    const seats = setSeat(firstSeats(2, 'normal'), 2, { kind: 'me' });
    expect(seats.map((seat) => seat.kind)).toEqual(['friend', 'bot', 'me']);
  });

  it('says the strength of bots and of nobody else', () => {
    expect(seatInfos(firstSeats(1, 'hard'), 'en', 'You')).toEqual([
      { name: 'You', kind: 'me' },
      { name: 'Hypatia', kind: 'bot', level: 'hard' },
    ]);
  });
});

describe('options of Age of Civilization', () => {
  const everything = {
    ...DEFAULTS,
    innovation: true,
    changingWorld: true,
    draft: true,
    firstGame: true,
    scenario: 'SCN-2',
    firstPlayer: 3,
  } as const;

  it.each([1, 2, 3, 4])('whatever was chosen, a table of %i can be started', (seats) => {
    expect(check(settle(everything, seats), seats)).toBeUndefined();
    expect(check(settle({ ...everything, scenario: 'none' }, seats), seats)).toBeUndefined();
  });

  it('drops what a solo game does not know, and keeps it for the next number of seats', () => {
    expect(settle(everything, 1)).toMatchObject({
      draft: false,
      changingWorld: false,
      innovation: false,
      firstGame: false,
      scenario: 'SCN-2',
    });
    expect(settle(everything, 4)).toMatchObject({ draft: true, changingWorld: true, innovation: true, scenario: 'none', firstPlayer: 3 });
    expect(settle(everything, 2).firstPlayer).toBe(-1);
  });

  it('names what was chosen', () => {
    expect(nameChoices(everything, 1, 'en')).toEqual(['Silk Road']);
    expect(nameChoices({ ...DEFAULTS, draft: true }, 3, 'en')).toEqual(['Draft']);
  });
});
