import { describe, expect } from 'vitest';
import { slotsPerRow } from '../ask/selection.js';
import { BOARD_ACTIONS, ROW_INCOME, SPECIALS, START_CARDS } from '../cards/actions.js';
import { CONSTRUCTION_CARDS, PRIORITY_CARDS, ROW_CARDS, WAR_CARDS } from '../cards/automa.js';
import { BOOKS } from '../cards/books.js';
import { BUILDINGS } from '../cards/buildings.js';
import { DIPLOMACY } from '../cards/diplomacy.js';
import { techOf } from '../cards/index.js';
import { RESEARCH_CARDS } from '../cards/research-cards.js';
import { TECH_TYPES, TECHNOLOGIES } from '../cards/technologies.js';
import { BOARD, SIDES, TRACKS } from '../cards/tracks.js';
import { WONDERS } from '../cards/wonders.js';
import { check, DEFAULTS, POOLS } from '../state/setup.js';
import { asks, does, eventsOf, gain, newGame, offers, playerAt, refuses, rule, table } from './toolkit.js';

const SEATS = [2, 3, 4];

describe('aim and components', () => {
  rule('MIL-GEN-01', '1 to 4 players', () => {
    expect([0, 1, 4, 5].map((seats) => check(DEFAULTS, seats)?.code)).toEqual(['BAD_SEATS', undefined, undefined, 'BAD_SEATS']);
  });
  rule('MIL-GEN-02', 'each player has 4 selection markers and 7 track markers', () => {
    const p = playerAt(newGame(3), 1);
    expect([p.markers, Object.keys(p.tracks).length]).toEqual([4, 7]);
  });
  rule('MIL-GEN-03', 'two board sides, 26 book tokens', () => {
    expect([SIDES.length, BOOKS.length]).toEqual([2, 26]);
  });
  rule('MIL-GEN-04', 'the numbers of cards', () => {
    expect([TECHNOLOGIES, WONDERS, BUILDINGS, POOLS.prosperity!, RESEARCH_CARDS, DIPLOMACY, START_CARDS].map((x) => x.length)).toEqual([
      112, 24, 88, 14, 20, 32, 4,
    ]);
    expect(ROW_CARDS.length + PRIORITY_CARDS.length + CONSTRUCTION_CARDS.length + WAR_CARDS.length + 1).toBe(41);
    for (let age = 1; age <= 8; age++)
      expect([TECHNOLOGIES, WONDERS, BUILDINGS].map((rows) => rows.filter((row) => row.age === age).length)).toEqual([14, 3, 11]);
  });
  rule('MIL-GEN-05', '14 types, 7 tracks', () => {
    expect([new Set(TECH_TYPES).size, new Set(TRACKS).size]).toEqual([14, 7]);
    for (let age = 1; age <= 8; age++) expect(new Set(TECHNOLOGIES.filter((row) => row.age === age).map((row) => row.type)).size).toBe(14);
  });
  rule('MIL-GEN-06', 'supplies have no end', () => {
    expect(gain(table({ players: [{ gold: 700, jokers: 12 }] }), 0, 'use espionage', 'use espionage')).toEqual({ gold: -14, jokers: 2 });
  });
  rule('MIL-GEN-07', 'several technologies of one type', () => {
    const at = table({ phase: 'A', grid: ['arts', '', '', ''], players: [{ techs: ['arts:2', 'arts:1'] }] });
    expect(playerAt(does(at, 0, 'select arts'), 0).techs).toHaveLength(3);
  });
});

