import { describe, expect, it } from 'vitest';
import { type Claim, type ClaimTable, PLAYED, type Survey } from '../../../../games/index.js';
import {
  type CardFigures,
  changeBetween,
  emptyTally,
  type GameLine,
  type StudyTable,
  type Summary,
  type Tally,
} from '../../../../study/index.js';
import { boardOf } from '../../../boards/index.js';
import type { StudyAnswer, StudyQuestion } from '../../../worker/study-messages.js';
import { otherGame, readAddress, writeAddress } from '../address.js';
import { pairsOf } from '../changed-cards.js';
import { csvOf, rangesOf } from '../csv.js';
import { grouped, inOrder, rowsOf, scaleOf, sorted } from '../rows.js';
import { type RunState, startRun } from '../run.js';
import { tablesOf } from '../studies.js';
import { duration, part, signed } from '../texts.js';
import { LEAST, measuredDifference, missingOf, paceOf, unevenSeats, verdictOf } from '../verdicts.js';

const interval = (value: number) => ({ value, low: value - 1, high: value + 1 });
const figure = (card: string, takes: number, effect: number, more: Partial<CardFigures> = {}): CardFigures => ({
  kind: 'leaders',
  card,
  takes,
  share: takes / 1000,
  round: 3,
  wins: { value: 0.5, low: 0.4, high: 0.6 },
  lead: interval(effect),
  corrected: interval(effect),
  isFew: takes < 100,
  examples: [],
  ...more,
});
const named = { name: (card: string) => card.toUpperCase() };
const rows = rowsOf(
  [figure('b', 200, -4), figure('a', 300, 2), figure('c', 20, 9), figure('seat.2', 500, 0, { kind: 'seats' })],
  'leaders',
  named,
  'en',
  String,
);

describe('the rows', () => {
  it('are those of one kind; start seats have names of their own', () => {
    expect(rows.map(({ name }) => name)).toEqual(['B', 'A', 'C']);
    expect(rowsOf([figure('seat.2', 9, 0, { kind: 'seats' })], 'seats', named, 'en', (n) => `seat ${n}`)[0]!.name).toBe('seat 2');
    expect(rowsOf([figure('seat.2', 9, 0, { kind: 'seats' }), figure('a', 9, 0)], 'all', named, 'en', String)).toHaveLength(1);
  });

  it('are sorted by any column; what was taken too seldom says nothing and comes last', () => {
    const order = (...of: Parameters<typeof sorted>) =>
      sorted(...of)
        .map(({ name }) => name)
        .join('');
    expect(order(rows, 'effect', false, 'en')).toBe('ABC');
    expect(order(rows, 'effect', true, 'en')).toBe('BAC');
    expect(order(rows, 'takes', false, 'en')).toBe('ABC');
    expect(order(rows, 'takes', true, 'en')).toBe('CBA');
    expect(order(rows, 'name', true, 'en')).toBe('CBA');
    // Of those that say nothing, what was taken more often comes first.
    const few = rowsOf([figure('d', 5, 1), figure('f', 50, 0), figure('e', 50, 9)], 'leaders', named, 'en', String);
    for (const up of [false, true]) expect(order(few, 'effect', up, 'en')).toBe('EFD');
  });

  it('of several kinds stand by kind, each in the order of all', () => {
    const mixed = rowsOf([figure('a', 200, 1), figure('w', 200, 9, { kind: 'wonders' }), figure('b', 200, 3)], 'all', named, 'en', String);
    const kinds = ['wonders', 'tactics', 'leaders'].map((id) => ({ id, label: { en: id, fr: id }, title: { en: id, fr: id } }));
    const groups = grouped(sorted(mixed, 'effect', false, 'en'), { kinds });
    expect(groups.map(({ kind, rows: own }) => [kind, ...own.map(({ name }) => name)])).toEqual([
      ['wonders', 'W'],
      ['leaders', 'B', 'A'],
    ]);
  });

  it('keep an order that was settled before', () => {
    expect(inOrder(rows, ['leaders/c', 'leaders/a']).map(({ name }) => name)).toEqual(['C', 'A', 'B']);
  });

  it('share one scale, which shows zero', () => {
    const [low, high] = scaleOf([interval(5), interval(9)]);
    expect(low).toBeLessThanOrEqual(0);
    expect(high).toBeGreaterThan(10);
  });

  it('are exported with where they come from', () => {
    const table: StudyTable = { game: 'x', edition: 'y', seats: 2, level: 'normal' };
    const tally = { ...emptyTally(2), games: 30 };
    const shipped = { table, tally: { ...tally, games: 10 }, rules: 3, bots: 'abcd', date: '' };
    const own = Array.from({ length: 20 }, (_, i) => (i < 18 ? 7_000_000 + i : 9_000_000 - i));
    const [head, first] = csvOf({ table, shipped, own, tally, figures: [] }, [{ ...rows[0]!, name: 'Homer, poet' }], 5).split('\n');
    const cells = first!.match(/"[^"]*"|[^,]+|(?<=,)(?=,)/g)!;
    expect(cells).toHaveLength(head!.split(',').length);
    const seeds = 'x.y.2.normal/0-9 7000000-7000017 8999981-8999982';
    expect(cells.slice(0, 10)).toEqual(['x', 'y', '2', 'normal', '3', 'abcd', '30', '20', '5', seeds]);
    // Where nothing ships, only games played here are named.
    const alone = csvOf({ table, shipped: undefined, own: [4], tally, figures: [] }, rows, 5).split('\n')[1]!;
    expect(alone.split(',').slice(4, 10)).toEqual(['', '', '30', '1', '5', 'x.y.2.normal/4']);
    expect(rangesOf([])).toBe('');
    expect(cells).toContain('"Homer, poet"');
  });
});

