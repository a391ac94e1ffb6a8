import { describe, expect } from 'vitest';
import { achievementsOf, goalReached } from '../ask/scoring.js';
import { CIVILISATIONS } from '../cards/civilisations.js';
import { SCENARIOS } from '../editions/scenarios.js';
import { check, DEFAULTS } from '../state/setup.js';
import type { Counters, ScenarioId } from '../state/state.js';
import {
  asks,
  civ,
  does,
  eventsOf,
  gain,
  gained,
  gives,
  marketOf,
  newGame,
  offers,
  type PlayerSpec,
  playerAt,
  refuses,
  rule,
  type TableSpec,
  table,
} from './toolkit.js';

/** A turn of a scenario; the named cards lie on its track. */
const at = (scenario: ScenarioId, player: PlayerSpec, more: TableSpec = {}) =>
  table({ seats: 1, lastTurn: true, scenario, ...more, players: [player] });
const final = (scenario: ScenarioId, player: PlayerSpec, counters: Partial<Counters> = {}) =>
  goalReached(does(at(scenario, player, { round: 6, counters }), 0, 'end-actions').state);
const wonders = (n: number) => ['parthenon', 'colosseum', 'moai', 'hagia_sophia'].slice(0, n); // none of them scores at the end

describe('Path of Glory', () => {
  rule('AOC-SCN-1', 'five scenarios, for one player', () => {
    expect(SCENARIOS.map((row) => row.id)).toEqual(['SCN-1', 'SCN-2', 'SCN-3', 'SCN-4', 'SCN-5']);
    for (const { id } of SCENARIOS) {
      expect(check({ ...DEFAULTS, scenario: id }, 1)).toBeUndefined();
      expect(check({ ...DEFAULTS, scenario: id }, 2)).toEqual({ rule: 'AOC-SCN-1', code: 'SCENARIO_IS_SOLO' });
    }
  });

  rule('AOC-SCN-2', 'decks, wonders, coins, technologies and fixed cards of the five', () => {
    const facts = SCENARIOS.map(({ id }) => {
      const { state } = newGame(1, { scenario: id });
      return [
        state.market.length + state.deck.length,
        state.market.length,
        state.wonders.length,
        state.players[0]!.coins,
        state.players[0]!.techs.length,
      ];
    });
    expect(facts).toEqual([
      [19, 5, 7, 3, 0],
      [21, 5, 4, 3, 0],
      [6, 3, 4, 3, 0],
      [15, 5, 4, 5, 0],
      [19, 5, 4, 3, 2],
    ]);
    expect(newGame(1, { scenario: 'SCN-5' }).state.players[0]).toMatchObject({ techs: ['writing', 'navigation'], points: 0 });
    for (const row of SCENARIOS) for (const key of row.civDeck) expect(CIVILISATIONS.map((c) => c.key)).toContain(key);
  });

  rule('AOC-SCN-3', 'fixed cards at their positions, removed ones absent, the rest at random', () => {
    const fixed: Record<ScenarioId, [Record<number, string>, string[]]> = {
      'SCN-1': [{ 3: 'SA-QUARRY', 5: 'AC-PLAGUE', 7: 'SA-FESTIVAL' }, ['AC-FISHING', 'AC-CONQUEST']],
      'SCN-2': [{ 3: 'SA-CARAVAN', 5: 'AC-PLAGUE', 6: 'SA-CARAVANSERAI' }, ['AC-COMMERCE', 'AC-FISHING']],
      'SCN-3': [{ 4: 'SA-RITUAL', 5: 'AC-PLAGUE', 7: 'SA-EXODUS' }, ['AC-COMMERCE', 'AC-FISHING']],
      'SCN-4': [{ 3: 'SA-FORTIFY', 5: 'AC-PLAGUE' }, ['AC-FISHING']],
      'SCN-5': [{ 4: 'AC-PLAGUE', 5: 'SA-GREAT-PLAGUE' }, ['AC-HUNTING']],
    };
    for (const { id } of SCENARIOS)
      for (const seed of [1, 2, 3]) {
        const { track } = newGame(1, { scenario: id }, seed).state;
        const [positions, removed] = fixed[id];
        for (const [position, card] of Object.entries(positions)) expect(track[Number(position) - 1], id).toBe(card);
        for (const card of removed) expect(track, id).not.toContain(card);
        expect(new Set(track).size, id).toBe(8);
      }
    expect(newGame(1, { scenario: 'SCN-4' }).state.tokens).toEqual([null, null, null, 'SE-RAID', null, 'SE-SIEGE', null, 'SE-SACK']);
  });

  rule('AOC-SCN-4', 'end of the round: coins and card, counters, permanent card, token, war, plague, start of the round', () => {
    const lost = at('SCN-3', { main: 'maya', coins: 3 }, { market: ['aztec'], next: 'CONQUEST' });
    const asked = does(lost, 0, 'end-actions');
    expect([asks(asked).step, asked.state.counters.drought, asked.state.opponent, asked.state.round]).toEqual(['drought', 1, 0, 1]);
    const after = does(asked, 0, 'pay-drought');
    expect(after.events.map((e) => e.event)).toEqual(['change', 'counter', 'war', 'change', 'round', 'turn']);
    const siege = at(
      'SCN-4',
      { main: 'italy', coins: 5, workers: 3 },
      { round: 3, opponent: 4, tokens: { 6: 'SE-SIEGE' }, next: 'CONQUEST' },
    );
    expect(does(siege, 0, 'end-actions').events.map((e) => e.event)).toEqual([
      'market',
      'counter',
      'token',
      'change',
      'change',
      'war',
      'change',
      'round',
      'turn',
    ]);
    const rebirth = at('SCN-5', { main: 'italy', workers: 1 }, { round: 3, next: 'CONQUEST' });
    expect(gain(rebirth, 0, 'end-actions').workers).toBe(-1 + 2); // the war first
  });

  rule('AOC-SCN-5', 'a level needs all its conditions; below bronze the scenario is lost', () => {
    expect([20, 21, 25, 26, 29, 30].map((points) => final('SCN-1', { points, wonders: wonders(4) }))).toEqual([
      undefined,
      'bronze',
      'bronze',
      'silver',
      'silver',
      'gold',
    ]);
    expect([1, 2, 3, 4].map((n) => final('SCN-1', { points: 40, wonders: wonders(n) }))).toEqual([undefined, 'bronze', 'silver', 'gold']);
    expect([5, 6, 8, 9].map((route) => final('SCN-2', { points: 26 }, { route }))).toEqual([undefined, 'bronze', 'bronze', 'silver']);
    expect([19, 20, 30, 31].map((points) => final('SCN-2', { points }, { route: 9 }))).toEqual([undefined, 'bronze', 'silver', 'gold']);
    expect(
      [
        [14, 0],
        [14, 1],
        [18, 1],
        [18, 2],
        [22, 4],
        [23, 2],
      ].map(([points, workers]) => final('SCN-3', { points, workers })),
    ).toEqual([undefined, 'bronze', 'bronze', 'silver', 'silver', 'gold']);
    expect(
      [
        [19, 0],
        [19, 1],
        [24, 1],
        [24, 2],
        [29, 2],
        [29, 3],
        [28, 3],
      ].map(([points, repelled]) => final('SCN-4', { points }, { repelled })),
    ).toEqual([undefined, 'bronze', 'bronze', 'silver', 'silver', 'gold', 'silver']);
    const techs = (n: number) =>
      ['writing', 'navigation', 'mining', 'education', 'currency', 'iron_working', 'science', 'engineering'].slice(0, n);
    expect(
      [
        [26, 4],
        [26, 5],
        [32, 6],
        [32, 7],
        [38, 7],
        [38, 8],
        [37, 8],
      ].map(([points, n]) => final('SCN-5', { points, techs: techs(n!) })),
    ).toEqual([undefined, 'bronze', 'bronze', 'silver', 'silver', 'gold', 'silver']);
    const over = does(at('SCN-1', { points: 40 }, { round: 6 }), 0, 'end-actions').state;
    expect(achievementsOf(over)).toEqual([]);
    expect(check({ ...DEFAULTS, scenario: 'SCN-1', innovation: true }, 1)).toEqual({
      rule: 'AOC-SCN-5',
      code: 'NO_INNOVATION_IN_SCENARIO',
    });
  });

  rule('AOC-SCN-6', 'points lost by a scenario never go below 0', () => {
    const dry = (points: number) => gain(at('SCN-3', { main: 'maya', workers: 0, points }), 0, 'end-actions').points;
    expect([0, 1, 2, 5].map(dry)).toEqual([0, -1, -2, -2]);
    const sacked = at('SCN-4', { main: 'italy', points: 3 }, { round: 5, opponent: 6, tokens: { 8: 'SE-SACK' } });
    expect(gain(sacked, 0, 'end-actions').points).toBe(-3);
  });
});

