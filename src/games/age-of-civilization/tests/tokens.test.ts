import { describe, expect, it } from 'vitest';
import { EVENT_TOKENS, RAID_TOKENS } from '../cards/tokens.js';
import { does, eventsOf, type Gain, gained, gives, type PlayerSpec, table } from './toolkit.js';

/** Three players: what the token does to each of them at the end of round 3. */
type Case = readonly [players: readonly PlayerSpec[], gains: readonly Gain[], struck: readonly number[]];

const EVENTS: Readonly<Record<string, readonly Case[]>> = {
  'EV-baby-boom': [
    [
      [{ workers: 0 }, { workers: 3 }, { workers: 4 }],
      [gives(0, 0, 1), gives(0, 0, 1), gives(0)],
      [0, 1, 2],
    ],
  ],
  'EV-great-harvest': [
    [
      [{ workers: 0 }, { workers: 1 }, { workers: 4 }],
      [gives(0), gives(1), gives(4)],
      [0, 1, 2],
    ],
  ],
  'EV-celebration': [
    [[{ wonders: ['moai'] }, { wonders: ['petra', 'colossus'] }, {}], [gives(0), gives(0, 2), gives(0)], [1]],
    [
      [{ wonders: ['moai'] }, { wonders: ['petra'] }, {}],
      [gives(0, 2), gives(0, 2), gives(0)],
      [0, 1],
    ],
  ],
  'EV-great-debate': [
    [[{ techs: ['mining'] }, {}, { techs: ['writing', 'navigation'] }], [gives(0), gives(0), gives(0, 2)], [2]],
    [
      [{ techs: ['mining'] }, {}, { techs: ['writing'] }],
      [gives(0, 2), gives(0), gives(0, 2)],
      [0, 2],
    ],
  ],
  'EV-earthquake': [
    [
      [{ workers: 0 }, { workers: 1 }, { workers: 4 }],
      [gives(0), gives(0, 0, -1), gives(0, 0, -1)],
      [0, 1, 2],
    ],
  ],
  'EV-rats': [
    [
      [{ coins: 0 }, { coins: 2 }, { coins: 7 }],
      [gives(0), gives(-2), gives(-3)],
      [0, 1, 2],
    ],
  ],
  'EV-corruption': [
    [[{ coins: 6 }, { coins: 5 }, { coins: 0 }], [gives(-3), gives(0), gives(0)], [0]],
    [
      [{ coins: 2 }, { coins: 2 }, { coins: 1 }],
      [gives(-2), gives(-2), gives(0)],
      [0, 1],
    ],
  ],
  'EV-barbarians': [
    [[{ coins: 5, techs: ['mining'] }, { coins: 5 }, { coins: 5, main: 'assyria' }], [gives(0), gives(-3), gives(0)], [1]],
    [
      [{ coins: 5 }, { coins: 1 }, { coins: 5, techs: ['mining'] }],
      [gives(-3), gives(-1), gives(0)],
      [0, 1],
    ],
  ],
  'EV-nothing': [[[{ coins: 5 }, { workers: 2 }, {}], [gives(0), gives(0), gives(0)], []]],
};

describe('event tokens', () => {
  it('are nine, and each is tested here', () => {
    expect(EVENT_TOKENS.map((row) => row.id)).toEqual(Object.keys(EVENTS));
    expect(EVENT_TOKENS).toHaveLength(9);
  });

  for (const [token, cases] of Object.entries(EVENTS))
    it.each(cases)(`${token}: %j`, (players, gains, struck) => {
      const at = table({ changingWorld: true, seats: 3, round: 3, lastTurn: true, next: 'FARM', tokens: { 6: token }, players });
      const after = does(at, 0, 'end-actions');
      expect([0, 1, 2].map((seat) => gained(at, after, seat))).toEqual(gains);
      expect(eventsOf(after, 'token')).toEqual([{ event: 'token', token, seats: struck }]);
    });
});

describe('raid tokens of Mongol Devastation', () => {
  const RAIDS = [
    ['SE-RAID', 4, 1, gives(0, 2), gives(-3)],
    ['SE-SIEGE', 6, 3, gives(0, 2), gives(-2, 0, -1)],
    ['SE-SACK', 8, 5, gives(0, 2), gives(0, -4, -1)],
  ] as const;
  const strike = (token: string, position: number, round: number, techs: string[]) => {
    const at = table({
      seats: 1,
      scenario: 'SCN-4',
      round,
      lastTurn: true,
      opponent: 2,
      next: 'FARM',
      tokens: { [position]: token },
      players: [{ coins: 9, points: 9, workers: 3, techs }],
    });
    return { at, after: does(at, 0, 'end-actions') };
  };

  it('are three, at their positions', () => {
    expect(RAID_TOKENS.map((row) => [row.id, row.position])).toEqual(RAIDS.map(([id, position]) => [id, position]));
  });

  it.each(RAIDS)('%s above position %i strikes at the end of round %i', (token, position, round, passed, failed) => {
    const equal = strike(token, position, round, ['gunpowder']); // 3 against a Horde that has grown to 3
    expect(gained(equal.at, equal.after, 0)).toEqual(passed);
    expect(equal.after.state.counters.repelled).toBe(1);
    const weaker = strike(token, position, round, ['iron_working']);
    expect(gained(weaker.at, weaker.after, 0)).toEqual(failed);
    expect(weaker.after.state.counters.repelled).toBe(0);
    expect(eventsOf(weaker.after, 'token')).toEqual([{ event: 'token', token, seats: [0], passed: false }]);
    expect(eventsOf(strike(token, position, round === 1 ? 2 : round - 1, []).after, 'token')).toEqual([]);
  });
});
