import type { Sql } from './sql.js';

type Dialect = Sql['dialect'];
type Statement = string | Readonly<Record<Dialect, string>>;

const LINES = `CREATE TABLE lines (table_id TEXT NOT NULL REFERENCES tables (id), n BIGINT NOT NULL, at BIGINT NOT NULL, command TEXT, fact TEXT NOT NULL, PRIMARY KEY (table_id, n))`;

/** Each step brings the schema forward by one version. A step that was released is never changed. */
export const STEPS: readonly (readonly Statement[])[] = [
  [
    'CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL)',
    // Cookies of devices and return links, hashed: who reads the database cannot sit down at a table.
    `CREATE TABLE keys (hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id), kind TEXT NOT NULL, created BIGINT NOT NULL)`,
    'CREATE INDEX keys_of_person ON keys (person, kind)',
    `CREATE TABLE tables (id TEXT PRIMARY KEY, made TEXT NOT NULL UNIQUE, header TEXT NOT NULL, game TEXT NOT NULL,
      visibility TEXT NOT NULL, status TEXT NOT NULL, due BIGINT, updated BIGINT NOT NULL, card TEXT NOT NULL)`,
    'CREATE INDEX tables_by_status ON tables (status, visibility, updated)',
    'CREATE INDEX tables_due ON tables (due)',
    'CREATE TABLE members (person TEXT NOT NULL, table_id TEXT NOT NULL REFERENCES tables (id), PRIMARY KEY (person, table_id))',
    // One tree instead of two: half of what a move writes.
    { sqlite: `${LINES} WITHOUT ROWID`, postgres: LINES },
    'CREATE TABLE desks (table_id TEXT NOT NULL, person TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, person))',
  ],
  [
    'CREATE TABLE snapshots (table_id TEXT PRIMARY KEY REFERENCES tables (id), n BIGINT NOT NULL, body TEXT NOT NULL)',
    'ALTER TABLE tables ADD COLUMN ending TEXT',
    "UPDATE tables SET ending = 'finished' WHERE status = 'over'",
    // The log is append-only, whoever writes to the database.
    {
      sqlite: `CREATE TRIGGER lines_stay BEFORE UPDATE ON lines BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END`,
      postgres: `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the log is append-only'; END $$`,
    },
    {
      sqlite: `CREATE TRIGGER lines_remain BEFORE DELETE ON lines BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END`,
      postgres: 'CREATE TRIGGER lines_stay BEFORE UPDATE OR DELETE ON lines FOR EACH ROW EXECUTE FUNCTION refuse_change()',
    },
  ],
  [
    // A running table is in no list of these, so its moves need not touch them.
    'DROP INDEX tables_by_status',
    "CREATE INDEX tables_by_status ON tables (status, visibility, updated) WHERE status <> 'playing'",
    'DROP INDEX tables_due',
    'CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL',
  ],
  // Lines that are durable but not yet filed under their tables: several tables in one row. PostgreSQL has no need of it.
  [
    { sqlite: 'CREATE TABLE pending (id INTEGER PRIMARY KEY, body TEXT NOT NULL)', postgres: 'SELECT 1' },
    {
      sqlite: `CREATE TRIGGER pending_stay BEFORE UPDATE ON pending BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END`,
      postgres: 'SELECT 1',
    },
  ],
  // Finished games as they were, position by position: to be shown when the rules have changed since.
  [
    'CREATE TABLE archives (table_id TEXT PRIMARY KEY REFERENCES tables (id), body TEXT NOT NULL)',
    'ALTER TABLE tables ADD COLUMN archived INTEGER NOT NULL DEFAULT 0',
    "CREATE INDEX tables_unarchived ON tables (updated) WHERE archived = 0 AND ending IN ('finished', 'conceded', 'stopped')",
  ],
  // What a person must know of his devices to end one of them: what it is, when it was last here, whether it came by a link.
  [
    'ALTER TABLE keys ADD COLUMN seen BIGINT NOT NULL DEFAULT 0',
    "ALTER TABLE keys ADD COLUMN device TEXT NOT NULL DEFAULT ''",
    'ALTER TABLE keys ADD COLUMN by_link INTEGER NOT NULL DEFAULT 0',
    {
      sqlite: 'UPDATE keys SET seen = MAX(created, unixepoch() * 1000)',
      postgres: 'UPDATE keys SET seen = GREATEST(created, CAST(EXTRACT(EPOCH FROM now()) * 1000 AS BIGINT))',
    },
  ],
];

export const NEWEST = STEPS.length;

/** Bring the database to the newest schema, or to an older one in tests. Several processes may try at once. */
export async function migrate(sql: Sql, target = NEWEST): Promise<number> {
  await sql.all('CREATE TABLE IF NOT EXISTS schema_version (one INTEGER PRIMARY KEY, version INTEGER NOT NULL)').catch(ifRaced);
  await sql.all('INSERT INTO schema_version (one, version) VALUES (1, 0) ON CONFLICT DO NOTHING');
  return sql.transaction(async (tx) => {
    // The row is the lock: whoever comes second waits here and then finds the work done.
    const [row] = await tx.all('UPDATE schema_version SET version = version WHERE one = 1 RETURNING version');
    const found = Number(row?.version);
    if (found > NEWEST)
      throw new Error(`The database has schema ${found}, which is newer than this program knows (${NEWEST}). Update Epoque.`);
    for (let version = found; version < target; version++) {
      for (const step of STEPS[version]!) await tx.all(typeof step === 'string' ? step : step[tx.dialect]);
      await tx.all('UPDATE schema_version SET version = ? WHERE one = 1', [version + 1]);
    }
    return found;
  });
}

/** What PostgreSQL may say when two processes create the same table at the same moment: the table, its type or their entries are there. */
const RACED = ['42P07', '42710', '23505'];

function ifRaced(trouble: unknown): [] {
  if (RACED.includes((trouble as { code?: string }).code ?? '')) return [];
  throw trouble;
}
