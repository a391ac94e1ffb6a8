import { createRequire } from 'node:module';
import { at } from '../scripts/lib/paths.mjs';

interface PeerState {
  readonly ctx: { readonly gameover?: unknown; readonly currentPlayer: string };
}

/** As much of boardgame.io as is needed here; it is not among our packages, so its types are not known. */
interface BoardgameIo {
  InitializeGame(args: { game: object }): PeerState;
  CreateGameReducer(args: { game: object }): (state: PeerState, action: object) => PeerState;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

interface Marks {
  cells: (string | null)[];
}

const isWon = ({ cells }: Marks): boolean => LINES.some((line) => line.every((at) => cells[at] !== null && cells[at] === cells[line[0]!]));

/** Tic-tac-toe as the tutorial of boardgame.io writes it. */
const game = {
  name: 'tic-tac-toe',
  setup: (): Marks => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: Marks; playerID: string }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: Marks; ctx: { currentPlayer: string } }) => {
    if (isWon(G)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

/** A function that plays one game of given cells through boardgame.io's reducer. */
export function openPeer(): (cells: readonly number[]) => void {
  // In production boardgame.io leaves out its checks for developers: the comparison is with its best.
  process.env.NODE_ENV = 'production';
  const { InitializeGame, CreateGameReducer } = createRequire(at('bench', 'peer', 'package.json'))('boardgame.io/internal') as BoardgameIo;
  const reduce = CreateGameReducer({ game });
  return (cells) => {
    let state = InitializeGame({ game });
    for (const cell of cells) {
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'mark', args: [cell], playerID: state.ctx.currentPlayer } });
    }
    if (state.ctx.gameover === undefined) throw new Error('the peer did not finish a game');
  };
}
