import { describe, expect } from 'vitest';
import { EVENT_TOKENS } from '../cards/tokens.js';
import { does, eventsOf, gained, gives, type Moment, newGame, type PlayerSpec, rule, table } from './toolkit.js';

/** The end of round 3 with a token above position 6 and a card without symbol there. */
const strike = (token: string, players: PlayerSpec[], more: object = {}): { at: Moment; after: Moment } => {
  const at = table({
    changingWorld: true,
    seats: players.length,
    round: 3,
    lastTurn: true,
    next: 'FARM',
    tokens: { 6: `EV-${token}` },
    players,
    ...more,
  });
  return { at, after: does(at, 0, 'end-actions') };
};
const gains = (token: string, players: PlayerSpec[], more: object = {}) => {
  const { at, after } = strike(token, players, more);
  return players.map((_, seat) => gained(at, after, seat));
};

describe('A Changing World', () => {
  rule('AOC-EVT-1', 'three of the nine tokens above positions 6, 7, 8', () => {
    const { tokens } = newGame(3, { changingWorld: true }).state;
    expect(tokens.slice(0, 5)).toEqual([null, null, null, null, null]);
    expect(new Set(tokens.slice(5)).size).toBe(3);
    for (const token of tokens.slice(5)) expect(EVENT_TOKENS.map((row) => row.id)).toContain(token);
    expect(newGame(3).state.tokens.every((token) => token === null)).toBe(true);
  });

  rule('AOC-EVT-2', 'the token above r + 3 strikes at the end of round r, before war or plague', () => {
    const tokens = { 6: 'EV-nothing', 7: 'EV-rats', 8: 'EV-celebration' };
    const struck = [1, 2, 3, 4, 5].map((round) => {
      const at = table({ changingWorld: true, round, lastTurn: true, tokens, next: 'CONQUEST' });
      return does(at, 0, 'end-actions')
        .events.filter((e) => e.event === 'token' || e.event === 'war')
        .map((e) => (e.event === 'token' ? e.token : e.event));
    });
    expect(struck).toEqual([['war'], ['war'], ['EV-nothing', 'war'], ['EV-rats', 'war'], ['EV-celebration', 'war']]);
  });

  rule('AOC-EVT-2', 'a worker of Baby Boom can be lost to the Plague that follows it', () => {
    const { at, after } = strike('baby-boom', [{ workers: 0 }, { workers: 4 }], { next: 'PLAGUE' });
    expect([0, 1].map((seat) => gained(at, after, seat).workers)).toEqual([0, -1]);
  });

  rule('AOC-EVT-3', 'what the nine tokens do', () => {
    const rich = { coins: 5, workers: 2 };
    expect(gains('baby-boom', [rich, { workers: 4 }])).toEqual([gives(0, 0, 1), gives(0)]);
    expect(gains('great-harvest', [rich, { workers: 4 }])).toEqual([gives(2), gives(4)]);
    expect(gains('celebration', [{ wonders: ['moai', 'colossus'] }, { wonders: ['stonehenge'] }])).toEqual([gives(0, 2), gives(0)]);
    expect(gains('great-debate', [{ techs: ['writing'] }, { techs: ['mining', 'navigation'] }])).toEqual([gives(0), gives(0, 2)]);
    expect(gains('earthquake', [rich, { workers: 0 }])).toEqual([gives(0, 0, -1), gives(0)]);
    expect(gains('rats', [rich, { coins: 2 }])).toEqual([gives(-3), gives(-2)]);
    expect(gains('corruption', [rich, { coins: 4 }])).toEqual([gives(-3), gives(0)]);
    expect(gains('barbarians', [{ ...rich, techs: ['mining'] }, { coins: 4 }])).toEqual([gives(0), gives(-3)]);
    expect(gains('nothing', [rich, rich])).toEqual([gives(0), gives(0)]);
  });

  rule('AOC-EVT-4', 'all tied players are affected', () => {
    expect(gains('corruption', [{ coins: 5 }, { coins: 5 }, { coins: 4 }])).toEqual([gives(-3), gives(-3), gives(0)]);
    expect(gains('barbarians', [{ coins: 5 }, { coins: 5 }, { coins: 5, techs: ['mining'] }])).toEqual([gives(-3), gives(-3), gives(0)]);
    expect(gains('great-debate', [{ techs: ['mining'] }, { techs: ['writing'] }, {}])).toEqual([gives(0, 2), gives(0, 2), gives(0)]);
    const { after } = strike('celebration', [{ wonders: ['moai'] }, {}, { wonders: ['petra'] }]);
    expect(eventsOf(after, 'token')).toEqual([{ event: 'token', token: 'EV-celebration', seats: [0, 2] }]);
  });

  rule('AOC-EX-12', 'the token above position 6 strikes at the end of round 3', () => {
    expect(eventsOf(strike('rats', [{}, {}]).after, 'token')).toHaveLength(1);
    const early = table({ changingWorld: true, round: 2, lastTurn: true, tokens: { 6: 'EV-rats' }, next: 'FARM' });
    expect(eventsOf(does(early, 0, 'end-actions'), 'token')).toEqual([]);
  });

  rule('AOC-AMB-7', 'Celebration and Great Debate with a maximum of 0: all score, unless the table says otherwise', () => {
    for (const token of ['celebration', 'great-debate']) {
      expect(gains(token, [{}, {}, {}])).toEqual([gives(0, 2), gives(0, 2), gives(0, 2)]);
      expect(gains(token, [{}, {}, {}], { zeroMaxScores: false })).toEqual([gives(0), gives(0), gives(0)]);
    }
    expect(gains('celebration', [{ wonders: ['moai'] }, {}], { zeroMaxScores: false })).toEqual([gives(0, 2), gives(0)]);
  });

  rule('AOC-AMB-8', 'Corruption when nobody has coins does nothing', () => {
    expect(gains('corruption', [{}, {}])).toEqual([gives(0), gives(0)]);
    expect(gains('corruption', [{}, {}], { zeroMaxScores: false })).toEqual([gives(0), gives(0)]);
  });
});
