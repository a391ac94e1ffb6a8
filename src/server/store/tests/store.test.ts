import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../../tests/server/postgres.js';
import { openSql } from '../open.js';
import { migrate, NEWEST } from '../schema.js';
import type { Sql } from '../sql.js';
import { openStore } from '../sql-store.js';
import { openSqlite } from '../sqlite.js';
import { lineFor, newTable, testStore } from '../store.contract.js';

const folder = mkdtempSync(join(tmpdir(), 'epoque-store-'));
let postgres: TestPostgres;
let count = 0;
const sqlite = async (): Promise<Sql> => openSql({ file: join(folder, `${++count}.db`) });
const pg = async (): Promise<Sql> => openSql({ databaseUrl: await postgres.database(), file: '' });

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

testStore('SQLite', async () => openStore(await sqlite()));
testStore('PostgreSQL', async () => openStore(await pg()));

for (const [name, open] of [
  ['SQLite', sqlite],
  ['PostgreSQL', pg],
] as const) {
  describe(`schema on ${name}`, () => {
    it('moves forward with the data of the previous version', async () => {
      const sql = await open();
      await migrate(sql, NEWEST - 1);
      await sql.all("INSERT INTO people (id, name, created) VALUES ('old', 'Old', 1)");
      await sql.all("INSERT INTO keys (hash, person, kind, created) VALUES ('k', 'old', 'device', 1)");
      for (const [id, status] of [
        ['t1', 'over'],
        ['t2', 'waiting'],
      ] as const) {
        const { header, summary } = newTable();
        await sql.all(
          `INSERT INTO tables (id, made, header, game, visibility, status, ending, due, updated, card)
           VALUES (?, ?, ?, 'toy', 'public', ?, 'finished', NULL, 1, ?)`,
          [id, id, JSON.stringify({ ...header, id }), status, JSON.stringify({ ...summary, status })],
        );
        await sql.all(`INSERT INTO lines (table_id, n, at, command, fact) VALUES (?, 0, 1, NULL, '{"is":"started"}')`, [id]);
      }
      const store = await openStore(sql);
      expect(await store.findPerson('k', 'device', 5)).toEqual({ id: 'old', name: 'Old' });
      expect((await store.loadTable('t1'))?.lines).toEqual([{ n: 0, at: 1, fact: { is: 'started' } }]);
      expect(await store.finishedTables({ limit: 9 })).toHaveLength(1);
      expect(await store.openTables({ limit: 9 })).toHaveLength(1);
      expect(await migrate(sql)).toBe(NEWEST);
      await store.close();
    });

    it('refuses a database from the future', async () => {
      const sql = await open();
      await migrate(sql);
      await sql.all('UPDATE schema_version SET version = 99');
      await expect(migrate(sql)).rejects.toThrow('newer');
      await sql.close();
    });

    it('keeps the log append-only, whoever writes', async () => {
      const sql = await open();
      const store = await openStore(sql);
      const table = newTable();
      await store.addTable(table);
      await store.append([lineFor(table, 0)]);
      expect((await store.loadTable(table.header.id))?.lines).toHaveLength(1);
      await expect(sql.all("UPDATE lines SET fact = '{}'")).rejects.toThrow('append-only');
      await expect(sql.all('DELETE FROM lines')).rejects.toThrow('append-only');
      await store.close();
    });

    it('is read as it stands at one moment, while others go on writing', async () => {
      const [url, file] = [name === 'PostgreSQL' ? await postgres.database() : undefined, join(folder, `${++count}.db`)];
      const [reader, writer] = [openSql({ databaseUrl: url, file }), openSql({ databaseUrl: url, file })];
      const store = await openStore(writer);
      const countTables = async (sql: Pick<Sql, 'all'>) => Number((await sql.all('SELECT COUNT(*) AS count FROM tables'))[0]!.count);
      await store.addTable(newTable());
      const counted = await reader.snapshot(async (tx) => {
        const first = await countTables(tx);
        await store.addTable(newTable());
        return [first, await countTables(tx)];
      });
      expect([...counted, await countTables(reader)]).toEqual([1, 1, 2]);
      for (const sql of [reader, writer]) await sql.close();
    });

    it('is brought up by several processes at once', async () => {
      const url = name === 'PostgreSQL' ? await postgres.database() : undefined;
      const file = join(folder, `${++count}.db`);
      const nodes = Array.from({ length: 3 }, () => openSql({ databaseUrl: url, file }));
      const found =
        name === 'PostgreSQL' ? await Promise.all(nodes.map((sql) => migrate(sql))) : [await migrate(nodes[0]!), await migrate(nodes[1]!)];
      expect(found.filter((version) => version === 0)).toHaveLength(1);
      for (const sql of nodes) await sql.close();
    });
  });
}

