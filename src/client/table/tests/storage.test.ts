import { describe, expect, it } from 'vitest';
import { append, now, readRecord, type Timeline, takeBack } from '../../../kernel/index.js';
import type { Game, Seat, Shape } from '../../../kernel/types.js';
import { type OpenGame, openShelf, type Shelf } from '../storage.js';
import { openMemoryStore, renewed, type Store } from '../store.js';
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

async function opened(shelf: Shelf, id: string): Promise<OpenGame> {
  const read = await shelf.openGame(id);
  if (!read?.ok) throw new Error(`unreadable: ${JSON.stringify(read)}`);
  return read.value;
}
const sure = (step: ReturnType<typeof append<Shape>>): Timeline<Shape> => {
  if (!step.ok) throw new Error(step.refusal.code);
  return step.timeline;
};
const play = (at: OpenGame, seat: Seat, move: { move: string }): OpenGame => ({ ...at, timeline: sure(append(at.timeline, seat, move)) });
const undo = (at: OpenGame, seat: Seat): OpenGame => ({ ...at, timeline: sure(takeBack(at.timeline, seat)) });
const stateOf = ({ timeline }: OpenGame) => now(timeline).position.state;
const bet = { move: 'bet' };
const draw = { move: 'draw' };

/** A game in which seat 0 has bet and taken it back, twice, then drawn: five lines after the record. */
async function played(shelf: Shelf) {
  const id = await shelf.createGame(table);
  let at = await opened(shelf, id);
  for (const next of [
    (x: OpenGame) => play(x, 0, bet),
    (x: OpenGame) => undo(x, 0),
    (x: OpenGame) => play(x, 0, bet),
    (x: OpenGame) => undo(x, 0),
    (x: OpenGame) => play(x, 0, draw),
  ]) {
    at = next(at);
    expect(await shelf.saveGame(id, at)).toBe('saved');
  }
  return { id, at };
}

/** A store in which what lies there can be damaged. */
function openFragileStore() {
  const store = openMemoryStore();
  const writes: { parts: readonly number[]; after: string | undefined }[] = [];
  let damage: (stored: NonNullable<Awaited<ReturnType<Store['get']>>>) => Awaited<ReturnType<Store['get']>> = (x) => x;
  return {
    writes,
    breaks: (how: typeof damage) => {
      damage = how;
    },
    store: {
      ...store,
      async get(id: string) {
        const found = await store.get(id);
        return found && damage(found);
      },
      write(...[saved, parts, after]: Parameters<Store['write']>) {
        writes.push({ parts: parts.map(({ n }) => n), after });
        damage = (x) => x;
        return store.write(saved, parts, after);
      },
    },
  };
}

