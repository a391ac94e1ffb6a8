import { rowsOf, type Sql, setMembers, type Tx, type Value } from './sql.js';
import type { Append, Summary } from './store.js';

/** The lines of one group and, where they have changed, the summaries: `[table, n, at, command, fact, summary]` each. */
const KEEP = 'INSERT INTO pending (body) VALUES (?)';
const EACH = 'FROM pending p, json_each(p.body) j';

/** In the order of the tables, so that a page of the database is written once for many lines. Some may have been filed before. */
const FILE = [
  `INSERT INTO lines (table_id, n, at, command, fact)
   SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3, j.value->4 ${EACH} WHERE true ORDER BY 1, 2
   ON CONFLICT (table_id, n) DO NOTHING`,
  `UPDATE tables SET status = v.s->>'status', ending = v.s->>'ending', due = v.s->>'due', updated = v.s->>'updated', card = v.s
   FROM (SELECT j.value->>0 AS id, MAX(j.value->>1), j.value->5 AS s ${EACH} WHERE j.value->>5 IS NOT NULL GROUP BY 1) AS v
   WHERE tables.id = v.id`,
] as const;
const CLEAR = 'DELETE FROM pending';

/** The lines of one table that are not filed yet: they come after those that are. */
export const UNFILED = `SELECT j.value->>1 AS n, j.value->>2 AS at, j.value->>3 AS command, j.value->4 AS fact ${EACH}
  WHERE j.value->>0 = ?1 AND j.value->>1 > (SELECT COALESCE(MAX(n), -1) FROM lines WHERE table_id = ?1)`;

const REMEMBERED = 10_000;
/** Lines of one statement. */
const AT_ONCE = 50;
/** Milliseconds after which a new portion is filed: lists and logs that are read do not wait for it. */
const FILE_EVERY = 10_000;
/** Lines that are filed together with a commit: more than come in, and few enough that nobody waits for it. */
const BESIDE = { least: 50, each: 2 } as const;
/** Lines that are filed in one transaction when somebody waits for all of them. */
const SLICE = 400;

/** What is not filed yet, by table: the columns of its lines, and what lists show. */
type Unfiled = Map<string, { readonly lines: Value[][]; summary?: Summary }>;

/**
 * How SQLite keeps lines: those of one group as one row at the end of `pending`, which costs a fraction of looking up the
 * place of each. They are durable there, and filed under their tables by portions: some with every commit, or all when
 * somebody needs them; from memory, or from `pending` itself when there are lines of another process in it. A portion
 * leaves `pending` when the last of it is filed, so a crash on the way makes no difference.
 */
export class Pending {
  /** The next free number of tables that were written to; what is not in here is looked up. */
  private readonly heads = new Map<string, number>();
  /** What comes in, and the portion before it, which is being filed: up to this row of `pending`. */
  private unfiled: Unfiled = new Map();
  private portion: Unfiled = new Map();
  private upTo: Value = 0;
  /** Portions filed so far, and when the present one was begun. */
  private portions = 0;
  private begun = performance.now();
  /** Changes when another process has written to the file: then nothing that is remembered here counts. */
  private version: Value | undefined;
  /** There may be lines from before. */
  private found = true;

  constructor(private readonly sql: Sql) {}

  /** May lines of this table be waiting here? */
  has(table: string): boolean {
    return this.found || this.unfiled.has(table) || this.portion.has(table);
  }

  /** When a table needs the server, as far as that is not filed yet. */
  dueOf(table: string): number | null | undefined {
    return (this.unfiled.get(table)?.summary ?? this.portion.get(table)?.summary)?.due;
  }

  /** Tables that need the server by now, as far as that is not filed yet. */
  due(now: number): string[] {
    const tables = new Set([...this.portion.keys(), ...this.unfiled.keys()]);
    return [...tables].filter((table) => (this.dueOf(table) ?? Number.POSITIVE_INFINITY) <= now);
  }

