import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import type { Row, Sql, Value } from './sql.js';

/** One file, one process. WAL with full synchronisation: what is committed survives a power cut. */
export function openSqlite(file: string): Sql {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new Database(file);
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'busy_timeout = 5000']) db.pragma(pragma);
  const prepared = new Map<string, ReturnType<typeof db.prepare>>();

  const run = (statement: string, values: readonly Value[] = []): Row[] => {
    const query = prepared.get(statement) ?? db.prepare(statement);
    prepared.set(statement, query);
    if (/^\s*(SELECT|WITH)\b|\bRETURNING\b/i.test(statement)) return query.all(values) as Row[];
    query.run(values);
    return [];
  };

  // One connection: whoever reads waits until a running transaction is through, and so never sees what may be rolled back.
  let tail: Promise<unknown> = Promise.resolve();
  const inTurn = <X>(work: () => X | Promise<X>): Promise<X> => {
    const result = tail.then(work);
    tail = result.catch(() => undefined);
    return result;
  };
  const inside: Pick<Sql, 'all' | 'dialect'> = { dialect: 'sqlite', all: async (statement, values) => run(statement, values) };

  return {
    dialect: 'sqlite',
    all: (statement, values) => inTurn(() => run(statement, values)),
    transaction: (work) =>
      inTurn(async () => {
        db.exec('BEGIN IMMEDIATE');
        try {
          const result = await work(inside);
          db.exec('COMMIT');
          return result;
        } catch (trouble) {
          if (db.inTransaction) db.exec('ROLLBACK');
          throw trouble;
        }
      }),
    // Nobody else writes to this file.
    listen: async () => undefined,
    close: () =>
      inTurn(() => {
        prepared.clear();
        db.close();
      }),
  };
}
