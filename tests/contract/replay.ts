import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Game, now, readRecord, type Shape, writeRecord } from '../../src/kernel/index.js';

/** What stands at the head of a stored game. */
export interface StoredTable<O> {
  readonly seats: number;
  readonly options: O;
}

/** Finished games of the folder of a game, each played again from its record; answers with the tables they were played at. */
export function replayTests<T extends Shape>(game: Game<T>): readonly StoredTable<T['options']>[] {
  const folder = new URL(`../../fixtures/${game.id}/`, import.meta.url);
  const records = readdirSync(folder)
    .filter((name) => name.endsWith('.replay'))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

  it.each(records)('$name ends with the same state and the same scores', ({ text }) => {
    const read = readRecord(game, text); // compares the hash
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const { timeline, header } = read.value;
    const { state } = now(timeline).position;
    expect(state.over).toBe(true);
    const scores = /^scores (.*)$/m.exec(text)![1]!.split(' ').map(Number);
    expect(game.standings(state).map((x) => x.score)).toEqual(scores);
    expect(writeRecord(timeline, header.seed, header.table)).toBe(text);
  });

  return records.map(({ text }) => ({
    seats: Number(/^seats (\d+)$/m.exec(text)![1]),
    options: JSON.parse(/^options (.*)$/m.exec(text)![1]!) as T['options'],
  }));
}