it('leads to another game with what is known there', () => {
  const known = [
    { game: 'x', edition: 'a', seats: 2, level: 'normal' as const },
    { game: 'x', edition: 'a', seats: 3, level: 'normal' as const },
    { game: 'x', edition: 'a', seats: 2, level: 'hard' as const },
  ];
  expect(otherGame('x', { seats: 2, level: 'hard' }, known)).toBe('/lab/x?bots=hard&players=2');
  expect(otherGame('x', { seats: 3, level: 'hard' }, known)).toBe('/lab/x?bots=hard');
  expect(otherGame('x', { seats: 3, level: 'expert' }, known)).toBe('/lab/x?players=3');
});

describe.each(PLAYED.map(({ meta, survey }) => [meta.id, survey!] as const))('the laboratory of %s', (game, load) => {
  it('says all that it shows in its address', async () => {
    const survey = await load();
    const usual = readAddress('', survey);
    expect(usual).toMatchObject({ level: 'normal', card: '', sort: 'effect', up: false });
    const other = {
      ...usual,
      edition: survey.editions.at(-1)!.id,
      seats: 4,
      level: 'hard' as const,
      kind: 'all',
      card: 'a:b.c',
      sort: 'wins' as const,
      up: true,
    };
    expect(readAddress(writeAddress(other), survey)).toEqual(other);
    expect(readAddress('?edition=1830&players=99&bots=divine&kind=x&sort=y', survey)).toEqual(usual);
    // What is not said is a table of which something is known.
    const { id, seats } = survey.editions.at(-1)!;
    const known = readAddress('', survey, (table) => table.edition === id && table.seats === seats.at(-1));
    expect(known).toMatchObject({ edition: id, seats: seats.at(-1), level: 'normal' });
    expect(readAddress(`?players=${seats[0]}`, survey, (table) => table.seats === seats.at(-1)).seats).toBe(seats[0]);
  });

  it('leads only to tables that it knows', async () => {
    const { editions } = await load();
    const found = tablesOf(game);
    expect(found.length).toBeGreaterThan(0);
    for (const { edition, seats } of found) expect(editions.find(({ id }) => id === edition)?.seats).toContain(seats);
  });

  it('knows the name and the card of what galleries lead to', async () => {
    const survey: Survey = await load();
    const shelf = await boardOf(game)!.shelf();
    await shelf.words.load('fr');
    const { gallery } = boardOf(game)!;
    expect(gallery).toBeTypeOf('function');
    for (const card of EXAMPLES[game] ?? []) {
      expect(survey.kinds.map(({ id }) => id)).toContain(survey.placeOf(card)?.kind);
      for (const edition of survey.placeOf(card)!.editions) expect(survey.editions.map(({ id }) => id)).toContain(edition);
      expect(readAddress(`?card=${card}`, survey).edition).toBe(survey.placeOf(card)!.editions[0]);
      expect(shelf.has(card), card).toBe(true);
      expect(shelf.name(card, 'fr')).not.toBe(card);
      expect(shelf.icon(card)).toBeTypeOf('string');
    }
    expect(EXAMPLES[game]?.length).toBeGreaterThan(0);
  });
});
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'age-of-civilization': ['tech:writing'],
  civilization: ['tech.banking', 'wonder.colossus'],
  millennia: ['research-225'],
  'through-the-ages': ['t06.leader.homer', 't06.wonder.colossus'],
};