describe('Age of Wonders', () => {
  rule('AOC-SCN-2', 'the seven wonders are those of antiquity', () => {
    const listed = ['great_pyramid', 'hanging_gardens', 'great_library', 'colossus', 'lighthouse', 'stonehenge', 'parthenon'];
    expect(newGame(1, { scenario: 'SCN-1' }).state.wonders).toEqual(listed.map((key) => `WON-${key}`));
  });

  rule('AOC-SCN-2', 'each stone lowers the price of a Wonder by 2, any number may be spent, none is wasted', () => {
    const placed = does(
      at('SCN-1', { coins: 3, workers: 2 }, { wonders: ['parthenon'], counters: { stones: 4 } }),
      0,
      'place place=wonder',
    );
    expect(offers(placed, 0)).toEqual(['stones n=2', 'stones n=3', 'stones n=4']);
    const after = does(placed, 0, 'stones n=3');
    expect(gained(placed, after, 0)).toEqual(gives(-1, 3));
    expect(after.state.counters.stones).toBe(1);
    expect(gain(placed, 0, 'stones n=4').coins).toBe(0);
    refuses(placed, 0, 'stones n=1', 'AOC-ACT-5', 'NOT_ENOUGH_COINS');
    refuses(placed, 0, 'stones n=5', 'AOC-SCN-2', 'STONES_TOO_MANY');
    const egypt = does(
      at('SCN-1', { main: 'egypt', coins: 9 }, { wonders: ['parthenon'], counters: { stones: 4 } }),
      0,
      'place place=wonder',
    );
    refuses(egypt, 0, 'stones n=3', 'AOC-SCN-2', 'NO_STONES_NEEDED'); // Egypt pays 4: two stones are enough
    refuses(at('SCN-1', { coins: 2 }, { counters: { stones: 2 } }), 0, 'place place=wonder', 'AOC-ACT-5', 'NOT_ENOUGH_COINS');
  });
});

