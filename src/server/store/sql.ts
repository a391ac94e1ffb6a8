export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** A database in the few words that the store needs. Statements are written once, with `?` for values. */
export interface Sql {
  readonly dialect: 'sqlite' | 'postgres';
  all(statement: string, values?: readonly Value[]): Promise<Row[]>;
  /** The first row, of a statement that finds its row at once. */
  one(statement: string, values?: readonly Value[]): Promise<Row | undefined>;
  /** All or nothing, and durable when it returns. What is urgent comes before all that waits. */
  transaction<X>(work: (sql: Tx) => Promise<X>, urgent?: boolean): Promise<X>;
  /** Read everything as it stands at one moment, while others go on writing. */
  snapshot<X>(work: (sql: Tx) => Promise<X>): Promise<X>;
  /** Hear what other processes on the same database tell; `onGap` when something may have been missed. */
  listen(onTell: (payload: string) => void, onGap: () => void): Promise<void>;
  /** Look at what is stored itself, past anything that is remembered of it; throws when it cannot be read. */
  look(): Promise<void>;
  close(): Promise<void>;
}

export type Tx = Pick<Sql, 'all' | 'one' | 'dialect'>;

/** `(?,?),(?,?)` for so many rows. */
export const rowsOf = (rows: number, row: string): string => Array(rows).fill(row).join(',');

/** More people who belong to a table. */
export async function addMembers(tx: Tx, table: string, members: readonly string[]): Promise<void> {
  if (members.length === 0) return;
  const statement = `INSERT INTO members (person, table_id) VALUES ${rowsOf(members.length, '(?, ?)')} ON CONFLICT DO NOTHING`;
  await tx.all(
    statement,
    members.flatMap((person) => [person, table]),
  );
}

/** Who belongs to a table, and nobody else. */
export async function setMembers(tx: Tx, table: string, members: readonly string[]): Promise<void> {
  await tx.all('DELETE FROM members WHERE table_id = ?', [table]);
  await addMembers(tx, table, members);
}
