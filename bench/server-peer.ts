import { createRequire } from 'node:module';
import { at } from '../scripts/lib/paths.mjs';
import type { Game, Shape } from '../src/kernel/types.js';
import type { PeerView } from './peer-node.js';
import { anyMove, type Pair } from './server-load.js';

/** Where boardgame.io is installed: it is not among our packages. */
export const PEER = at('bench', 'peer', 'package.json');

/** As much of a socket.io client as is needed here. */
interface PeerSocket {
  emit(event: string, ...args: unknown[]): void;
  on(event: string, listener: (...args: never[]) => void): void;
  close(): void;
}
interface PeerState {
  readonly _stateID: number;
  readonly G: PeerView;
  readonly ctx: { readonly gameover?: unknown };
}

/** Two people at a table of boardgame.io. Each keeps what he is sent, and moves by it. */
class PeerTable implements Pair {
  private states: (PeerState | undefined)[] = [];
  private wake: (() => void) | undefined;
  private match = '';
  private count = 0;

  constructor(
    private readonly sockets: readonly PeerSocket[],
    private readonly name: string,
    private readonly game: Game<Shape>,
  ) {
    sockets.forEach((socket, seat) => {
      const hear = (match: string, state: PeerState): void => {
        if (match !== this.match) return;
        this.states[seat] = state;
        this.wake?.();
      };
      socket.on('update', hear as (...args: never[]) => void);
      socket.on('sync', ((match: string, { state }: { state: PeerState }) => hear(match, state)) as (...args: never[]) => void);
    });
  }

  async begin(): Promise<void> {
    this.match = `${this.name}-${++this.count}`;
    this.states = [];
    for (const [seat, socket] of this.sockets.entries()) {
      socket.emit('sync', this.match, `${seat}`, undefined, 2);
      // The first one makes the game.
      await this.until(() => this.states[seat] !== undefined);
    }
  }

  async play(): Promise<number | undefined> {
    await this.until(() => this.states[0]!._stateID === this.states[1]!._stateID);
    if (this.states[0]!.ctx.gameover !== undefined) {
      await this.begin();
      return undefined;
    }
    const seat = this.states[0]!.G.asked[0]!;
    const { _stateID: id, G } = this.states[seat]!;
    const args = [anyMove(this.game, G.view, seat)];
    const begun = performance.now();
    this.sockets[seat]!.emit(
      'update',
      { type: 'MAKE_MOVE', payload: { type: 'play', args, playerID: `${seat}` } },
      id,
      this.match,
      `${seat}`,
    );
    await this.until(() => this.states[seat]!._stateID > id);
    return performance.now() - begun;
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
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

/** Two people at a table of boardgame.io. */
export async function seatPeer(port: number, game: Game<Shape>, number: number): Promise<Pair> {
  const { io } = createRequire(PEER)('socket.io-client') as { io(url: string, options: object): PeerSocket };
  const open = (): PeerSocket => io(`http://127.0.0.1:${port}/peer`, { transports: ['websocket'], forceNew: true });
  const table = new PeerTable([open(), open()], `t${number}`, game);
  await table.begin();
  return table;
}
