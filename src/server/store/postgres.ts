import pg from 'pg';
import type { Row, Sql, Value } from './sql.js';

const CHANNEL = 'epoque';
/** How long to wait before the listening connection is tried again. */
const RETRY = 500;

// Times and counts fit a double for the next two hundred thousand years.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** `?` becomes `$1`, `$2`…; statements are few, so each is rewritten once. */
const rewritten = new Map<string, string>();
function rewrite(statement: string): string {
  let text = rewritten.get(statement);
  if (text === undefined) {
    let count = 0;
    text = statement.replaceAll('?', () => `$${++count}`);
    rewritten.set(statement, text);
  }
  return text;
}

type Queryable = Pick<pg.ClientBase, 'query'>;
const ask = async (client: Queryable, statement: string, values: readonly Value[] = []): Promise<Row[]> =>
  (await client.query(rewrite(statement), [...values])).rows as Row[];

const queries = (client: Queryable): Pick<Sql, 'all' | 'one'> => ({
  all: (statement, values) => ask(client, statement, values),
  one: async (statement, values) => (await ask(client, statement, values))[0],
});

/** A PostgreSQL database, shared by any number of processes. */
export function openPostgres(url: string): Sql {
  const settings = { connectionString: url, connectionTimeoutMillis: 3000, query_timeout: 10_000 };
  const pool = new pg.Pool({ ...settings, max: 8 });
  // An idle connection that breaks is replaced when it is next needed.
  pool.on('error', () => undefined);
  let listener: pg.Client | undefined;
  let closed = false;

  async function connectListener(onTell: (payload: string) => void, onGap: () => void): Promise<void> {
    const client = new pg.Client({ ...settings, keepAlive: true });
    let lost = false;
    const again = (): void => {
      if (lost || closed) return;
      lost = true;
      client.end().catch(() => undefined);
      const retry = (): void => {
        if (!closed) connectListener(onTell, onGap).then(onGap, () => setTimeout(retry, RETRY).unref());
      };
      setTimeout(retry, RETRY).unref();
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => onTell(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (trouble) {
      // Whoever has asked for it tries again.
      lost = true;
      client.end().catch(() => undefined);
      throw trouble;
    }
    listener = client;
  }

  const transaction =
    (begin: string): Sql['transaction'] =>
    async (work) => {
      const client = await pool.connect();
      let broken = false;
      // A connection that breaks in mid-transaction must not bring the process down.
      const onTrouble = (): void => {
        broken = true;
      };
      client.on('error', onTrouble);
      try {
        await client.query(begin);
        const result = await work({ dialect: 'postgres', ...queries(client) });
        await client.query('COMMIT');
        return result;
      } catch (trouble) {
        await client.query('ROLLBACK').catch(onTrouble);
        throw trouble;
      } finally {
        client.off('error', onTrouble);
        client.release(broken);
      }
    };

  return {
    dialect: 'postgres',
    ...queries(pool),
    transaction: transaction('BEGIN'),
    snapshot: transaction('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'),
    listen: connectListener,
    look: async () => void (await pool.query('SELECT card FROM tables ORDER BY id LIMIT 1')),
    async close() {
      closed = true;
      await listener?.end().catch(() => undefined);
      await pool.end();
    },
  };
}
