import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { now, readRecord, writeRecord } from '../../../kernel/index.js';
import { SIDES } from '../cards/tracks.js';
import { millennia } from '../game.js';
import { ACTION_MODES, type Options } from '../state.js';

const FOLDER = new URL('../../../../fixtures/millennia/', import.meta.url);
const records = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.replay'))
  .map((name) => ({ name, text: readFileSync(new URL(name, FOLDER), 'utf8') }));

const replay = (text: string) => {
  const read = readRecord(millennia, text);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
};

describe('finished games, played again from their records', () => {
  it.each(records)('$name ends with the same state and the same scores', ({ text }) => {
    const { timeline, header } = replay(text); // compares the hash
    const { state } = now(timeline).position;
    expect(state.over).toBe(true);
    const scores = /^scores (.*)$/m.exec(text)![1]!.split(' ').map(Number);
    expect(millennia.standings(state).map((x) => x.score)).toEqual(scores);
    expect(writeRecord(timeline, header.seed, header.table)).toBe(text);
  });

  it('cover every number of seats and every option', () => {
    const headers = records.map(({ text }) => replay(text).header);
    const options = headers.map((x) => x.options as Options);
    expect(new Set(headers.map((x) => x.seats))).toEqual(new Set([1, 2, 3, 4]));
    for (const side of SIDES) expect(options.some((x) => x.side === side)).toBe(true);
    for (const actions of ACTION_MODES) expect(options.some((x) => x.actions === actions)).toBe(true);
    for (const automa of ['normal', 'hard']) expect(options.some((x) => x.automa === automa)).toBe(true);
  });
});
