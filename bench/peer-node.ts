// The server of boardgame.io with the rules of Age of Civilization, games kept in memory or in its own files: what our server is compared with.
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { entryOf } from '../src/games/index.js';
import { asked, cipherDice, mask, playUntrusted, seenBy, start } from '../src/kernel/index.js';
import type { Position, Shape, Told } from '../src/kernel/types.js';
import { AOC_OPTIONS } from '../tests/server/options.js';

/** All that boardgame.io keeps of a game. */
interface Kept {
  readonly position: Position<Shape>;
  readonly events: readonly Told<Shape['event']>[];
}
/** What a player gets, as from our own server: the masked state, who is asked, the events of the last move. */
export interface PeerView {
  readonly view: object;
  readonly asked: readonly number[];
  readonly events: readonly object[];
}
interface Move {
  readonly G: Kept;
  readonly playerID: string | null;
}

/** boardgame.io is installed beside the bench and not among our packages. */
const require = createRequire(process.env.PEER ?? '');
const { Server, FlatFile } = require('boardgame.io/server') as {
  Server(options: object): { run(port: number): Promise<{ appServer: NetServer }> };
  FlatFile: new (options: { readonly dir: string }) => object;
};
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: string };
// What helps the peer: no undo, and the state behind immer's proxies instead of reading through them.
const helped = process.env.STYLE?.includes('helped');
const { original } = require('immer') as { original<X>(draft: X): X };

const rules = await entryOf('age-of-civilization')!.game();
const newGame = (): Kept => start(rules, AOC_OPTIONS, 2, cipherDice(randomBytes(32).toString('hex')));

const game = {
  name: 'peer',
  setup: newGame,
  // Who may move when is the kernel's business, here and there.
  turn: { activePlayers: { all: '' } },
  disableUndo: helped,
  moves: {
    play: {
      client: false,
      redact: true,
      move: ({ G, playerID }: Move, move: unknown): Kept | string => {
        const played = playUntrusted(rules, (helped ? original(G) : G).position, Number(playerID), move);
        return played.ok ? { position: played.position, events: played.events } : INVALID_MOVE;
      },
    },
  },
  endIf: ({ G }: Move) => (G.position.state.over ? rules.standings(G.position.state) : undefined),
  playerView: ({ G: { position, events }, playerID }: Move): PeerView => {
    const viewer = playerID === null ? 'spectator' : Number(playerID);
    return { view: mask(rules, position.state, viewer), asked: asked(rules, position), events: seenBy(events, viewer) };
  },
};

const db = process.env.STYLE?.includes('on disk') ? { db: new FlatFile({ dir: process.env.DATA_DIR ?? '' }) } : undefined;
const { appServer } = await Server({ games: [game], origins: [/localhost|127\.0\.0\.1/], ...db }).run(0);
process.send?.({ port: (appServer.address() as AddressInfo).port });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1e6, memory: process.memoryUsage().rss });
});
// Nobody is left to stop it.
process.on('disconnect', () => process.exit(0));
