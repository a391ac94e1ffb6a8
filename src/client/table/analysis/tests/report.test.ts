import { describe, expect, it } from 'vitest';
import { shareOf } from '../../../../study/wilson.js';
import { chanceOf } from '../chance.js';
import { meanOf } from '../estimate.js';
import {
  accuracyBy,
  accuracyOf,
  addFutures,
  contested,
  curveOf,
  type Duel,
  drawn,
  emptyTally,
  histogramOf,
  momentsOf,
  type Report,
  type Reviewed,
  sampled,
  verdictOf,
} from '../report.js';

const future = (a: number, lead = a === 1 ? 5 : -5) => ({ wins: [a, 1 - a], leads: [lead, -lead], over: true });
const decision = (number: number, seat: number, more: Partial<Reviewed> = {}): Reviewed => ({
  number,
  seat,
  ply: number * 2,
  last: number * 2 + 1,
  moves: [],
  tally: emptyTally(2),
  ...more,
});
const report = (more: Partial<Report>): Report => ({
  seats: 2,
  focus: 0,
  scale: 'chance',
  reach: 100,
  all: 3,
  decisions: [],
  duels: [],
  end: future(1, 9),
  done: false,
  ...more,
});
const tried = (who: 'played' | 'expert' | 'other', wins: readonly number[]) => ({
  who,
  moves: [],
  wins,
  leads: wins.map((x) => 20 * x - 10),
});
const often = (n: number, of: number) => Array.from({ length: of }, (_, i) => (i < n ? 1 : 0));

