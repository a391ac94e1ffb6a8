import type { Game, Note, Seat } from '../src/kernel/index.js';

export interface TicTacToe {
  state: {
    readonly seats: number;
    steps: { readonly step: 'turn'; readonly seat: Seat }[];
    notes: Note[];
    over: boolean;
    cells: (Seat | null)[];
    winner: Seat | null;
  };
  step: { readonly step: 'turn'; readonly seat: Seat };
  move: { readonly move: 'mark'; readonly cell: number };
  event: { readonly event: 'marked'; readonly seat: Seat; readonly cell: number };
  options: Record<string, never>;
}

const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const ALL_CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => ({ move: 'mark', cell }) as const);

/** The smallest game of all, for the kernel's tests and for comparing its speed with others. */
export const ticTacToe: Game<TicTacToe> = {
  id: 'tic-tac-toe',
  rulesVersion: 1,
  players: { min: 2, max: 2 },
  defaults: {},
  check: (_options, seats) => (seats === 2 ? undefined : { rule: 'TTT-1', code: 'BAD_SEATS' }),
  setup: (_t, _options, seats) => ({
    seats,
    steps: [{ step: 'turn', seat: 0 }],
    notes: [],
    over: false,
    cells: [null, null, null, null, null, null, null, null, null],
    winner: null,
  }),
  steps: { turn: { ask: (_s, { seat }) => [seat], moves: ['mark'] } },
  moves: {
    mark: {
      candidates: () => ALL_CELLS,
      refuse: (s, _seat, { cell }) => (s.cells[cell] === null ? undefined : { rule: 'TTT-2', code: 'CELL_TAKEN' }),
      perform(t, seat, { cell }) {
        const { s } = t;
        s.cells[cell] = seat;
        t.emit({ event: 'marked', seat, cell });
        if (LINES.some((line) => line.every((at) => s.cells[at] === seat))) s.winner = seat;
        s.over = s.winner !== null || s.cells.every((mark) => mark !== null);
        t.done();
        t.push({ step: 'turn', seat: 1 - seat });
      },
    },
  },
  piles: () => ({}),
  pool: () => [],
  standings: (s) => [0, 1].map((seat) => ({ seat, score: s.winner === seat ? 1 : 0, rank: s.winner === 1 - seat ? 2 : 1 })),
  describe: (_s, _seat, { cell }) => ({ text: { key: 'move.mark', params: { cell } }, targets: [`cell:${cell}`] }),
  copy: (s) => ({ seats: s.seats, steps: s.steps.slice(), notes: [], over: s.over, cells: s.cells.slice(), winner: s.winner }),
};