  async append(lines: readonly Append[]): Promise<boolean[]> {
    try {
      return await this.change(async (tx) => {
        const ours = await this.write(tx, lines);
        if (this.found) return [ours, []];
        if (this.portion.size === 0 && performance.now() - this.begun > FILE_EVERY) await this.begin(tx);
        return [ours, await this.fileSome(tx, Math.max(BESIDE.least, BESIDE.each * lines.length))];
      }, true);
    } catch (trouble) {
      // Whether something was written is not known: nothing that is remembered counts.
      this.heads.clear();
      this.version = undefined;
      throw trouble;
    }
  }

  /** File what waits, if nothing has come for so long that it was not filed on the way. */
  async fileOld(): Promise<void> {
    if (this.found || performance.now() - this.begun > 2 * FILE_EVERY) await this.file();
  }

  /** File all that waits now, in slices: moves that come meanwhile have their turn in between. */
  async file(): Promise<void> {
    const goal = this.portions + Number(this.found || this.portion.size > 0) + Number(this.unfiled.size > 0);
    while (this.portions < goal)
      await this.change(async (tx) => {
        const version = await versionOf(tx);
        if (this.found || version !== this.version) await this.fileFound(tx, version);
        if (this.portion.size === 0) await this.begin(tx);
        return [undefined, await this.fileSome(tx, SLICE)];
      });
    if (this.heads.size > REMEMBERED) this.heads.clear();
  }

  /** A transaction that may file some tables; only when it is through they count as filed. */
  private async change<X>(work: (tx: Tx) => Promise<[X, readonly string[]]>, urgent = false): Promise<X> {
    try {
      const [result, filed] = await this.sql.transaction(work, urgent);
      for (const table of filed) this.portion.delete(table);
      if (filed.length > 0 && this.portion.size === 0) this.portions++;
      return result;
    } catch (trouble) {
      // What was to be filed is still in `pending`.
      this.found = true;
      throw trouble;
    }
  }

  /** All that waits is the next portion. */
  private async begin(tx: Tx): Promise<void> {
    this.portion = new Map([...this.unfiled].sort(([a], [b]) => (a < b ? -1 : 1)));
    this.unfiled = new Map();
    this.begun = performance.now();
    this.upTo = (await tx.one('SELECT MAX(id) AS last FROM pending'))?.last ?? 0;
  }

  /** File about so many lines of the portion; gives the tables that are through. */
  private async fileSome(tx: Tx, lines: number): Promise<string[]> {
    const some: Unfiled = new Map();
    let left = lines;
    for (const [table, waiting] of this.portion) {
      if (left <= 0) break;
      some.set(table, waiting);
      left -= waiting.lines.length;
    }
    await fileThese(tx, some);
    if (some.size > 0 && some.size === this.portion.size) await tx.all(`${CLEAR} WHERE id <= ?`, [this.upTo]);
    return [...some.keys()];
  }

  /** File what is found in `pending`, whoever has put it there. */
  private async fileFound(tx: Tx, version: Value | undefined): Promise<void> {
    this.heads.clear();
    await fileAll(tx);
    this.portions += 2;
    this.unfiled = new Map();
    this.portion = new Map();
    this.begun = performance.now();
    this.version = version;
    this.found = false;
  }

  private async write(tx: Tx, lines: readonly Append[]): Promise<boolean[]> {
    const version = await versionOf(tx);
    if (version !== this.version) await this.fileFound(tx, version);
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
  const rows = [...unfiled.values()].flatMap(({ lines }) => lines);
  for (let i = 0; i < rows.length; i += AT_ONCE) {
    const some = rows.slice(i, i + AT_ONCE);
    await tx.all(
      `INSERT INTO lines (table_id, n, at, command, fact) VALUES ${rowsOf(some.length, '(?,?,?,?,?)')} ON CONFLICT DO NOTHING`,
      some.flat(),
    );
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
}

async function headOf(tx: Tx, table: string, waits: boolean): Promise<number> {
  const row = await tx.one('SELECT (SELECT MAX(n) FROM lines WHERE table_id = t.id) AS last FROM tables t WHERE t.id = ?', [table]);
  if (!row) throw new Error(`there is no table ${table} to write to`);
  const waiting = waits ? await tx.one(`SELECT MAX(n) AS last FROM (${UNFILED})`, [table]) : undefined;
  return Math.max(Number(row.last ?? -1), Number(waiting?.last ?? -1)) + 1;
}
