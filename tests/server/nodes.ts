import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { freePort } from './postgres.js';
import { newFolder } from './start.js';

const root = join(import.meta.dirname, '..', '..');

const bundles = new Map<string, Promise<string>>();

/**
 * A process of ours as one file of plain JavaScript, made once for all who ask for it here: it then starts in a fraction of a
 * second, and runs as fast as the real one.
 */
export function bundleNode(entry = 'tests/server/node.ts'): Promise<string> {
  const made = bundles.get(entry) ?? bundle(entry);
  bundles.set(entry, made);
  return made;
}

async function bundle(entry: string): Promise<string> {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  // Test files run beside each other: each has a folder of its own.
  const outDir = mkdtempSync(join(cache, `epoque-${basename(entry, '.ts')}-`));
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      minify: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'node.mjs' } },
    },
  });
  return join(outDir, 'node.mjs');
}

/** Processor seconds, bytes of memory and of the heap in use, open connections, and all that is open. */
export interface Usage {
  readonly cpu: number;
  readonly memory: number;
  readonly heap: number;
  readonly sockets: number;
  readonly handles: number;
}

/** A server process that can be killed and started again on the same port and data. */
export class ServerNode {
  port = 0;
  private child: ChildProcess | undefined;
  private readonly site = newFolder();

  constructor(
    private readonly script: string,
    private readonly env: Readonly<Record<string, string>>,
    /** What starts Node, if not Node itself. */
    private readonly execPath = process.execPath,
  ) {
    writeFileSync(join(this.site, 'index.html'), '<!doctype html><title>Epoque</title>');
  }

  async start(): Promise<void> {
    if (this.port === 0) this.port = await freePort();
    const env = {
      ...process.env,
      LOG_LEVEL: 'error',
      LIMIT_FACTOR: '0',
      BOT_PAUSE: '0',
      ...this.env,
      SITE: this.site,
      PORT: `${this.port}`,
    };
    // As `npm start` does, see docs/self-hosting.md; servers that ours is compared with get the same.
    const execArgv = ['--max-semi-space-size=64'];
    const child = fork(this.script, { env, execArgv, execPath: this.execPath, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.once('message', (started) => {
        this.port = (started as { port: number }).port;
        resolve();
      });
      child.once('exit', (code, signal) => reject(new Error(`the server did not start (${code ?? signal})`)));
    });
  }

  /** What the process has used so far; `settled` when garbage is to be collected before. */
  usage(wish: 'usage' | 'settled' = 'usage'): Promise<Usage> {
    return new Promise((resolve) => {
      this.child?.once('message', (used) => resolve(used as Usage));
      this.child?.send(wish);
    });
  }

  /** Somebody sets the clock of the system, so many milliseconds off. */
  setClock(wrong: number): void {
    this.child?.send(wrong);
  }

  /** Something goes wrong in there that nobody has foreseen; gives the exit code. */
  plant(what: 'reject' | 'throw'): Promise<number | null> {
    return new Promise((resolve) => {
      this.child?.once('exit', resolve);
      this.child?.send(what);
    });
  }

  /** The process stands still for a while, as on a machine that swaps, and then goes on as if nothing had been. */
  async hang(ms: number): Promise<void> {
    this.child?.kill('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, ms));
    this.child?.kill('SIGCONT');
  }

  /** SIGKILL: no chance to finish anything. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** SIGTERM: a graceful end. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  private end(signal: NodeJS.Signals): Promise<void> {
    return new Promise((resolve) => {
      const { child } = this;
      if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  }
}
