import { readdirSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { at } from '../../../scripts/lib/paths.mjs';
import { PLAYED } from '../../games/index.js';
import { readRecord } from '../../kernel/index.js';
import { playLine, recordWith, type StudyTable, subjectOf } from '../../study/index.js';
import { botsOf } from '../archive.js';
import { readLabSettings } from '../lab-settings.js';
import { playTable } from '../play-table.js';

describe('the settings of the laboratory', () => {
  it('name tables', async () => {
    const settings = await readLabSettings(['--game', 'age-of-civilization', '--edition', 'standard', '--seats', '2,4', '--games', '7'], 3);
    expect(settings).toMatchObject({ games: 7, workers: 2, anew: false, time: Number.POSITIVE_INFINITY });
    expect((settings as { readonly tables: readonly StudyTable[] }).tables).toEqual(
      [2, 4].map((seats) => ({ game: 'age-of-civilization', edition: 'standard', seats, level: 'normal' })),
    );
  });

  it.each([
    [['--game', 'chess'], /a game is one of/],
    [['--level', 'divine'], /a level is one of/],
    [['--edition', '1830'], /no such table/],
    [['--games', 'many'], /takes a number/],
    [['--speed', '9'], /Unknown option/],
  ])('%j are refused', async (argv, why) => {
    expect(await readLabSettings(argv, 2)).toMatch(why);
  });
});

describe.each(PLAYED.map((entry) => [entry.meta.id, entry] as const))('the survey of %s', (id, entry) => {
  it('names tables that can be set up, and claims about them', async () => {
    const [game, survey] = await Promise.all([entry.game(), entry.survey!()]);
    for (const { optionsFor, seats, id: edition } of survey.editions)
      for (const n of seats) expect(game.check(optionsFor(game.defaults), n), edition).toBeUndefined();
    for (const { tables } of survey.claims)
      for (const { edition, seats } of tables) expect(survey.editions.find((x) => x.id === edition)?.seats).toContain(seats);
  });

  it('finds what was taken in a finished game', async () => {
    const [game, survey] = await Promise.all([entry.game(), entry.survey!()]);
    const name = readdirSync(at('fixtures', id))
      .sort()
      .find((file) => /second-1\.|two|short-two/.test(file))!;
    const read = readRecord(game, readFileSync(at('fixtures', id, name), 'utf8'));
    if (!read.ok) throw new Error(read.problem.code);
    const watch = survey.watch();
    const finds = read.value.timeline.frames.flatMap(({ events }) => watch(events.map(({ e }) => e)));
    const kinds = survey.kinds.map((kind) => kind.id);
    for (const { kind } of finds) expect(kinds).toContain(kind);
    expect(new Set(finds.map(({ kind }) => kind)).size).toBeGreaterThan(1);
    expect(new Set(finds.map(({ seat }) => seat)).size).toBeGreaterThan(1);
    expect(botsOf(id, ['expert'])).toMatch(/^[0-9a-f]{8}$/);
    // What only experts know changes nobody else.
    expect(botsOf(id, ['hard', 'expert']) === botsOf(id, ['hard'])).toBe(entry.expert === undefined);
  });
});

it('the same table and number give the same game', async () => {
  const table: StudyTable = { game: 'age-of-civilization', edition: 'standard', seats: 2, level: 'easy' };
  const subject = (await subjectOf(table.game, table.level))!;
  const line = playLine(subject, table, 3);
  expect(playLine(subject, table, 3)).toEqual(line);
  expect(playLine(subject, table, 4).seed).not.toBe(line.seed);
  expect(line.takes.every(({ round }) => round >= 1 && round <= 6)).toBe(true);
  expect([...line.order].sort()).toEqual([0, 1]);
  expect(line.takes.filter(({ kind }) => kind === 'civilisations').length).toBeGreaterThan(1);

  // An example is the game that was counted, or another one in which the card is taken; never one without it.
  const taken = line.takes.find(({ kind }) => kind === 'technologies')!;
  const { record, ply } = recordWith(subject, table, 3, taken.card, 1)!;
  const first = readRecord(subject.game, record);
  expect(first.ok && first.value.timeline.entries.length).toBe(line.decisions);
  // It is watched from the move on by which the card is taken.
  const watch = subject.survey.watch();
  const cards = first.ok ? first.value.timeline.frames.map(({ events }) => watch(events.map(({ e }) => e)).map(({ card }) => card)) : [];
  expect(cards.findIndex((found) => found.includes(taken.card))).toBe(ply + 1);
  expect(recordWith(subject, table, 3, 'tech:unheard', 2)).toBeUndefined();
});

describe('a run over several tables', () => {
  /** Answers at once; the first game last, so that lines come in another order than their numbers. */
  const QUICK = `
    const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ table, number }) =>
      setTimeout(() => parentPort.postMessage({ number, seed: table.edition }), number === 0 ? 20 : 0));`;

  it('plays one after the other in the same threads, and keeps games in the order of their numbers', async () => {
    const workers = [1, 2].map(() => new Worker(QUICK, { eval: true }));
    const kept: string[] = [];
    const keep = ({ seed, number }: { readonly seed: string; readonly number: number }): void => void kept.push(`${seed}${number}`);
    for (const edition of ['a', 'b', 'c']) {
      const table: StudyTable = { game: 'x', edition, seats: 2, level: 'easy' };
      await playTable(table, [0, 4], workers, () => false, keep);
    }
    let questions = 0;
    const table: StudyTable = { game: 'x', edition: 'd', seats: 2, level: 'easy' };
    await playTable(table, [2, 9], workers, () => ++questions > 2, keep);
    for (const worker of workers) await worker.terminate();
    expect(kept.join(' ')).toBe('a0 a1 a2 a3 b0 b1 b2 b3 c0 c1 c2 c3 d2 d3');
  });
});
