import { describe, expect } from 'vitest';
import { finalScore } from '../ask/scoring.js';
import { BUILDINGS } from '../cards/buildings.js';
import { WONDERS } from '../cards/wonders.js';
import { automaChoice } from '../steps/automa.js';
import { plays, refusesLast } from './probes.js';
import { asks, codeOf, does, engagedOf, gain, newGame, playerAt, rule, table } from './toolkit.js';

const POLITICS = ['government', 'social'];
const CULTURE = ['arts', 'social'];
const earns = (own: object, age = 3): number => playerAt(table({ phase: 'C', age, players: [own] }), 0).gold;

describe('decisions', () => {
  rule('MIL-AMB-01', 'third 16 gold, fourth 15 and a joker', () => {
    const { order, players } = newGame(4).state;
    expect([players[order[2]!]!.gold, players[order[3]!]!.gold, players[order[3]!]!.jokers]).toEqual([16, 15, 1]);
  });
  rule('MIL-AMB-02', 'one icon opens the row for all own markers', () => expect(earns({ rows: [3, 3, 3], techs: ['energy'] })).toBe(15));
  rule('MIL-AMB-03', 'discounts of different kinds add up', () => {
    const at = table({ phase: 'D', architect: 0, now: [141], players: [{ gold: 20, influence: 2, hand: [267] }] });
    expect(gain(at, 0, 'build 141 with 267').gold).toBe(4 + 9 - 16);
  });
  rule('MIL-AMB-04', 'gold or points on every card', () =>
    plays({ own: { hand: [250, 251] }, moves: 'cash 250 gold, cash 251 vp', gain: { gold: 3, vp: 3, cards: -2 } }),
  );
  rule('MIL-AMB-05', 'twice the sum', () =>
    expect(finalScore(table({ players: [{ wonders: [183], trade: 2, influence: 3 }] }).state, 0)[0]!.vp).toBe(10),
  );
  rule('MIL-AMB-06', 'an advance may be declined before a penalty', () =>
    plays({ own: { techs: POLITICS, politics: 7, war: 5 }, moves: 'use politics, decline-advance', gain: {} }),
  );
  rule('MIL-AMB-07', 'granted special actions raise triggers', () =>
    plays({ age: 7, own: { buildings: [204, 202] }, moves: 'use 204, perform research', gain: { rp: 6 } }),
  );
  rule('MIL-AMB-08', 'both advances on one track', () =>
    plays({ age: 8, own: { buildings: [220] }, moves: 'use 220, choose 1', gain: { culture: 2 } }),
  );
  rule('MIL-AMB-09', 'the card of 241 is not engaged', () => {
    const at = table({ phase: 'B', pairs: CULTURE, players: [{ techs: ['arts', 'army'], claimed: [241] }] });
    expect([playerAt(at, 0).tracks.prosperity, engagedOf(at)]).toEqual([1, []]);
  });
  rule('MIL-AMB-10', 'a gain counts once, a space each time; maximising neither', () => {
    plays({ own: { buildings: [116], techs: ['weaponry', 'military'] }, moves: 'use war-3, take 116', gain: { war: 4, gold: 1, vp: 1 } });
    plays({ own: { buildings: [116], techs: ['army'], war: 7 }, moves: 'use war', gain: { vp: 3 } });
  });
  rule('MIL-AMB-11', 'the open lock of 274 ends with its special action', () => {
    expect(playerAt(does(table({ players: [{ specials: ['war'], hand: [274] }] }), 0, 'use special:war', 'take 274'), 0).opened).toBe(
      'none',
    );
  });
  rule('MIL-AMB-12', 'research points are one number; 246 takes 3', () =>
    plays({ own: { rp: 4, hand: [246] }, moves: 'play 246', gain: { rp: -3, vp: 14, cards: -1 } }),
  );
  rule('MIL-AMB-13', 'the Academy takes jokers', () => plays({ own: { jokers: 2 }, moves: 'use academy', gain: { jokers: -1 } }));
  rule('MIL-AMB-14', 'points of Age 8 buildings are scored when their owner likes', () => {
    plays({ age: 8, own: { buildings: [217], techs: CULTURE }, moves: 'use culture, use 217', gain: { culture: 1, vp: 1 } });
    plays({ age: 8, own: { buildings: [217], techs: CULTURE, culture: 2 }, moves: 'use 217, use culture', gain: { culture: 1, vp: 2 } });
  });
  rule('MIL-AMB-15', 'no research without the points', () => refusesLast({ own: { rp: 2 }, moves: 'buy r3' }, 'NOT_ENOUGH_RP'));
  rule('MIL-AMB-16', 'with all cards claimed the other option is there', () => {
    const own = { rp: 6, claimed: [225, 226, 227, 228] };
    refusesLast({ own, moves: 'buy r6b' }, 'NO_RESEARCH_CARD_LEFT');
    plays({ own, moves: 'buy r6a', gain: { rp: -6, war: 3, gold: 1, vp: 6 } });
  });
  rule('MIL-AMB-17', 'War spaces work each time they are entered', () =>
    plays({ own: { claimed: [231], techs: ['army'], war: 2 }, moves: 'use 231, use war', gain: { gold: 5 } }),
  );
  rule('MIL-AMB-18', 'a book passed over by 232 counts, but gives nothing', () => {
    const own = { claimed: [232], politics: 9, branch: 'tyranny' as const, gold: 15 };
    const after = plays({ books: { 'politics:D2': 'book-06' }, own, moves: 'use 232', gain: { gold: -15 } });
    expect(playerAt(after, 0).books).toEqual(['book-06']);
  });
  rule('MIL-AMB-19', 'four brown, four green, three yellow per age', () => {
    for (let age = 1; age <= 8; age++)
      expect(
        BUILDINGS.filter((row) => row.age === age)
          .map((row) => row.colour[0])
          .join(''),
      ).toBe('bbbbggggyyy');
  });
  rule('MIL-AMB-20', 'Army in Age 8 pays nobody', () => {
    const { players } = does(table({ phase: 'A', age: 8, seats: 3, grid: ['army', '', '', ''] }), 0, 'select army').state;
    expect(players.map((p) => [p.vp, p.gold])).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
    ]);
  });
  rule('MIL-AMB-21', 'dormant buildings count; copied wonders at the end only', () => {
    expect(finalScore(table({ players: [{ wonders: [211], buildings: ['116-'] }] }).state, 0)[0]!.vp).toBe(2);
    const at = table({ age: 8, phase: 'END', players: [{ hand: [247], gold: 30, wonders: [212] }, { wonders: [142] }] });
    expect(gain(at, 0, 'copy 142').vp).toBe(6);
  });
  rule('MIL-AMB-22', 'the standard effect is not for the end of the game', () => {
    expect(codeOf(table({ age: 8, phase: 'END', players: [{ hand: [250] }] }), 0, 'cash 250 vp')).toBe('NOT_NOW');
  });
  rule('MIL-AMB-23', 'no points for War in the war phase', () =>
    expect(table({ phase: 'F', players: [{ war: 5 }, { war: 2 }] }).state.players.map((p) => p.vp)).toEqual([0, 0]),
  );
  rule('MIL-AMB-24', 'all four criteria are applied in turn', () => {
    const { state } = table({ age: 1, grid: ['', '', '', 'economics energy army'], pairs: ['energy', 'arts'] });
    expect(automaChoice(state, 3, ['longestDuration', 'inProsperity', 'army', 'engineering'], [1, 2, 3, 4])).toBe('tech-1-energy');
  });
  rule('MIL-AMB-25', 'an advance on a blocked lowest track is lost; among equals one may choose', () => {
    const places = { prosperity: 3, trade: 3, influence: 5, politics: 5, war: 5, population: 5, culture: 5 };
    const spec = { side: 'A2' as const, own: { techs: CULTURE, ...places } };
    const start = 'use culture, take space:culture:6';
    plays({ ...spec, moves: `${start}, lowest trade, lowest trade`, gain: { culture: 1 } }); // the lock is closed, both are lost
    plays({ ...spec, moves: `${start}, lowest prosperity`, gain: { culture: 1, prosperity: 1, trade: 1, gold: 4 } }); // which opens it
  });
  rule('MIL-AMB-26', 'Trade needs Economics', () =>
    refusesLast({ own: { techs: ['energy', 'transport'] }, moves: 'use trade' }, 'MISSING_TECHNOLOGY'),
  );
  rule('MIL-AMB-27', 'blanks lie in column 4', () => {
    const { grid, blanks } = newGame(2).state;
    expect(blanks.map((row) => grid[row]![3])).toEqual([null, null]);
  });
  rule('MIL-AMB-28', 'a row without cards is closed, the Joker slot never', () => {
    const at = table({ phase: 'A', seats: 4, grid: ['arts', '', '', ''] });
    expect(codeOf(does(at, 0, 'select arts'), 1, 'special joker')).toBeUndefined();
    expect(codeOf(does(at, 0, 'select arts'), 1, 'select social')).toBe('TECH_NOT_THERE');
  });
  rule('MIL-AMB-29', 'Energy of an earlier age still opens the row', () => expect(earns({ rows: [3], techs: ['energy:2'] })).toBe(5));
  rule('MIL-AMB-30', 'the Granary is not engaged', () => {
    expect(engagedOf(table({ phase: 'B', age: 2, pairs: CULTURE, players: [{ techs: ['arts'], buildings: [121] }] }))).toEqual([]);
  });
  rule('MIL-AMB-31', 'a trigger is offered at every fitting event until it is used', () => {
    plays({ own: { buildings: [116], techs: ['army', 'army:2'] }, moves: 'use war, skip, use war, take 116', gain: { war: 3, gold: 1 } });
  });
  rule('MIL-AMB-32', 'repeatable actions lose something each time', () => {
    plays({ own: { gold: 7 }, moves: 'use espionage, use industry', gain: { gold: -5 } });
    expect(asks(table({})).step).toBe('act');
  });
});