describe('lines that are not yet filed under their tables', () => {
  it('are there for whoever opens the file next, with what lists show of them', async () => {
    const file = join(folder, 'unfiled.db');
    const killed = await openStore(openSqlite(file));
    const table = newTable();
    await killed.addTable(table);
    const summary = { ...table.summary, status: 'over', ending: 'finished', updated: 77 } as const;
    for (let n = 0; n < 3; n++) await killed.append([lineFor(table, n, n === 1 ? { summary } : { summary: undefined })]);
    // The first process never comes to filing them.
    const next = await openStore(openSqlite(file));
    expect((await next.loadTable(table.header.id))?.lines.map(({ n }) => n)).toEqual([0, 1, 2]);
    expect((await next.linesSince(table.header.id, 2)).map(({ n }) => n)).toEqual([2]);
    expect(await next.finishedTables({ limit: 9 })).toEqual([summary]);
    await next.close();
  });

  it('keep their numbers when two processes have the file open by mistake', async () => {
    const file = join(folder, 'twice.db');
    const [one, two] = [await openStore(openSqlite(file)), await openStore(openSqlite(file))];
    const table = newTable();
    await one.addTable(table);
    expect(await one.append([lineFor(table, 0)])).toEqual([true]);
    expect(await two.append([lineFor(table, 0)])).toEqual([false]);
    expect(await two.append([lineFor(table, 1)])).toEqual([true]);
    expect(await one.append([lineFor(table, 1)])).toEqual([false]);
    expect(await one.append([lineFor(table, 2)])).toEqual([true]);
    for (const store of [one, two]) expect((await store.loadTable(table.header.id))?.lines.map(({ n }) => n)).toEqual([0, 1, 2]);
    for (const store of [one, two]) await store.close();
  });

  it('stay where they are when they cannot be filed, and are filed later', async () => {
    const sql = openSqlite(join(folder, 'stuck.db'));
    const store = await openStore(sql);
    const table = newTable();
    const { id } = table.header;
    await store.addTable(table);
    const count = async (from: string) => Number((await sql.one(`SELECT COUNT(*) AS count FROM ${from}`))?.count);
    await sql.all("CREATE TRIGGER stuck BEFORE INSERT ON lines BEGIN SELECT RAISE(ABORT, 'not now'); END");
    for (let n = 0; n < 2; n++) await store.append([lineFor(table, n)]);
    expect(await store.openTables({ limit: 9 })).toHaveLength(1);
    expect(await store.append([lineFor(table, 2), lineFor(table, 2)])).toEqual([true, false]);
    expect((await store.loadTable(id))?.lines.map(({ n }) => n)).toEqual([0, 1, 2]);
    expect([await count('lines'), await count('pending')]).toEqual([0, 3]);
    await sql.all('DROP TRIGGER stuck');
    expect((await store.loadTable(id))?.lines.map(({ n }) => n)).toEqual([0, 1, 2]);
    expect([await count('lines'), await count('pending')]).toEqual([3, 0]);
    await store.close();
  });

  it('are filed from memory as they would be from the file', async () => {
    const filed = async (name: string, other: boolean) => {
      const sql = openSqlite(join(folder, name));
      const store = await openStore(sql);
      const tables = [newTable(), newTable()].map((table, i) => ({ ...table, header: { ...table.header, id: `filed-${i}` } }));
      for (const table of tables) await store.addTable({ ...table, made: `made-${table.header.id}` });
      await store.openTables({ limit: 1 });
      for (let n = 0; n < 60; n++)
        await store.append(
          tables.map((table, i) =>
            lineFor(table, n, {
              line: {
                n,
                at: n,
                ...(n % 2 ? { command: `p:"${n}"` } : undefined),
                fact: { is: 'said', seat: i, name: 'Zoé', text: `"${n}"` },
              },
              summary: n % 7 === i ? { ...table.summary, status: 'over', ending: 'finished', updated: n, due: i ? n : null } : undefined,
            }),
          ),
        );
      // When somebody else has written to the file, what is remembered does not count.
      if (other) {
        const second = openSqlite(join(folder, name));
        await second.all("INSERT INTO people (id, name, created) VALUES ('x', 'x', 1)");
        await second.close();
      }
      await store.openTables({ limit: 1 });
      const rows = [
        await sql.all('SELECT * FROM lines ORDER BY table_id, n'),
        await sql.all('SELECT id, status, ending, due, updated FROM tables ORDER BY id'),
      ];
      expect(await sql.all('SELECT * FROM pending')).toEqual([]);
      await store.close();
      return rows;
    };
    const rows = await filed('memory.db', false);
    expect(rows[0]).toHaveLength(120);
    expect(await filed('file.db', true)).toEqual(rows);
  });

  it('are filed by portions beside other commits, and a crash in the middle of a portion makes no difference', async () => {
    const file = join(folder, 'portions.db');
    const sql = openSqlite(file);
    const store = await openStore(sql);
    const tables = Array.from({ length: 8 }, newTable);
    for (const table of tables) await store.addTable(table);
    await store.newest();
    for (let n = 0; n < 20; n++)
      await store.append(tables.map((table) => lineFor(table, n, { summary: { ...table.summary, updated: n, due: n } })));
    const count = async (from: string) => Number((await sql.one(`SELECT COUNT(*) AS count FROM ${from}`))?.count);
    const now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 11_000);
    expect(await store.append([lineFor(tables[0]!, 20)])).toEqual([true]);
    clock.mockRestore();
    // Some are filed, all still wait: whoever looks now sees each once.
    expect(await count('lines')).toBe(61);
    expect(await count('pending')).toBe(21);
    const due = await store.due(19, 99);
    expect(due.sort()).toEqual(tables.slice(1).map(({ header }) => header.id));
    const other = await openStore(openSqlite(file));
    for (const each of [other, store])
      for (const [i, { header }] of tables.entries())
        expect((await each.loadTable(header.id))?.lines.map(({ n }) => n)).toEqual(Array.from({ length: i === 0 ? 21 : 20 }, (_, n) => n));
    expect([await count('lines'), await count('pending')]).toEqual([161, 0]);
    expect(await store.append(tables.map((table) => lineFor(table, 20)))).toEqual([false, ...Array(7).fill(true)]);
    for (const each of [other, store]) await each.close();
  });

  it('are filed in slices when somebody waits for them, and moves have their turn in between', async () => {
    const sql = openSqlite(join(folder, 'slices.db'));
    const store = await openStore(sql);
    const tables = Array.from({ length: 100 }, newTable);
    for (const table of tables) await store.addTable(table);
    await store.newest();
    for (let n = 0; n < 30; n++) await store.append(tables.map((table) => lineFor(table, n)));
    const done: string[] = [];
    await Promise.all([
      store.openTables({ limit: 1 }).then(() => done.push('list')),
      store.append([lineFor(tables[0]!, 30)]).then(() => done.push('move')),
    ]);
    expect(done).toEqual(['move', 'list']);
    expect(await sql.one('SELECT COUNT(*) AS count FROM pending')).toMatchObject({ count: 1 });
    expect((await store.loadTable(tables[0]!.header.id))?.lines).toHaveLength(31);
    await store.close();
  });

  it('belong to a table', async () => {
    const store = await openStore(await sqlite());
    await expect(store.append([lineFor(newTable(), 0)])).rejects.toThrow('no table');
    await store.close();
  });
});

