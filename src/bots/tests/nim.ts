import type { BaseState, Game } from '../../kernel/index.js';
import type { Brain } from '../brain.js';

/** Two players take one to three stones in turn; who takes the last one wins. */
export interface Nim {
  state: BaseState & { steps: Nim['step'][]; stones: number; turn: number };
  step: { readonly step: 'turn' };
  move: { readonly move: 'take'; readonly n: number };
  event: { readonly event: never };
  options: { stones: number };
}

export const nim: Game<Nim> = {
  id: 'nim',
  rulesVersion: 1,
  players: { min: 2, max: 2 },
  defaults: { stones: 10 },
  check: () => undefined,
  setup: (_t, { stones }, seats) => ({ seats, steps: [{ step: 'turn' }], notes: [], over: false, stones, turn: 0 }),
  steps: { turn: { ask: (s) => [s.turn % 2], moves: ['take'] } },
  moves: {
    take: {
      candidates: () => [1, 2, 3].map((n) => ({ move: 'take', n })),
      refuse: (s, _seat, { n }) => (n > s.stones ? { rule: 'NIM-1', code: 'TOO_MANY' } : undefined),
      perform({ s }, _seat, { n }) {
        s.stones -= n;
        s.turn++;
        s.over = s.stones === 0;
      },
    },
  },
  piles: () => ({}),
  pool: () => [],
  standings: (s) => [0, 1].map((seat) => ({ seat, score: 0, rank: (s.turn - 1) % 2 === seat ? 1 : 2 })),
  describe: (_s, _seat, { n }) => ({ text: { key: 'take', params: { n } }, targets: [] }),
};

/** Knows who has won, and not the least about how to. */
export const simpleton: Brain<Nim> = {
  appeal: (_s, _seat, moves) => moves.map(() => 0),
  value: (s, seat) => (!s.over ? s.stones / 1e6 : (s.turn - 1) % 2 === seat ? 1 : -1),
  moment: (s) => s.turn,
};
