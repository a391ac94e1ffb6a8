import { type Sql, setMembers, type Tx } from './sql.js';
import type { Append } from './store.js';

/** The lines of one group and, where they have changed, the summaries: `[table, n, at, command, fact, summary]` each. */
const KEEP = 'INSERT INTO pending (body) VALUES (?)';
const EACH = 'FROM pending p, json_each(p.body) j';

/** In the order of the tables, so that a page of the database is written once for many lines. */
const FILE = [
  `INSERT INTO lines (table_id, n, at, command, fact)
   SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3, j.value->4 ${EACH} ORDER BY 1, 2`,
  `UPDATE tables SET status = v.s->>'status', ending = v.s->>'ending', due = v.s->>'due', updated = v.s->>'updated', card = v.s
   FROM (SELECT j.value->>0 AS id, MAX(j.value->>1), j.value->5 AS s ${EACH} WHERE j.value->>5 IS NOT NULL GROUP BY 1) AS v
   WHERE tables.id = v.id`,
  'DELETE FROM pending',
] as const;

/** The lines of one table that are not filed yet. */
export const UNFILED = `SELECT j.value->>1 AS n, j.value->>2 AS at, j.value->>3 AS command, j.value->4 AS fact ${EACH} WHERE j.value->>0 = ?`;

const REMEMBERED = 10_000;

/**
 * How SQLite keeps lines: those of one group as one row at the end of `pending`, which costs a fraction of looking up the
 * place of each. They are durable there, and filed under their tables together, once a second or when somebody needs them.
 */
export class Pending {
  /** The next free number of tables that were written to; what is not in here is looked up. */
  private readonly heads = new Map<string, number>();
  private readonly unfiled = new Set<string>();
  /** Changes when another process has written to the file: then nothing that is remembered here counts. */
  private version: unknown;
  /** There may be lines from before. */
  private found = true;

  constructor(private readonly sql: Sql) {}

  /** May lines of this table be waiting here? */
  has(table: string): boolean {
    return this.found || this.unfiled.has(table);
  }

  async append(lines: readonly Append[]): Promise<boolean[]> {
    try {
      return await this.sql.transaction((tx) => this.write(tx, lines));
    } catch (trouble) {
      this.heads.clear();
      this.version = undefined;
      throw trouble;
    }
  }

  /** File all that waits. */
  async file(): Promise<void> {
    if (!this.found && this.unfiled.size === 0) return;
    await this.sql.transaction(async (tx) => {
      await fileAll(tx);
      this.found = false;
      this.unfiled.clear();
      if (this.heads.size > REMEMBERED) this.heads.clear();
    });
  }

  private async write(tx: Tx, lines: readonly Append[]): Promise<boolean[]> {
    const row = await tx.one('PRAGMA data_version');
    if (row?.data_version !== this.version) {
      this.heads.clear();
      await fileAll(tx);
      this.version = row?.data_version;
    }
    const ours: boolean[] = [];
    for (const { table, line } of lines) {
      const head = this.heads.get(table) ?? (await headOf(tx, table, this.has(table)));
      ours.push(head === line.n);
      this.heads.set(table, head === line.n ? head + 1 : head);
      if (head === line.n) this.unfiled.add(table);
    }
    const mine = lines.filter((_, i) => ours[i]);
    if (mine.length > 0) await tx.all(KEEP, [JSON.stringify(mine.map(rowOf))]);
    for (const { table, members } of mine) if (members) await setMembers(tx, table, members);
    return ours;
  }
}

const rowOf = ({ table, line: { n, at, command, fact }, summary }: Append): unknown[] =>
  summary ? [table, n, at, command ?? null, fact, summary] : [table, n, at, command ?? null, fact];

/** File all lines that wait, inside a transaction. */
export async function fileAll(tx: Tx): Promise<void> {
  for (const statement of FILE) await tx.all(statement);
}

async function headOf(tx: Tx, table: string, waits: boolean): Promise<number> {
  const row = await tx.one('SELECT (SELECT MAX(n) FROM lines WHERE table_id = t.id) AS last FROM tables t WHERE t.id = ?', [table]);
  if (!row) throw new Error(`there is no table ${table} to write to`);
  const waiting = waits ? await tx.one(`SELECT MAX(n) AS last FROM (${UNFILED})`, [table]) : undefined;
  return Math.max(Number(row.last ?? -1), Number(waiting?.last ?? -1)) + 1;
}
