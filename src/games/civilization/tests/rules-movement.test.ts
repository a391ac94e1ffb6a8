import { expect } from 'vitest';
import { rule } from '../../shared/tests/toolkit.js';
import { KIND } from '../cards/kinds.js';
import type { SpaceId, ZoneId } from '../cards/map.js';
import type { Move } from '../state/state.js';
import { allows, asks, count, does, eventsOf, FINISH, legalAt, moves, type PlayerSpec, refuses, scene, stops, walk } from './scene.js';

const OTHER: PlayerSpec = { settled: { gaul: 1 } };
const moving = (player: PlayerSpec, other: PlayerSpec = OTHER, era: 1 | 2 | 3 | 4 = 2, rules: 'basic' | 'advanced' = 'basic') =>
  scene({ rules, era, players: [player, other], steps: [moves(0), stops] });
const sail = (ship: string, from: ZoneId, to: ZoneId): Move => ({ move: 'sail', ship, from, to });
const fly = (from: SpaceId, to: SpaceId): Move => ({ move: 'fly', from, to });

rule('CIV-MOV-01', 'all, some or none may move, each up to its points', () => {
  const at = moving({ settled: { mexica: 1 }, figures: { mexica: { 'infantry-2': 2, settler: 1 } } });
  expect(asks(does(at, 0, FINISH)).step).toBe('draft');
  const one = does(at, 0, walk('infantry-2:1', 'mexica', 'mojave'));
  expect([count(one, 0, 'mexica', 'infantry-2'), count(one, 0, 'mojave', 'infantry-2')]).toEqual([1, 1]);
  refuses(one, 0, walk('infantry-2:1', 'mojave', 'cascadia'), 'CIV-MOV-01', 'NO_SUCH_UNIT');
  refuses(one, 0, walk('infantry-2:0', 'mojave', 'cascadia'), 'CIV-MOV-01', 'NO_MOVES_LEFT');
});

rule('CIV-MOV-02', 'movement points: army 1, settler 2, galley 1, caravel and frigate 2, battleship and aircraft 3', () => {
  const points = (['infantry-1', 'artillery-4', 'settler', 'fleet-1', 'fleet-2', 'fleet-3', 'fleet-4', 'aircraft-4'] as const).map(
    (kind) => KIND[kind].moves,
  );
  expect(points).toEqual([1, 1, 2, 1, 2, 2, 3, 3]);
  const at = moving({ settled: { mexica: 1 }, figures: { caribbean_sea: { 'fleet-2': 1 } } });
  const far = does(at, 0, sail('fleet-2:2', 'caribbean_sea', 'iberian_sea'), sail('fleet-2:1', 'iberian_sea', 'north_sea'));
  refuses(far, 0, sail('fleet-2:0', 'north_sea', 'iberian_sea'), 'CIV-MOV-02', 'NO_MOVES_LEFT');
});

rule('CIV-MOV-03', 'armies and settlers walk between neighbours, fleets sail between zones', () => {
  const at = moving({ settled: { mexica: 1 }, figures: { mexica: { settler: 1 }, caribbean_sea: { 'fleet-2': 1 } } });
  refuses(at, 0, walk('settler:2', 'mexica', 'gobi'), 'CIV-MOV-03', 'NOT_ADJACENT');
  refuses(at, 0, sail('fleet-2:2', 'caribbean_sea', 'north_sea'), 'CIV-MOV-03', 'NOT_ADJACENT');
  refuses(at, 0, walk('fleet-2:2', 'caribbean_sea' as 'mexica', 'mexica'), 'CIV-MOV-03', 'NOT_ADJACENT');
});

rule('CIV-MOV-04', 'figures of others never bar the way', () => {
  const at = moving(
    { settled: { mexica: 1 }, figures: { mexica: { settler: 1 } } },
    { settled: { mojave: 4 }, figures: { mojave: { 'infantry-2': 9 } } },
  );
  expect(count(does(at, 0, walk('settler:2', 'mexica', 'mojave')), 0, 'mojave', 'settler')).toBe(1);
});

const board = (unit: string, ship: string): Move => ({ move: 'board', unit, from: 'mexica', to: 'caribbean_sea', ship });

