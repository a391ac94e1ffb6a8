import { describe, expect, it } from 'vitest';
import { goalReached } from '../ask/scoring.js';
import { ACTION_ROWS, TRACK_CARDS } from '../cards/actions.js';
import type { Counters, ScenarioId } from '../state/state.js';
import {
  does,
  eventsOf,
  gain,
  gained,
  gives,
  type Moment,
  newGame,
  type PlayerSpec,
  playerAt,
  refuses,
  type TableSpec,
  table,
} from './toolkit.js';

const at = (scenario: ScenarioId, card: string, player: PlayerSpec, counters: Partial<Counters> = {}, more: TableSpec = {}): Moment =>
  table({ seats: 1, lastTurn: true, scenario, usable: [card], counters, ...more, players: [{ workers: 4, ...player }] });

describe('special action cards', () => {
  it('are eight', () => {
    expect(TRACK_CARDS.filter((row) => row.scenario).map((row) => [row.id, row.scenario])).toEqual([
      ['SA-QUARRY', 'SCN-1'],
      ['SA-FESTIVAL', 'SCN-1'],
      ['SA-CARAVAN', 'SCN-2'],
      ['SA-CARAVANSERAI', 'SCN-2'],
      ['SA-RITUAL', 'SCN-3'],
      ['SA-EXODUS', 'SCN-3'],
      ['SA-FORTIFY', 'SCN-4'],
      ['SA-GREAT-PLAGUE', 'SCN-5'],
    ]);
    expect(ACTION_ROWS.slice(10).map((row) => [row.id, row.slots, row.colour, row.workers, row.coins])).toEqual([
      ['quarry', 2, 'white', 1, 0],
      ['festival', 1, 'white', 1, 2],
      ['caravan', 1, 'white', 1, 1],
      ['caravanserai', 1, 'white', 2, 0],
      ['ritual', 1, 'red', 1, 0],
      ['exodus', 1, 'red', 1, 0],
      ['fortify', 1, 'white', 1, 2],
    ]);
  });

  it('SA-QUARRY: a stone for a worker, twice a turn, four at most', () => {
    const quarry = at('SCN-1', 'SA-QUARRY', {});
    const after = does(quarry, 0, 'place place=SA-QUARRY', 'place place=SA-QUARRY');
    expect(after.state.counters.stones).toBe(2);
    expect(gained(quarry, after, 0)).toEqual(gives(0));
    refuses(after, 0, 'place place=SA-QUARRY', 'AOC-ACT-3', 'PLACE_USED');
    expect(does(at('SCN-1', 'SA-QUARRY', {}, { stones: 4 }), 0, 'place place=SA-QUARRY').state.counters.stones).toBe(4);
    expect(does(after, 0, 'end-actions').state.counters.stones).toBe(2);
  });

  it('SA-FESTIVAL: a point per wonder for a worker and 2 coins', () => {
    const wonders = ['moai', 'colossus', 'parthenon'];
    expect(gain(at('SCN-1', 'SA-FESTIVAL', { coins: 2, wonders }), 0, 'place place=SA-FESTIVAL')).toEqual(gives(-2, 3));
    expect(gain(at('SCN-1', 'SA-FESTIVAL', { coins: 2 }), 0, 'place place=SA-FESTIVAL')).toEqual(gives(-2, 0));
    refuses(at('SCN-1', 'SA-FESTIVAL', { coins: 1, wonders }), 0, 'place place=SA-FESTIVAL', 'AOC-ACT-5', 'NOT_ENOUGH_COINS');
  });

  it('SA-CARAVAN: a step for a worker and a coin, then a coin per stage', () => {
    const caravan = (route: number) => {
      const before = at('SCN-2', 'SA-CARAVAN', { coins: 1 }, { route });
      const after = does(before, 0, 'place place=SA-CARAVAN');
      return [after.state.counters.route, gained(before, after, 0).coins, gained(before, after, 0).points];
    };
    expect([0, 1, 2, 3, 5, 6, 8, 9].map(caravan)).toEqual([
      [1, 0, 0],
      [2, 0, 0],
      [3, 0, 2],
      [4, 1, 0],
      [6, 1, 3],
      [7, 2, 0],
      [9, 2, 4],
      [9, 2, 0],
    ]);
    refuses(at('SCN-2', 'SA-CARAVAN', { coins: 0 }), 0, 'place place=SA-CARAVAN', 'AOC-ACT-5', 'NOT_ENOUGH_COINS');
  });

  it('SA-CARAVANSERAI: two steps and a coin for two workers', () => {
    const before = at('SCN-2', 'SA-CARAVANSERAI', {}, { route: 4 });
    const after = does(before, 0, 'place place=SA-CARAVANSERAI');
    expect(after.state.counters.route).toBe(6);
    expect(gained(before, after, 0)).toEqual(gives(1, 3));
    expect(playerAt(after, 0).white).toBe(2);
    refuses(at('SCN-2', 'SA-CARAVANSERAI', { workers: 1 }), 0, 'place place=SA-CARAVANSERAI', 'AOC-ACT-5', 'NOT_ENOUGH_WORKERS');
  });

  it('SA-RITUAL: a worker sacrificed, a point, the drought falls by 2', () => {
    const ritual = (drought: number) => does(at('SCN-3', 'SA-RITUAL', { main: 'maya' }, { drought }), 0, 'place place=SA-RITUAL');
    expect([0, 1, 2, 5].map((drought) => ritual(drought).state.counters.drought)).toEqual([0, 0, 0, 3]);
    expect(playerAt(ritual(3), 0)).toMatchObject({ points: 1, red: 1, white: 0 });
  });

  it('SA-EXODUS: a worker sacrificed for 3 coins', () => {
    const before = at('SCN-3', 'SA-EXODUS', {});
    const after = does(before, 0, 'place place=SA-EXODUS');
    expect(gained(before, after, 0)).toEqual(gives(3));
    expect(playerAt(after, 0).red).toBe(1);
    refuses(at('SCN-3', 'SA-EXODUS', { workers: 0 }), 0, 'place place=SA-EXODUS', 'AOC-ACT-5', 'NOT_ENOUGH_WORKERS');
  });

  it('SA-FORTIFY: a fort for a worker and 2 coins, four at most', () => {
    const fortify = (forts: number) => does(at('SCN-4', 'SA-FORTIFY', { coins: 2 }, { forts }), 0, 'place place=SA-FORTIFY');
    expect([0, 3, 4].map((forts) => fortify(forts).state.counters.forts)).toEqual([1, 4, 4]);
    expect(playerAt(fortify(0), 0)).toMatchObject({ coins: 0, white: 1 });
    refuses(at('SCN-4', 'SA-FORTIFY', { coins: 1 }), 0, 'place place=SA-FORTIFY', 'AOC-ACT-5', 'NOT_ENOUGH_COINS');
  });

  it('SA-GREAT-PLAGUE: two workers when it becomes usable, and no action', () => {
    const track = ['FARM', 'FISHING', 'CULTURE', 'PLAGUE', 'SA-GREAT-PLAGUE', 'CONQUEST', 'COMMERCE', 'CONSTRUCTION'];
    const end = (round: number, workers: number) => {
      const before = table({ seats: 1, lastTurn: true, scenario: 'SCN-5', round, track, players: [{ workers }] });
      return gain(before, 0, 'end-actions').workers;
    };
    expect([end(1, 3), end(2, 3), end(2, 1), end(2, 0)]).toEqual([-1, -2, -1, 0]);
    const there = table({ seats: 1, scenario: 'SCN-5', round: 3, track });
    refuses(there, 0, 'place place=SA-GREAT-PLAGUE', 'AOC-TIM-4', 'NO_ACTION_ON_CARD');
  });
});