describe('the shelf of games', () => {
  it('creates, lists and deletes', async () => {
    const shelf = openTestShelf();
    const id = await shelf.createGame(table);
    const [first] = await shelf.listGames();
    expect(first).toMatchObject({ id, game: 'toy', seats, ply: 0, finished: false, scores: [0, 0], turn: [0] });
    expect(await shelf.gameOf(id)).toBe('toy');
    expect(readRecord(game, (await shelf.recordOf(id))!).ok).toBe(true);
    await shelf.deleteGame(id);
    expect(await shelf.listGames()).toEqual([]);
    expect(await shelf.openGame(id)).toBeUndefined();
    expect(await shelf.recordOf(id)).toBeUndefined();
  });

  it('appends a line for every move, also for one that is taken back', async () => {
    const { store, writes } = openFragileStore();
    const { id, at } = await played(openTestShelf(store));
    expect(writes.map(({ parts }) => parts)).toEqual([[0], [1], [2], [3], [4], [5]]);
    expect((await store.get(id))!.parts.slice(1).map(({ text }) => text)).toEqual(['0 bet', '0 undo', '0 bet', '0 undo', '0 draw']);
    const again = openTestShelf(store);
    const read = await opened(again, id);
    expect(read.lost).toBe(0);
    expect(stateOf(read)).toEqual(stateOf(at));
    expect(read.timeline.entries).toEqual(at.timeline.entries);
    expect(await again.listGames()).toMatchObject([{ ply: 1, turn: [0] }]);
  });

  it('writes the record whole after many lines, and when the game is over', async () => {
    const { store, writes } = openFragileStore();
    const shelf = openTestShelf(store);
    const id = await shelf.createGame(table);
    let at = await opened(shelf, id);
    for (let i = 0; i < 30; i++) {
      at = play(at, 0, bet);
      await shelf.saveGame(id, at);
      at = undo(at, 0);
      await shelf.saveGame(id, at);
    }
    expect(writes.filter(({ parts }) => parts[0] === 0)).toHaveLength(2);
    expect((await store.get(id))!.parts.length).toBeLessThan(50);
    while (!stateOf(at).over) {
      const seat = (stateOf(at).steps[0] as unknown as { seat: Seat }).seat;
      const [slot] = (stateOf(at) as unknown as { hands: { card: string }[][] }).hands[seat]!;
      at = play(at, seat, { move: 'lay', card: slot!.card } as { move: string });
      await shelf.saveGame(id, at);
    }
    const { saved, parts } = (await store.get(id))!;
    expect([saved.finished, parts.length]).toEqual([true, 1]);
    expect(readRecord(game, parts[0]!.text).ok).toBe(true);
    expect(await openTestShelf(store).recordOf(id)).toBe(parts[0]!.text);
  });

  it('writes what came meanwhile in one go', async () => {
    const memory = openMemoryStore();
    let release = () => {};
    const written: number[][] = [];
    const store: Store = {
      ...memory,
      async write(saved, parts, after) {
        written.push(parts.map(({ n }) => n));
        if (parts[0]?.n === 1)
          await new Promise<void>((resolve) => {
            release = resolve;
          });
        return memory.write(saved, parts, after);
      },
    };
    const shelf = openTestShelf(store);
    const id = await shelf.createGame(table);
    const first = play(await opened(shelf, id), 0, bet);
    const saving = shelf.saveGame(id, first);
    await Promise.resolve();
    const second = undo(first, 0);
    const rest = [shelf.saveGame(id, second), shelf.saveGame(id, play(second, 0, draw))];
    await new Promise((resolve) => setTimeout(resolve));
    expect(shelf.state).toBe('saving');
    release();
    expect(await Promise.all([saving, ...rest])).toEqual(['saved', 'saved', 'saved']);
    expect(written).toEqual([[0], [1], [2, 3]]);
    expect(shelf.state).toBe('saved');
  });

  it('reads a game that was kept as one text, and goes on with it', async () => {
    const before = openTestShelf();
    const { id, at } = await played(before);
    const store = openMemoryStore();
    const [summary] = await before.listGames();
    await store.write(...renewed({ ...summary!, record: (await before.recordOf(id))! }), undefined);
    const shelf = openTestShelf(store);
    const read = await opened(shelf, id);
    expect(stateOf(read)).toEqual(stateOf(at));
    expect(await shelf.saveGame(id, play(read, 0, bet))).toBe('saved');
    expect((await store.get(id))!.parts.map(({ n }) => n)).toEqual([0, 1]);
    expect((await opened(openTestShelf(store), id)).timeline.entries).toHaveLength(6);
  });
});

describe('a game whose end was not written well', () => {
  it.each([
    ['the last line is missing', 1, (parts) => parts.slice(0, -1)],
    ['the last line is damaged', 1, (parts) => [...parts.slice(0, -1), { ...parts.at(-1)!, text: '0 be' }]],
    ['a line in the middle is missing', 3, (parts) => parts.filter(({ n }) => n !== 3)],
    ['a line in the middle is damaged', 3, (parts) => parts.map((part) => (part.n === 3 ? { ...part, text: '0 draw' } : part))],
    ['two lines have changed places', 3, (parts) => [...parts.slice(0, 3), { ...parts[4]!, n: 3 }, { ...parts[3]!, n: 4 }, parts[5]!]],
    ['nothing but the record is left', 5, (parts) => parts.slice(0, 1)],
  ] satisfies [string, number, (parts: NonNullable<Awaited<ReturnType<Store['get']>>>['parts']) => unknown][])(
    'goes on from what is sound, and says what is lost: %s',
    async (_, lost, change) => {
      const { store, breaks, writes } = openFragileStore();
      const { id, at } = await played(openTestShelf(store));
      breaks(({ saved, parts }) => ({ saved, parts: change(parts) as typeof parts }));
      const shelf = openTestShelf(store);
      const read = await opened(shelf, id);
      expect(read.lost).toBe(lost);
      expect(read.timeline.entries).toEqual(at.timeline.entries.slice(0, 5 - lost));
      // Still said when it is looked at again; mended with the next move.
      expect((await opened(shelf, id)).lost).toBe(lost);
      const next = read.timeline.frames.length > 1 ? undo(read, 0) : play(read, 0, bet);
      expect(await shelf.saveGame(id, next)).toBe('saved');
      expect(writes.at(-1)).toMatchObject({ parts: [0] });
      expect(await opened(openTestShelf(store), id)).toMatchObject({ lost: 0, timeline: { entries: next.timeline.entries } });
    },
  );

  it('cannot be opened without its record, but be handed out as it is', async () => {
    const { store, breaks } = openFragileStore();
    const { id } = await played(openTestShelf(store));
    breaks(({ saved, parts }) => ({ saved, parts: parts.map((part) => (part.n === 0 ? { ...part, text: 'epoque rec' } : part)) }));
    const shelf = openTestShelf(store);
    expect(await shelf.openGame(id)).toMatchObject({ ok: false, problem: { code: 'NOT_A_RECORD' } });
    expect(await shelf.recordOf(id)).toBe('epoque rec\n0 bet\n0 undo\n0 bet\n0 undo\n0 draw');
  });
});

