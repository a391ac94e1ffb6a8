import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '../../protocol/index.js';
import type { Header } from '../table/facts.js';
import { Journal } from './journal.js';
import { type Append, LIFETIME, type NewTable, type Store, type Summary } from './store.js';

const SETTINGS: Settings = {
  game: 'toy',
  options: {},
  visibility: 'public',
  clock: { kind: 'none' },
  timeout: 'remind',
  spectators: { allowed: true, delay: 0 },
  chat: true,
  autoStart: false,
};

let count = 0;
export function newTable(
  change: { made?: string; places?: (string | null)[]; settings?: Partial<Settings>; summary?: Partial<Summary> } = {},
): NewTable {
  const id = `table-${++count}`.padEnd(22, '_');
  const settings = { ...SETTINGS, ...change.settings };
  const header: Header = { id, settings, rules: 1, seed: 'f'.repeat(64), host: 'p1', created: 1, seats: [{ state: 'open' }] };
  const card = { table: id, game: settings.game, status: 'waiting' as const, settings, seats: [], created: 1, updated: 1 };
  const summary: Summary = { status: 'waiting', due: null, updated: count, card, places: change.places ?? [], turn: [], ...change.summary };
  return { header, made: change.made ?? `p1:make-${count}`, summary };
}

export const lineFor = (table: NewTable, n: number, more: Partial<Append> = {}): Append => ({
  table: table.header.id,
  line: { n, at: 1000 + n, command: `p1:c${n}`, fact: { is: 'chat-set', on: n % 2 === 0 } },
  summary: table.summary,
  tell: JSON.stringify({ table: table.header.id, n }),
  ...more,
});

/** Through a journal: was the number still free? */
const written = (journal: Journal, append: Append): Promise<boolean> =>
  new Promise((resolve, reject) => journal.submit({ append, written: resolve, lost: reject }));