describe('set-up', () => {
  rule('MIL-SET-01', 'either side may be chosen, A1 by default', () => {
    expect(DEFAULTS.side).toBe('A1');
    expect(newGame(2, { side: 'A2' }).state.options.side).toBe('A2');
    expect(BOARD.A1).not.toEqual(BOARD.A2);
    expect(check({ ...DEFAULTS, side: 'B' as 'A1' }, 2)?.code).toBe('BAD_OPTIONS');
  });
  rule('MIL-SET-02', 'one book token on every book icon', () => {
    for (const side of SIDES) {
      const icons = TRACKS.flatMap((track) => [...BOARD[side][track].spaces, ...(BOARD[side][track].democracy ?? [])]).filter(
        (x) => x.book,
      ).length;
      const { books } = newGame(2, { side }).state;
      expect([Object.keys(books).length, new Set(Object.values(books)).size]).toEqual([icons, icons]);
    }
  });
  rule('MIL-SET-03', '2, 3 or 4 slots per row', () => {
    expect([1, ...SEATS].map((seats) => slotsPerRow(newGame(seats).state))).toEqual([2, 2, 3, 4]);
  });
  rule('MIL-SET-04', 'shuffled piles of prosperity and diplomacy cards, face down', () => {
    const { prosperityDeck, deck } = newGame(2).state;
    expect([prosperityDeck.length, deck.length]).toEqual([10, 32]);
    expect([...prosperityDeck, ...deck].every((slot) => slot.known === 0)).toBe(true);
    expect(newGame(2, {}, 1).state.deck).not.toEqual(newGame(2, {}, 2).state.deck);
  });
  rule('MIL-SET-05', 'four research cards', () => {
    expect(new Set(newGame(3).state.research).size).toBe(4);
  });
  rule('MIL-SET-06', 'jokers and research points are there for all', () => {
    const at = table({ players: [{ specials: ['joker', 'research'] }] });
    expect(gain(at, 0, 'use special:joker', 'use special:research')).toEqual({ jokers: 1, rp: 3 });
  });
  rule('MIL-SET-07', 'only cards of Age 1 lie out at first', () => {
    const { grid, buildings, wondersNow, wondersNext } = newGame(4).state;
    const ageOf = (id: string) => [...TECHNOLOGIES, ...BUILDINGS, ...WONDERS].find((row) => row.id === id)!.age;
    for (const id of [...grid.flat(), ...buildings, ...wondersNow]) if (id) expect(ageOf(id)).toBe(1);
    expect(wondersNext.map(ageOf)).toEqual([2, 2]);
  });
  rule('MIL-SET-08', 'all markers at 0', () => {
    for (const p of newGame(4).state.players) expect([p.vp, ...Object.values(p.tracks)].every((n) => n === 0)).toBe(true);
  });
  rule('MIL-SET-09', 'start cards: 10, 12, 16, 15 gold; leader, architect, a joker for the fourth', () => {
    for (const seed of [1, 2, 3]) {
      const { players, order, leader, architect } = newGame(4, {}, seed).state;
      expect(order.map((seat) => players[seat]!.gold)).toEqual([10, 12, 16, 15]);
      expect(order.map((seat) => players[seat]!.jokers)).toEqual([0, 0, 0, 1]);
      expect([leader, architect]).toEqual([order[0], order[1]]);
      expect(order.map((seat) => (seat - order[0]! + 4) % 4)).toEqual([0, 1, 2, 3]);
    }
  });
  rule('MIL-SET-10', 'the start card opens the locked row in Age 1 only', () => {
    const earned = (age: number): number => playerAt(table({ age, phase: 'C', players: [{ rows: [3] }] }), 0).gold;
    expect([earned(1), earned(2)]).toEqual([5, 0]);
  });
  rule('MIL-SET-11', 'the first age is 1', () => expect(newGame(2).state.age).toBe(1));
  rule('MIL-SET-12', 'two prosperity cards per player, face up', () => {
    expect([1, ...SEATS].map((seats) => newGame(seats).state.prosperity.length)).toEqual([4, 4, 6, 8]);
    expect(newGame(2).state.prosperity.every((slot) => slot.known === -1)).toBe(true);
  });
  rule('MIL-SET-13', 'two current and two future wonders', () => {
    for (const seats of SEATS) expect([newGame(seats).state.wondersNow.length, newGame(seats).state.wondersNext.length]).toEqual([2, 2]);
  });
  rule('MIL-SET-14', 'two buildings per player', () => {
    expect(SEATS.map((seats) => newGame(seats).state.buildings.length)).toEqual([4, 6, 8]);
  });
  rule('MIL-SET-15', 'a grid of 4 by 4 with two blanks in column 4', () => {
    const { grid, blanks } = newGame(2).state;
    expect(grid.flat().filter((x) => x !== null)).toHaveLength(14);
    expect(new Set(blanks).size).toBe(2);
    grid.forEach((row, i) => {
      expect(row.map((x) => x === null)).toEqual([false, false, false, blanks.includes(i)]);
    });
  });
});

