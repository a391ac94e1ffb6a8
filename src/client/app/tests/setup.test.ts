import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { check, DEFAULTS } from '../../../games/age-of-civilization/state/setup.js';
import { GAMES } from '../../../games/index.js';
import { gameSetup as ageOfCivilization } from '../../boards/age-of-civilization/setup.js';
import { gameSetup as civilization } from '../../boards/civilization/setup.js';
import { gameSetup as millennia } from '../../boards/millennia/setup.js';
import { gameSetup as throughTheAges } from '../../boards/through-the-ages/setup.js';
import { botName } from '../../site/bot-name.js';
import type { AnyGameSetup } from '../../table/setup/game-setup.js';
import { firstSeats, namelessMe, SETUP_SAYERS, seatInfos, setCount, setSeat } from '../../table/setup/seats.js';
import type { SeatInfo } from '../../table/table.js';
import { keepChoices, proposedFor, readChoices } from '../setup/last-choices.js';

/** Me and bots. */
const people = (n: number): SeatInfo[] => seatInfos(setCount(firstSeats(3, 'normal'), n), 'en', 'You');

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

  it('calls nobody you at a screen that several people share', () => {
    const alone = firstSeats(2, 'normal');
    expect(namelessMe(alone, 'fr', 'Toi')).toBe('Toi');
    const shared = setSeat(alone, 1, { kind: 'friend' });
    expect([namelessMe(shared, 'fr', 'Toi'), namelessMe(shared, 'en', 'You')]).toEqual(['Joueur 1', 'Player 1']);
  });

  it('has a name for the colour and symbol of every seat of the largest game, in both languages', () => {
    const largest = Math.max(...GAMES.map(({ players }) => players.max));
    for (const lang of ['en', 'fr'] as const) {
      const names = Array.from({ length: largest }, (_, i) => SETUP_SAYERS[lang](`setup.colour.${i}` as 'setup.colour.0'));
      expect([largest, new Set(names).size]).toEqual([6, 6]);
    }
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

  it('says the temperament of bots that have one', () => {
    const seats = [0, 1].reduce((now, i) => setSeat(now, i, { temperament: 'warlord' }), firstSeats(1, 'expert'));
    expect(seatInfos(seats, 'en', 'You').map(({ temperament }) => temperament)).toEqual([undefined, 'warlord']);
    // And everybody reads it at the table.
    expect(botName('fr', seatInfos(seats, 'en', 'You')[1]!)).toBe('Légende · Conquérant');
    expect(botName('en', { level: 'hard' })).toBe('Master bot');
  });
});

describe('options of Age of Civilization', () => {
  const settle = (options: typeof DEFAULTS, seats: number) => ageOfCivilization.settle(options, people(seats));
  const nameChoices = (options: typeof DEFAULTS, seats: number, lang: 'en' | 'fr') =>
    ageOfCivilization.nameChoices(options, people(seats), lang);
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

describe('options of Millennia', () => {
  const { defaults } = millennia;
  const shared = seatInfos(setSeat(firstSeats(1, 'normal'), 1, { kind: 'friend' }), 'en', 'You');

  it('MIL-NET-05: who shares a screen takes turns, and finds the other choice again with separate screens', () => {
    const options = { ...defaults, actions: 'live' as const };
    expect(millennia.settle(options, shared).actions).toBe('sequential');
    expect(millennia.settle(options, people(2)).actions).toBe('live');
  });

  it('names what was chosen, alone the automa and together the action phase', () => {
    expect(millennia.nameChoices({ ...defaults, automa: 'hard', side: 'A2' }, people(1), 'en')).toEqual(['automa: hard', 'board side A2']);
    expect(millennia.nameChoices(defaults, people(3), 'en')).toEqual(['action phase: hidden', 'board side A1']);
  });

  it('says why a table cannot be set up', () => {
    expect(millennia.sayRefusal(millennia.check(defaults, 5)!, 'en')).toBe('Millennia is for 1 to 4 players.');
  });
});

describe('the last choices', () => {
  const setup = millennia as unknown as AnyGameSetup;
  const players = { min: 1, max: 4 };
  const read = (kept: unknown) => readChoices(JSON.stringify(kept), setup, players);
  const seats = firstSeats(2, 'hard');

  it('come back as they were', () => {
    const options = { ...millennia.defaults, side: 'A2' };
    expect(read({ seats, options })).toEqual({ seats, options });
  });

  it('are left out where they make no table', () => {
    expect(read({ seats, options: { side: 'B7' } })).toEqual({ seats });
    expect(read({ seats: [{ kind: 'ghost' }], options: {} })).toEqual({ options: millennia.defaults });
    const advice = { ...millennia.defaults, ...millennia.first };
    expect(read({ seats: setCount(seats, 5) })).toEqual({ options: advice });
    expect(readChoices('[', setup, players)).toEqual({});
    expect(readChoices(null, setup, players)).toEqual({ options: advice });
  });
});

describe('the table that opens without a question', () => {
  const stored = new Map<string, string>();
  beforeAll(() => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    });
  });
  afterAll(() => vi.unstubAllGlobals());
  const setup = ageOfCivilization as unknown as AnyGameSetup;
  const meta = GAMES.find(({ id }) => id === 'age-of-civilization')!;

  it('is what is advised for a first game, then what was set up the last time, as far as these seats can play it', () => {
    expect(proposedFor(meta, setup, people(2))).toMatchObject({ firstGame: true });
    expect(proposedFor(meta, civilization as unknown as AnyGameSetup, people(3))).toMatchObject({ rules: 'basic' });
    expect(proposedFor(meta, millennia as unknown as AnyGameSetup, people(2))).toMatchObject({ actions: 'sequential' });
    expect(proposedFor(meta, throughTheAges as unknown as AnyGameSetup, people(2))).toMatchObject({ edition: '2006', version: 'simple' });
    keepChoices(meta.id, { seats: firstSeats(1, 'easy'), options: { ...DEFAULTS, draft: true } });
    expect(proposedFor(meta, setup, people(2))).toMatchObject({ firstGame: false, draft: true });
    expect(proposedFor(meta, setup, people(1))).toMatchObject({ draft: false });
  });
});

describe('a table of Through the Ages', () => {
  const { settle, defaults, nameChoices } = throughTheAges;

  it('TTA-VAR-01 keeps the help for those it was given to, as long as they sit there', () => {
    const some = { ...defaults, helped: [0, 2] };
    expect(settle(some, people(4)).helped).toEqual([0, 2]);
    expect(settle(some, people(2)).helped).toEqual([0]);
    expect(nameChoices(some, people(3), 'en')).toContain('easier');
  });

  it('TTA-SET-02 leaves out what the Simple version does not know', () => {
    const full = { ...defaults, version: 'full' as const, antiLeague: true, bonusCards: 'public' as const };
    expect(settle(full, people(3))).toEqual(full);
    expect(settle({ ...full, version: 'simple' }, people(3))).toEqual(defaults);
  });
});
