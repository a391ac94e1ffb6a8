import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { now, readRecord, writeRecord } from '../../../kernel/index.js';
import { SCENARIOS } from '../editions/scenarios.js';
import { ageOfCivilization } from '../game.js';
import type { Options } from '../state.js';

const FOLDER = new URL('../../../../fixtures/age-of-civilization/', import.meta.url);
const records = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.replay'))
  .map((name) => ({ name, text: readFileSync(new URL(name, FOLDER), 'utf8') }));

const replay = (text: string) => {
  const read = readRecord(ageOfCivilization, text);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
};

describe('finished games, played again from their records', () => {
  it.each(records)('$name ends with the same state and the same scores', ({ text }) => {
    const { timeline, header } = replay(text); // compares the hash
    const { state } = now(timeline).position;
    expect(state.over).toBe(true);
    const scores = /^scores (.*)$/m.exec(text)![1]!.split(' ').map(Number);
    expect(ageOfCivilization.standings(state).map((x) => x.score)).toEqual(scores);
    expect(writeRecord(timeline, header.seed, header.table)).toBe(text);
  });

  it('cover every number of seats, every variant and every scenario', () => {
    const headers = records.map(({ text }) => replay(text).header);
    const options = headers.map((x) => x.options as Options);
    expect(new Set(headers.map((x) => x.seats))).toEqual(new Set([1, 2, 3, 4]));
    for (const variant of ['innovation', 'changingWorld', 'draft', 'firstGame'] as const)
      expect(options.some((x) => x[variant])).toBe(true);
    for (const { id } of SCENARIOS) expect(options.some((x) => x.scenario === id)).toBe(true);
  });
});
