import type { Aside } from '../../protocol/index.js';
import type { Header, Line } from '../table/facts.js';
import { Pending, UNFILED } from './pending.js';
import { migrate } from './schema.js';
import { addMembers, type Row, rowsOf, type Sql, setMembers, type Tx, type Value } from './sql.js';
import { type Append, LIFETIME, type ListFilter, type Store, type Summary } from './store.js';

const readLine = (row: Row): Line => ({
  n: Number(row.n),
  at: Number(row.at),
  ...(row.command === null ? undefined : { command: String(row.command) }),
  fact: JSON.parse(String(row.fact)),
});
const NOTHING_KEPT: Aside = { notes: '', muted: [] };
/** What the store must have room for to be ready. */
const ROOM = 'x'.repeat(32_768);
const ADD_KEY = 'INSERT INTO keys (hash, person, kind, created, seen, device, by_link) VALUES (?, ?, ?, ?, ?, ?, ?)';
const readSummary = (row: Row): Summary => JSON.parse(String(row.card)) as Summary;

/** Open the store on a database and bring its schema up to date. */
export async function openStore(sql: Sql): Promise<Store> {
  await migrate(sql);
  const pending = sql.dialect === 'sqlite' ? new Pending(sql) : undefined;
  /** Lists show what is filed; a full disk must not make them fail. */
  const file = async (): Promise<void> => pending?.file().catch(() => undefined);

  const list = async (where: string, values: readonly Value[], { game, limit }: ListFilter): Promise<Summary[]> => {
    await file();
    const filter = game === undefined ? '' : ' AND t.game = ?';
    const rows = await sql.all(
      `SELECT t.card FROM tables t ${where}${filter} ORDER BY t.updated DESC LIMIT ?`,
      game === undefined ? [...values, limit] : [...values, game, limit],
    );
    return rows.map(readSummary);
  };

  const linesSince = async (id: string, n: number): Promise<Line[]> => {
    const select = 'SELECT n, at, command, fact FROM lines WHERE table_id = ?';
    if (!pending?.has(id)) return (await sql.all(`${select} AND n >= ? ORDER BY n`, [id, n])).map(readLine);
    await file();
    const rows = await sql.all(`SELECT * FROM (${select} UNION ALL ${UNFILED}) WHERE n >= ? ORDER BY n`, [id, n]);
    return rows.map(readLine);
  };

  return {
    addPerson: ({ id, name }, key, at, device = '') =>
      sql.transaction(async (tx) => {
        await tx.all('INSERT INTO people (id, name, created) VALUES (?, ?, ?)', [id, name, at]);
        await tx.all(ADD_KEY, [key, id, 'device', at, at, device, 0]);
      }),
    renamePerson: async (person, name) => void (await sql.all('UPDATE people SET name = ? WHERE id = ?', [name, person])),
    async findPerson(key, kind, at) {
      const row = await sql.one(
        `SELECT p.id, p.name, k.seen FROM keys k JOIN people p ON p.id = k.person
         WHERE k.hash = ? AND k.kind = ? AND k.created > ? AND k.seen > ?`,
        [key, kind, at - LIFETIME.most, at - LIFETIME.idle],
      );
      // That somebody is here matters by the hour, and must not keep him out when the disk is full.
      if (row && at - Number(row.seen) > LIFETIME.noted)
        await sql.all('UPDATE keys SET seen = ? WHERE hash = ?', [at, key]).catch(() => undefined);
      return row && { id: String(row.id), name: String(row.name) };
    },
    addKey: async ({ key, person, kind, device = '', byLink = false }, at) =>
      void (await sql.all(ADD_KEY, [key, person, kind, at, at, device, Number(byLink)])),
    async devices(person) {
      const rows = await sql.all(
        "SELECT hash, device, created, seen, by_link FROM keys WHERE person = ? AND kind = 'device' ORDER BY seen DESC, hash",
        [person],
      );
      return rows.map((row) => ({
        key: String(row.hash),
        device: String(row.device),
        created: Number(row.created),
        seen: Number(row.seen),
        byLink: Number(row.by_link) === 1,
      }));
    },
    removeDevices: async (person, keys) => {
      if (keys.length > 0)
        await sql.all(`DELETE FROM keys WHERE person = ? AND kind = 'device' AND hash IN (${keys.map(() => '?').join(',')})`, [
          person,
          ...keys,
        ]);
    },
    removeLinks: async (person) => void (await sql.all("DELETE FROM keys WHERE person = ? AND kind = 'link'", [person])),

    addTable: ({ header, made, summary }) =>
      sql.transaction(async (tx) => {
        const { id, settings } = header;
        const [added] = await tx.all(
          `INSERT INTO tables (id, made, header, game, visibility, status, due, updated, card) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (made) DO NOTHING RETURNING id`,
          [
            id,
            made,
            JSON.stringify(header),
            settings.game,
            settings.visibility,
            summary.status,
            summary.due,
            summary.updated,
            JSON.stringify(summary),
          ],
        );
        if (!added) return String((await tx.one('SELECT id FROM tables WHERE made = ?', [made]))!.id);
        await addMembers(
          tx,
          id,
          summary.places.flatMap((person) => person ?? []),
        );
        return id;
      }),

    async loadTable(id) {
      const row = await sql.one('SELECT t.header, s.n, s.body FROM tables t LEFT JOIN snapshots s ON s.table_id = t.id WHERE t.id = ?', [
        id,
      ]);
      if (!row) return undefined;
      const from = row.n === null ? 0 : Number(row.n);
      return {
        header: JSON.parse(String(row.header)) as Header,
        ...(row.body === null ? undefined : { snapshot: String(row.body) }),
        lines: await linesSince(id, from),
      };
    },
    linesSince,
    append: (lines) => pending?.append(lines) ?? sql.transaction((tx) => appendLines(tx, lines)),
    keepSnapshot: async (id, n, body) =>
      void (await sql.all(
        `INSERT INTO snapshots (table_id, n, body) VALUES (?, ?, ?)
         ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, body = excluded.body WHERE snapshots.n < excluded.n`,
        [id, n, body],
      )),
    keepArchive: (id, body) =>
      sql.transaction(async (tx) => {
        await tx.all('INSERT INTO archives (table_id, body) VALUES (?, ?) ON CONFLICT (table_id) DO NOTHING', [id, body]);
        await tx.all('UPDATE tables SET archived = 1 WHERE id = ?', [id]);
      }),
    async archive(id) {
      const row = await sql.one('SELECT body FROM archives WHERE table_id = ?', [id]);
      return row && String(row.body);
    },
    async unarchived(limit) {
      await file();
      const rows = await sql.all(
        "SELECT id FROM tables WHERE archived = 0 AND ending IN ('finished', 'conceded', 'stopped') ORDER BY updated LIMIT ?",
        [limit],
      );
      return rows.map((row) => String(row.id));
    },
    async due(now, limit) {
      // Asked every second: what waits to be filed is looked at where it is.
      await pending?.fileOld().catch(() => undefined);
      const rows = await sql.all('SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?', [now, limit]);
      const filed = rows.map((row) => String(row.id)).filter((id) => pending?.dueOf(id) === undefined);
      return [...filed, ...(pending?.due(now) ?? [])];
    },

    openTables: (filter) => list("WHERE t.status = 'waiting' AND t.visibility = 'public'", [], filter),
    finishedTables: (filter) => list("WHERE t.status = 'over' AND t.visibility = 'public' AND t.ending = 'finished'", [], filter),
    tablesOf: (person, filter) => list('JOIN members m ON m.table_id = t.id WHERE m.person = ?', [person], filter),

    async aside(table, person) {
      const row = await sql.one('SELECT body FROM desks WHERE table_id = ? AND person = ?', [table, person]);
      return row ? (JSON.parse(String(row.body)) as Aside) : NOTHING_KEPT;
    },
    changeAside: (table, person, change) =>
      sql.transaction(async (tx) => {
        // The row is the lock: whoever comes second waits here and then finds what the first has written.
        const [row] = await tx.all(
          'INSERT INTO desks (table_id, person, body) VALUES (?, ?, ?) ON CONFLICT (table_id, person) DO UPDATE SET body = desks.body RETURNING body',
          [table, person, JSON.stringify(NOTHING_KEPT)],
        );
        const aside = change(JSON.parse(String(row!.body)) as Aside);
        await tx.all('UPDATE desks SET body = ? WHERE table_id = ? AND person = ?', [JSON.stringify(aside), table, person]);
        return aside;
      }),

    async newest() {
      await file();
      return Number((await sql.one('SELECT MAX(updated) AS newest FROM tables'))?.newest ?? 0);
    },
    tell: async (payload) => void (sql.dialect === 'postgres' && (await sql.all("SELECT pg_notify('epoque', ?)", [payload]))),
    listen: (onTell, onGap) => sql.listen(onTell, onGap),
    async check() {
      // Room for a few pages is taken and given back: a full disk shows here, a damaged file when it is looked at.
      await sql.transaction(async (tx) => {
        await tx.all("INSERT INTO desks (table_id, person, body) VALUES ('', 'check', ?) ON CONFLICT DO NOTHING", [ROOM]);
        await tx.all("DELETE FROM desks WHERE table_id = '' AND person = 'check'");
      });
      await sql.look();
    },
    async close() {
      await file();
      await sql.close();
    },
  };
}