rule('CIV-MOV-05', 'boarding and landing cost one point each, being carried nothing', () => {
  const at = moving({ settled: { mexica: 1 }, figures: { mexica: { settler: 1 }, caribbean_sea: { 'fleet-2': 1 } } });
  const aboard = does(at, 0, board('settler:2', 'fleet-2:2'), sail('fleet-2:2+settler:1', 'caribbean_sea', 'north_atlantic'));
  expect(allows(aboard, 0, { move: 'land', unit: 'settler:1', from: 'north_atlantic', to: 'labrador', ship: 'fleet-2:1+settler:1' })).toBe(
    true,
  );
  refuses(
    aboard,
    0,
    { move: 'land', unit: 'settler:1', from: 'north_atlantic', to: 'gaul', ship: 'fleet-2:1+settler:1' },
    'CIV-MOV-05',
    'NOT_ADJACENT',
  );
  refuses(
    at,
    0,
    { move: 'board', unit: 'settler:2', from: 'mexica', to: 'north_atlantic', ship: 'fleet-2:2' },
    'CIV-MOV-05',
    'NOT_ADJACENT',
  );
});

rule('CIV-MOV-06', 'an army that boarded stays on board; a settler boards and lands, or walks and boards', () => {
  const at = moving({
    settled: { mexica: 1 },
    figures: { mexica: { 'infantry-2': 1 }, mojave: { settler: 1 }, caribbean_sea: { 'fleet-2': 1 } },
  });
  const aboard = does(at, 0, board('infantry-2:1', 'fleet-2:2'));
  refuses(
    aboard,
    0,
    { move: 'land', unit: 'infantry-2:0', from: 'caribbean_sea', to: 'yucatan', ship: 'fleet-2:2+infantry-2:0' },
    'CIV-MOV-06',
    'NO_MOVES_LEFT',
  );
  const walked = does(at, 0, walk('settler:2', 'mojave', 'mexica'), board('settler:1', 'fleet-2:2'));
  refuses(
    walked,
    0,
    { move: 'land', unit: 'settler:0', from: 'caribbean_sea', to: 'yucatan', ship: 'fleet-2:2+settler:0' },
    'CIV-MOV-06',
    'NO_MOVES_LEFT',
  );
  const later = moving({ settled: { mexica: 1 }, figures: { caribbean_sea: { 'fleet-2+infantry-2': 1 } } });
  expect(
    count(
      does(later, 0, { move: 'land', unit: 'infantry-2:1', from: 'caribbean_sea', to: 'yucatan', ship: 'fleet-2:2+infantry-2:1' }),
      0,
      'yucatan',
      'infantry-2',
    ),
  ).toBe(1);
});

rule('CIV-MOV-07', 'a fleet moves, picks up, moves on and sets down in one turn', () => {
  const at = moving({ settled: { mexica: 1 }, figures: { mexica: { settler: 1 }, iberian_sea: { 'fleet-2': 1 } } });
  const end = does(
    at,
    0,
    sail('fleet-2:2', 'iberian_sea', 'caribbean_sea'),
    board('settler:2', 'fleet-2:1'),
    sail('fleet-2:1+settler:1', 'caribbean_sea', 'brazilian_sea'),
    { move: 'land', unit: 'settler:1', from: 'brazilian_sea', to: 'sertao', ship: 'fleet-2:0+settler:1' },
  );
  expect([count(end, 0, 'sertao', 'settler'), count(end, 0, 'brazilian_sea', 'fleet-2')]).toEqual([1, 1]);
});

rule('CIV-MOV-08', 'each fleet carries three; its cargo is its own', () => {
  const at = moving({
    settled: { mexica: 1 },
    figures: { mexica: { settler: 1 }, caribbean_sea: { 'fleet-2+infantry-2+infantry-2+settler': 1, 'fleet-2': 1 } },
  });
  refuses(at, 0, board('settler:2', 'fleet-2:2+settler:2+infantry-2:1+infantry-2:1'), 'CIV-MOV-08', 'FLEET_FULL', { max: 3 });
  const second = does(at, 0, board('settler:2', 'fleet-2:2'));
  expect(second.state.players[0]!.stacks.map((x) => x.cargo.length).sort()).toEqual([1, 3]);
});

rule('CIV-MOV-09', 'a player boards only fleets of his own', () => {
  const at = moving(
    { settled: { mexica: 1 }, figures: { mexica: { settler: 1 } } },
    { settled: { gaul: 1 }, figures: { caribbean_sea: { 'fleet-2': 1 } } },
  );
  refuses(at, 0, board('settler:2', 'fleet-2:2'), 'CIV-MOV-09', 'NO_SUCH_FLEET');
  refuses(at, 0, board('settler:2', 'fleet-2:0'), 'CIV-MOV-09', 'NO_SUCH_FLEET');
});