/** What both databases must do. */
export function testStore(name: string, open: () => Promise<Store>): void {
  describe(`store on ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    it('knows people by their devices and return links, and forgets revoked ones', async () => {
      await store.addPerson({ id: 'ada', name: 'Ada' }, 'key-1', 1);
      await store.addKey({ key: 'link-1', person: 'ada', kind: 'link' }, 2);
      await store.addKey({ key: 'key-2', person: 'ada', kind: 'device', device: 'Firefox, Linux', byLink: true }, 3);
      await store.renamePerson('ada', "Ada'; DROP TABLE people; --");
      const ada = { id: 'ada', name: "Ada'; DROP TABLE people; --" };
      expect(await store.findPerson('key-1', 'device', 4)).toEqual(ada);
      expect(await store.findPerson('key-2', 'device', 4)).toEqual(ada);
      expect(await store.findPerson('link-1', 'link', 4)).toEqual(ada);
      expect(await store.findPerson('link-1', 'device', 4)).toBeUndefined();
      await store.removeLinks('ada');
      expect(await store.devices('ada')).toEqual([
        { key: 'key-2', device: 'Firefox, Linux', created: 3, seen: 3, byLink: true },
        { key: 'key-1', device: '', created: 1, seen: 1, byLink: false },
      ]);
      await store.removeDevices('somebody else', ['key-1']);
      await store.removeDevices('ada', ['key-2']);
      expect(await store.findPerson('link-1', 'link', 4)).toBeUndefined();
      expect(await store.findPerson('key-2', 'device', 4)).toBeUndefined();
      expect(await store.findPerson('key-1', 'device', 4)).toEqual(ada);
    });

    it('lets go of devices and links that are too old, or were left alone for too long', async () => {
      const { idle, most, noted } = LIFETIME;
      await store.addPerson({ id: 'cleo', name: 'Cleo' }, 'key-c', 0);
      const find = (at: number) => store.findPerson('key-c', 'device', at);
      // Who comes now and then stays, but not for ever.
      for (let at = idle - 1; at < most; at += idle - 1) expect(await find(at)).toBeDefined();
      expect(await find(most)).toBeUndefined();
      expect((await store.devices('cleo'))[0]!.seen).toBeGreaterThan(most - idle);
      await store.addKey({ key: 'key-d', person: 'cleo', kind: 'device' }, 0);
      expect(await store.findPerson('key-d', 'device', noted / 2)).toBeDefined();
      expect((await store.devices('cleo')).find(({ key }) => key === 'key-d')!.seen).toBe(0);
      expect(await store.findPerson('key-d', 'device', idle)).toBeUndefined();
    });

    it('makes one table for one command, however often it comes', async () => {
      const made = 'p1:same';
      const ids = await Promise.all([1, 2, 3].map(() => store.addTable(newTable({ made }))));
      expect(new Set(ids).size).toBe(1);
    });

    it('gives back a log in order, from its start or from a snapshot', async () => {
      const table = newTable();
      const { id } = table.header;
      await store.addTable(table);
      for (let n = 0; n < 5; n++) expect(await store.append([lineFor(table, n)])).toEqual([true]);
      const whole = await store.loadTable(id);
      expect(whole?.header).toEqual(table.header);
      expect(whole?.lines).toEqual([0, 1, 2, 3, 4].map((n) => lineFor(table, n).line));
      await store.keepSnapshot(id, 3, '{"n":3}');
      await store.keepSnapshot(id, 2, '{"n":2}');
      const later = await store.loadTable(id);
      expect([later?.snapshot, later?.lines.map(({ n }) => n)]).toEqual(['{"n":3}', [3, 4]]);
      expect((await store.linesSince(id, 4)).map(({ n }) => n)).toEqual([4]);
      expect(await store.loadTable('nothing')).toBeUndefined();
    });

    it('lets nobody write the same number twice, and keeps the other tables of the group', async () => {
      const [a, b] = [newTable(), newTable()];
      for (const table of [a, b]) await store.addTable(table);
      expect(await store.append([lineFor(a, 0)])).toEqual([true]);
      const late = lineFor(a, 0, { line: { n: 0, at: 5, fact: { is: 'started' } } });
      expect(await store.append([late, lineFor(b, 0)])).toEqual([false, true]);
      expect(await store.append([late])).toEqual([false]);
      expect((await store.loadTable(a.header.id))?.lines).toEqual([lineFor(a, 0).line]);
    });

    it('gives every number once when many write at the same moment', async () => {
      const table = newTable();
      await store.addTable(table);
      const journals = [new Journal(store), new Journal(store), new Journal(store)];
      for (let n = 0; n < 20; n++) {
        const won = await Promise.all(journals.map((journal) => written(journal, lineFor(table, n))));
        expect(won.filter(Boolean)).toHaveLength(1);
      }
      expect((await store.loadTable(table.header.id))?.lines.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, n) => n));
    });

    it('lists open tables, mine and finished ones, newest first', async () => {
      const filter = { game: 'lists', limit: 10 };
      const settings = { game: 'lists' };
      const open = newTable({ settings, places: ['bob', null] });
      const secret = newTable({ settings: { ...settings, visibility: 'link' }, places: ['bob'] });
      const over = newTable({ settings });
      for (const table of [open, secret, over]) await store.addTable(table);
      const ended: Summary = { ...over.summary, status: 'over', ending: 'finished', updated: 10_000 };
      await store.append([lineFor(over, 0, { summary: ended, members: ['bob', 'eve'] })]);
      expect((await store.openTables(filter)).map((x) => x.card.table)).toEqual([open.header.id]);
      expect(await store.finishedTables(filter)).toEqual([ended]);
      expect((await store.tablesOf('bob', filter)).map((x) => x.card.table)).toEqual([over, secret, open].map((x) => x.header.id));
      expect((await store.tablesOf('eve', filter)).map((x) => x.card.table)).toEqual([over.header.id]);
      expect(await store.openTables({ game: 'other', limit: 10 })).toEqual([]);
      expect((await store.tablesOf('bob', { limit: 1 })).length).toBe(1);
    });

    it('says which tables need the server, and only those', async () => {
      const table = newTable({ summary: { due: 50 } });
      await store.addTable(table);
      expect(await store.due(49, 100)).not.toContain(table.header.id);
      expect(await store.due(50, 100)).toContain(table.header.id);
      await store.append([lineFor(table, 0, { summary: { ...table.summary, due: null } })]);
      expect(await store.due(1e15, 100)).not.toContain(table.header.id);
    });

    it('keeps private notes per person', async () => {
      expect(await store.aside('t', 'ada')).toEqual({ notes: '', muted: [] });
      await store.changeAside('t', 'ada', (aside) => ({ ...aside, notes: 'first' }));
      expect(await store.changeAside('t', 'ada', (aside) => ({ ...aside, notes: `${aside.notes}, second`, muted: [1] }))).toEqual({
        notes: 'first, second',
        muted: [1],
      });
      expect(await store.aside('t', 'ada')).toEqual({ notes: 'first, second', muted: [1] });
      expect(await store.aside('t', 'bob')).toEqual({ notes: '', muted: [] });
    });

    it('loses nothing of what two pages of a person note in the same moment', async () => {
      const seats = [1, 2, 3, 4, 5, 6];
      await Promise.all([
        store.changeAside('t', 'cleo', (aside) => ({ ...aside, notes: 'mine' })),
        ...seats.map((seat) => store.changeAside('t', 'cleo', (aside) => ({ ...aside, muted: [...aside.muted, seat] }))),
      ]);
      const { notes, muted } = await store.aside('t', 'cleo');
      expect([notes, [...muted].sort()]).toEqual(['mine', seats]);
    });

    it('answers a check', () => expect(store.check()).resolves.toBeUndefined());
  });
}
