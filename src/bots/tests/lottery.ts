import type { BaseState, Game, Slot } from '../../kernel/index.js';
import type { Brain } from '../brain.js';

/** A card lies face down, three blanks to one prize: bet on it, or take a small sure gain. */
export interface Lottery {
  state: BaseState & { steps: Lottery['step'][]; card: Slot; left: Slot[]; gain: number };
  step: { readonly step: 'choice' };
  move: { readonly move: 'bet' } | { readonly move: 'keep' };
  event: { readonly event: never };
  options: object;
}

const CARDS = ['prize', 'blank', 'blank', 'blank'];
const hidden = (): Slot => ({ back: 'lot', card: null, known: 0 });

export const lottery: Game<Lottery> = {
  id: 'lottery',
  rulesVersion: 1,
  players: { min: 1, max: 1 },
  defaults: {},
  check: () => undefined,
  setup(t, _options, seats) {
    const slots = t.shuffle([...CARDS]).map((card) => ({ ...hidden(), card }));
    return { seats, steps: [{ step: 'choice' }], notes: [], over: false, card: slots[0]!, left: slots.slice(1), gain: 0 };
  },
  steps: { choice: { ask: (s) => (s.over ? [] : [0]), moves: ['bet', 'keep'] } },
  moves: {
    bet: {
      candidates: () => [{ move: 'bet' }],
      refuse: () => undefined,
      perform({ s }) {
        s.gain = s.card.card === 'prize' ? 3 : 0;
        s.over = true;
      },
    },
    keep: {
      candidates: () => [{ move: 'keep' }],
      refuse: () => undefined,
      perform({ s }) {
        s.gain = 2;
        s.over = true;
      },
    },
  },
  piles: (s) => ({ card: [s.card], left: s.left }),
  pool: () => CARDS,
  standings: (s) => [{ seat: 0, score: s.gain, rank: 1 }],
  describe: (_s, _seat, { move }) => ({ text: { key: move }, targets: [] }),
};

export const gambler: Brain<Lottery> = {
  appeal: (_s, _seat, moves) => moves.map(() => 0),
  value: (s) => s.gain,
  moment: (s) => (s.over ? 1 : 0),
  search: { width: 2, hardWidth: 2, moves: 2, iterations: 0, horizon: 0 },
};
