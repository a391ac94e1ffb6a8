import { describe, expect } from 'vitest';
import { finalScore, rankings, starsOf } from '../ask/scoring.js';
import { positionOf } from '../ask/selectors.js';
import { TRACKS } from '../cards/tracks.js';
import { does, engagedOf, eventsOf, gain, gained, type Moment, playerAt, question, refuses, rule, table } from './toolkit.js';

const points = (at: Moment, source: string): number => finalScore(at.state, 0).find((line) => line.source === source)?.vp ?? 0;
const wars = (at: Moment): number[] => at.state.players.map((p) => p.tracks.war);

describe('worked examples of the rulebook', () => {
  rule('MIL-EX-01', 'income: 2 gold of a row and 1 of Trade', () => {
    const at = table({ age: 2, phase: 'C', players: [{ rows: [0], specials: ['war', 'culture', 'joker'], trade: 1 }] });
    expect(playerAt(at, 0).gold).toBe(3);
  });

  rule('MIL-EX-02', 'the Great Pyramid costs 17 at place 2 of Influence', () => {
    const at = table({
      age: 1,
      phase: 'D',
      now: [113],
      architect: 0,
      players: [
        { gold: 17, influence: 2 },
        { gold: 20, hand: [250] },
      ],
    });
    expect(gain(at, 0, 'build 113')).toEqual({ gold: -17 });
    refuses(does(at, 0, 'pass'), 1, 'build 113', 'MIL-CON-03', 'NOT_AFFORDABLE');
  });

  rule('MIL-EX-03', 'the Great Pyramid scores 4 at place 2 of Politics', () => {
    expect(points(table({ players: [{ wonders: [113], politics: 2 }] }), 'wonder-113')).toBe(4);
  });

  rule('MIL-EX-04', 'the Tumulus scores 15 or nothing', () => {
    const score = (politics: number, culture: number, branch: 'democracy' | 'tyranny' = 'democracy'): number =>
      points(table({ players: [{ buildings: [126], politics, culture, branch }] }), 'building-126');
    expect([score(7, 7), score(6, 7), score(7, 6), score(9, 7, 'tyranny')]).toEqual([15, 0, 0, 0]);
  });

  rule('MIL-EX-05', 'the bonus of card 260 is added to the Influence action', () => {
    const at = table({ players: [{ techs: ['economics', 'arts', 'arts:2', 'agriculture'], hand: [260] }] });
    expect(gain(at, 0, 'use influence', 'take 260')).toEqual({ influence: 2, vp: 3, gold: 6, cards: -1 });
  });

  rule('MIL-EX-06', 'Influence takes any mixture, but Economics must be there', () => {
    const at = table({ players: [{ techs: ['economics', 'arts', 'arts:2', 'agriculture'] }] });
    expect(gain(at, 0, 'use influence').influence).toBe(1);
    const without = table({ players: [{ techs: ['arts', 'arts:2', 'arts:1', 'agriculture'] }] });
    refuses(without, 0, 'use influence', 'MIL-ACT-02', 'MISSING_TECHNOLOGY');
  });

  rule('MIL-EX-07', '2 + 1 + 3 + 5 research points buy the effect of price 10', () => {
    const at = table({ age: 5, players: [{ rp: 2, buildings: [174], specials: ['research'], hand: [269] }] });
    const ready = does(at, 0, 'use study-1', 'use special:research', 'take 269');
    expect(playerAt(ready, 0).rp).toBe(11);
    expect(gain(ready, 0, 'buy r10', 'perform joker')).toEqual({ rp: -11, jokers: 1, vp: 18 });
  });

  rule('MIL-EX-08', 'the automa discards Law', () => {
    const at = table({
      seats: 1,
      age: 1,
      phase: 'A',
      leader: -1,
      grid: ['arts', 'arts', 'arts', 'army social medicine government'],
      pairs: ['energy', 'arts', 'transport', 'science'],
      opponent: { rowCards: [6], priorityCards: [2] },
    });
    expect(eventsOf(at, 'automa-took').map((e) => e.card)).toEqual(['tech-1-social']);
    expect(at.state.grid[3]).toEqual(['tech-1-army', null, 'tech-1-medicine', 'tech-1-government']);
  });

  rule('MIL-EX-09', 'future wonders come from the age after the next', () => {
    const next = (age: number): readonly string[] => table({ age, phase: 'G', next: [127, 128] }).state.wondersNext;
    const ages = (ids: readonly string[]): number[] => ids.map((id) => Math.floor((Number(id.slice(7)) - 113) / 14) + 1);
    expect([ages(next(1)), ages(next(6)), ages(next(7))]).toEqual([[3, 3], [8, 8], []]);
  });

  rule('MIL-EX-10', 'two Communication technologies bring 6 gold', () => {
    const at = table({
      phase: 'B',
      pairs: ['communication', 'arts', 'army', 'medicine'],
      players: [{ techs: ['communication', 'communication:2', 'arts'] }],
    });
    expect([playerAt(at, 0).tracks.prosperity, playerAt(at, 0).gold]).toEqual([1, 6]);
  });

  rule('MIL-EX-11', 'the Harbor turns a Culture advance into a Trade advance, once', () => {
    const at = table({ players: [{ techs: ['arts', 'social'], buildings: [149] }] });
    const after = does(at, 0, 'use culture', 'take 149');
    expect(gained(at, after, 0)).toEqual({ culture: 1, trade: 1 });
    expect([engagedOf(after).includes('building-149'), question(after)]).toEqual([true, undefined]);
  });
});