describe('ages and selection', () => {
  rule('MIL-AGE-01', 'eight ages', () => {
    expect([...new Set(TECHNOLOGIES.map((row) => row.age))].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
  rule('MIL-AGE-02', 'the phases follow each other', () => {
    const at = table({ phase: 'A', players: [{ markers: 1 }, { markers: 0 }] });
    const all = does(does(does(at, 0, 'special war'), 0, 'finish'), 1, 'finish');
    expect(eventsOf({ ...all, events: [...does(at, 0, 'special war').events, ...all.events] }, 'phase').map((e) => e.phase)).toEqual([
      'B',
      'C',
      'D',
      'E',
      'F',
      'G',
      'A',
    ]);
  });
  rule('MIL-AGE-03', 'Age 8 ends after the actions', () => {
    const end = does(does(table({ age: 8, players: [{ war: 3 }, { war: 2 }] }), 0, 'finish'), 1, 'finish');
    expect([eventsOf(end, 'phase').map((e) => e.phase), end.state.over]).toEqual([['END'], true]);
    expect(end.state.players.map((p) => p.tracks.war)).toEqual([3, 2]);
  });
  rule('MIL-AGE-04', 'one at a time in A and D, all at once in E', () => {
    const asked = (phase: 'A' | 'D' | 'E') => asks(table({ phase, offer: [120, 121], players: [{ gold: 30 }, { gold: 30 }] })).seats.length;
    expect([asked('A'), asked('D'), asked('E')]).toEqual([1, 1, 2]);
  });
  rule('MIL-SEL-01', 'clockwise from the leader, four markers each', () => {
    let at = table({ phase: 'A', leader: 1, age: 1, seats: 3 });
    const turns: number[] = [];
    while (asks(at).step === 'select') {
      turns.push(asks(at).seats[0]!);
      refuses(at, turns.at(-1)!, 'pass', 'TABLE-STEP', 'NOT_NOW');
      at = does(at, turns.at(-1)!, 'special joker');
    }
    expect(turns).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0]);
  });
  rule('MIL-SEL-02', 'a free slot in a row with a technology', () => {
    const at = table({ phase: 'A', grid: ['arts social army', 'medicine -', '- -', ''], players: [{}, { rows: [0] }] });
    const after = does(at, 0, 'select arts');
    expect([playerAt(after, 0).techs, playerAt(after, 0).rows]).toEqual([
      [{ id: 'tech-3-arts', engaged: false, last: techOf('tech-3-arts').last }],
      [0],
    ]);
    refuses(after, 1, 'select social', 'MIL-SEL-02', 'ROW_FULL');
    refuses(after, 1, 'select arts', 'MIL-SEL-02', 'TECH_NOT_THERE');
    expect(
      playerAt(does(does(table({ phase: 'A', grid: ['arts social', '', '', ''] }), 0, 'select arts'), 1, 'special war'), 0).rows,
    ).toEqual([0]);
  });
  rule('MIL-SEL-02', 'an empty place still knows which card lay there', () => {
    const { state, position } = newGame(2);
    const tech = state.grid[0]![0]!;
    const seat = asks({ position, state, events: [] }).seats[0]!;
    const after = does({ position, state, events: [] }, seat, `select ${tech}`).state;
    expect([after.grid[0]![0], after.dealt.grid[0]![0]]).toEqual([null, tech]);
    expect([after.dealt.wonders, after.dealt.buildings]).toEqual([state.wondersNow, state.buildings]);
  });
  rule('MIL-SEL-03', 'a special slot holds one marker, the Joker slot any number', () => {
    const at = does(table({ phase: 'A' }), 0, 'special war');
    refuses(at, 1, 'special war', 'MIL-SEL-03', 'SLOT_TAKEN');
    const joked = does(does(does(at, 1, 'special joker'), 0, 'special joker'), 1, 'special joker');
    expect(playerAt(joked, 1).specials).toEqual(['joker', 'joker']);
    expect(offers(table({ phase: 'A' }), 0)).toHaveLength(SPECIALS.length);
  });
  rule('MIL-SEL-04', 'the rows pay 2, 3, 4 and 5, special slots nothing', () => {
    expect(ROW_INCOME).toEqual([2, 3, 4, 5]);
    const earned = (rows: number[]) => playerAt(table({ age: 1, phase: 'C', players: [{ rows, specials: ['war'] }] }), 0).gold;
    expect([earned([]), ...[0, 1, 2, 3].map((row) => earned([row]))]).toEqual([0, 2, 3, 4, 5]);
  });
  rule('MIL-SEL-05', 'a technology lives 1 to 3 ages', () => {
    for (const row of TECHNOLOGIES) expect(row.last - row.age).toBeOneOf([0, 1, 2]);
  });
  rule('MIL-SEL-06', 'Army takes the leader token; the running order stays', () => {
    const at = does(table({ phase: 'A', seats: 3, grid: ['army', '', '', ''] }), 0, 'special war');
    const after = does(at, 1, 'select army');
    expect([after.state.leader, after.state.players.map((p) => p.gold), asks(after).seats]).toEqual([1, [2, 0, 0], [2]]);
  });
  rule('MIL-SEL-07', 'Engineering takes the architect token, unused', () => {
    const { state } = does(
      table({ phase: 'A', grid: ['engineering', '', '', ''], architect: 1, architectUsed: true }),
      0,
      'select engineering',
    );
    expect([state.architect, state.architectUsed]).toEqual([0, false]);
  });
  rule('MIL-SEL-08', 'Communication and Energy work while owned', () => {
    const at = table({
      phase: 'B',
      pairs: ['arts', 'social'],
      players: [{ techs: ['communication:2', 'arts', 'social', 'energy:2'], rows: [3] }],
    });
    expect(playerAt(at, 0).gold).toBe(3 + 5);
  });
  rule('MIL-SEL-09', 'icons of buildings and jokers never give these effects', () => {
    const at = table({
      age: 6,
      phase: 'B',
      pairs: ['arts', 'social'],
      players: [{ techs: ['arts', 'social'], buildings: [160, 188], jokers: 1, rows: [3] }],
    });
    expect(playerAt(at, 0).gold).toBe(0);
  });
  rule('MIL-SEL-10', 'the tokens stay; Army is paid again', () => {
    const { state } = does(table({ phase: 'A', seats: 3, leader: 0, grid: ['army', '', '', ''] }), 0, 'select army');
    expect([state.leader, state.players.map((p) => p.gold)]).toEqual([0, [0, 0, 2]]);
    expect(table({ phase: 'G', leader: 1, architect: 1 }).state).toMatchObject({ leader: 1, architect: 1 });
  });
  rule('MIL-ACT-08', '6 track actions, 7 special actions, research, diplomacy, 3 auxiliary ones', () => {
    const tracks = new Set(BOARD_ACTIONS.map((a) => a.id.replace('-3', '')).filter((id) => (TRACKS as readonly string[]).includes(id)));
    const others = BOARD_ACTIONS.map((a) => a.id).filter((id) => ['diplomacy', 'espionage', 'academy', 'industry'].includes(id));
    expect(tracks.size + SPECIALS.length + 1 + others.length).toBe(18);
  });
});