describe('two windows with the same game', () => {
  it('never overwrite each other: whoever comes second is told', async () => {
    const store = openMemoryStore();
    const [one, two] = [openTestShelf(store), openTestShelf(store)];
    const id = await one.createGame(table);
    const [here, there] = [await opened(one, id), await opened(two, id)];
    expect(await one.saveGame(id, play(here, 0, bet))).toBe('saved');
    const before = await store.get(id);
    expect(await two.saveGame(id, play(there, 0, draw))).toBe('overtaken');
    expect(await two.saveGame(id, play(play(there, 0, draw), 0, bet))).toBe('overtaken');
    expect(await store.get(id)).toEqual(before);
    // Opened again, the second one goes on where the first was, which is overtaken in its turn.
    const again = await opened(two, id);
    expect(again.timeline.entries).toHaveLength(1);
    expect(await two.saveGame(id, undo(again, 0))).toBe('saved');
    expect(await one.saveGame(id, play(play(here, 0, bet), 0, draw))).toBe('overtaken');
    expect((await opened(openTestShelf(store), id)).timeline.entries).toHaveLength(2);
  });

  it('lay nothing on the table again that one of them has deleted', async () => {
    const store = openMemoryStore();
    const [one, two] = [openTestShelf(store), openTestShelf(store)];
    const id = await one.createGame(table);
    const here = await opened(one, id);
    await two.deleteGame(id);
    expect(await one.saveGame(id, play(here, 0, bet))).toBe('overtaken');
    expect(await store.list()).toEqual([]);
  });
});

describe('storage that is not there, or full', () => {
  it('goes on in memory without a database, and says so', async () => {
    const shelf = openShelf(() => Promise.reject(new Error('blocked')), load);
    const { id, at } = await played(shelf);
    expect(shelf.state).toBe('memory');
    expect(stateOf(await opened(shelf, id))).toEqual(stateOf(at));
  });

  it('goes on in memory when the disk is full, says so, and writes all as soon as there is room', async () => {
    const memory = openMemoryStore();
    let isFull = true;
    const store: Store = { ...memory, write: (...what) => (isFull ? Promise.reject(new Error('quota')) : memory.write(...what)) };
    const shelf = openTestShelf(store);
    const id = await shelf.createGame(table);
    expect(shelf.state).toBe('full');
    const at = play(await opened(shelf, id), 0, bet);
    expect(await shelf.saveGame(id, at)).toBe('full');
    expect(await shelf.listGames()).toMatchObject([{ id, ply: 1 }]);
    expect((await opened(shelf, id)).timeline.entries).toHaveLength(1);
    isFull = false;
    expect(await shelf.saveGame(id, play(at, 0, draw))).toBe('saved');
    expect(shelf.state).toBe('saved');
    expect((await opened(openTestShelf(memory), id)).timeline.entries).toHaveLength(2);
  });

  it('remembers achievements', async () => {
    const shelf = openTestShelf();
    await shelf.keepAchievements('toy', ['a', 'b']);
    expect(await shelf.keptAchievements('toy')).toEqual(['a', 'b']);
    expect(await shelf.keptAchievements('other')).toEqual([]);
    await shelf.forgetAchievements();
    expect(await shelf.keptAchievements('toy')).toEqual([]);
  });
});

describe('importing a record', () => {
  const sample = async () => {
    const shelf = openTestShelf();
    return (await shelf.recordOf(await shelf.createGame(table)))!;
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
    expect(result.ok && (await shelf.recordOf(result.value))).toBe(text);
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
    expect(result.ok && (await opened(shelf, result.value)).facts.seats).toEqual([
      { name: '1', kind: 'friend' },
      { name: '2', kind: 'friend' },
    ]);
  });
});
