import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { fileAll } from './pending.js';
import { migrate, NEWEST } from './schema.js';
import { type Row, rowsOf, type Sql, type Value } from './sql.js';

/** Everything that is kept, parents before children. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  people: ['id', 'name', 'created'],
  keys: ['hash', 'person', 'kind', 'created', 'seen', 'device', 'by_link'],
  tables: ['id', 'made', 'header', 'game', 'visibility', 'status', 'due', 'updated', 'card', 'ending', 'archived'],
  members: ['person', 'table_id'],
  lines: ['table_id', 'n', 'at', 'command', 'fact'],
  desks: ['table_id', 'person', 'body'],
  archives: ['table_id', 'body'],
};
const CUT_SHORT = 'This backup is cut short: it is only a part of one. Nothing was restored.';
/** Rows in one statement. */
const CHUNK = 200;

/**
 * Write everything into one compressed file of JSON lines, as it stood at one moment, while the server goes on.
 * The file is the same for both databases, so it also moves a site from SQLite to PostgreSQL. Snapshots are not in
 * it: they follow from the logs.
 */
export async function backUp(sql: Sql, file: string): Promise<number> {
  await migrate(sql);
  if (sql.dialect === 'sqlite') await sql.transaction(fileAll);
  let rows = 0;
  const part = `${file}.part`;
  rmSync(part, { force: true });
  await sql.snapshot(async (tx) => {
    async function* lines(): AsyncGenerator<string> {
      yield `${JSON.stringify({ epoque: 'backup', schema: NEWEST })}\n`;
      for (const [table, columns] of Object.entries(TABLES)) {
        const order = columns.slice(0, 2).join(', ');
        for (let offset = 0; ; offset += CHUNK) {
          const found = await tx.all(`SELECT ${columns.join(', ')} FROM ${table} ORDER BY ${order} LIMIT ${CHUNK} OFFSET ${offset}`);
          for (const row of found) yield `${JSON.stringify([table, ...columns.map((column) => row[column])])}\n`;
          rows += found.length;
          if (found.length < CHUNK) break;
        }
      }
      yield `${JSON.stringify({ rows })}\n`;
    }
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(part, { mode: 0o600, flush: true }));
  });
  // What bears the name of a backup is whole, whatever happens while it is made; the one before stays until then.
  renameSync(part, file);
  return rows;
}

/** Read a backup into an empty database: all of it or nothing. */
export async function restore(sql: Sql, file: string): Promise<number> {
  await migrate(sql);
  return sql.transaction(async (tx) => {
    const [{ count } = { count: 0 }] = (await tx.all('SELECT COUNT(*) AS count FROM tables')) as Row[];
    if (Number(count) > 0) throw new Error('There are tables in this database already. A backup is restored into an empty one.');
    let rows = 0;
    let complete = false;
    let waiting: { table: string; values: Value[][] } = { table: '', values: [] };
    const flush = async (): Promise<void> => {
      const { table, values } = waiting;
      const columns = TABLES[table];
      if (!columns || values.length === 0) return;
      const types = columns.map((column) =>
        ['created', 'n', 'due', 'updated', 'at', 'archived', 'seen', 'by_link'].includes(column) ? 'CAST(? AS BIGINT)' : '?',
      );
      await tx.all(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${rowsOf(values.length, `(${types.join(',')})`)}`, values.flat());
      rows += values.length;
    };
    for await (const { line, first } of readLines(file)) {
      const parsed: unknown = JSON.parse(line);
      if (first) checkTitle(parsed);
      else if (Array.isArray(parsed)) {
        const [table, ...row] = parsed as [string, ...Value[]];
        if (!TABLES[table] || row.length !== TABLES[table].length) throw new Error(`This backup has rows of an unknown kind ('${table}').`);
        if (table !== waiting.table || waiting.values.length >= CHUNK) {
          await flush();
          waiting = { table, values: [] };
        }
        waiting.values.push(row);
      } else {
        await flush();
        waiting = { table: '', values: [] };
        complete = (parsed as { rows?: number }).rows === rows;
      }
    }
    if (!complete) throw new Error(CUT_SHORT);
    return rows;
  });
}

function checkTitle(title: unknown): void {
  const { epoque, schema } = (title ?? {}) as { epoque?: string; schema?: number };
  if (epoque !== 'backup') throw new Error('This file is not a backup of Epoque.');
  if (schema !== NEWEST)
    throw new Error(
      `This backup has schema ${schema}; this program reads ${NEWEST}. Restore it with the version that wrote it, then update.`,
    );
}

async function* readLines(file: string): AsyncGenerator<{ line: string; first: boolean }> {
  let first = true;
  const text = createReadStream(file).on('error', (trouble) => gunzip.destroy(trouble));
  const gunzip = createGunzip();
  try {
    for await (const line of createInterface({ input: text.pipe(gunzip) })) {
      yield { line, first };
      first = false;
    }
  } catch (trouble) {
    const { code } = trouble as { code?: string };
    if (code === 'Z_BUF_ERROR') throw new Error(CUT_SHORT);
    if (code?.startsWith('Z_')) throw new Error('This file is damaged, or not a backup of Epoque. Nothing was restored.');
    throw trouble;
  }
  if (first) throw new Error('This file is empty.');
}
