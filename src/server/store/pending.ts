import { rowsOf, type Sql, setMembers, type Tx, type Value } from './sql.js';
import type { Append, Summary } from './store.js';

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
] as const;
const CLEAR = 'DELETE FROM pending';

/** The lines of one table that are not filed yet. */
export const UNFILED = `SELECT j.value->>1 AS n, j.value->>2 AS at, j.value->>3 AS command, j.value->4 AS fact ${EACH} WHERE j.value->>0 = ?`;

const REMEMBERED = 10_000;
/** Lines of one statement. */
const AT_ONCE = 50;
/** Milliseconds between two filings, and lines that make it sooner: lists and logs that are read do not wait for either. */
const FILE_EVERY = 10_000;
const FILE_AFTER = 20_000;

/** What is not filed yet, by table: the columns of its lines, and what lists show. */
type Unfiled = Map<string, { readonly lines: Value[][]; summary?: Summary }>;

/**
 * How SQLite keeps lines: those of one group as one row at the end of `pending`, which costs a fraction of looking up the
 * place of each. They are durable there, and filed under their tables together, now and then or when somebody needs them:
 * from memory, or from `pending` itself when there are lines of another process in it.
 */
export class Pending {
  /** The next free number of tables that were written to; what is not in here is looked up. */
  private readonly heads = new Map<string, number>();
  private unfiled: Unfiled = new Map();
  /** What is being filed just now. */
  private filing: Unfiled | undefined;
  private lines = 0;
  private filed = performance.now();
  /** Changes when another process has written to the file: then nothing that is remembered here counts. */
  private version: Value | undefined;
  /** There may be lines from before. */
  private found = true;

  constructor(private readonly sql: Sql) {}

  /** May lines of this table be waiting here? */
  has(table: string): boolean {
    return this.found || this.unfiled.has(table) || this.filing?.has(table) === true;
  }

  /** When a table needs the server, as far as that is not filed yet. */
  dueOf(table: string): number | null | undefined {
    return this.unfiled.get(table)?.summary?.due;
  }

  /** Tables that need the server by now, as far as that is not filed yet. */
  due(now: number): string[] {
    const found: string[] = [];
    for (const [table, { summary }] of this.unfiled) if (summary && summary.due !== null && summary.due <= now) found.push(table);
    return found;
  }

  async append(lines: readonly Append[]): Promise<boolean[]> {
    try {
      return await this.sql.transaction((tx) => this.write(tx, lines));
    } catch (trouble) {
      // Whether something was written is not known: nothing that is remembered counts.
      this.heads.clear();
      this.version = undefined;
      this.found = true;
      throw trouble;
    }
  }

  /** File what waits, if it has waited for long enough. */
  async fileOld(): Promise<void> {
    if (this.found || this.lines > FILE_AFTER || performance.now() - this.filed > FILE_EVERY) await this.file();
  }

  /** File all that waits. */
  async file(): Promise<void> {
    if (!this.found && this.unfiled.size === 0) return;
    try {
      await this.sql.transaction(async (tx) => {
        const alone = !this.found && (await versionOf(tx)) === this.version;
        this.filing = this.unfiled;
        this.forget();
        await (alone ? fileThese(tx, this.filing) : fileAll(tx));
      });
      if (this.heads.size > REMEMBERED) this.heads.clear();
    } catch (trouble) {
      // They are still in `pending`.
      this.found = true;
      throw trouble;
    } finally {
      this.filing = undefined;
    }
  }

  /** All that waits is being filed; what comes now is for the next time. */
  private forget(): void {
    this.found = false;
    this.unfiled = new Map();
    this.lines = 0;
    this.filed = performance.now();
  }

  private async write(tx: Tx, lines: readonly Append[]): Promise<boolean[]> {
    const version = await versionOf(tx);
    if (version !== this.version) {
      this.heads.clear();
      await fileAll(tx);
      this.forget();
      this.version = version;
    }
    const ours: boolean[] = [];
    const rows: string[] = [];
    for (const append of lines) {
      const { table, line, members } = append;
      const head = this.heads.get(table) ?? (await headOf(tx, table, this.has(table)));
      ours.push(head === line.n);
      this.heads.set(table, head === line.n ? head + 1 : head);
      if (head !== line.n) continue;
      rows.push(this.note(append));
      if (members) await setMembers(tx, table, members);
    }
    if (rows.length > 0) await tx.all(KEEP, [`[${rows.join(',')}]`]);
    return ours;
  }

  /** Remember a line until it is filed; this is what is written of it meanwhile. */
  private note({ table, line, summary }: Append): string {
    const { n, at } = line;
    const command = line.command ?? null;
    const text = JSON.stringify(line.fact);
    const unfiled = this.unfiled.get(table) ?? { lines: [] };
    unfiled.lines.push([table, n, at, command, text]);
    if (summary) unfiled.summary = summary;
    this.unfiled.set(table, unfiled);
    this.lines++;
    const row = `[${JSON.stringify(table)},${n},${at},${JSON.stringify(command)},${text}`;
    return summary ? `${row},${JSON.stringify(summary)}]` : `${row}]`;
  }
}

const versionOf = async (tx: Tx): Promise<Value | undefined> => (await tx.one('PRAGMA data_version'))?.data_version;

/** File all lines that wait, inside a transaction. */
export async function fileAll(tx: Tx): Promise<void> {
  for (const statement of [...FILE, CLEAR]) await tx.all(statement);
}

/** File lines that are known, inside a transaction: nothing has to be read for it. */
async function fileThese(tx: Tx, unfiled: Unfiled): Promise<void> {
  const rows = [...unfiled.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, { lines }]) => lines);
  for (let i = 0; i < rows.length; i += AT_ONCE) {
    const some = rows.slice(i, i + AT_ONCE);
    await tx.all(`INSERT INTO lines (table_id, n, at, command, fact) VALUES ${rowsOf(some.length, '(?,?,?,?,?)')}`, some.flat());
  }
  for (const [table, { summary }] of unfiled)
    if (summary)
      await tx.all('UPDATE tables SET status = ?, ending = ?, due = ?, updated = ?, card = ? WHERE id = ?', [
        summary.status,
        summary.ending ?? null,
        summary.due,
        summary.updated,
        JSON.stringify(summary),
        table,
      ]);
  await tx.all(CLEAR);
}

async function headOf(tx: Tx, table: string, waits: boolean): Promise<number> {
  const row = await tx.one('SELECT (SELECT MAX(n) FROM lines WHERE table_id = t.id) AS last FROM tables t WHERE t.id = ?', [table]);
  if (!row) throw new Error(`there is no table ${table} to write to`);
  const waiting = waits ? await tx.one(`SELECT MAX(n) AS last FROM (${UNFILED})`, [table]) : undefined;
  return Math.max(Number(row.last ?? -1), Number(waiting?.last ?? -1)) + 1;
}
