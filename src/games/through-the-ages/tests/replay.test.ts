import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { now, readRecord, writeRecord } from '../../../kernel/index.js';
import { throughTheAges } from '../game.js';
import { type Options, VERSIONS } from '../state.js';

const FOLDER = new URL('../../../../fixtures/through-the-ages/', import.meta.url);
const records = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.replay'))
  .map((name) => ({ name, text: readFileSync(new URL(name, FOLDER), 'utf8') }));

const replay = (text: string) => {
  const read = readRecord(throughTheAges, text);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
};

describe('finished games, played again from their records', () => {
  it.each(records)('$name ends with the same state and the same scores', ({ text }) => {
    const { timeline, header } = replay(text); // compares the hash
    const { state } = now(timeline).position;
    expect(state.over).toBe(true);
    const scores = /^scores (.*)$/m.exec(text)![1]!.split(' ').map(Number);
    expect(throughTheAges.standings(state).map((x) => x.score)).toEqual(scores);
    expect(writeRecord(timeline, header.seed, header.table)).toBe(text);
  });

  it('are ten of each version, with every number of seats', () => {
    const headers = records.map(({ text }) => ({
      seats: Number(/^seats (\d)$/m.exec(text)![1]),
      options: JSON.parse(/^options (.*)$/m.exec(text)![1]!) as Options,
    }));
    for (const version of VERSIONS) expect(headers.filter((x) => x.options.version === version)).toHaveLength(10);
    expect(new Set(headers.map((x) => x.seats))).toEqual(new Set([2, 3, 4]));
  });
});