/** A worker that answers when it is told to. */
class SlowWorker {
  onmessage: ((e: MessageEvent<StudyAnswer>) => void) | null = null;
  onerror: (() => void) | null = null;
  questions: StudyQuestion[] = [];
  isGone = false;
  postMessage(question: StudyQuestion): void {
    this.questions.push(question);
  }
  terminate(): void {
    this.isGone = true;
  }
  answer(): void {
    const { id, study } = this.questions.shift()!;
    const line: GameLine = {
      number: study.number,
      seed: '',
      order: [0, 1],
      scores: [5, 3],
      ranks: [1, 2],
      rounds: 6,
      decisions: 9,
      takes: [],
    };
    this.onmessage?.({ data: { id, line } } as MessageEvent<StudyAnswer>);
  }
}

describe('a run', () => {
  const begin = (games: number) => {
    const workers: SlowWorker[] = [];
    const heaps: Tally[] = [];
    const played: number[] = [];
    let state: RunState | undefined;
    let time = 0;
    const run = startRun({
      table: { game: 'x', edition: 'y', seats: 2, level: 'easy' },
      games,
      from: 1000,
      workers: 2,
      start() {
        workers.push(new SlowWorker());
        return workers.at(-1) as unknown as Worker;
      },
      clock: () => time,
      onChange: (now) => {
        state = now;
      },
      onHeap(heap, numbers) {
        heaps.push(heap);
        played.push(...numbers);
      },
    });
    const pass = (ms: number): void => {
      time += ms;
    };
    return { run, workers, heaps, played, pass, state: () => state! };
  };

  it('gives its games in heaps of 25, and what is left at the end', () => {
    const { workers, heaps, played, state, pass } = begin(60);
    for (let i = 0; i < 60; i++) {
      pass(500);
      workers.find(({ questions }) => questions.length > 0)!.answer();
    }
    expect(heaps.map(({ games }) => games)).toEqual([25, 25, 10]);
    expect(rangesOf(played)).toBe('1000-1059');
    expect(state()).toMatchObject({ done: 60, isOver: true, pace: 2 });
    expect(workers.every(({ isGone }) => isGone)).toBe(true);
  });

  it('pauses, goes on and stops; nothing that was played is lost', () => {
    const { run, workers, heaps, state } = begin(200);
    expect(workers[0]!.questions[0]!.study.number).toBe(1000);
    run.pause();
    workers[0]!.answer();
    expect([state().isPaused, workers[0]!.questions.length]).toEqual([true, 0]);
    run.resume();
    expect(workers[0]!.questions).toHaveLength(1);
    workers[1]!.answer();
    run.stop();
    expect(heaps.map(({ games }) => games)).toEqual([2]);
    expect(state()).toMatchObject({ done: 2, isOver: true });
    workers[0]!.answer();
    expect(state().done).toBe(2);
  });

  it('ends with what there is when a worker breaks down', () => {
    const { workers, heaps, state } = begin(50);
    workers[0]!.answer();
    workers[1]!.onerror?.();
    expect(heaps).toHaveLength(1);
    expect(state()).toMatchObject({ isOver: true, problem: 'a worker broke down' });
  });
});

