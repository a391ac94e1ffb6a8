import { describe, expect } from 'vitest';
import { finalScore } from '../ask/scoring.js';
import { BUILDINGS } from '../cards/buildings.js';
import { buildingOf } from '../cards/index.js';
import { asks, does, eventsOf, gain, type PlayerSpec, playerAt, refuses, rule, table } from './toolkit.js';

const PAIRS = ['arts', 'social', 'army', 'medicine'];
const prospers = (own: PlayerSpec, pairs = PAIRS) => playerAt(table({ phase: 'B', age: 3, pairs, players: [own] }), 0);
const earns = (own: PlayerSpec, age = 3): number => playerAt(table({ phase: 'C', age, players: [own] }), 0).gold;

describe('prosperity', () => {
  rule('MIL-PRO-01', 'both icons of one pair; the cards stay ready', () => {
    const p = prospers({ techs: ['arts', 'social'] });
    expect([p.tracks.prosperity, p.techs.some((x) => x.engaged)]).toEqual([1, false]);
    expect(prospers({ techs: ['arts', 'army'] }).tracks.prosperity).toBe(0);
  });
  rule('MIL-PRO-02', 'buildings and jokers do not count', () => {
    expect(prospers({ techs: ['arts'], buildings: [130], jokers: 2 }).tracks.prosperity).toBe(0);
  });
  rule('MIL-PRO-03', 'one advance, whatever is matched; the space is resolved', () => {
    const p = prospers({ techs: PAIRS, prosperity: 1 });
    expect([p.tracks.prosperity, p.gold]).toEqual([2, 2]);
  });
  rule('MIL-PRO-04', '3 gold per Communication card, also at the end of the track', () => {
    expect(prospers({ techs: ['arts', 'social', 'communication'], prosperity: 8 }).gold).toBe(3);
    expect(prospers({ techs: ['arts', 'communication'] }).gold).toBe(0);
  });
  rule('MIL-PRO-05', 'cards change it: Granary, Aqueduct, 227, 241', () => {
    const p = prospers({ techs: ['arts'], buildings: [121, 134], claimed: [227] });
    expect([p.tracks.prosperity, p.vp, p.gold]).toEqual([1, 2, 2]);
    expect(prospers({ techs: ['arts', 'weaponry'], claimed: [241] }).tracks.prosperity).toBe(1);
  });
  rule('MIL-PRO-06', 'no lock; surplus is lost', () => {
    const p = prospers({ techs: ['arts', 'social'], prosperity: 8 });
    expect([p.tracks.prosperity, p.vp]).toEqual([8, 0]);
  });
});

describe('income', () => {
  rule('MIL-INC-01', 'every marker in a row is paid', () => expect(earns({ rows: [0, 0, 1, 2] })).toBe(2 + 2 + 3 + 4));
  rule('MIL-INC-02', 'Trade pays what is printed', () => {
    expect([0, 1, 4, 7].map((trade) => earns({ trade }))).toEqual([0, 1, 4, 10]);
  });
  rule('MIL-INC-03', 'the locked row needs an icon', () =>
    expect([earns({ rows: [3] }), earns({ rows: [3], techs: ['energy'] })]).toEqual([0, 5]),
  );
  rule('MIL-INC-04', 'Energy, Hunting Camp, card 275 or the start card', () => {
    expect([earns({ rows: [3], buildings: [122] }), earns({ rows: [3] }, 1)]).toEqual([5, 5]);
    expect(gain(table({ phase: 'C', players: [{ rows: [3], hand: [275] }] }), 0, 'play 275').gold).toBe(10);
  });
  rule('MIL-INC-05', 'after Age 1 the start card no longer counts', () =>
    expect([2, 5, 8].map((age) => earns({ rows: [3] }, age))).toEqual([0, 0, 0]),
  );
  rule('MIL-INC-06', 'research card 243 pays', () => expect(earns({ claimed: [243], wonders: [113] })).toBe(1));
});

