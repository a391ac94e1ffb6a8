import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Game, now, readRecord, type Shape, writeRecord } from '../../src/kernel/index.js';

/** What stands at the head of a stored game, and where it leads. */
export interface StoredTable<T extends Shape> {
  readonly seats: number;
  readonly options: T['options'];
  /** The state in which it ends, played again. */
  end(): T['state'];
}

/** Finished games of the folder of a game, each played again from its record; answers with the tables they were played at. */
export function replayTests<T extends Shape>(game: Game<T>): readonly StoredTable<T>[] {
  const folder = new URL(`../../fixtures/${game.id}/`, import.meta.url);
  const records = readdirSync(folder)
    .filter((name) => name.endsWith('.replay'))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
  const ends = new Map<string, T['state']>();

  /** Plays a record again, which compares the hash. */
  const replayed = (text: string) => {
    const read = readRecord(game, text);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    ends.set(text, now(read.value.timeline).position.state);
    return read.value;
  };

  it.each(records)('$name ends with the same state and the same scores', ({ text }) => {
    const { timeline, header } = replayed(text);
    const { state } = now(timeline).position;
    expect(state.over).toBe(true);
    const scores = /^scores (.*)$/m.exec(text)![1]!.split(' ').map(Number);
    expect(game.standings(state).map((x) => x.score)).toEqual(scores);
    expect(writeRecord(timeline, header.seed, header.table)).toBe(text);
  });

  return records.map(({ text }) => ({
    seats: Number(/^seats (\d+)$/m.exec(text)![1]),
    options: JSON.parse(/^options (.*)$/m.exec(text)![1]!) as T['options'],
    end: () => ends.get(text) ?? now(replayed(text).timeline).position.state,
  }));
}
