import { describe, expect } from 'vitest';
import { starsOf } from '../ask/scoring.js';
import { diplomacyPool, warPool } from '../state/setup.js';
import { asks, does, eventsOf, newGame, playerAt, rule, type TableSpec, table } from './toolkit.js';

const solo = (spec: TableSpec) => table({ seats: 1, ...spec });
const took = (at: ReturnType<typeof table>): string[] => eventsOf(at, 'automa-took').map((e) => e.card);

describe('solo', () => {
  rule('MIL-SOL-01', 'set up as for two', () => {
    const { state } = newGame(1);
    expect([state.buildings.length, state.prosperity.length, state.automa!.markers]).toEqual([4, 4, 4]);
  });
  rule('MIL-SOL-02', 'start card 1 or 2 for the human, the other for the automa', () => {
    const golds = new Set([1, 2, 3, 4, 5, 6].map((seed) => newGame(1, {}, seed).state.players[0]!.gold));
    expect([...golds].sort()).toEqual([10, 12]);
  });
  rule('MIL-SOL-03', 'the automa has a score and a War marker only', () =>
    expect(Object.keys(newGame(1).state.automa!)).not.toContain('gold'),
  );
  rule('MIL-SOL-04', '14 row, 8 priority, 6 construction cards', () => {
    const a = newGame(1).state.automa!;
    expect(
      [a.rowDeck, a.priorityDeck, a.constructionDeck].map(
        (x) => x.length + (x === a.constructionDeck ? 0 : x === a.rowDeck ? a.rowUsed.length : a.priorityUsed.length),
      ),
    ).toEqual([14, 8, 6]);
  });
  rule('MIL-SOL-05', '10 war cards, 12 when hard', () => {
    expect([
      warPool({ side: 'A1', actions: 'live', automa: 'normal' }).length,
      warPool({ side: 'A1', actions: 'live', automa: 'hard' }).length,
    ]).toEqual([10, 12]);
  });
  rule('MIL-SOL-06', 'the first row with a free slot, then the criteria, then the columns', () => {
    const spec = { phase: 'A', age: 1, leader: -1, grid: ['arts', 'arts', 'energy science medicine', 'social medicine army'] } as const;
    expect(took(solo({ ...spec, players: [{ rows: [3, 3] }], opponent: { rowCards: [14], priorityCards: [6] } }))).toEqual([
      'tech-1-energy',
    ]);
  });
  rule('MIL-SOL-07', 'what is in the prosperity display', () => {
    const spec = { phase: 'A', age: 1, leader: -1, grid: ['', '', '', 'social medicine army'], pairs: ['army', 'energy'] } as const;
    expect(took(solo({ ...spec, opponent: { rowCards: [1], priorityCards: [3] } }))).toEqual(['tech-1-army']);
  });
  rule('MIL-SOL-08', 'it takes tokens as a player would; in Age 8 a point', () => {
    const selects = (age: number) =>
      solo({ phase: 'A', age, leader: 0, grid: ['', '', '', 'army'], opponent: { rowCards: [1], priorityCards: [5] } });
    const [third, eighth] = [does(selects(3), 0, 'special war'), does(selects(8), 0, 'special war')];
    expect([third.state.leader, playerAt(third, 0).gold, eighth.state.leader, eighth.state.automa!.vp]).toEqual([-1, 0, 0, 1]);
  });
  rule('MIL-SOL-09', 'nothing in phases B, C and E', () => {
    const at = solo({ phase: 'B', opponent: { war: 2 } });
    expect([asks(at), at.state.automa!.vp, at.state.automa!.war]).toEqual([{ step: 'act', seats: [0] }, 0, 2]);
  });
  rule('MIL-SOL-10', 'it discards the card of an occupied place', () => {
    const at = solo({ phase: 'D', architect: -1, offer: [144, 145], players: [{ gold: 30 }], opponent: { constructionCards: [1, 4, 3] } });
    expect([took(at), at.state.buildings]).toEqual([['building-145'], ['building-144', null]]);
  });
  rule('MIL-SOL-11', 'it passes with the human', () => {
    const at = does(solo({ phase: 'D', architect: 0, offer: [144, 145], players: [{ gold: 30 }] }), 0, 'pass');
    expect([took(at), asks(at).step]).toEqual([[], 'act']);
  });
  rule('MIL-SOL-12', 'it draws, advances, and then the war phase is resolved', () => {
    const { automa, players } = solo({ phase: 'F', players: [{ war: 3, buildings: [148] }], opponent: { war: 1, warCards: [7] } }).state;
    expect([automa!.war, players[0]!.tracks.war]).toEqual([0, 0]); // 1 + 3 - 1 and 3: both back by 3
  });
  rule('MIL-SOL-13', 'war cards are never shuffled in again', () => {
    const { automa } = solo({ phase: 'F', opponent: { warCards: [1, 2] } }).state;
    expect([automa!.warDeck.length, automa!.warUsed.length]).toEqual([1, 1]);
  });
  rule('MIL-SOL-14', 'the other decks are whole again after the age', () => {
    const { automa } = solo({ phase: 'G', leader: 0 }).state;
    expect([automa!.rowDeck.length, automa!.priorityDeck.length, automa!.constructionDeck.length]).toEqual([14, 8, 6]);
  });
  rule('MIL-SOL-15', 'a war card in Age 8 too, and nobody moves back', () => {
    const { automa, players } = solo({ age: 8, phase: 'F', players: [{ war: 3 }], opponent: { war: 2, warCards: [7] } }).state;
    expect([automa!.war, players[0]!.tracks.war, automa!.vp]).toEqual([5, 3, 10]);
  });
  rule('MIL-SOL-16', 'the automa scores twice its War', () =>
    expect(solo({ age: 8, phase: 'END', opponent: { war: 4, vp: 3 } }).state.automa!.vp).toBe(11),
  );
  rule('MIL-SOL-17', 'the challenge table', () => expect([149, 150, 199, 200, 300].map(starsOf)).toEqual([0, 1, 2, 3, 7]));
  rule('MIL-SOL-18', 'card 247 is not in the pile', () =>
    expect([diplomacyPool(1).length, diplomacyPool(1).includes('diplomacy-247')]).toEqual([31, false]),
  );
});
