import { describe, expect, it } from 'vitest';
import { append, readRecord } from '../../../kernel/index.js';
import type { Game, Shape } from '../../../kernel/types.js';
import { openShelf, type TableFacts } from '../storage.js';
import { openMemoryStore, type SavedGame, Saver } from '../store.js';
import type { SeatInfo } from '../table.js';
import { toy } from './toy.js';

const game = toy as unknown as Game<Shape>;
const load = async (id: string) => (id === 'toy' ? game : undefined);
const seats: SeatInfo[] = [
  { name: 'Ada', kind: 'me' },
  { name: 'Hypatie', kind: 'bot', level: 'easy' },
];
const table = { game: 'toy', options: toy.defaults, seats };
const openTestShelf = (store = openMemoryStore()) => openShelf(async () => store, load);

describe('the shelf of games', () => {
  it('creates, lists and deletes', async () => {
    const shelf = openTestShelf();
    const id = await shelf.createGame(table);
    const [first] = await shelf.listGames();
    expect(first).toMatchObject({ id, game: 'toy', seats, ply: 0, finished: false, scores: [0, 0], turn: [0] });
    expect(first).not.toHaveProperty('record');
    expect(readRecord(game, (await shelf.getGame(id))!.record).ok).toBe(true);
    await shelf.deleteGame(id);
    expect(await shelf.listGames()).toEqual([]);
    expect(await shelf.getGame(id)).toBeUndefined();
  });

  it('keeps the newest text of a game', async () => {
    const store = openMemoryStore();
    const shelf = openTestShelf(store);
    const id = await shelf.createGame(table);
    const read = readRecord(game, (await shelf.getGame(id))!.record);
    if (!read.ok) throw new Error('unreadable');
    const step = append(read.value.timeline, 0, { move: 'bet' });
    if (!step.ok) throw new Error('refused');
    await shelf.saveGame(id, step.timeline, read.value.header.table as TableFacts, 'after the bet');
    expect(await store.get(id)).toMatchObject({ ply: 1, record: 'after the bet' });
    expect(await openTestShelf(store).getGame(id)).toMatchObject({ ply: 1 });
  });

  it('goes on in memory without a database, and says so', async () => {
    const shelf = openShelf(() => Promise.reject(new Error('blocked')), load);
    const id = await shelf.createGame(table);
    expect(shelf.state).toBe('memory');
    expect(await shelf.getGame(id)).toBeDefined();
  });

  it('goes on in memory when the disk is full, and says so', async () => {
    const store = { ...openMemoryStore(), put: () => Promise.reject(new Error('quota')) };
    const shelf = openTestShelf(store);
    const id = await shelf.createGame(table);
    expect(shelf.state).toBe('full');
    expect(await shelf.getGame(id)).toBeDefined();
    expect(await shelf.listGames()).toHaveLength(1);
  });

  it('remembers achievements', async () => {
    const shelf = openTestShelf();
    await shelf.keepAchievements('toy', ['a', 'b']);
    expect(await shelf.keptAchievements('toy')).toEqual(['a', 'b']);
    expect(await shelf.keptAchievements('other')).toEqual([]);
  });
});

describe('writing one after the other', () => {
  it('skips texts that are already old', async () => {
    const written: number[] = [];
    const states: string[] = [];
    let release = () => {};
    const put = (x: SavedGame) => {
      written.push(x.ply);
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    };
    const saver = new Saver(put, (state) => states.push(state));
    const entry = (ply: number) => ({ ply }) as SavedGame;
    const done = saver.save(entry(1));
    void saver.save(entry(2));
    void saver.save(entry(3));
    release();
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    release();
    await done;
    expect(written).toEqual([1, 3]);
    expect(states).toEqual(['saving', 'saved']);
  });
});

describe('importing a record', () => {
  const sample = async () => {
    const shelf = openTestShelf();
    return (await shelf.getGame(await shelf.createGame(table)))!.record;
  };
  const problemOf = async (text: string) => {
    const shelf = openTestShelf();
    const result = await shelf.importRecord(text);
    expect(await shelf.listGames()).toHaveLength(result.ok ? 1 : 0);
    return result.ok ? undefined : result.problem;
  };

  it('takes a good file under a new name', async () => {
    const text = await sample();
    const shelf = openTestShelf();
    const result = await shelf.importRecord(text);
    expect(result.ok && (await shelf.getGame(result.value))).toMatchObject({ seats, record: text });
  });

  it('names what is wrong with a bad one', async () => {
    const text = await sample();
    expect(await problemOf('hello')).toMatchObject({ code: 'NOT_A_RECORD' });
    expect(await problemOf('x'.repeat(2_000_001))).toMatchObject({ code: 'NOT_A_RECORD' });
    expect(await problemOf(text.replace('record 1', 'record 2'))).toMatchObject({ code: 'NEWER_FORMAT', found: 2 });
    expect(await problemOf(text.replace('game toy', 'game chess'))).toMatchObject({ code: 'UNKNOWN_GAME', found: 'chess' });
    expect(await problemOf(text.replace('rules 1', 'rules 9'))).toMatchObject({ code: 'OTHER_RULES', found: 9 });
    expect(await problemOf(text.replace(/seed ../, 'seed 00'))).toMatchObject({ code: 'BAD_SEED' });
    expect(await problemOf(text.replace('"cards":2', '"cards":"x"'))).toMatchObject({ code: 'BAD_OPTIONS' });
    expect(await problemOf(text.replace('moves\n', 'moves\n0 lay card=C42\n'))).toMatchObject({ code: 'ILLEGAL_MOVE', line: 10 });
    expect(await problemOf(text.replace('moves\n', 'moves\n?\n'))).toMatchObject({ code: 'BAD_LINE', line: 10 });
    expect(await problemOf(text.slice(0, text.indexOf('running')))).toMatchObject({ code: 'CUT_SHORT' });
    expect(await problemOf(text.replace(/hash ./, 'hash '))).toMatchObject({ code: 'CUT_SHORT' });
    expect(await problemOf(text.replace(/hash [0-9a-f]{16}/, `hash ${'0'.repeat(16)}`))).toMatchObject({ code: 'WRONG_HASH' });
  });

  it('shows a table even when a stranger wrote odd facts about it', async () => {
    const text = (await sample()).replace(/^table .*$/m, 'table {"seats":[7,{"name":"","kind":"king"}],"created":"x"}');
    const shelf = openTestShelf();
    const result = await shelf.importRecord(text);
    expect(result.ok && (await shelf.getGame(result.value))?.seats).toEqual([
      { name: '1', kind: 'friend' },
      { name: '2', kind: 'friend' },
    ]);
  });
});
