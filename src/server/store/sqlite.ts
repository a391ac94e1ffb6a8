import { accessSync, chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql/promise';
import { Lanes } from './lanes.js';
import type { Row, Sql, Tx, Value } from './sql.js';

/** A prepared statement; its rows are looked for in a thread of the driver. */
interface Prepared {
  run(values: readonly Value[]): void;
  all(values: readonly Value[]): Promise<Row[]>;
  get(values: readonly Value[]): Row | undefined;
}

/** WAL with full synchronisation: what is committed survives a power cut. */
const PRAGMAS = ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL', 'wal_autocheckpoint = 4000', 'foreign_keys = ON'];

const givesRows = (statement: string): boolean => /^\s*(SELECT|WITH|PRAGMA)\b|\bRETURNING\b/i.test(statement);

/** Who opens the file at the same moment as somebody else finds it locked, and no timeout of SQLite covers that. */
async function persist<X>(work: () => Promise<X>, tries = 50): Promise<X> {
  try {
    return await work();
  } catch (trouble) {
    if ((trouble as { code?: string }).code !== 'SQLITE_BUSY' || tries === 0) throw trouble;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return persist(work, tries - 1);
  }
}

/** Seeds and hashed keys are in there: nobody else on this machine may read it. What SQLite puts beside the file gets the same mode. */
function makeOwn(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  for (const part of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(part)) chmodSync(part, 0o600);
}

/** A connection of its own has nothing in memory: it reads the file, here the first row of every table. */
async function lookInto(file: string): Promise<void> {
  if (file === ':memory:') return;
  // Else a file that was taken away would be made anew.
  accessSync(file);
  const fresh = new Database(file, {});
  try {
    const first = async (statement: string): Promise<Row[]> => ((await fresh.prepare(statement)) as Prepared).all([]);
    for (const { name } of await first("SELECT name FROM sqlite_schema WHERE type = 'table'"))
      await first(`SELECT * FROM "${name}" LIMIT 1`);
  } finally {
    fresh.close();
  }
}

/** One file, one process. Reading, and waiting for the disk when something is committed, do not hold up the tables: threads of the driver do that. */
export function openSqlite(file: string): Sql {
  if (file !== ':memory:') makeOwn(file);
  const db = new Database(file, {});
  const prepared = new Map<string, { readonly query: Prepared; readonly givesRows: boolean }>();

  const prepare = async (statement: string) => {
    const found = prepared.get(statement);
    if (found) return found;
    const made = { query: (await db.prepare(statement)) as Prepared, givesRows: givesRows(statement) };
    prepared.set(statement, made);
    return made;
  };
  const run = async (statement: string, values: readonly Value[] = []): Promise<Row[]> => {
    const { query, givesRows } = prepared.get(statement) ?? (await prepare(statement));
    if (givesRows) return query.all(values);
    query.run(values);
    return [];
  };

  /** What is found at once is not worth a thread. */
  const one = async (statement: string, values: readonly Value[] = []): Promise<Row | undefined> => {
    const { query } = prepared.get(statement) ?? (await prepare(statement));
    return query.get(values);
  };

  const ready = (async () => {
    for (const pragma of PRAGMAS) await persist(() => run(`PRAGMA ${pragma}`));
  })();
  // One connection: whoever reads waits until a running transaction is through, and so never sees what may be rolled back.
  // Moves come first: they do not wait for all that is looked up or made meanwhile.
  const lanes = new Lanes();
  const inTurn = <X>(work: () => Promise<X>, urgent?: boolean): Promise<X> => lanes.run(() => ready.then(work), urgent);
  const inside: Tx = { dialect: 'sqlite', all: run, one };

  const transaction =
    (begin: string): Sql['transaction'] =>
    (work, urgent) =>
      inTurn(async () => {
        await run(begin);
        try {
          const result = await work(inside);
          await db.exec('COMMIT');
          return result;
        } catch (trouble) {
          await db.exec('ROLLBACK').catch(() => undefined);
          throw trouble;
        }
      }, urgent);

  return {
    dialect: 'sqlite',
    all: (statement, values) => inTurn(() => run(statement, values)),
    one: (statement, values) => inTurn(() => one(statement, values)),
    transaction: transaction('BEGIN IMMEDIATE'),
    snapshot: transaction('BEGIN'),
    // Nobody else writes to this file.
    listen: async () => undefined,
    look: () => lookInto(file),
    close: () =>
      inTurn(async () => {
        // All into the one file that has a name: who copies it has everything.
        await db.exec('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);
        prepared.clear();
        db.close();
      }),
  };
}