rule('CIV-MOV-10', 'what entered a space where a battle is declared stays; what was there already may go', () => {
  const at = moving(
    { settled: { mexica: 1 }, figures: { mexica: { settler: 1 }, mojave: { settler: 1, 'infantry-2': 1 } } },
    { settled: { gaul: 1 }, figures: { mojave: { 'infantry-2': 1 } } },
  );
  const asked = does(at, 0, walk('settler:2', 'mexica', 'mojave'), walk('settler:1', 'mojave', 'cascadia'));
  const stopped = does(asked, 1, { move: 'stop' });
  expect(count(stopped, 0, 'mojave', 'settler')).toBe(2);
  refuses(stopped, 0, walk('settler:1', 'mojave', 'cascadia'), 'CIV-MOV-10', 'FROZEN');
  expect(allows(stopped, 0, walk('settler:2', 'mojave', 'cascadia'))).toBe(true);
  expect(allows(stopped, 0, walk('infantry-2:1', 'mojave', 'cascadia'))).toBe(true);
});

rule('CIV-MOV-10', 'a fleet and its cargo are one piece: boarding counts as entering, frozen cargo freezes the fleet', () => {
  const at = moving(
    { settled: { mexica: 1 }, figures: { mexica: { settler: 1 }, caribbean_sea: { 'fleet-2': 1 } } },
    { settled: { gaul: 1 }, figures: { caribbean_sea: { 'fleet-2': 1 } } },
  );
  const aboard = does(at, 0, board('settler:2', 'fleet-2:2'));
  const asked = does(aboard, 0, sail('fleet-2:2+settler:1', 'caribbean_sea', 'north_atlantic'));
  expect(asks(asked)).toEqual({ step: 'passing', seats: [1] });
  const stopped = does(asked, 1, { move: 'stop' });
  refuses(stopped, 0, sail('fleet-2:2+settler:1', 'caribbean_sea', 'north_atlantic'), 'CIV-MOV-10', 'FROZEN');
  refuses(
    stopped,
    0,
    { move: 'land', unit: 'settler:1', from: 'caribbean_sea', to: 'yucatan', ship: 'fleet-2:2+settler:1' },
    'CIV-MOV-10',
    'FROZEN',
  );
  const landed = does(
    does(aboard, 0, { move: 'land', unit: 'settler:1', from: 'caribbean_sea', to: 'yucatan', ship: 'fleet-2:2+settler:1' }),
    1,
    { move: 'let-pass' },
  );
  expect(asks(does(landed, 0, sail('fleet-2:2', 'caribbean_sea', 'north_atlantic'))).step).toBe('movement'); // it never entered
});

rule('CIV-MOV-11', 'nothing moves once battles begin', () => {
  const at = moving(
    { settled: { mexica: 1 }, figures: { mexica: { 'infantry-2': 2, settler: 1 } } },
    { settled: { gaul: 1 }, figures: { mexica: { settler: 1 } } },
  );
  const battles = does(at, 0, FINISH);
  expect(asks(battles).step).toBe('battle-choice');
  expect(legalAt(battles, 0).map((m) => m.move)).toEqual(['attack', 'finish-battles']);
  expect(battles.state.players[0]!.stacks.every((x) => x.left === 0)).toBe(true);
});

rule(['CIV-AIR-01', 'CIV-AIR-02'], 'aircraft fly once a turn, up to three spaces, from base to base', () => {
  const at = moving(
    {
      settled: { mexica: 1, antilles: 1, gobi: 1 },
      figures: {
        mexica: { 'aircraft-4': 1 },
        orinoco: { 'infantry-4': 1 },
        iberian_sea: { 'fleet-4': 1 },
        caribbean_sea: { 'fleet-3': 1 },
      },
    },
    { settled: { gaul: 1 }, figures: { caribbean_sea: { 'fleet-4': 3 }, antilles: { 'infantry-4': 1 } } },
    4,
  );
  refuses(at, 0, fly('mexica', 'gobi'), 'CIV-AIR-01', 'TOO_FAR', { have: 3 });
  refuses(at, 0, fly('mexica', 'caribbean_sea'), 'CIV-AIR-02', 'NO_BASE_THERE'); // a frigate is no base
  refuses(at, 0, fly('mexica', 'yucatan'), 'CIV-AIR-02', 'NO_BASE_THERE');
  const flown = does(at, 0, fly('mexica', 'orinoco'));
  refuses(flown, 0, fly('orinoco', 'mexica'), 'CIV-AIR-01', 'NO_MOVES_LEFT');
  expect(count(does(at, 0, fly('mexica', 'iberian_sea')), 0, 'iberian_sea', 'aircraft-4')).toBe(1);
  const over = does(at, 0, fly('mexica', 'antilles'));
  expect(asks(over).step).toBe('movement'); // nobody is asked on the way
});

