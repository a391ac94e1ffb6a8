import { openPostgres } from './postgres.js';
import type { Sql } from './sql.js';
import { openStore } from './sql-store.js';
import { openSqlite } from './sqlite.js';
import type { Store } from './store.js';

/** PostgreSQL when an address is given, else a SQLite file. */
export const openSql = (settings: { readonly databaseUrl?: string; readonly file: string }): Sql =>
  settings.databaseUrl ? openPostgres(settings.databaseUrl) : openSqlite(settings.file);

export const openConfiguredStore = (settings: { readonly databaseUrl?: string; readonly file: string }): Promise<Store> =>
  openStore(openSql(settings));
