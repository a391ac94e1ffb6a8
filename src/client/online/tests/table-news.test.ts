import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableView } from '../../../protocol/index.js';
import { rankConceded } from '../rank-conceded.js';
import { closeFakePage, openFakePage } from './fake-page.js';

/** The settings of the device are read when the modules are. */
async function load() {
  openFakePage();
  const [{ newsOf }, { sayer }, { en }] = await Promise.all([
    import('../table-news.js'),
    import('../../i18n/i18n.js'),
    import('../text.en.js'),
  ]);
  const say = sayer(en);
  return (before: Partial<TableView>, after: Partial<TableView>) => newsOf(view(before), view(after), say);
}
let news: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  news = await load();
});
afterAll(closeFakePage);

const person = { state: 'person', host: false, online: true, conceded: false, kept: false } as const;
const view = (change: Partial<TableView> = {}): TableView =>
  ({
    status: 'playing',
    viewer: 0,
    paused: false,
    seats: [
      { ...person, name: 'Ada' },
      { ...person, name: 'Bea' },
    ],
    clocks: [{ out: false }, { out: false }],
    proposals: [],
    game: { ply: 7 },
    ...change,
  }) as unknown as TableView;
const bea = (change: object) =>
  ({
    seats: [
      { ...person, name: 'Ada' },
      { ...person, name: 'Bea', ...change },
    ],
  }) as Partial<TableView>;
const proposal = (what: object, by: number | null = 0) =>
  ({ proposals: [{ id: 3, by, what, yes: [], waiting: [1] }] }) as Partial<TableView>;

describe('what happens around the table is told', () => {
  it('when somebody gives up, is replaced, comes back or runs out of time; not of oneself', () => {
    expect(news({}, bea({ state: 'bot', conceded: true }))).toEqual(['Bea has conceded: a bot plays on.']);
    expect(news({}, bea({ state: 'bot', kept: true }))).toEqual(['A bot plays for Bea now.']);
    expect(news(bea({ state: 'bot', kept: true }), bea({ state: 'returned' }))).toEqual(['Bea is back at the table.']);
    expect(news({}, { clocks: [{ out: false }, { out: true }] })).toEqual(['Time is out for Bea.']);
    expect(news({}, { clocks: [{ out: true }, { out: false }] })).toEqual([]);
    expect(news(bea({ kept: true }), { ...bea({}), status: 'over' })).toEqual([]);
  });

  it('when a proposal is settled: what was done, or that nothing is', () => {
    const rewind = proposal({ kind: 'rewind', ply: 4 });
    expect(news(rewind, { game: { ply: 4 } as never })).toEqual(['The game is back at step 4.']);
    expect(news(rewind, {})).toEqual(['The proposal is off.']);
    expect(news(proposal({ kind: 'pause' }), {})).toEqual(['The proposal is off.']);
    expect(news(proposal({ kind: 'pause' }), { paused: true })).toEqual([]);
    expect(news({ paused: true }, {})).toEqual(['The game goes on.']);
    const late = { clocks: [{ out: false }, { out: true }] };
    const replace = { ...late, ...proposal({ kind: 'replace', seat: 1 }, null) };
    expect(news(replace, { ...late, ...bea({ state: 'bot', kept: true }) })).toEqual(['A bot plays for Bea now.']);
    expect(news(replace, late)).toEqual(['The proposal is off.']);
    // Bea has answered: there is nothing to vote on any more.
    expect(news(replace, {})).toEqual([]);
  });
});

describe('the ranking of a game that was broken off', () => {
  const seats = (...conceded: boolean[]) => conceded.map((gone) => ({ conceded: gone }));
  const standings = [
    { seat: 0, score: 12, rank: 1 },
    { seat: 1, score: 9, rank: 2 },
    { seat: 2, score: 9, rank: 2 },
  ];
  const ranks = (...conceded: boolean[]) => rankConceded(standings, seats(...conceded)).map(({ rank }) => rank);

  it('puts those who gave up behind those who stayed', () => {
    expect(ranks(false, false, false)).toEqual([1, 2, 2]);
    expect(ranks(true, false, false)).toEqual([3, 1, 1]);
    expect(ranks(true, true, false)).toEqual([2, 3, 1]);
    expect(ranks(true, true, true)).toEqual([1, 2, 2]);
  });
});
