import { beforeAll, describe, expect, it } from 'vitest';
import { entryOf } from '../../../../games/index.js';
import { millennia as game } from '../../../../games/millennia/game.js';
import type { Mil, Options } from '../../../../games/millennia/state/state.js';
import { append, asked, begin, below, fastDice, legal, now, openDice, type Timeline } from '../../../../kernel/index.js';
import { liveSnapshot } from '../../../table/snapshots.js';
import type { SeatInfo, Snapshot } from '../../../table/table.js';
import { expectWords } from '../../../table/tests/said.js';
import { CARD_FILES, CARD_KINDS, cardName } from '../cards.js';
import { boardPackage as pack } from '../package.js';
import { words, wordsOf } from '../words.js';

beforeAll(async () => {
  await Promise.all([words.load('en'), words.load('fr')]);
});

const people = (n: number): SeatInfo[] => Array.from({ length: n }, (_, i) => ({ name: `P${i}`, kind: 'friend' }));

/** Every moment of a random game, as the seat that is asked sees it; `every` leaves some of them out. */
function* moments(options: Partial<Options>, seats: number, seed: number, every = 1): Generator<Snapshot<Mil>> {
  const dice = openDice(fastDice(seed));
  let timeline: Timeline<Mil> = begin(game, { ...game.defaults, ...options }, seats, fastDice(seed));
  for (let ply = 0; ; ply++) {
    const { position } = now(timeline);
    const seat = asked(game, position)[0];
    if (ply % every === 0 || seat === undefined) yield liveSnapshot({ tableId: 't', timeline, seats: people(seats), viewer: seat ?? 0 });
    if (seat === undefined) return;
    const moves = legal(game, position, seat);
    // To finish at once would end every age before anything is done in it.
    const active = moves.filter(({ move }) => move !== 'finish' && move !== 'pass' && move !== 'by-hand');
    const from = active.length > 0 && below(dice, 8) > 0 ? active : moves;
    const step = append(timeline, seat, from[below(dice, from.length)]!);
    if (!step.ok) throw new Error(step.refusal.code);
    timeline = step.timeline;
  }
}

const TABLES: readonly (readonly [string, Partial<Options>, number])[] = [
  ['alone', { automa: 'hard' }, 1],
  ['two players, hidden', {}, 2],
  ['three players, in turn, side A2', { actions: 'sequential', side: 'A2' }, 3],
  ['four players, live', { actions: 'live' }, 4],
];

describe('the board has words for every moment', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    for (const snapshot of moments(options, seats, 7, 5)) expectWords(pack, snapshot);
  });
});

describe('the log', () => {
  it('tells a longer game with the lines of a shorter one first', () => {
    const all = [...moments({ actions: 'live' }, 2, 11, 9)];
    const last = all.at(-1)!;
    const whole = pack.logLines(last.log, last, 'en');
    for (const snapshot of all) {
      const part = pack.logLines(snapshot.log, snapshot, 'en');
      expect(part.slice(0, -1).map((line) => line.targets)).toEqual(
        whole.slice(0, Math.max(0, part.length - 1)).map((line) => line.targets),
      );
    }
    expect(whole.filter((line) => line.kind === 'round')).toHaveLength(8);
  });

  it.each(TABLES)('accounts for every point: %s', (_name, options, seats) => {
    const last = [...moments(options, seats, 3, 1000)].at(-1)!;
    const sources = pack.pointSources(last.log, last, 'fr');
    for (const { seat, score } of last.standings) expect(sources.reduce((sum, row) => sum + row.points[seat]!, 0)).toBe(score);
    expect(pack.milestones(last.log, 'en').map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });
});

describe('the gallery', () => {
  it('has every card with a name, a sign and words in both languages', () => {
    const count = (kind: string) => CARD_FILES.filter((file) => file.kind === kind).length;
    expect(Object.fromEntries(CARD_KINDS.map((kind) => [kind, count(kind)]))).toEqual({
      technology: 112,
      building: 88,
      wonder: 24,
      prosperity: 14,
      book: 26,
      research: 20,
      diplomacy: 32,
    });
    for (const file of CARD_FILES)
      for (const lang of ['en', 'fr'] as const) {
        expect(cardName(file, wordsOf(lang))).not.toBe('');
        expect(file.icon, file.id).toBeTruthy();
        expect(file.passages(wordsOf(lang)).every((passage) => passage.title !== '' && passage.text !== '')).toBe(true);
      }
  });

  it('links only to rules that exist', async () => {
    const known = new Set((await entryOf(pack.game.id)!.catalogue()).rules.map((rule) => rule.id));
    const last = [...moments({}, 2, 5, 1000)].at(-1)!;
    const lines = pack.logLines(last.log, last, 'en').flatMap((line) => line.rule ?? []);
    expect(lines).not.toEqual([]);
    for (const id of [...CARD_FILES.flatMap((file) => file.rules), ...lines]) expect(known.has(id), id).toBe(true);
  });
});