it('a full disk loses nothing that was acknowledged, and the store works again when there is room', async () => {
  const sql = openSqlite(join(folder, 'full.db'));
  const store = await openStore(sql);
  const table = newTable();
  await store.addTable(table);
  await store.append([lineFor(table, 0)]);
  const [{ page_count: pages }] = (await sql.all('SELECT * FROM pragma_page_count')) as [{ page_count: number }];
  await sql.all(`SELECT * FROM pragma_max_page_count(${pages})`).catch(() => undefined);
  await sql.all(`PRAGMA max_page_count = ${pages}`).catch(() => undefined);
  const large = (n: number) => lineFor(table, n, { line: { n, at: n, fact: { is: 'said', seat: 0, name: 'x', text: 'y'.repeat(9000) } } });
  await expect(store.append([large(1)])).rejects.toThrow(/full/);
  expect((await store.loadTable(table.header.id))?.lines).toHaveLength(1);
  await sql.all('PRAGMA max_page_count = 100000').catch(() => undefined);
  expect(await store.append([large(1)])).toEqual([true]);
  await store.close();
});

it('two processes hear each other through PostgreSQL, together with the line', async () => {
  const databaseUrl = await postgres.database();
  const [a, b] = [await openStore(openSql({ databaseUrl, file: '' })), await openStore(openSql({ databaseUrl, file: '' }))];
  const heard: string[] = [];
  await b.listen(
    (payload) => heard.push(payload),
    () => undefined,
  );
  const table = newTable();
  await a.addTable(table);
  await a.append([lineFor(table, 0)]);
  await a.tell('hello');
  await expect.poll(() => heard).toEqual([lineFor(table, 0).tell, 'hello']);
  await a.close();
  await b.close();
});