describe('control cards', () => {
  it.each([
    ['CC-ROUTE-WEST', 2, 2],
    ['CC-ROUTE-CENTRE', 5, 3],
    ['CC-ROUTE-EAST', 8, 4],
  ] as const)('%s: rewarded once, when the step after %i is taken, with %i points', (_card, route, points) => {
    const step = (from: number) => gain(at('SCN-2', 'SA-CARAVAN', { coins: 1 }, { route: from }), 0, 'place place=SA-CARAVAN').points;
    expect(step(route)).toBe(points);
    expect(step(route - 1)).toBe(0);
    expect(step(Math.min(9, route + 1))).toBe(0);
  });

  it('two roads can be passed at once, each is rewarded when passed', () => {
    const inn = (route: number, techs: string[] = []) =>
      gain(at('SCN-2', 'SA-CARAVANSERAI', { techs }, { route }), 0, 'place place=SA-CARAVANSERAI').points;
    expect([inn(1), inn(2), inn(7), inn(8), inn(9)]).toEqual([2, 2, 4, 4, 0]);
  });

  it('CC-DROUGHT: rises by 1 at the end of rounds 1 to 5, not after round 6', () => {
    const dry = (round: number) =>
      does(at('SCN-3', 'CULTURE', { main: 'maya', coins: 9 }, { drought: 2 }, { round }), 0, 'end-actions').state.counters.drought;
    expect([1, 3, 5, 6].map(dry)).toEqual([3, 3, 3, 2]);
    expect(newGame(1, { scenario: 'SCN-3' }).state.counters.drought).toBe(0);
  });

  it('CC-HORDE: strength 2 at the start, one more at the end of rounds 1 to 5', () => {
    const horde = (round: number, opponent: number) =>
      does(at('SCN-4', 'CULTURE', {}, {}, { round, opponent }), 0, 'end-actions').state.opponent;
    expect([horde(1, 2), horde(5, 6), horde(6, 7)]).toEqual([3, 7, 7]);
    expect(newGame(1, { scenario: 'SCN-4' }).state.opponent).toBe(2);
  });

  it('CC-REBIRTH: inactive in rounds 1 to 3, active in rounds 4 to 6', () => {
    const culture = (round: number) => gain(at('SCN-5', 'CULTURE', { coins: 4 }, {}, { round }), 0, 'place place=AC-CULTURE').points;
    expect([1, 2, 3, 4, 5, 6].map(culture)).toEqual([2, 2, 2, 3, 3, 3]);
    const start = (round: number) => gain(at('SCN-5', 'CULTURE', { workers: 1 }, {}, { round, next: 'FARM' }), 0, 'end-actions').workers;
    expect([1, 2, 3, 4, 5].map(start)).toEqual([0, 0, 2, 0, 0]);
  });

  it('have no part in a plain Skirmish', () => {
    const before = table({ seats: 1, lastTurn: true, round: 4, usable: ['CULTURE'], players: [{ coins: 4 }] });
    expect(gain(before, 0, 'place place=AC-CULTURE').points).toBe(2);
    const after = does(before, 0, 'end-actions');
    expect(after.state.counters).toEqual({ stones: 0, route: 0, drought: 0, forts: 0, repelled: 0 });
    expect(eventsOf(after, 'counter').map((e) => e.counter)).toEqual(['opponent']);
    expect(goalReached(after.state)).toBeUndefined();
  });
});
