// npm run torture [-- --kills 100 --tables 12]: play real games of every kind while the server is killed again
// and again, on both databases; now and then a process hangs, or the database goes away.
import { startPostgres } from '../tests/server/postgres.js';
import { torture } from '../tests/server/torture.js';

const wish = (name: string, fallback: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  const value = at < 0 ? fallback : Number(process.argv[at + 1]);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} needs a whole number from 1 on`);
  return value;
};
const kills = wish('kills', 100);
const tables = wish('tables', 12);
const only = process.argv.includes('--sqlite') ? 'SQLite' : process.argv.includes('--postgres') ? 'PostgreSQL' : undefined;

async function run(name: string, databaseUrl?: string, restartDatabase?: () => Promise<void>): Promise<void> {
  if (only !== undefined && only !== name) return;
  const begun = Date.now();
  const report = await torture({
    kills,
    tables,
    moves: 30,
    ...(databaseUrl ? { databaseUrl } : undefined),
    ...(restartDatabase ? { restartDatabase } : undefined),
    onProgress: (done, moves) => process.stdout.write(`\r${name}: ${done} of ${kills} kills, ${moves} moves acknowledged`),
  });
  const { acknowledged, repeated, finished, lines } = report;
  process.stdout.write(
    `\r${name}: ${report.kills} kills in ${Math.round((Date.now() - begun) / 1000)} s; ${report.tables} tables (${finished} finished), ${lines} lines; ` +
      `${acknowledged} moves acknowledged, all there, in order, exactly once; ${repeated} commands repeated after a lost answer; every table replays to the same hash.\n`,
  );
  for (const [game, kinds] of Object.entries(report.kinds)) {
    const counts = Object.entries(kinds).sort(([, a], [, b]) => b - a);
    process.stdout.write(`  ${game}: ${counts.map(([kind, n]) => `${n} ${kind}`).join(', ')}\n`);
  }
}

await run('SQLite');
const postgres = only === 'SQLite' ? undefined : await startPostgres();
try {
  if (postgres)
    await run('PostgreSQL', await postgres.database(), async () => {
      await postgres.stopServer();
      await postgres.startServer();
    });
} finally {
  await postgres?.stop();
}
process.exit(0);