describe('signs of cards and board', () => {
  rule('MIL-ICO-01', 'if a then b, in addition', () =>
    plays({ own: { techs: ['arts'], hand: [245] }, moves: 'use industry, take 245', gain: { gold: 11, cards: -1 } }),
  );
  rule('MIL-ICO-02', 'pay a to receive b', () =>
    plays({ age: 6, own: { gold: 5, buildings: [187] }, moves: 'use 187', gain: { gold: -5, influence: 1 } }),
  );
  rule('MIL-ICO-03', 'and, or, product', () =>
    expect(finalScore(table({ players: [{ wonders: [170, 142], war: 3 }] }).state, 0).map((x) => x.vp)).toEqual([6, 6, 6]),
  );
  rule('MIL-ICO-04', 'n icons, each one of a list', () =>
    plays({ own: { techs: ['economics', 'arts', 'arts:2', 'arts:1'] }, moves: 'use influence', gain: { influence: 1, vp: 3, gold: 3 } }),
  );
  rule('MIL-ICO-05', 'prosperity is matched by cards only', () => {
    expect(playerAt(table({ phase: 'B', pairs: CULTURE, players: [{ techs: ['arts'], buildings: [130] }] }), 0).tracks.prosperity).toBe(0);
  });
  rule('MIL-ICO-06', 'immediate, book, passive and maximise effects', () => {
    plays({
      books: { 'culture:7': 'book-06' },
      own: { techs: CULTURE, culture: 6 },
      moves: 'use culture',
      gain: { culture: 1, jokers: 1 },
    });
    plays({ own: { techs: CULTURE, culture: 10 }, moves: 'use culture', gain: { vp: 5 } });
  });
  rule('MIL-ICO-07', 'locks and open locks', () => {
    plays({ own: { specials: ['trade'], trade: 4 }, moves: 'use special:trade', gain: {} });
    plays({ own: { specials: ['trade'], trade: 5, prosperity: 3 }, moves: 'use special:trade', gain: { trade: 1 } });
  });
  rule('MIL-ICO-08', 'the phase of use, and final scoring', () => {
    expect(WONDERS.every((row) => row.ability.phase === 'END')).toBe(true);
    refusesLast({ own: { hand: [275] }, moves: 'play 275' }, 'NOT_THIS_PHASE');
  });
  rule('MIL-ICO-09', 'an upright card is not engaged', () => {
    expect(
      engagedOf(plays({ own: { buildings: [134], hand: [252] }, moves: 'play 252', gain: { prosperity: 1, vp: 2, gold: 2, cards: -1 } })),
    ).toEqual([]);
  });
  rule('MIL-NET-11', 'the automa sits at solo tables only', () =>
    expect([newGame(1).state.automa === null, newGame(2).state.automa === null]).toEqual([false, true]),
  );
});