/** The unique number of a line decides who was first; everything else follows from what could be inserted. */
async function appendLines(tx: Tx, lines: readonly Append[]): Promise<boolean[]> {
  const inserted = await tx.all(
    `INSERT INTO lines (table_id, n, at, command, fact) VALUES ${rowsOf(lines.length, '(?,CAST(? AS BIGINT),CAST(? AS BIGINT),?,?)')}
     ON CONFLICT (table_id, n) DO NOTHING RETURNING table_id`,
    lines.flatMap(({ table, line }) => [table, line.n, line.at, line.command ?? null, JSON.stringify(line.fact)]),
  );
  const ours = new Set(inserted.map((row) => String(row.table_id)));
  const mine = lines.filter(({ table }) => ours.has(table));
  const changed = mine.flatMap(({ table, summary }) => (summary ? [{ table, summary }] : []));
  if (changed.length > 0)
    await tx.all(
      `UPDATE tables SET status = v.column2, ending = v.column3, due = CAST(v.column4 AS BIGINT), updated = CAST(v.column5 AS BIGINT),
         card = v.column6
       FROM (VALUES ${rowsOf(changed.length, '(?,?,?,?,?,?)')}) AS v WHERE tables.id = v.column1`,
      changed.flatMap(({ table, summary }) => {
        const figures = [summary.due, summary.updated].map((x) => (x === null ? null : String(x)));
        return [table, summary.status, summary.ending ?? null, ...figures, JSON.stringify(summary)];
      }),
    );
  for (const { table, members } of mine) if (members) await setMembers(tx, table, members);
  const tells = tx.dialect === 'postgres' ? mine.flatMap(({ tell }) => tell ?? []) : [];
  if (tells.length > 0) await tx.all(`SELECT pg_notify('epoque', x) FROM (VALUES ${rowsOf(tells.length, '(?)')}) AS v (x)`, tells);
  return lines.map(({ table }) => ours.has(table));
}
