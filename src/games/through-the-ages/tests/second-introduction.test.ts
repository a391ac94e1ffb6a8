import { describe, expect } from 'vitest';
import { rule } from '../../shared/tests/toolkit.js';
import { cardOf } from '../cards/index.js';
import { isMilitary } from '../change/cards-out.js';
import { rosterOf } from '../state/draw.js';
import { DEFAULTS } from '../state/setup.js';
import type { Options } from '../state/state.js';
import { does, eventsOf, game, newGame, type PlayerSpec, playerAt, refuses } from './scene.js';
import { acting, its, SECOND } from './second.js';

const options: Options = { ...DEFAULTS, ...SECOND, version: 'introductory' };
const INTRODUCTION = { version: 'introductory' } as const;
const END = { move: 'end-turn' };

describe('the introduction to the edition of 2015', () => {
  rule('TTN-HB-01', 'is for two to four, without the expansion, and not of 2006', () => {
    for (const seats of [2, 3, 4]) expect(game.check(options, seats)).toBeUndefined();
    const expansion = { rebalanced: true, military: true, leaders: 'new', choice: 'random', agreed: [] } as const;
    expect(game.check({ ...options, expansion }, 2)).toMatchObject({ code: 'BAD_OPTIONS' });
    expect(game.check({ ...options, edition: '2006' }, 2)).toMatchObject({ code: 'BAD_OPTIONS' });
  });

  rule('TTN-HB-01', 'has no cards of Age III, no aggressions, wars and pacts', () => {
    const at = newGame(3, options);
    expect(at.state.bonuses).toEqual([]);
    const military = (age: number): string[] => game.pool(at.state, `military-${age}`).map((id) => cardOf(id).type);
    for (const age of [1, 2]) expect([...new Set(military(age))].sort()).toEqual(['bonus', 'event', 'tactic', 'territory']);
    expect([military(3), game.pool(at.state, 'civil-3')]).toEqual([[], []]);
    expect(rosterOf(options).some((row) => isMilitary(row) && row.level === 3)).toBe(true);
  });

  rule('TTN-HB-01', 'the end of Age II begins the last rounds; two yellow tokens go, and no deck follows', () => {
    const spec = { ...INTRODUCTION, age: 2, civilLeft: 1, first: 0 };
    const at = does(acting({}, { ...spec, players: [{}], steps: [{ step: 'replenish' }, { step: 'actions' }] }), 0, END);
    expect([at.state.age, at.state.lastRound]).toEqual([4, 8]);
    expect(playerAt(at, 0).yellow).toBe(16);
    const second = acting({}, { ...spec, first: 1, players: [{}], steps: [{ step: 'replenish' }, { step: 'actions' }] });
    expect(second.state.lastRound).toBe(9);
    expect(second.state.civilDecks[3]).toEqual([]);
  });

  rule('TTN-HB-01', 'who has an attack of another game in mind is refused', () => {
    const at = acting({}, { ...INTRODUCTION, age: 2, steps: [{ step: 'politics' }] });
    refuses(at, 0, { move: 'aggression', card: its('aggression.raid.ii'), target: 1 }, 'TTA-MCD-01', 'CARD_NOT_IN_HAND');
  });

  const lines = (player: PlayerSpec) => {
    const at = does(acting({ workers: {}, ...player }, { ...INTRODUCTION, age: 4, first: 1, lastRound: 8 }), 0, END);
    expect(at.state.over).toBe(true);
    return eventsOf(at, 'final-bonus').find((e) => e.seat === 0)!.lines;
  };
  rule('TTN-HB-02', 'technologies by level, governments twice their level', () => {
    expect(lines({ workers: { iron: 0, coal: 0 }, specials: ['cartography'] }).technologies).toBe(4);
    expect(lines({ government: its('government.monarchy') }).technologies).toBe(2);
    expect(lines({ government: its('government.constitutional-monarchy') }).technologies).toBe(4);
  });
  rule('TTN-HB-02', 'one per strength, science, face (eight at most), food and resource', () => {
    expect(lines({ workers: { warriors: 3 } }).strength).toBe(3);
    expect(lines({ workers: { philosophy: 2 } }).science).toBe(2);
    expect(lines({ workers: { theology: 5 } }).happiness).toBe(8);
    expect(lines({ workers: { irrigation: 1, bronze: 2 } }).production).toBe(4);
  });
  rule('TTN-HB-02', 'three per colony, six per wonder of Age II, none for other wonders', () => {
    const rich = lines({ colonies: [its('territory.wealthy-territory.i'), its('territory.vast-territory.i')] });
    expect(rich.colonies).toBe(6);
    expect(lines({ wonders: ['eiffel-tower', its('wonder.taj-mahal')] }).wonders).toBe(6);
    expect(lines({}).wonders).toBe(0);
  });
});
