import type { Game, Seat, Slot } from '../../../kernel/types.js';

/** A game for tests of the table: two hidden cards each, a bet that can be taken back, cards that score their figure. */
export interface Toy {
  state: {
    readonly seats: number;
    steps: { readonly step: 'turn'; readonly seat: Seat }[];
    notes: { readonly seat: Seat; readonly pile: string; card: string | null }[];
    over: boolean;
    hands: Slot[][];
    deck: Slot[];
    heap: Slot[];
    points: number[];
    bets: number[];
  };
  step: { readonly step: 'turn'; readonly seat: Seat };
  move: { readonly move: 'bet' } | { readonly move: 'lay'; readonly card: string } | { readonly move: 'draw' };
  event:
    | { readonly event: 'bet'; readonly seat: Seat }
    | { readonly event: 'lay'; readonly seat: Seat; readonly card: string }
    | { readonly event: 'draw'; readonly seat: Seat; readonly card: string | null };
  options: { readonly cards: number };
}

const CARDS = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9'];

/** Whoever has no card to lay, nor any to draw, is passed over: a bet alone would end no turn. */
const canAct = ({ hands, deck }: Toy['state'], seat: Seat): boolean => hands[seat]!.length > 0 || deck.length > 1;

export const toy: Game<Toy> = {
  id: 'toy',
  rulesVersion: 1,
  players: { min: 2, max: 4 },
  defaults: { cards: 2 },
  check: (options, seats) =>
    Number.isInteger(options?.cards) && seats >= 2 && seats <= 4 ? undefined : { rule: 'TOY-1', code: 'BAD_TABLE' },
  setup(t, options, seats) {
    const deck: Slot[] = t.shuffle([...CARDS]).map((card) => ({ back: 'card', card, known: 0 }));
    const hands = Array.from({ length: seats }, (_, seat) => deck.splice(0, options.cards).map((slot) => ({ ...slot, known: 1 << seat })));
    const zeros = Array.from({ length: seats }, () => 0);
    return { seats, steps: [{ step: 'turn', seat: 0 }], notes: [], over: false, hands, deck, heap: [], points: zeros, bets: [...zeros] };
  },
  steps: { turn: { ask: (_, step) => [step.seat], moves: ['bet', 'lay', 'draw'] } },
  moves: {
    bet: {
      candidates: () => [{ move: 'bet' }],
      refuse: (s, seat) => (s.bets[seat] ? { rule: 'TOY-2', code: 'ONE_BET' } : undefined),
      perform(t, seat) {
        t.s.bets[seat] = 1;
        t.emit({ event: 'bet', seat });
      },
    },
    lay: {
      candidates: (s, seat) => s.hands[seat]!.map((slot) => ({ move: 'lay', card: slot.card! })),
      refuse: () => undefined,
      perform(t, seat, { card }) {
        const hand = t.s.hands[seat]!;
        const [slot] = hand.splice(
          hand.findIndex((x) => x.card === card),
          1,
        );
        t.s.heap.push(t.show('all', slot!));
        t.s.points[seat]! += Number(card.slice(1)) * (1 + t.s.bets[seat]!);
        t.emit({ event: 'lay', seat, card });
        t.done();
        const next = t.s.hands.map((_, i) => (seat + 1 + i) % t.s.seats).find((other) => canAct(t.s, other));
        if (t.s.hands.some((x) => x.length > 0) && next !== undefined) t.push({ step: 'turn', seat: next });
      },
    },
    draw: {
      candidates: () => [{ move: 'draw' }],
      refuse: (s) => (s.deck.length > 1 ? undefined : { rule: 'TOY-3', code: 'NO_CARDS' }),
      perform(t, seat) {
        const slot = t.show([seat], t.s.deck.pop()!);
        t.s.hands[seat]!.push(slot);
        t.tell([seat], () => ({ event: 'draw', seat, card: slot.card }), { event: 'draw', seat, card: null });
      },
    },
  },
  piles: (s) => ({ deck: s.deck, heap: s.heap, ...Object.fromEntries(s.hands.map((hand, seat) => [`hand${seat}`, hand])) }),
  pool: () => CARDS,
  standings: (s) => s.points.map((score, seat) => ({ seat, score, rank: 1 + s.points.filter((x) => x > score).length })),
  describe: (_, __, m) => ({ text: { key: m.move }, targets: m.move === 'lay' ? [`hand:${m.card}`] : [`control:${m.move}`] }),
};
