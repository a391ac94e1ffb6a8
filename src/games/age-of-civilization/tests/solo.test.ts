import { describe, expect } from 'vitest';
import { achievementsOf } from '../ask/scoring.js';
import { isStrongest } from '../ask/selectors.js';
import { check, civilisationPool, DEFAULTS } from '../state/setup.js';
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
  type PlayerSpec,
  playerAt,
  rule,
  type TableSpec,
  table,
} from './toolkit.js';

const solo = (player: PlayerSpec, more: TableSpec = {}) => table({ seats: 1, lastTurn: true, ...more, players: [player] });

describe('solo Skirmish', () => {
  rule('AOC-SOL-1', 'seven civilisations are removed', () => {
    const pool = civilisationPool(DEFAULTS, 1);
    expect(pool).toHaveLength(41);
    for (const key of ['mongolia', 'vikings', 'germania', 'carthage', 'phoenicia', 'scythians', 'iberia'])
      expect(pool).not.toContain(civ(key));
    expect(newGame(1).state.deck).toHaveLength(36);
  });

  rule('AOC-SOL-2', '4 wonders, 3 coins, a market of 5', () => {
    const { state } = newGame(1);
    expect([state.wonders.length, state.players[0]!.coins, state.market.length]).toEqual([4, 3, 5]);
  });

  rule('AOC-SOL-3', 'the Plague lies at position 5 and strikes at the end of round 2', () => {
    for (const seed of [1, 2, 3]) expect(newGame(1, {}, seed).state.track.indexOf('AC-PLAGUE')).toBe(4);
    expect(newGame(1, { firstGame: true }).state.track.indexOf('AC-PLAGUE')).toBe(4);
    const track = ['FARM', 'FISHING', 'CULTURE', 'HUNTING', 'PLAGUE', 'CONQUEST', 'COMMERCE', 'CONSTRUCTION'];
    const plagues = [1, 2, 3, 4, 5].map(
      (round) => eventsOf(does(solo({ main: 'rome' }, { round, track }), 0, 'end-actions'), 'plague').length,
    );
    expect(plagues).toEqual([0, 1, 0, 0, 0]);
  });

  rule('AOC-SOL-4', 'birth and annexation put no coins down and draw no card', () => {
    const at = solo(
      { main: 'egypt' },
      {
        round: 2,
        step: 'civilisation',
        market: [
          ['rome', 2],
          ['persia', 1],
        ],
      },
    );
    const expected = [[civ('persia'), 1]];
    expect(marketOf(does(at, 0, 'birth card=rome'))).toEqual(expected);
    const annexed = does(at, 0, 'annex card=rome');
    expect(marketOf(annexed)).toEqual(expected);
    expect(gained(at, annexed, 0).coins).toBe(2);
  });

  rule('AOC-SOL-5', 'end of the round: coins, a card, a cube, the permanent card, war or plague', () => {
    const at = solo({ main: 'rome' }, { round: 1, market: [['persia', 1], 'egypt'], pile: ['italy'], next: 'CONQUEST' });
    const after = does(at, 0, 'end-actions');
    expect(marketOf(after)).toEqual([
      [civ('persia'), 2],
      [civ('egypt'), 1],
      [civ('italy'), 0],
    ]);
    expect(after.events.map((e) => e.event)).toEqual(['market', 'counter', 'war', 'change', 'round', 'turn']);
    expect(after.state).toMatchObject({ round: 2, opponent: 1, first: 0 });
    const last = does(solo({ main: 'rome' }, { round: 6 }), 0, 'end-actions');
    expect(last.events.map((e) => e.event)).toEqual(['end']);
  });

  rule('AOC-SOL-6', 'the virtual opponent has r - 1 cubes during round r and r at its end', () => {
    let at = newGame(1);
    for (let round = 1; round <= 6; round++) {
      expect(at.state.opponent).toBe(round - 1);
      if (asks(at).step === 'civilisation')
        at = does(
          at,
          0,
          round === 1 ? `birth card=${marketOf(at).find(([id]) => id !== civ('inca') && id !== civ('babylon'))![0]}` : 'pass',
        );
      at = does(at, 0, 'end-actions');
    }
    expect(at.state.over).toBe(true);
    const strongest = (opponent: number) => isStrongest(solo({ techs: ['iron_working'] }, { opponent }).state, 0);
    expect([1, 2, 3].map(strongest)).toEqual([true, true, false]);
  });

  rule('AOC-SOL-7', 'equal strength: strongest for Conquest, weakest in war', () => {
    const at = solo({ main: 'slavs', workers: 3 }, { round: 2, opponent: 1, usable: ['CONQUEST'], next: 'FARM' });
    expect(gain(at, 0, 'place place=AC-CONQUEST').points).toBe(2);
    const war = solo({ techs: ['iron_working'] }, { round: 2, opponent: 1, next: 'COMMERCE' });
    expect(gain(war, 0, 'end-actions').workers).toBe(-1); // 2 against 2
  });

  rule('AOC-SOL-8', 'Commerce and Lydia give to nobody else', () => {
    expect(gain(solo({}, { usable: ['COMMERCE'] }), 0, 'place place=AC-COMMERCE')).toEqual(gives(2));
    expect(gain(solo({}, { step: 'civilisation', market: ['lydia'] }), 0, 'birth card=lydia').coins).toBe(4);
  });

  rule('AOC-SOL-9', 'Innovation may be used, the other variants may not', () => {
    expect(check({ ...DEFAULTS, innovation: true }, 1)).toBeUndefined();
    expect(newGame(1, { innovation: true }).state.specials).toHaveLength(2);
    expect(check({ ...DEFAULTS, draft: true }, 1)).toEqual({ rule: 'AOC-SOL-9', code: 'DRAFT_NOT_SOLO' });
    expect(check({ ...DEFAULTS, changingWorld: true }, 1)).toEqual({ rule: 'AOC-SOL-9', code: 'EVENTS_NOT_SOLO' });
  });

  rule('AOC-ACH-1', 'achievements are checked independently after the final scoring', () => {
    const nine = ['writing', 'navigation', 'mining', 'education', 'currency', 'iron_working', 'science', 'engineering', 'gunpowder'];
    const earned = (player: PlayerSpec) => achievementsOf(does(solo(player, { round: 6 }), 0, 'end-actions').state).map((row) => row.id);
    expect(earned({ points: 19, techs: ['mining'] })).toEqual([]);
    expect(earned({ points: 20 })).toEqual(['ACH-1']);
    expect(earned({ points: 24, techs: ['mining'] })).toEqual(['ACH-1']);
    expect(earned({ points: 25, techs: ['mining'] })).toEqual(['ACH-1', 'ACH-2']);
    expect(earned({ points: 25 })).toEqual(['ACH-1', 'ACH-2', 'ACH-6']);
    expect(earned({ points: 30, techs: nine })).toEqual(['ACH-1', 'ACH-2', 'ACH-3', 'ACH-5']);
    expect(earned({ points: 34, techs: ['mining'], wonders: ['petra', 'moai', 'parthenon', 'colosseum'] })).toEqual([
      'ACH-1',
      'ACH-2',
      'ACH-3',
      'ACH-4',
      'ACH-7',
    ]); // Petra scores the 35th
    const strong = { main: 'assyria', annexed: ['carthage', 'persia'], techs: ['mining', 'iron_working', 'gunpowder'] };
    expect(earned({ ...strong, points: 25 })).toEqual(['ACH-1', 'ACH-2', 'ACH-8']); // strength 10
    expect(earned({ ...strong, points: 25, techs: [...strong.techs, 'writing'] })).toEqual(['ACH-1', 'ACH-2']);
    expect(earned({ ...strong, main: 'rome', annexed: [], points: 25 })).toEqual(['ACH-1', 'ACH-2']); // strength 7
    expect(achievementsOf(solo({ points: 30 }).state)).toEqual([]); // not before the end
  });

  rule('AOC-EX-15', 'strength 2 at the end of round 2; the Plague comes when round 3 begins', () => {
    const track = ['FARM', 'FISHING', 'CULTURE', 'HUNTING', 'PLAGUE', 'CONQUEST', 'COMMERCE', 'CONSTRUCTION'];
    const at = solo({ main: 'rome', workers: 3 }, { round: 2, opponent: 1, track });
    const after = does(at, 0, 'end-actions');
    expect(after.state).toMatchObject({ opponent: 2, round: 3 });
    expect(playerAt(after, 0).workers).toBe(2);
  });

  rule('AOC-EX-36', 'round 3: strength 2 is strongest; in the war at its end 2 and 3 sacrifice, 4 does not', () => {
    const at = (techs: string[]) => solo({ techs, workers: 3 }, { round: 3, opponent: 2, usable: ['CONQUEST'], next: 'CONSTRUCTION' });
    expect(gain(at(['iron_working']), 0, 'place place=AC-CONQUEST').points).toBe(2);
    const lost = [['iron_working'], ['gunpowder'], ['gunpowder', 'mining']].map((techs) => gain(at(techs), 0, 'end-actions').workers);
    expect(lost).toEqual([-1, -1, 0]);
  });

  rule('AOC-AMB-13', 'tied with the virtual opponent: strongest and weakest at once', () => {
    const at = solo({ techs: ['mining'], workers: 3 }, { opponent: 0, usable: ['CONQUEST'], next: 'COMMERCE' });
    expect(gain(at, 0, 'place place=AC-CONQUEST', 'end-actions')).toEqual(gives(0, 2, -2)); // the conqueror, then the war at 1 to 1
  });

  rule('AOC-AMB-14', 'position 5 is the Plague, so no war ends round 2', () => {
    for (const seed of [1, 2, 3, 4]) {
      const { track } = newGame(1, {}, seed).state;
      expect(track[4]).toBe('AC-PLAGUE');
    }
    const at = solo({ main: 'assyria' }, { round: 2, opponent: 1, track: newGame(1).state.track.map((x) => x.slice(3)) });
    expect(eventsOf(does(at, 0, 'end-actions'), 'war')).toEqual([]);
  });

  rule('AOC-AMB-15', 'only strength is compared with the virtual opponent', () => {
    const at = solo({ coins: 2 }, { opponent: 5, round: 6, usable: ['CONQUEST'] });
    expect(gain(at, 0, 'place place=AC-CONQUEST').points).toBe(0);
    expect(at.state.players).toHaveLength(1); // it owns nothing that could be counted or taken
  });
});