describe('construction', () => {
  const RICH = [{ gold: 50 }, { gold: 50 }];
  const at = table({ phase: 'D', age: 3, architect: 0, offer: [144, 145, 148, 152], now: [141], next: [155], players: RICH });
  rule('MIL-CON-01', 'one purchase in turn until all have passed', () => {
    const one = does(at, 0, 'build 144');
    expect(asks(one).seats).toEqual([1]);
    const passed = does(one, 1, 'pass');
    expect(asks(does(passed, 0, 'build 145')).seats).toEqual([0]);
    expect(asks(does(passed, 0, 'pass')).step).toBe('act');
  });
  rule('MIL-CON-02', 'displayed buildings and current wonders only', () => {
    refuses(at, 0, 'build 155', 'MIL-CON-02', 'NOT_ON_OFFER');
    refuses(at, 0, 'build 147', 'MIL-CON-02', 'NOT_ON_OFFER');
    expect(playerAt(does(at, 0, 'build 141'), 0).wonders).toEqual(['wonder-141']);
  });
  rule('MIL-CON-03', 'the printed cost is paid, the place stays empty', () => {
    const after = does(at, 0, 'build 144');
    expect([playerAt(after, 0).gold, after.state.buildings]).toEqual([40, [null, 'building-145', 'building-148', 'building-152']]);
    refuses(after, 1, 'build 144', 'MIL-CON-02', 'NOT_ON_OFFER');
  });
  rule('MIL-CON-04', 'the architect saves 3 on one building', () => {
    expect(gain(at, 0, 'build 144 architect')).toEqual({ gold: -7 });
    refuses(at, 0, 'build 141 architect', 'MIL-CON-04', 'ARCHITECT_BUILDINGS_ONLY');
    const next = does(at, 0, 'build 144 architect');
    refuses(next, 1, 'build 145 architect', 'MIL-CON-04', 'NOT_ARCHITECT');
    refuses(does(next, 1, 'pass'), 0, 'build 145 architect', 'MIL-CON-04', 'ARCHITECT_USED');
  });
  rule('MIL-CON-05', 'the highest discount of Influence, for every wonder', () => {
    const costs = [0, 1, 3, 6].map(
      (influence) => gain(table({ phase: 'D', architect: 0, now: [141], players: [{ gold: 20, influence }] }), 0, 'build 141').gold,
    );
    expect(costs).toEqual([-16, -14, -10, -6]);
  });
  rule('MIL-CON-06', 'discounts add up, never below 0', () => {
    const yellow = table({ phase: 'D', architect: 0, offer: [152], players: [{ gold: 9, claimed: [237], hand: [266] }] });
    expect(gain(yellow, 0, 'build 152 architect with 266')).toEqual({ cards: -1 });
    expect(gain(yellow, 0, 'build 152 architect')).toEqual({ gold: -2 });
  });
  rule('MIL-CON-07', 'brown and green ones have a life span, yellow ones none', () => {
    for (const row of BUILDINGS) expect(row.last === undefined).toBe(row.colour === 'yellow');
  });
  rule('MIL-CON-08', 'a yellow building scores all or nothing', () => {
    const score = (trade: number) =>
      finalScore(table({ players: [{ buildings: [152], trade, prosperity: 4 }] }).state, 0).find((x) => x.source === 'building-152')?.vp;
    expect([score(5), score(4)]).toEqual([13, undefined]);
  });
  rule('MIL-CON-09', 'a building is active at once', () => {
    const bought = table({ phase: 'D', architect: 0, offer: [145], players: [{ gold: 9, techs: ['transport'] }] });
    expect(gain(does(bought, 0, 'build 145'), 0, 'use 145').war).toBe(3);
  });
  rule('MIL-CON-10', 'dormant buildings still count', () => {
    expect(finalScore(table({ players: [{ wonders: [141], buildings: ['116-', '117-'] }] }).state, 0)).toEqual([
      { source: 'wonder-141', vp: 6 },
    ]);
  });
  rule('MIL-CON-11', 'who can buy nothing passes by itself, unless there is a card in hand', () => {
    const poor = (own: PlayerSpec) => table({ phase: 'D', offer: [144], players: [own, {}] });
    expect([asks(poor({ gold: 9 })).step, asks(poor({ gold: 9, hand: [250] })).step, asks(poor({ gold: 10 })).step]).toEqual([
      'act',
      'build',
      'build',
    ]);
    expect(buildingOf('building-144').cost).toBe(10);
  });
});

