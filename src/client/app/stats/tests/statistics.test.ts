import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../../../../../scripts/lib/paths.mjs';
import { PLAYED } from '../../../../games/index.js';
import { readRecord } from '../../../../kernel/index.js';
import { boardOf } from '../../../boards/index.js';
import { chapterOf } from '../../../table/chronicle.js';
import type { SeatInfo } from '../../../table/table.js';
import {
  type Chapter,
  favouritesOf,
  filtered,
  kindOf,
  kindsOf,
  mainKindOf,
  mostOf,
  recordsOf,
  rivalsOf,
  rowsOf,
  runningMeans,
  tableOf,
  totalsOf,
  victoryOf,
  withVersions,
} from '../statistics.js';

const me: SeatInfo = { name: '', kind: 'me' };
const bot = (level: 'easy' | 'normal' | 'hard'): SeatInfo => ({ name: 'Ada', kind: 'bot', level });
let count = 0;
const chapter = (score: number, other: number, more: Partial<Chapter> = {}): Chapter => ({
  id: `t${++count}`,
  game: 'a',
  ended: count * 1000,
  seats: [me, bot('normal')],
  me: 0,
  scores: [score, other],
  ranks: [score >= other ? 1 : 2, other >= score ? 1 : 2],
  moves: 50,
  advised: false,
  taken: {},
  ...more,
});

describe('statistics', () => {
  it('tell against whom a game was played', () => {
    expect(rivalsOf({ seats: [me], me: 0 })).toBe('solo');
    expect(rivalsOf({ seats: [me, bot('easy'), bot('hard')], me: 0 })).toBe('hard');
    expect(rivalsOf({ seats: [bot('hard'), me, { name: 'Bo', kind: 'remote' }], me: 1 })).toBe('people');
  });

  it('count victories, shared ones in part, and those in a row', () => {
    const list = [chapter(3, 1), chapter(2, 2), chapter(1, 5), chapter(9, 1), chapter(7, 0, { seats: [me], scores: [7], ranks: [1] })];
    expect(list.map(victoryOf)).toEqual([1, 0.5, 0, 1, 0]);
    expect(totalsOf(list)).toMatchObject({ games: 5, contests: 4, wins: 2.5, expected: 2, streak: 1, longest: 2, timed: 0 });
    expect(totalsOf([chapter(1, 0, { spent: [4000, 9] })])).toMatchObject({ spent: 4000, timed: 1 });
  });

  it('make a row of each game and level, and keep to the filter', () => {
    const list = [chapter(3, 1), chapter(5, 1), chapter(8, 9, { seats: [me, bot('hard')] }), chapter(4, 1, { game: 'b' })];
    expect(
      rowsOf(list, 'game').map(({ game, rivals, games, scores, even }) => [game, rivals, games, scores?.mean, scores?.best, even]),
    ).toEqual([
      ['a', 'normal', 2, 4, 5, 0.5],
      ['a', 'hard', 1, 8, 8, 0.5],
      ['b', 'normal', 1, 4, 4, 0.5],
    ]);
    expect(filtered(list, { of: 'a', rivals: 'hard', since: 0 })).toEqual([list[2]]);
    expect(filtered(list, { of: '', rivals: '', since: list[3]!.ended })).toEqual([list[3]]);
  });

  it('keep versions of a game apart; what was written down without one is the game alone', () => {
    const [simple, full] = ['simple', 'full'].map((id) => ({ version: { id, label: { en: id, fr: id } } }));
    const list = [chapter(41, 1, simple), chapter(399, 1, full), chapter(9, 1), chapter(43, 1, simple), chapter(4, 1, { game: 'b' })];
    expect(rowsOf(list, 'kind').map(({ game, version, games, scores }) => [game, version?.id, games, scores?.mean, scores?.best])).toEqual([
      ['a', 'simple', 2, 42, 43],
      ['a', 'full', 1, 399, 399],
      ['a', undefined, 1, 9, 9],
      ['b', undefined, 1, 4, 4],
    ]);
    // Victories of all versions can be added up, scores cannot.
    expect(rowsOf(list, 'game').map(({ game, versions, games, wins, scores }) => [game, versions, games, wins, scores])).toEqual([
      ['a', 3, 4, 4, undefined],
      ['b', 1, 1, 1, { mean: 4, best: 4 }],
    ]);
    expect(mainKindOf(list)?.kind).toBe('a/simple');
    expect(kindsOf(list).map(({ kind }) => kind)).toEqual(['a/simple', 'a/full', 'a/', 'b/']);
    const countOf = (of: string) => filtered(list, { of, rivals: '', since: 0 }).length;
    expect(['', 'a', 'a/simple', 'a/', 'b'].map(countOf)).toEqual([5, 4, 2, 1, 1]);
    expect(tableOf([list[1]!]).split('\n')[1]).toContain(',a,full,normal,');
  });

  it('know from what was settled which version was played', async () => {
    const tta = { edition: '2015', version: 'full', expansion: {} };
    const civ = { rules: 'advanced', length: 'short', turnLimit: 0 };
    const aoc = { innovation: false, changingWorld: false, draft: false, scenario: 'none' };
    const games = {
      'through-the-ages': [{ version: 'simple' }, { ...tta, expansion: undefined }, tta, { edition: '2015', version: 'introductory' }],
      civilization: [civ, { ...civ, rules: 'basic' }, { ...civ, length: 'long', turnLimit: 12 }],
      'age-of-civilization': [aoc, { ...aoc, innovation: true, draft: true }],
      millennia: [{ side: 'A' }],
    };
    const list = Object.entries(games).flatMap(([game, all]) => all.map((options) => chapter(1, 0, { game, options })));
    const alone = [aoc, { ...aoc, scenario: 'SCN-2' }].map((options) =>
      chapter(1, 0, { game: 'age-of-civilization', options, seats: [me] }),
    );
    const old = chapter(1, 0, { game: 'civilization' });
    const named = await withVersions([...list, ...alone, old]);
    expect(named.map(({ version }) => version?.label.en)).toEqual([
      ...['2006, Simple', '2015', '2015 + expansion', '2015, Introduction'],
      ...['advanced rules, short', 'basic rules', 'advanced rules, long, 12 turns at most'],
      ...['without variants', 'Innovation + Draft', undefined, 'Skirmish', 'Silk Road', undefined],
    ]);
    expect(new Set(named.map(kindOf)).size).toBe(named.length);
  });

  it('average five scores at a time', () => {
    expect(runningMeans([1, 2, 3, 4, 5, 11])).toEqual([undefined, undefined, undefined, undefined, 3, 5]);
  });

  it('know favourites and records', () => {
    const list = [
      chapter(30, 10, { taken: { leaders: ['homer', 'caesar'] }, spent: [90, 1] }),
      chapter(40, 41, { taken: { leaders: ['homer'] }, moves: 80 }),
      chapter(35, 34, { spent: [60, 1] }),
    ];
    expect(favouritesOf(list, 'leaders')).toEqual([
      { card: 'homer', times: 2, wins: 1 },
      { card: 'caesar', times: 1, wins: 1 },
    ]);
    expect(recordsOf(list).map(({ kind, chapter: { id }, value }) => [kind, id, value])).toEqual([
      ['score', list[1]!.id, 40],
      ['margin', list[0]!.id, 20],
      ['quick', list[2]!.id, 60],
      ['moves', list[1]!.id, 80],
    ]);
    expect(mostOf(list, ['leaders', 'wonders']).map(({ kind, chapter: { id }, value }) => [kind, id, value])).toEqual([
      ['leaders', list[0]!.id, 2],
    ]);
  });

  it('can be taken away as a table', () => {
    const [head, line] = tableOf([chapter(3, 1, { game: 'a,"b"', spent: [90_000, 0] })]).split('\n');
    expect(head!.split(',').length).toBe(13);
    expect(line).toMatch(/^1970-.*,"a,""b""",,normal,2,3,1,1,50,1\.5,no,no,t\d+$/);
  });
});