describe('what the rulebooks say', () => {
  const at = (edition: string, seats: number): ClaimTable => ({ edition, seats });
  const summary = (edition: string, seats: number, rounds: readonly (readonly [number, number])[], wins: readonly number[]): Summary => ({
    table: { game: 'x', edition, seats, level: 'normal' },
    rules: 1,
    bots: 'abcd',
    date: '',
    games: rounds.reduce((sum, [, n]) => sum + n, 0),
    rounds,
    decisions: { sum: 0, squares: 0 },
    seats: wins.map((n) => 60 * n),
  });
  const long = summary(
    'old',
    2,
    Object.entries({ 19: 60, 20: 40 }).map(([n, x]) => [Number(n), x]),
    [70, 30],
  );
  const short = summary(
    'old',
    3,
    Object.entries({ 18: 50, 19: 50 }).map(([n, x]) => [Number(n), x]),
    [34, 33, 33],
  );
  const difference = (value: number, half: number) => ({ value, low: value - half, high: value + half });
  const claim = (from: ClaimTable, to: ClaimTable): Claim => ({
    id: 'length',
    text: { en: '', fr: '' },
    of: 'rounds',
    tables: [from, to],
    difference: [from, to],
  });

  it('is confirmed, contradicted or open by what was measured', () => {
    const told = (from: ClaimTable, to: ClaimTable): string => {
      const found = measuredDifference(claim(from, to), [long, short]);
      return typeof found === 'object' ? verdictOf(found) : 'nothing';
    };
    expect(told(at('old', 2), at('old', 3))).toBe('holds');
    expect(told(at('old', 3), at('old', 2))).toBe('fails');
    expect(told(at('old', 2), at('old', 2))).toBe('open');
  });

  it.each([
    ['about as much', 0.9, 0.2, 'holds'],
    ['perhaps as much, perhaps less', 0.5, 0.3, 'holds'],
    ['clearly less', 0.2, 0.1, 'smaller'],
    ['next to nothing', 0.05, 0.2, 'smaller'],
    ['clearly more', 2.5, 0.5, 'larger'],
    ['perhaps nothing, perhaps as much', 0.4, 0.6, 'open'],
    ['anything', 0, 3, 'open'],
    ['the contrary', -0.4, 0.3, 'fails'],
  ] as const)('about a round, with %s measured (%d ± %d): %s', (_, value, half, verdict) => {
    expect(verdictOf(difference(value, half), 1)).toBe(verdict);
  });

  it('is not judged by the size of a difference where none is claimed', () => {
    expect(verdictOf(difference(0.05, 0.02))).toBe('holds');
    expect(verdictOf(difference(9, 0.5))).toBe('holds');
    expect(verdictOf(difference(0.05, 0.2))).toBe('open');
  });

  it('is not judged on a few games, however alike they are', () => {
    const few = summary('new', 2, [[19, LEAST - 1]], [LEAST - 1, 0]);
    const enough = summary('new', 2, [[19, LEAST]], [LEAST, 0]);
    const about = claim(at('new', 2), at('old', 3));
    expect(measuredDifference(about, [few, short])).toBe('few');
    expect(measuredDifference(about, [enough, short])).toMatchObject({ value: 0.5 });
  });

  it('is told in seconds for a decision where hours are printed', () => {
    expect(paceOf({ ...long, decisions: { sum: 36_000, squares: 0 } }, [2, 3])).toEqual([20, 30]);
  });

  it('says which tables were not measured', () => {
    const half = claim(at('old', 2), at('new', 2));
    expect(measuredDifference(half, [long])).toBeUndefined();
    expect(missingOf(half, [long])).toEqual([at('new', 2)]);
  });

  it('names the seats that win clearly more or less than their share', () => {
    expect(unevenSeats(long)).toEqual([
      { place: 1, isMore: true },
      { place: 2, isMore: false },
    ]);
    expect(unevenSeats(short)).toEqual([]);
  });

  it('compares cards that a change gave another face, and only those', () => {
    const nameOf = (card: string): string => card.slice(1);
    const pairs = pairsOf(
      [figure('aHomer', 300, 1), figure('aCaesar', 300, 2)],
      [figure('bHomer', 200, 5), figure('aCaesar', 300, 2)],
      nameOf,
    );
    expect(pairs.map(({ former, later }) => [former.card, later.card])).toEqual([['aHomer', 'bHomer']]);
    const change = changeBetween(pairs[0]!.former.corrected!, pairs[0]!.later.corrected!);
    expect(change.value).toBe(4);
    expect(change.high - change.value).toBeCloseTo(Math.SQRT2, 5);
  });
});

it('figures are said as people read them', () => {
  expect(signed(-2.34, 'fr')).toBe('−2,3');
  expect(signed(0.01, 'en')).toBe('0.0');
  expect(signed(6.44, 'en')).toBe('+6.4');
  expect([0, 0.001, 0.3].map((x) => part(x, 'en'))).toEqual(['0\u00a0%', '< 1\u00a0%', '30\u00a0%']);
  expect(duration(100)).toBe('1\u00a0min 40\u00a0s');
  expect(duration(3.2)).toBe('3\u00a0s');
});
