// npm run backup -- <file>: everything in one compressed file, from SQLite or PostgreSQL, while the server runs.
import { readConfig } from '../src/server/config.js';
import { backUp } from '../src/server/store/backup.js';
import { openSql } from '../src/server/store/open.js';

const config = readConfig(process.env);
if (typeof config === 'string') throw new Error(config);
const file = process.argv[2] ?? `epoque-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.backup.gz`;
const sql = openSql(config);
const rows = await backUp(sql, file);
await sql.close();
process.stdout.write(`${rows} rows written to ${file}. It holds seeds and hashed keys: keep it as safe as the database.\n`);
