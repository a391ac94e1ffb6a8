import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Report } from './report.js';

/** Raised when reports of before can no longer be gone on with. */
const VERSION = 1;
/** So many games are kept; the oldest go. */
const MOST = 60;

interface Kept {
  readonly key: string;
  readonly at: number;
  readonly report: Report;
}
interface Schema extends DBSchema {
  reports: { key: string; value: Kept };
}

/** Where there is no database, reports live as long as the page. */
const memory = new Map<string, Report>();
let opened: Promise<IDBPDatabase<Schema> | undefined> | undefined;

const open = (): Promise<IDBPDatabase<Schema> | undefined> => {
  opened ??= openDB<Schema>('epoque.analysis', VERSION, {
    upgrade(db) {
      for (const name of db.objectStoreNames) db.deleteObjectStore(name);
      db.createObjectStore('reports', { keyPath: 'key' });
    },
  }).catch(() => undefined);
  return opened;
};

/** What is known of a game from an earlier look. */
export async function keptReport(key: string): Promise<Report | undefined> {
  return memory.get(key) ?? (await (await open())?.get('reports', key).catch(() => undefined))?.report;
}

export async function keepReport(key: string, report: Report): Promise<void> {
  memory.set(key, report);
  try {
    const db = await open();
    await db?.put('reports', { key, at: Date.now(), report });
    // A game that is gone through is kept again and again: room is made for it at its end.
    if (!report.done) return;
    const all = (await db?.getAll('reports')) ?? [];
    const old = all.sort((a, b) => b.at - a.at).slice(MOST);
    await Promise.all(old.map((kept) => db?.delete('reports', kept.key)));
  } catch {
    // A full disk costs only the time of doing it again.
  }
}

export async function forgetReports(): Promise<void> {
  memory.clear();
  await (await open())?.clear('reports').catch(() => undefined);
}
