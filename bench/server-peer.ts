import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { at } from '../scripts/lib/paths.mjs';
import type { Load } from './server-load.js';

/** As much of a socket.io client as is needed here; it comes with boardgame.io and is not among our packages. */
interface PeerSocket {
  emit(event: string, ...args: unknown[]): void;
  on(event: string, listener: (...args: never[]) => void): void;
  close(): void;
}
interface PeerState {
  readonly _stateID: number;
  readonly G: { readonly cells: readonly unknown[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

/** Two people at a table of boardgame.io, who play one game after the other. */
class PeerTable {
  private state: PeerState | undefined;
  private wake: (() => void) | undefined;
  private match = '';
  private count = 0;

  constructor(
    private readonly sockets: readonly PeerSocket[],
    private readonly name: string,
  ) {
    // Both are told everything, as two people would be; the first keeps track for the measurement.
    const hear = (match: string, state: PeerState): void => {
      if (match !== this.match || (this.state && state._stateID < this.state._stateID)) return;
      this.state = state;
      this.wake?.();
    };
    sockets[0]!.on('update', ((match: string, state: PeerState) => hear(match, state)) as (...args: never[]) => void);
    sockets[0]!.on('sync', ((match: string, info: { state: PeerState }) => hear(match, info.state)) as (...args: never[]) => void);
  }

  async begin(): Promise<void> {
    this.match = `${this.name}-${++this.count}`;
    this.state = undefined;
    this.sockets.forEach((socket, seat) => {
      socket.emit('sync', this.match, `${seat}`, undefined, 2);
    });
    await this.until(() => this.state !== undefined);
  }

  /** One move; gives the milliseconds until the server's word. */
  async play(): Promise<number> {
    const { _stateID: id, ctx, G } = this.state!;
    const free = G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
    const action = { type: 'MAKE_MOVE', payload: { type: 'mark', args: [free[id % free.length]], playerID: ctx.currentPlayer } };
    const begun = performance.now();
    this.sockets[Number(ctx.currentPlayer)]!.emit('update', action, id, this.match, ctx.currentPlayer);
    await this.until(() => this.state!._stateID > id);
    const taken = performance.now() - begun;
    if (this.state!.ctx.gameover !== undefined) await this.begin();
    return taken;
  }

  private until(test: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.wake = () => {
        if (test()) resolve();
      };
      this.wake();
    });
  }
}

export interface Peer {
  usage(): Promise<{ readonly cpu: number; readonly memory: number }>;
  playFor(seconds: number): Promise<Load>;
  stop(): void;
}

/** The server of boardgame.io in a process of its own, with so many tables of two connected people. */
export async function startPeer(tables: number): Promise<Peer> {
  const child: ChildProcess = fork(at('bench', 'peer', 'server.mjs'), {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const hear = <X>(): Promise<X> => new Promise((resolve) => void child.once('message', (message) => resolve(message as X)));
  const { port } = await hear<{ port: number }>();
  const { io } = createRequire(at('bench', 'peer', 'package.json'))('socket.io-client') as { io(url: string, options: object): PeerSocket };
  const open = (): PeerSocket => io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ['websocket'], forceNew: true });
  const seated = Array.from({ length: tables }, (_, i) => new PeerTable([open(), open()], `t${i}`));
  await Promise.all(seated.map((table) => table.begin()));
  return {
    usage: () => {
      const answer = hear<{ cpu: number; memory: number }>();
      child.send('usage');
      return answer;
    },
    async playFor(seconds) {
      const end = Date.now() + seconds * 1000;
      const times: number[] = [];
      await Promise.all(
        seated.map(async (table) => {
          while (Date.now() < end) times.push(await table.play());
        }),
      );
      return { moves: times.length, times: times.sort((a, b) => a - b) };
    },
    stop: () => void child.kill('SIGKILL'),
  };
}