rule('CIV-AIR-03', 'advanced: after the battles of the phase two aircraft for each modern fleet of a zone; basic: no limit', () => {
  const player: PlayerSpec = { settled: { mexica: 1 }, figures: { caribbean_sea: { 'fleet-4': 1, 'aircraft-4': 3 } } };
  const phaseOver = (rules: 'basic' | 'advanced') =>
    scene({ era: 4, rules, players: [player, OTHER], steps: [moves(0), { step: 'begin-trade' }, stops] });
  const ended = does(phaseOver('advanced'), 0, FINISH);
  expect(eventsOf(ended, 'lost')).toEqual([{ event: 'lost', seat: 0, kind: 'aircraft-4', n: 1, at: 'caribbean_sea', by: 'no-base' }]);
  expect(eventsOf(does(phaseOver('basic'), 0, FINISH), 'lost')).toEqual([]);
  const away = does(does(phaseOver('advanced'), 0, fly('caribbean_sea', 'mexica')), 0, FINISH);
  expect(eventsOf(away, 'lost')).toEqual([]);
  // In the battles of the phase all three may still fight.
  const fighting = does(moving(player, { settled: { gaul: 1 }, figures: { caribbean_sea: { 'fleet-4': 1 } } }, 4, 'advanced'), 0, FINISH);
  expect(count(fighting, 0, 'caribbean_sea', 'aircraft-4')).toBe(3);
});

rule('CIV-AIR-08', 'an aircraft without a base must fly if it can; if it cannot it is lost', () => {
  const at = moving({ settled: { mexica: 1 }, figures: { mexica: { settler: 1 }, yucatan: { 'aircraft-4': 1 } } }, OTHER, 4);
  refuses(at, 0, FINISH, 'CIV-AIR-08', 'AIRCRAFT_WITHOUT_BASE', { at: { key: 'space.yucatan' } });
  expect(allows(does(at, 0, fly('yucatan', 'mexica')), 0, FINISH)).toBe(true);
  const lost = does(
    moving({ settled: { mexica: 1 }, figures: { mexica: { settler: 1 }, gobi: { 'aircraft-4': 1 } } }, OTHER, 4),
    0,
    FINISH,
  );
  expect(eventsOf(lost, 'lost')).toEqual([{ event: 'lost', seat: 0, kind: 'aircraft-4', n: 1, at: 'gobi', by: 'no-base' }]);
});

rule('CIV-AMB-55', 'aircraft do not sail with the ship they are based on', () => {
  const at = moving({ settled: { mexica: 1 }, figures: { caribbean_sea: { 'fleet-4': 1, 'aircraft-4': 1 } } }, OTHER, 4);
  const sailed = does(at, 0, sail('fleet-4:3', 'caribbean_sea', 'north_atlantic'));
  expect([count(sailed, 0, 'caribbean_sea', 'aircraft-4'), count(sailed, 0, 'north_atlantic', 'aircraft-4')]).toEqual([1, 0]);
});

rule('CIV-AMB-65', 'to Tasmania the caravel of the example takes the second zone', () => {
  const at = moving({ settled: { mekong: 1 }, figures: { arafura_sea: { 'fleet-2+settler': 1 } } });
  refuses(
    at,
    0,
    { move: 'land', unit: 'settler:2', from: 'arafura_sea', to: 'tasmania', ship: 'fleet-2:2+settler:2' },
    'CIV-MOV-05',
    'NOT_ADJACENT',
  );
  const on = does(at, 0, sail('fleet-2:2+settler:2', 'arafura_sea', 'leeuwin_sea'));
  expect(allows(on, 0, { move: 'land', unit: 'settler:2', from: 'leeuwin_sea', to: 'tasmania', ship: 'fleet-2:1+settler:2' })).toBe(true);
});