describe('examples that follow from the rules', () => {
  rule('MIL-EX-12', 'Army pays the next players 0, 2 and 4 gold; in Age 8 it gives 1 point', () => {
    const selects = (age: number) =>
      does(does(table({ seats: 4, age, phase: 'A', grid: ['army arts', '', '', ''] }), 0, 'special war'), 1, 'select army');
    const [third, eighth] = [selects(3).state, selects(8).state];
    expect([third.leader, third.players.map((p) => p.gold), third.players.map((p) => p.vp)]).toEqual([1, [4, 0, 0, 2], [0, 0, 0, 0]]);
    expect([eighth.leader, eighth.players.map((p) => p.gold), eighth.players.map((p) => p.vp)]).toEqual([0, [0, 0, 0, 0], [0, 1, 0, 0]]);
  });

  rule('MIL-EX-13', 'the locked row pays 0, or 10 for two markers', () => {
    const earned = (techs: string[]): number => playerAt(table({ age: 2, phase: 'C', players: [{ rows: [3, 3], techs }] }), 0).gold;
    expect([earned([]), earned(['energy'])]).toEqual([0, 10]);
  });

  rule('MIL-EX-14', 'two pairs give one advance, with card 254 two and 5 gold', () => {
    const pairs = ['arts', 'social', 'army', 'medicine'];
    const techs = ['arts', 'social', 'army', 'medicine'];
    expect(playerAt(table({ phase: 'B', pairs, players: [{ techs, prosperity: 5 }] }), 0).tracks.prosperity).toBe(6);
    const played = does(table({ phase: 'B', pairs, players: [{ techs, prosperity: 5, hand: [254] }] }), 0, 'play 254');
    expect([playerAt(played, 0).tracks.prosperity, playerAt(played, 0).gold]).toEqual([7, 5]);
  });

  rule('MIL-EX-15', 'the war phase with and without a Fortification', () => {
    const backTo = (positions: number[], buildings: number[] = []) =>
      wars(table({ seats: 4, phase: 'F', players: positions.map((war, i) => ({ war, buildings: i === 0 ? buildings : [] })) }));
    expect(backTo([5, 3, 3, 6])).toEqual([2, 0, 0, 3]);
    expect(backTo([5, 3, 3, 6], [148])).toEqual([3, 0, 0, 3]);
    expect(backTo([5, 0, 3, 6])).toEqual([5, 0, 3, 6]);
  });

  rule('MIL-EX-16', 'the war lock: 6 without, 7 and 3 points with the open lock', () => {
    const gains = (population: number) =>
      gain(table({ players: [{ techs: ['weaponry', 'military'], war: 5, population }] }), 0, 'use war-3');
    expect(gains(3)).toEqual({ war: 1, vp: 2 }); // 2 of space 6
    expect(gains(4)).toEqual({ war: 2, vp: 2 + 3 + 3 }); // spaces 6 and 7, and one maximise
  });

  rule('MIL-EX-17', 'the automa at 6 draws 4: 7 and 9 points', () => {
    const { automa } = table({ seats: 1, phase: 'F', opponent: { war: 6, warCards: [9] } }).state;
    expect([automa!.war, automa!.vp]).toEqual([7, 9]);
  });

  rule('MIL-EX-18', 'without 5 gold only Tyranny is open', () => {
    const at = does(
      table({ players: [{ techs: ['government', 'social'], politics: 5, gold: 4, war: 3, population: 6 }] }),
      0,
      'use politics',
    );
    refuses(at, 0, 'branch democracy', 'MIL-TRK-08', 'SPACE_BLOCKED');
    const after = does(at, 0, 'branch tyranny');
    expect(playerAt(after, 0).vp).toBe(3);
    expect(positionOf(playerAt(after, 0), 'politics')).toBe(5);
    expect(gain(at, 0, 'decline-advance')).toEqual({});
  });

  rule('MIL-EX-19', 'the third space of Democracy ends wars', () => {
    const at = table({ players: [{ techs: ['government', 'social'], politics: 7, war: 6 }] });
    expect(gain(at, 0, 'use politics', 'enter')).toEqual({ politics: 1, war: -4, vp: 4 });
  });

  rule('MIL-EX-20', 'Influence times Politics and twice War', () => {
    const score = (branch: 'democracy' | 'tyranny') =>
      playerAt(table({ age: 8, phase: 'END', players: [{ influence: 3, politics: 8, branch, war: 4 }] }), 0).vp;
    expect([score('democracy'), score('tyranny')]).toEqual([32, 23]);
  });

  rule('MIL-EX-21', 'O’Neill Cylinder: 4 times the lowest of four', () => {
    expect(
      points(table({ players: [{ wonders: [213], trade: 4, population: 9, culture: 7, politics: 6, branch: 'tyranny' }] }), 'wonder-213'),
    ).toBe(16);
  });

  rule('MIL-EX-22', 'Stonehenge: two sets of three colours', () => {
    const buildings = [120, 121, 122, 116, 117, 124, 125, 126, 138];
    expect(points(table({ players: [{ wonders: [115], buildings }] }), 'wonder-115')).toBe(10);
  });

  rule('MIL-EX-23', 'Empire State Building: twice the sum', () => {
    expect(points(table({ players: [{ wonders: [183], trade: 5, influence: 3 }] }), 'wonder-183')).toBe(16);
  });

  rule('MIL-EX-24', 'the Observatory counts the price, not the points', () => {
    expect(gain(table({ age: 5, players: [{ buildings: [178], rp: 9 }] }), 0, 'buy r8a')).toEqual({ rp: -9, gold: 10, vp: 8 + 4 });
  });

  rule('MIL-EX-25', 'three technologies give 6 research points and Natural Sciences 2', () => {
    const at = table({
      players: [{ techs: ['engineering', 'transport', 'medicine', 'science'] }, { techs: ['engineering', 'transport'] }],
    });
    expect(gain(at, 0, 'use study-6', 'use study-2')).toEqual({ rp: 8 });
    expect(gain(at, 1, 'use study-1', 'pay engineering', 'use study-1')).toEqual({ rp: 2 });
    refuses(at, 1, 'use study-6', 'MIL-ACT-02', 'MISSING_TECHNOLOGY');
  });

  rule('MIL-EX-26', 'Law lives in Ages 1 and 2; the Warehouse lengthens a life', () => {
    const left = (age: number, name: string): number => playerAt(table({ age, phase: 'G', players: [{ techs: [name] }] }), 0).techs.length;
    expect([left(1, 'social'), left(2, 'social:1')]).toEqual([1, 0]);
    const at = table({ age: 5, players: [{ techs: ['arts', 'agriculture'], buildings: [179] }] });
    const after = does(does(at, 0, 'use 179', 'extend arts', 'finish'), 1, 'finish');
    expect(playerAt(after, 0).techs).toEqual([{ id: 'tech-5-arts', engaged: false, last: 6 }]);
    const { techs } = playerAt(table({ age: 6, phase: 'G', players: [{ techs: ['arts:5'] }] }), 0); // its last age is now 6
    expect(techs).toEqual([]);
  });

  rule('MIL-EX-27', 'the blanks slide down', () => {
    expect(table({ phase: 'G', blanks: [0, 3] }).state.blanks).toEqual([1, 0]);
  });

  rule('MIL-EX-28', 'the Bank gives a second purchase, at once and in every turn', () => {
    const at = table({ age: 4, phase: 'D', architect: 0, offer: [158, 159, 160, 161, 162], players: [{ gold: 60 }, { gold: 60 }] });
    const first = does(at, 0, 'build 158', 'build 159');
    const back = does(does(first, 1, 'pass'), 0, 'build 160', 'build 161');
    expect(playerAt(back, 0).buildings.map((b) => b.id)).toEqual(['building-158', 'building-159', 'building-160', 'building-161']);
  });

  rule('MIL-EX-29', 'Industry with card 245 gives 11 gold', () => {
    const at = table({ players: [{ techs: ['arts'], hand: [245] }] });
    expect(gain(at, 0, 'use industry', 'take 245')).toEqual({ gold: 11, cards: -1 });
  });

  rule('MIL-EX-30', 'the lowest track is looked for twice', () => {
    const places = { prosperity: 2, trade: 2, influence: 4, politics: 4, war: 4, population: 4, culture: 5 };
    const at = table({ side: 'A2', players: [{ techs: ['arts', 'social'], ...places }] });
    const asked = does(at, 0, 'use culture', 'take space:culture:6');
    for (const track of TRACKS.slice(2)) refuses(asked, 0, `lowest ${track}`, 'MIL-TB-09', 'NO_SUCH_CARD');
    expect(gained(at, does(asked, 0, 'lowest trade'), 0)).toEqual({ culture: 1, trade: 1, prosperity: 1 });
  });

  rule('MIL-EX-31', 'a tie goes to the later start card', () => {
    const vps = [{ vp: 100 }, { vp: 187 }, { vp: 187 }];
    const winners = (order: number[]) => eventsOf(table({ seats: 3, age: 8, phase: 'END', order, players: vps }), 'end')[0]!.winners;
    expect([winners([0, 1, 2]), winners([0, 2, 1])]).toEqual([[2], [1]]);
  });

  rule('MIL-EX-32', 'solo: 214 less 19 is 195, two stars', () => {
    const at = table({ seats: 1, age: 8, phase: 'END', players: [{ vp: 214 }], opponent: { vp: 9, war: 5 } });
    expect(at.state.automa!.vp).toBe(19);
    const { score } = rankings(at.state)[0]!;
    expect([score, starsOf(score)]).toEqual([195, 2]);
  });

  rule('MIL-EX-33', 'card 232 moves from T2 to D2 and activates its token', () => {
    const at = table({ players: [{ claimed: [232], politics: 7, branch: 'tyranny', gold: 15 }], books: { 'politics:D2': 'book-06' } });
    const after = does(at, 0, 'use 232');
    expect(gained(at, after, 0)).toEqual({ gold: -15, jokers: 1 });
    expect([playerAt(after, 0).branch, positionOf(playerAt(after, 0), 'politics')]).toEqual(['democracy', 7]);
  });
});
