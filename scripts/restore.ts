// npm run restore -- <file>: read a backup into an empty database, SQLite or PostgreSQL.
import { readConfig } from '../src/server/config.js';
import { restore } from '../src/server/store/backup.js';
import { openSql } from '../src/server/store/open.js';

const config = readConfig(process.env);
const file = process.argv[2];
if (typeof config === 'string') throw new Error(config);
if (file === undefined) throw new Error('Say which backup to restore: npm run restore -- epoque.backup.gz');
const sql = openSql(config);
const rows = await restore(sql, file).finally(() => sql.close());
process.stdout.write(`${rows} rows restored from ${file}.\n`);