describe('Silk Road', () => {
  const track = ['FARM', 'SA-CARAVAN', 'SA-CARAVANSERAI', 'HUNTING', 'PLAGUE', 'CULTURE', 'CONQUEST', 'CONSTRUCTION'];
  const road = (route: number, player: PlayerSpec = {}) => at('SCN-2', { coins: 1, workers: 4, ...player }, { track, counters: { route } });

  rule('AOC-SCN-2', 'Caravan and Caravanserai count as Commerce and Fishing; Navigation adds a step', () => {
    const moved = does(road(0, { techs: ['navigation'] }), 0, 'place place=SA-CARAVAN');
    expect(moved.state.counters.route).toBe(2);
    expect(gained(road(0), moved, 0).coins).toBe(-1 + 1 + 1); // stage 1, and Navigation's coin for Commerce
    const inn = does(road(0, { techs: ['navigation'] }), 0, 'place place=SA-CARAVANSERAI');
    expect(inn.state.counters.route).toBe(2);
    expect(gained(road(0), inn, 0).coins).toBe(1 + 1);
    const slot = does(at('SCN-2', { main: 'srivijaya' }, { track, counters: { route: 4 } }), 0, 'place place=CIV-32-M1');
    expect(slot.state.counters.route).toBe(4);
    expect(playerAt(slot, 0).coins).toBe(3);
  });
});