describe('war and maintenance', () => {
  rule('MIL-WAR-01', 'Fortifications push first, not below 0', () => {
    const { players } = table({ phase: 'F', players: [{ war: 2, buildings: [148] }, { war: 0 }] }).state;
    expect(players.map((p) => p.tracks.war)).toEqual([2, 0]);
  });
  rule('MIL-WAR-02', 'everybody moves back by the lowest position', () => {
    expect(table({ seats: 3, phase: 'F', players: [{ war: 7 }, { war: 2 }, { war: 4 }] }).state.players.map((p) => p.tracks.war)).toEqual([
      5, 0, 2,
    ]);
  });
  rule('MIL-WAR-03', 'not in Age 8', () => {
    expect(table({ age: 8, phase: 'F', players: [{ war: 7 }, { war: 2 }] }).state.players.map((p) => p.tracks.war)).toEqual([7, 2]);
  });
  const tidied = (own: PlayerSpec, age = 3, more = {}) => table({ phase: 'G', age, ...more, players: [own] });
  rule('MIL-MNT-01', 'jokers and research points are lost', () =>
    expect(playerAt(tidied({ jokers: 3, rp: 5 }), 0)).toMatchObject({ jokers: 0, rp: 0 }),
  );
  rule('MIL-MNT-02', 'technologies of this last age go', () => {
    expect(playerAt(tidied({ techs: ['arts', 'economics'] }), 0).techs.map((x) => x.id)).toEqual(['tech-3-economics']);
  });
  rule('MIL-MNT-03', 'buildings of this last age sleep', () => {
    expect(playerAt(tidied({ buildings: [116, 120, 124] }), 0).buildings.map((b) => b.dormant)).toEqual([true, false, false]);
  });
  rule('MIL-MNT-04', 'engaged cards are ready again', () => {
    const p = playerAt(tidied({ techs: ['economics!'], buildings: ['144!'] }), 0);
    expect([...p.techs, ...p.buildings].some((x) => x.engaged)).toBe(false);
  });
  rule('MIL-MNT-05', 'the architect token is unused again', () =>
    expect(tidied({}, 3, { architectUsed: true }).state.architectUsed).toBe(false),
  );
  rule('MIL-MNT-06', 'selection markers come back', () => {
    expect(playerAt(tidied({ rows: [1, 2], specials: ['war'], markers: 0 }), 0)).toMatchObject({ rows: [], specials: [], markers: 4 });
  });
  rule('MIL-MNT-07', 'new prosperity pairs; the discards are shuffled in when the deck runs out', () => {
    const { prosperity, prosperityDeck, prosperityDiscard } = table({
      seats: 4,
      phase: 'G',
      pairs: ['arts', 'social', 'army', 'medicine', 'energy', 'science', 'transport', 'weaponry'],
    }).state;
    expect([prosperity.length, prosperityDeck.length, prosperityDiscard.length]).toEqual([8, 6, 0]);
    expect(new Set([...prosperity, ...prosperityDeck].map((x) => x.card)).size).toBe(14);
  });
  rule('MIL-MNT-08', 'the technologies of the next age around the blanks', () => {
    const { grid, blanks } = tidied({}, 3, { blanks: [1, 3], grid: ['arts', '', '', ''] }).state;
    expect(blanks).toEqual([2, 0]);
    expect(grid.flat().filter((x) => x?.startsWith('tech-4-'))).toHaveLength(14);
    expect([grid[0]![3], grid[2]![3]]).toEqual([null, null]);
  });
  rule('MIL-MNT-09', 'future wonders become current', () => {
    const { wondersNow, wondersNext } = tidied({}, 3, { now: [141], next: [155, 156] }).state;
    expect([wondersNow, wondersNext.length]).toEqual([['wonder-155', 'wonder-156'], 2]);
    expect(tidied({}, 7, { next: [211, 212] }).state.wondersNext).toEqual([]);
  });
  rule('MIL-MNT-10', 'two buildings of the next age per player', () => {
    const { buildings } = table({ seats: 3, phase: 'G', offer: [144] }).state;
    expect([buildings.length, buildings.every((id) => buildingOf(id!).age === 4)]).toEqual([6, true]);
  });
  rule('MIL-MNT-11', 'the age marker moves', () => {
    const at = tidied({}, 1);
    expect([at.state.age, eventsOf(at, 'age').map((e) => e.age)]).toEqual([2, [2]]);
  });
});

describe('final scoring', () => {
  const ends = (own: PlayerSpec, other: PlayerSpec = {}) => table({ age: 8, phase: 'END', players: [own, other] });
  const vp = (own: PlayerSpec): number => playerAt(ends(own), 0).vp;
  rule('MIL-END-01', 'the highest number reached on Prosperity, Population and Culture', () => {
    expect([vp({ prosperity: 5 }), vp({ population: 4 }), vp({ culture: 6 }), vp({ culture: 10 })]).toEqual([9, 3, 6, 20]);
  });
  rule('MIL-END-02', 'Influence times Politics', () => expect([vp({ influence: 4, politics: 3 }), vp({ influence: 4 })]).toEqual([12, 0]));
  rule('MIL-END-03', 'twice War', () => expect(vp({ war: 6 })).toBe(12));
  rule('MIL-END-04', 'wonders and yellow buildings', () => {
    expect([vp({ wonders: [142, 157], buildings: [138], culture: 7, war: 3 }), vp({ buildings: [138] })]).toEqual([
      6 + 14 + 13 + 10 + 6,
      0,
    ]);
  });
  rule('MIL-END-05', '3 points per card in hand', () => expect(playerAt(does(ends({ hand: [250, 251] }), 0, 'finish'), 0).vp).toBe(6));
  rule('MIL-END-06', 'Trade, gold, jokers, technologies, brown and green buildings score nothing', () => {
    expect(vp({ trade: 7, gold: 50, jokers: 4, techs: ['arts'], buildings: [214, 218] })).toBe(0);
  });
  rule('MIL-END-07', 'card 247 first, then everything is counted', () => {
    const at = ends({ hand: [247], gold: 30, war: 2, wonders: [170] }, { wonders: [142] });
    expect(playerAt(does(at, 0, 'copy 142'), 0).vp).toBe(4 + 2 * 2 + 4); // War, Brandenburg Gate with 2 wonders, Great Wall
  });
  rule('MIL-END-08', 'most points win; a tie goes to the later start card', () => {
    const winners = (a: number, b: number) => eventsOf(ends({ vp: a }, { vp: b }), 'end')[0]!.winners;
    expect([winners(10, 9), winners(9, 10), winners(9, 9)]).toEqual([[0], [1], [1]]);
  });
});