describe('estimates', () => {
  it('say how sure they are, also where all or none were won', () => {
    expect(shareOf(50, 100)).toMatchObject({ value: 0.5, low: expect.closeTo(0.404, 3), high: expect.closeTo(0.596, 3) });
    expect(shareOf(4, 4).low).toBeLessThan(0.6);
    expect(shareOf(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
    expect(meanOf([1, 3]).value).toBe(2);
    expect(meanOf([4]).plusMinus).toBe(Number.POSITIVE_INFINITY);
  });

  it('put results into bars, the outermost included', () => {
    expect(histogramOf([-10, -9, 0, 9.9, 10], -10, 10, 4)).toEqual([2, 0, 1, 2]);
  });
});

describe('accuracy', () => {
  it('is the share of decisions within a point of the best plan, where enough have been looked at', () => {
    const mine = [0, 1, 1.01, 7].map((loss, i) => decision(i, 0, { loss }));
    const theirs = [0, 0, 0].map((loss, i) => decision(4 + i, 1, { loss }));
    const unseen = decision(7, 1);
    const all = report({ decisions: [...mine, ...theirs, unseen] });
    expect(accuracyOf(all)).toEqual([{ seat: 0, right: 2, n: 4 }]);
    // Of each age that a seat decided anything in.
    const ages = [
      { label: 'A', ply: 2 },
      { label: 'I', ply: 6 },
      { label: 'II', ply: 7 },
      { label: 'III', ply: 20 },
    ];
    expect(accuracyBy(all, 0, ages).map(({ label, right, n }) => [label, right, n])).toEqual([
      ['A', 1, 1],
      ['I', 1, 2],
      ['II', 0, 1],
    ]);
  });
});

describe('the curve', () => {
  const well = {
    tally: addFutures(
      emptyTally(2),
      Array.from({ length: 40 }, () => future(1)),
    ),
  };
  const badly = {
    tally: addFutures(
      emptyTally(2),
      Array.from({ length: 4 }, () => future(0)),
    ),
  };

  it('takes neighbours into account only where a decision has few futures of its own', () => {
    const points = curveOf(report({ decisions: [decision(0, 0, well), decision(1, 1, badly)] }), 9);
    expect(points.map(({ ply, n }) => [ply, n])).toEqual([
      [1, 40],
      [3, 44],
      [9, 0],
    ]);
    expect(points[0]!.seats.map(({ value }) => value)).toEqual([expect.closeTo(0.986, 3), expect.closeTo(0.014, 3)]);
    expect(points[1]!.seats[0]!.value).toBeLessThan(0.95);
  });

  it('tells chances of three as parts of one victory', () => {
    const futures = Array.from({ length: 8 }, (_, i) => ({ wins: [1, 0, 0], leads: [4 + i, -4 - i, -9 - i], over: true }));
    const decisions = [decision(0, 0, { tally: addFutures(emptyTally(3), futures) })];
    const [point] = curveOf(report({ seats: 3, decisions }), 9);
    expect(point!.seats.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1);
  });

  it('ends with what happened, in its scale', () => {
    const decisions = [decision(0, 0, well)];
    expect(curveOf(report({ decisions }), 9).at(-1)!.seats).toEqual([
      { value: 1, plusMinus: 0 },
      { value: 0, plusMinus: 0 },
    ]);
    expect(
      curveOf(report({ decisions, scale: 'lead' }), 9)
        .at(-1)!
        .seats.map(({ value }) => value),
    ).toEqual([9, -9]);
  });
});

describe('chances', () => {
  it('allow for real games that end farther away than futures do from each other', () => {
    // All futures but one in a hundred were won; games that looked like that were not all won.
    const far = { n: 100, mean: 6, deviation: 3, wins: 99 };
    expect(chanceOf(far).value).toBeCloseTo(0.846, 2);
    expect(chanceOf({ ...far, deviation: 0, mean: 1 }).value).toBeCloseTo(0.7, 2);
    // After the last decision nobody can do anything any more.
    expect(chanceOf({ ...far, deviation: 0, mean: 1, wins: 100 }, true).value).toBe(1);
  });
});

describe('a comparison', () => {
  const decisions = [decision(0, 0)];
  const judge = (...plans: Duel['tried']) => verdictOf({ at: 0, tried: plans }, report({ decisions }));

  it('finds what was lost against the expert', () => {
    const { kind, sure, by } = judge(tried('played', often(10, 100)), tried('expert', often(60, 100)));
    expect([kind, sure]).toEqual(['cost', true]);
    expect(by.value).toBeCloseTo(-0.27, 2);
  });

  it('tells the last decision of a game as it is', () => {
    const plans = [tried('played', often(0, 20)), tried('expert', often(20, 20))];
    expect(verdictOf({ at: 0, tried: plans }, report({ decisions, all: 1 })).by.value).toBe(-1);
    expect(verdictOf({ at: 0, tried: plans }, report({ decisions, all: 2 })).by.value).toBeGreaterThan(-1);
  });

  it('calls a difference that changes little none, however clear it is', () => {
    const slightly = tried('expert', often(52, 100));
    expect(judge(tried('played', often(50, 100)), slightly).sure).toBe(false);
    const points = { scale: 'lead' as const, decisions };
    const [ahead, behind] = [
      [3, 3, 3],
      [2.5, 2.5, 2.5],
    ].map((leads) => ({ who: 'played' as const, moves: [], wins: [1, 1, 1], leads }));
    expect(verdictOf({ at: 0, tried: [behind!, { ...ahead!, who: 'expert' }] }, report(points)).sure).toBe(false);
  });

  it('tells nothing from a handful of futures, however alike they end', () => {
    const found = judge(tried('played', often(0, 4)), tried('expert', often(4, 4)));
    expect([found.few, found.sure]).toEqual([true, false]);
    // Four values lie less far apart than what they are drawn from.
    const four = meanOf([0, 1, 2, 3]).plusMinus;
    expect(four / (Math.sqrt(5 / 3) / 2)).toBeCloseTo(3.18, 0);
    const many = Array.from({ length: 400 }, (_, i) => i % 4);
    expect(meanOf(many).plusMinus / (Math.sqrt(1.2531) / 20)).toBeCloseTo(1.966, 2);
  });

  it('calls a difference within its interval none', () => {
    expect(judge(tried('played', often(50, 100)), tried('expert', [...often(2, 2), ...often(49, 98)])).sure).toBe(false);
  });

  it('counts as won only what is won against the best of the others', () => {
    const { kind, sure, by } = judge(tried('played', often(80, 100)), tried('expert', often(20, 100)), tried('other', often(60, 100)));
    expect([kind, sure]).toEqual(['gain', true]);
    expect(by.value).toBeCloseTo(0.103, 2);
  });

  it('holds what was played against the best of all plans, also where that is not the expert’s', () => {
    const better = tried('other', often(90, 100));
    const found = judge(tried('played', often(50, 100)), tried('expert', often(60, 100)), better);
    expect([found.rival, found.kind, found.sure]).toEqual([better, 'cost', true]);
    expect(found.by.value).toBeCloseTo(-0.2, 1);
  });

  it('asks a plan that was picked because it did well for a clearer difference than the expert’s', () => {
    const judgeLeads = (...plans: Duel['tried']) => verdictOf({ at: 0, tried: plans }, report({ decisions, scale: 'lead' }));
    const [played, slightly] = [often(10, 25), often(16, 25)];
    expect(judgeLeads(tried('played', played), tried('expert', slightly)).sure).toBe(true);
    expect(judgeLeads(tried('played', played), tried('other', slightly), tried('other', played), tried('other', played)).sure).toBe(false);
  });

  it('names three to five moments in the order of the game, of one seat or of all', () => {
    const decisions = [0, 1, 0, 1, 0, 1, 0].map((seat, number) => decision(number, seat));
    const duels = decisions.map((_, at) => ({ at, tried: [tried('played', often(10 * at, 100)), tried('expert', often(80, 100))] }));
    const found = report({ decisions, duels });
    expect(momentsOf(found).map(({ duel }) => duel.at)).toEqual([0, 1, 2, 3, 4]);
    expect(momentsOf(found, 1).map(({ duel }) => duel.at)).toEqual([1, 3, 5]);
    const even = duels.map((duel) => ({ ...duel, tried: [tried('played', often(50, 100)), tried('expert', often(50, 100))] }));
    expect(momentsOf(report({ decisions, duels: even })).length).toBe(3);
  });
});

describe('what is looked at', () => {
  it('are all decisions of short games, and of long ones the reader’s first', () => {
    expect(sampled([0, 1, 0], 0)).toEqual([0, 1, 2]);
    const seats = Array.from({ length: 400 }, (_, i) => i % 4);
    const list = sampled(seats, 2);
    expect(list.length).toBe(120);
    expect(list.filter((at) => seats[at] === 2).length).toBe(90);
    // The curve rests on fewer of them.
    expect(drawn(list).length).toBe(56);
    expect(drawn([1, 2])).toEqual([0, 1]);
    expect(list).toEqual([...list].sort((a, b) => a - b));
    expect([list.includes(0), list.includes(399), list.includes(2), list.includes(398)]).toEqual([true, true, true, true]);
  });

  it('are the dearest and the best decisions of the reader, then what others lost', () => {
    const decisions = [decision(0, 0, { loss: 1, gain: 0 }), decision(1, 1, { loss: 9, gain: 0 }), decision(2, 0, { loss: 0, gain: 4 })];
    expect(contested(report({ decisions }))).toEqual([0, 2, 1]);
    expect(contested(report({ decisions, focus: undefined }))).toEqual([1, 0, 2]);
  });
});
