import { beforeAll, describe, expect, it } from 'vitest';
import { ageOfCivilization as game } from '../../../../games/age-of-civilization/game.js';
import { forecastOf } from '../../../../games/age-of-civilization/guide/forecast.js';
import type { Aoc, Options } from '../../../../games/age-of-civilization/state/state.js';
import { entryOf } from '../../../../games/index.js';
import { append, asked, begin, below, fastDice, legal, now, openDice, type Timeline } from '../../../../kernel/index.js';
import { liveSnapshot } from '../../../table/snapshots.js';
import type { SeatInfo, Snapshot } from '../../../table/table.js';
import { expectWords } from '../../../table/tests/said.js';
import { CARD_FILES } from '../cards.js';
import { boardPackage as pack } from '../package.js';
import { words, wordsOf } from '../words.js';

beforeAll(async () => {
  await Promise.all([words.load('en'), words.load('fr')]);
});

const people = (n: number): SeatInfo[] => Array.from({ length: n }, (_, i) => ({ name: `P${i}`, kind: 'friend' }));

/** Every moment of a random game, as the seat that is asked sees it. */
function* moments(options: Partial<Options>, seats: number, seed: number): Generator<Snapshot<Aoc>> {
  const dice = openDice(fastDice(seed));
  let timeline: Timeline<Aoc> = begin(game, { ...game.defaults, ...options }, seats, fastDice(seed));
  for (;;) {
    const { position } = now(timeline);
    const seat = asked(game, position)[0];
    yield liveSnapshot({ tableId: 't', timeline, seats: people(seats), viewer: seat ?? 0 });
    if (seat === undefined) return;
    const moves = legal(game, position, seat);
    const step = append(timeline, seat, moves[below(dice, moves.length)]!);
    if (!step.ok) throw new Error(step.refusal.code);
    timeline = step.timeline;
  }
}

const TABLES: readonly (readonly [string, Partial<Options>, number])[] = [
  ['two players', {}, 2],
  ['four players, all variants', { innovation: true, changingWorld: true, draft: true }, 4],
  ['Skirmish', { innovation: true }, 1],
  ...(['SCN-1', 'SCN-2', 'SCN-3', 'SCN-4', 'SCN-5'] as const).map((scenario) => [scenario, { scenario }, 1] as const),
];

describe('the board has words for every moment', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    for (const snapshot of moments(options, seats, 7)) {
      expectWords(pack, snapshot);
      expect(() => forecastOf(snapshot.view)).not.toThrow();
    }
  });
});

describe('the question', () => {
  it('says that everything is done only when the turn itself can be finished', () => {
    const done = wordsOf('en').g('ask.end-of-turn.done');
    for (const snapshot of moments({ innovation: true }, 3, 5))
      if (pack.prompt(snapshot, 'en').sentence === done) expect(snapshot.choices.map(({ move }) => move.move)).toEqual(['finish-turn']);
  });
});

describe('the log', () => {
  it('tells a longer game with the lines of a shorter one first', () => {
    const all = [...moments({ changingWorld: true }, 3, 11)];
    const last = all.at(-1)!;
    const whole = pack.logLines(last.log, last, 'en');
    for (const snapshot of all.filter((_, i) => i % 7 === 0)) {
      const part = pack.logLines(snapshot.log, snapshot, 'en');
      expect(part.slice(0, -1).map((line) => line.targets)).toEqual(
        whole.slice(0, Math.max(0, part.length - 1)).map((line) => line.targets),
      );
    }
    expect(whole.some((line) => line.kind === 'round')).toBe(true);
  });

  it('accounts for every point', () => {
    for (const [, options, seats] of TABLES) {
      const last = [...moments(options, seats, 3)].at(-1)!;
      const sources = pack.pointSources(last.log, last, 'fr');
      for (const { seat, score } of last.standings) expect(sources.reduce((sum, row) => sum + row.points[seat]!, 0)).toBe(score);
    }
  });
});

describe('the gallery', () => {
  it('has every card with a name, a picture and words in both languages', () => {
    const count = (kind: string) => CARD_FILES.filter((file) => file.kind === kind).length;
    expect([count('civ'), count('wonder'), count('tech'), count('special'), count('scenario')]).toEqual([48, 15, 27, 9, 5]);
    for (const file of CARD_FILES)
      for (const lang of ['en', 'fr'] as const) {
        expect(wordsOf(lang).name(file.names, file.nameId)).not.toBe('');
        expect(file.drawing.glyph, file.id).toBeTruthy();
        expect(file.passages(wordsOf(lang)).every((passage) => passage.title !== '')).toBe(true);
      }
  });

  it('links only to rules that exist', async () => {
    const known = new Set((await entryOf(pack.game.id)!.catalogue()).rules.map((rule) => rule.id));
    const last = [...moments({ innovation: true, changingWorld: true }, 4, 5)].at(-1)!;
    const lines = pack.logLines(last.log, last, 'en').flatMap((line) => line.rule ?? []);
    for (const id of [...CARD_FILES.flatMap((file) => file.rules), ...lines, 'AOC-ABL-4']) expect(known.has(id), id).toBe(true);
  });
});
