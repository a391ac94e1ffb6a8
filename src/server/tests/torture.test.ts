import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../tests/server/postgres.js';
import { torture } from '../../../tests/server/torture.js';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

const restartDatabase = async (): Promise<void> => {
  await postgres.stopServer();
  await postgres.startServer();
};

/** Five kills here, a hundred with `npm run torture`. */
const KILLS = 5;

describe('killed again and again in the middle of play', () => {
  it.each([
    ['SQLite', false],
    ['two processes on PostgreSQL', true],
  ] as const)(
    'with %s: every acknowledged move is there, in order, exactly once, and every table replays',
    async (_, shared) => {
      const databaseUrl = shared ? await postgres.database() : undefined;
      const report = await torture({
        kills: KILLS,
        tables: 8,
        moves: 25,
        ...(databaseUrl ? { databaseUrl, restartDatabase } : undefined),
      });
      expect(report.kills).toBe(KILLS);
      expect(report.acknowledged).toBeGreaterThan(50);
      expect(Object.keys(report.kinds)).toHaveLength(4);
    },
    180_000,
  );
});
