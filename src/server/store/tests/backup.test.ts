import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../../tests/server/postgres.js';
import { backUp, restore } from '../backup.js';
import { openSql } from '../open.js';
import type { Sql } from '../sql.js';
import { openStore } from '../sql-store.js';
import { lineFor, newTable } from '../store.contract.js';

const folder = mkdtempSync(join(tmpdir(), 'epoque-backup-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const file = join(folder, 'site.gz');

async function fill(sql: Sql): Promise<string> {
  const store = await openStore(sql);
  await store.addPerson({ id: 'ada', name: 'Ada' }, 'key', 1);
  const table = newTable({ places: ['ada'], made: 'ada:1' });
  await store.addTable(table);
  for (let n = 0; n < 450; n++) await store.append([lineFor(table, n)]);
  await store.changeAside(table.header.id, 'ada', (aside) => ({ ...aside, notes: 'mine' }));
  return table.header.id;
}

async function check(sql: Sql, table: string): Promise<void> {
  const store = await openStore(sql);
  expect(await store.findPerson('key', 'device', 2)).toEqual({ id: 'ada', name: 'Ada' });
  expect((await store.loadTable(table))!.lines).toHaveLength(450);
  expect(await store.tablesOf('ada', { limit: 9 })).toHaveLength(1);
  expect(await store.aside(table, 'ada')).toEqual({ notes: 'mine', muted: [] });
}

describe('a backup', () => {
  it('moves a site from SQLite to PostgreSQL and back', async () => {
    const [first, second, third] = [
      openSql({ file: join(folder, 'a.db') }),
      openSql({ databaseUrl: await postgres.database(), file: '' }),
      openSql({ file: join(folder, 'b.db') }),
    ];
    const table = await fill(first);
    const rows = await backUp(first, file);
    expect(await restore(second, file)).toBe(rows);
    await check(second, table);
    const again = join(folder, 'again.gz');
    expect(await backUp(second, again)).toBe(rows);
    expect(gunzipSync(readFileSync(again)).toString()).toBe(gunzipSync(readFileSync(file)).toString());
    await restore(third, again);
    await check(third, table);
    await expect(restore(third, again)).rejects.toThrow('already');
    for (const sql of [first, second, third]) await sql.close();
  });

  it('that fails on the way leaves the one before as it was, and nobody else may read either', async () => {
    const sql = openSql({ file: join(folder, 'd.db') });
    await fill(sql);
    const kept = join(folder, 'kept.gz');
    await backUp(sql, kept);
    const before = readFileSync(kept);
    const broken: Sql = {
      ...sql,
      snapshot: (work) =>
        sql.snapshot((tx) => work({ ...tx, all: (s, v) => (/FROM lines/.test(s) ? Promise.reject(new Error('away')) : tx.all(s, v)) })),
    };
    await expect(backUp(broken, kept)).rejects.toThrow('away');
    expect(readFileSync(kept).equals(before)).toBe(true);
    expect(statSync(kept).mode & 0o777).toBe(0o600);
    await sql.close();
  });

  it('that is cut short, foreign or broken harms nothing', async () => {
    const sql = openSql({ file: join(folder, 'c.db') });
    const text = gunzipSync(readFileSync(file)).toString().split('\n');
    const write = (name: string, content: string | Buffer): string => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    await expect(restore(sql, write('cut.gz', gzipSync(text.slice(0, 100).join('\n'))))).rejects.toThrow('cut short');
    // What a full disk or an end in the middle leaves behind.
    const bytes = readFileSync(file);
    await expect(restore(sql, write('half.gz', bytes.subarray(0, bytes.length / 2)))).rejects.toThrow('only a part');
    await expect(restore(sql, write('foreign.gz', gzipSync('{"a":1}\n')))).rejects.toThrow('not a backup');
    await expect(restore(sql, write('newer.gz', gzipSync('{"epoque":"backup","schema":99}\n')))).rejects.toThrow('schema 99');
    await expect(restore(sql, write('text.gz', 'no gzip at all'))).rejects.toThrow('not a backup');
    await expect(restore(sql, join(folder, 'nowhere.gz'))).rejects.toThrow();
    expect(await sql.all('SELECT id FROM tables')).toEqual([]);
    expect(await sql.all('SELECT id FROM people')).toEqual([]);
    await sql.close();
  });
});