describe('Lost Civilisation', () => {
  rule('AOC-SCN-2', 'the Maya are born by themselves and no other birth follows', () => {
    const start = newGame(1, { scenario: 'SCN-3' });
    expect(asks(start).step).toBe('actions');
    expect(playerAt(start, 0)).toMatchObject({ workers: 3, coins: 3, main: 0 });
    expect(playerAt(start, 0).civs[0]!.slot.card).toBe(civ('maya'));
    expect(marketOf(start).map(([, coins]) => coins)).toEqual([0, 0, 0]);
    const later = at('SCN-3', { main: 'maya' }, { round: 2, step: 'civilisation', market: ['aztec'] });
    refuses(later, 0, 'birth card=aztec', 'AOC-SCN-2', 'NO_BIRTH_IN_SCENARIO');
    expect(offers(later, 0)).toEqual(['annex card=CIV-33', 'pass']);
  });

  rule('AOC-SCN-2', 'the drought costs half its height in coins, or a worker, or 2 points', () => {
    const dry = (drought: number, player: PlayerSpec) =>
      does(at('SCN-3', { main: 'maya', ...player }, { counters: { drought } }), 0, 'end-actions');
    expect([0, 1, 2, 3, 4].map((drought) => gain(dry(drought, { coins: 9 }), 0, 'pay-drought').coins)).toEqual([-1, -1, -2, -2, -3]);
    const poor = dry(2, { coins: 1, workers: 2 });
    refuses(poor, 0, 'pay-drought', 'AOC-SCN-2', 'DROUGHT_NOT_AFFORDABLE');
    expect(gain(poor, 0, 'sacrifice-drought').workers).toBe(-1);
    refuses(dry(0, { coins: 1, workers: 0 }), 0, 'sacrifice-drought', 'AOC-TRM-4', 'NO_WORKER_LEFT');
    const none = dry(2, { coins: 1, workers: 0, points: 7 });
    expect(playerAt(none, 0).points).toBe(5);
    expect(asks(none).step).toBe('civilisation');
  });
});

describe('Mongol Devastation', () => {
  rule('AOC-SCN-2', 'the Horde starts at 2 and grows by 1 each round; forts count as strength', () => {
    expect(newGame(1, { scenario: 'SCN-4' }).state.opponent).toBe(2);
    const after = does(at('SCN-4', { main: 'italy' }, { round: 2, opponent: 3 }), 0, 'end-actions');
    expect(after.state.opponent).toBe(4);
    const raid = (forts: number) =>
      does(
        at('SCN-4', { main: 'persia', techs: ['mining'], coins: 5 }, { opponent: 2, counters: { forts }, tokens: { 4: 'SE-RAID' } }),
        0,
        'end-actions',
      );
    expect(eventsOf(raid(0), 'token')[0]).toMatchObject({ passed: false }); // 2 against 3
    expect(eventsOf(raid(1), 'token')[0]).toMatchObject({ passed: true });
    expect(raid(1).state.counters.repelled).toBe(1);
    expect(raid(0).state.counters.repelled).toBe(0);
  });
});

describe('Death and Rebirth', () => {
  rule('AOC-SCN-2', 'from round 4: 2 workers at once, a point more for Research and Culture, a worker more for Rest', () => {
    expect(gain(at('SCN-5', { main: 'italy', workers: 1 }, { round: 3, next: 'FARM' }), 0, 'end-actions').workers).toBe(2);
    expect(gain(at('SCN-5', { main: 'italy', workers: 3 }, { round: 3, next: 'FARM' }), 0, 'end-actions').workers).toBe(1);
    const turn = (round: number, ...moves: string[]) =>
      gain(at('SCN-5', { coins: 4, workers: 1 }, { round, usable: ['CULTURE'] }), 0, ...moves);
    expect([3, 4].map((round) => turn(round, 'place place=research', 'study tech=mining').points)).toEqual([1, 2]);
    expect([3, 4].map((round) => turn(round, 'place place=AC-CULTURE').points)).toEqual([2, 3]);
    expect([3, 4].map((round) => turn(round, 'rest').workers)).toEqual([1, 2]);
  });
});
