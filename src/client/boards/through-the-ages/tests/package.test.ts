import { beforeAll, describe, expect, it } from 'vitest';
import { CARDS } from '../../../../games/through-the-ages/cards/index.js';
import { throughTheAges as game } from '../../../../games/through-the-ages/game.js';
import type { Options, Tta } from '../../../../games/through-the-ages/state/state.js';
import { append, asked, begin, below, fastDice, legal, now, openDice, type Timeline } from '../../../../kernel/index.js';
import { liveSnapshot } from '../../../table/snapshots.js';
import type { SeatInfo, Snapshot } from '../../../table/table.js';
import { expectWords } from '../../../table/tests/said.js';
import { affairOf } from '../affair.js';
import { glyphOf } from '../looks.js';
import { boardPackage as pack } from '../package.js';
import { words, wordsOf } from '../words.js';

beforeAll(async () => {
  await Promise.all([words.load('en'), words.load('fr')]);
});

const people = (n: number): SeatInfo[] => Array.from({ length: n }, (_, i) => ({ name: `P${i}`, kind: 'friend' }));
/** What makes most of a random game: without it nobody would ever attack, offer or bid. */
const LIVELY: ReadonlySet<string> = new Set(['aggression', 'declare-war', 'offer-pact', 'accept', 'tactic', 'prepare', 'bid', 'commit']);

/** Every moment of a random game, as the seat that is asked sees it; `every` leaves some of them out. */
function* moments(options: Partial<Options>, seats: number, seed: number, every = 1): Generator<Snapshot<Tta>> {
  const dice = openDice(fastDice(seed));
  let timeline: Timeline<Tta> = begin(game, { ...game.defaults, ...options }, seats, fastDice(seed));
  for (let ply = 0; ; ply++) {
    const { position } = now(timeline);
    const seat = asked(game, position)[0];
    if (ply % every === 0 || seat === undefined) yield liveSnapshot({ tableId: 't', timeline, seats: people(seats), viewer: seat ?? 0 });
    if (seat === undefined) return;
    const moves = legal(game, position, seat);
    const lively = moves.filter(({ move }) => LIVELY.has(move));
    const from = lively.length > 0 && below(dice, 2) === 0 ? lively : moves;
    const step = append(timeline, seat, from[below(dice, from.length)]!);
    if (!step.ok) throw new Error(step.refusal.code);
    timeline = step.timeline;
  }
}

const TABLES: readonly (readonly [string, Partial<Options>, number])[] = [
  ['two players, Simple', { version: 'simple' }, 2],
  ['three players, Advanced with bonus cards', { version: 'advanced', bonusCards: 'public' }, 3],
  ['four players, Full', { version: 'full' }, 4],
];

describe('the board has words for every moment', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    for (const snapshot of moments(options, seats, 7, 23)) expectWords(pack, snapshot);
  });
});

describe('the age', () => {
  it.each([
    ['simple', 'I'],
    ['advanced', 'II'],
    ['full', 'IV'],
  ] as const)('of the %s version is called %s in its last round', (version, name) => {
    const { view } = [...moments({ version }, 2, 7, 100_000)].at(-1)!;
    expect(pack.roundOf(view).name).toBe(name);
  });
});

describe('what interrupts a turn', () => {
  it('comes with the card it is about, and gives way to the row afterwards', () => {
    const seen = new Set<string>();
    for (const { view } of moments({ version: 'full' }, 3, 5)) {
      const step = view.steps.at(-1);
      const card = affairOf(step);
      if (step && card !== undefined) seen.add(step.step);
      if (step?.step === 'actions' || step?.step === 'politics') expect(card).toBe(undefined);
    }
    for (const kind of ['auction', 'expedition', 'attack', 'defence', 'pact-offer', 'choose']) expect([...seen]).toContain(kind);
  });
});

describe('the log', () => {
  it('tells a longer game with the lines of a shorter one first', () => {
    const last = [...moments({ version: 'full' }, 2, 11, 100_000)].at(-1)!;
    const targets = (n: number) => pack.logLines(last.log.slice(0, n), last, 'en').map((line) => line.targets);
    const whole = targets(last.log.length);
    for (let n = 0; n < last.log.length; n += 37) expect(targets(n)).toEqual(whole.slice(0, targets(n).length));
    expect(whole.length).toBeGreaterThan(100);
  });

  it.each(TABLES)('accounts for every point once: %s', (_name, options, seats) => {
    const last = [...moments(options, seats, 3, 100_000)].at(-1)!;
    const sources = pack.pointSources(last.log, last, 'fr');
    for (const { seat, score } of last.standings) expect(sources.reduce((sum, row) => sum + row.points[seat]!, 0)).toBe(score);
    expect(pack.milestones(last.log, 'en').at(-1)?.label).toBe('✓');
  });
});

describe('cards', () => {
  it('have a picture, a name and a short one in both languages', () => {
    for (const { id } of CARDS) {
      expect(glyphOf(id), id).toBeTruthy();
      for (const lang of ['en', 'fr'] as const) {
        expect(pack.cardName(id, lang), id).not.toMatch(/^$|t06\./);
        expect(wordsOf(lang).short(id).length, `${id} in ${lang}`).toBeLessThanOrEqual(18);
      }
    }
  });
});

describe('lines of the log', () => {
  const [snapshot] = moments({ version: 'full' }, 2, 7, 100_000);
  const told = (events: readonly Tta['event'][]) =>
    pack.logLines(
      events.map((e) => ({ ply: 1, e })),
      snapshot!,
      'en',
    );

  it('tells cards that are discarded unseen in one line, and those that are seen one by one', () => {
    const unseen = { event: 'discarded', seat: 0, card: null } as const;
    const seen = { ...unseen, card: CARDS[0]!.id };
    expect(told([unseen, unseen, unseen]).map(({ text }) => text)).toEqual(['Discards 3 military cards']);
    expect(told([unseen, { ...unseen, seat: 1 }, seen, seen])).toHaveLength(4);
  });

  it('adds goods set aside to what was paid besides (TTX-EAR-01)', () => {
    const [line, ...more] = told([
      { event: 'built', seat: 0, tech: 't06.infantry.warriors.a', cost: 2, cause: 'build' },
      { event: 'change', seat: 0, by: { armament: -1 }, cause: 'build' },
      { event: 'change', seat: 0, by: { resources: -1 }, cause: 'build' },
    ]);
    expect(more).toEqual([]);
    expect(JSON.stringify(line!.deltas)).toContain('"resources":-2');
  });
});