describe.each(PLAYED.map((entry) => [entry.meta.id, entry] as const))('a chapter of %s', (id, entry) => {
  it('has its scores and what was taken', async () => {
    const [game, { kinds: favourites }, { fixtures }] = await Promise.all([entry.game(), entry.favourites(), entry.trials()]);
    const records = fixtures
      .filter(({ levels }) => levels.length === 2)
      .map(({ name }) => readFileSync(at('fixtures', id, `${name}.replay`), 'utf8'));
    const longest = records.reduce((found, record) => (record.length > found.length ? record : found));
    const read = readRecord(game, longest);
    if (!read.ok) throw new Error(read.problem.code);
    const { timeline } = read.value;
    const seats = Array.from({ length: timeline.frames[0]!.position.state.seats }, (_, i) => (i === 0 ? me : bot('easy')));
    const found = chapterOf('t', 1, timeline, { seats }, favourites)!;
    expect(found).toMatchObject({ game: id, options: timeline.options, me: 0, moves: timeline.frames.length - 1 });
    expect(found.scores.length).toBe(seats.length);
    expect(Math.min(...found.ranks)).toBe(1);
    const some = seats.map((_, seat) =>
      chapterOf('t', 1, timeline, { seats: seats.map((_s, i) => (i === seat ? me : bot('easy'))) }, favourites),
    );
    const shelf = await boardOf(id)!.shelf();
    await shelf.words.load('fr');
    for (const kind of favourites) {
      const cards = some.flatMap((it) => it!.taken[kind.id]!).map((card) => `${kind.name ?? ''}${card}`);
      expect(cards.length, kind.id).toBeGreaterThan(0);
      // Each has a name, a card in the gallery and its own picture.
      for (const card of cards) {
        expect(shelf.has(card), card).toBe(true);
        expect(shelf.name(card, 'fr')).not.toBe(card);
        expect(shelf.colour(card)).toMatch(/^var\(--/);
      }
    }
    expect(chapterOf('t', 1, timeline, { seats: seats.map(() => bot('easy')) }, favourites)).toBeUndefined();
  }, 30_000);
});
