import type { Game, Note, Refusal, Seat, Slot, Turn } from '../src/kernel/index.js';

/**
 * A game that needs everything the kernel offers and little else: hidden hands, an open question to all seats, sealed
 * bids, dice for ties, forced discards, and a pile that is shuffled again, of which players remember what they buried.
 */
export type ToyStep =
  | { readonly step: 'round'; readonly left: number }
  | { readonly step: 'rally' }
  | { readonly step: 'bid' }
  | { readonly step: 'act'; readonly seat: Seat }
  | { readonly step: 'lose'; readonly seat: Seat };

export type ToyMove =
  | { readonly move: 'stock' }
  | { readonly move: 'ready' }
  | { readonly move: 'bid'; readonly index: number }
  | { readonly move: 'draw' }
  | { readonly move: 'attack'; readonly on: Seat }
  | { readonly move: 'drop'; readonly index: number }
  | { readonly move: 'bury'; readonly index: number }
  | { readonly move: 'pass' };

export interface Toy {
  state: {
    readonly seats: number;
    steps: ToyStep[];
    notes: Note[];
    over: boolean;
    deck: Slot[];
    discard: Slot[];
    hands: Slot[][];
    coins: number[];
    points: number[];
    ready: boolean[];
  };
  step: ToyStep;
  move: ToyMove;
  event:
    | { readonly event: 'won'; readonly seat: Seat; readonly card: string }
    | { readonly event: 'drew'; readonly seat: Seat; readonly card: string | null }
    | { readonly event: 'attacked'; readonly seat: Seat };
  options: { readonly rounds: number };
}

const CARDS = Array.from({ length: 40 }, (_, i) => `c${i}`);
const worth = (card: string): number => Number(card.slice(1)) % 10;
const everyone = (s: Toy['state']): Seat[] => s.hands.map((_, seat) => seat);
const indexes = (s: Toy['state'], seat: Seat): number[] => s.hands[seat]!.map((_, i) => i);
const refuse = (code: string, params?: Refusal['params']): Refusal => ({ rule: `TOY-${code}`, code, ...(params ? { params } : undefined) });
const notInHand = (s: Toy['state'], seat: Seat, index: number): Refusal | undefined =>
  s.hands[seat]![index] ? undefined : refuse('NO_SUCH_CARD');

/** The highest card wins a point and a turn of actions; dice settle ties. */
function settleBids(t: Turn<Toy>, bids: ReadonlyMap<Seat, ToyMove>): void {
  const shown = [...bids].map(([seat, bid]) => {
    const [held] = t.s.hands[seat]!.splice('index' in bid ? bid.index : 0, 1) as [Slot];
    const slot = t.show('all', held);
    t.s.discard.push(slot);
    return { seat, card: slot.card! };
  });
  const best = Math.max(...shown.map((x) => worth(x.card)));
  const tied = shown.filter((x) => worth(x.card) === best);
  const winner = tied[tied.length > 1 ? t.roll(tied.length) - 1 : 0]!;
  t.s.points[winner.seat]!++;
  t.emit({ event: 'won', ...winner });
  t.push({ step: 'act', seat: winner.seat });
}

export const toy: Game<Toy> = {
  id: 'toy',
  rulesVersion: 3,
  players: { min: 2, max: 4 },
  defaults: { rounds: 3 },
  check(options, seats) {
    if (!Number.isInteger(seats) || seats < 2 || seats > 4) return refuse('BAD_SEATS');
    const rounds: unknown = options?.rounds;
    return Number.isInteger(rounds) && (rounds as number) >= 1 && (rounds as number) <= 4 ? undefined : refuse('BAD_OPTIONS');
  },
  setup(t, { rounds }, seats) {
    const deck: Slot[] = t.shuffle([...CARDS]).map((card) => ({ back: 'card', card, known: 0 }));
    const hands = Array.from({ length: seats }, (_, seat) => deck.splice(0, 4).map((slot) => ({ ...slot, known: 1 << seat })));
    const each = <X>(x: X): X[] => hands.map(() => x);
    const steps: ToyStep[] = [{ step: 'round', left: rounds }];
    return { seats, steps, notes: [], over: false, deck, discard: [], hands, coins: each(1), points: each(0), ready: each(false) };
  },
  steps: {
    round: {
      auto(t, { left }) {
        t.s.ready = t.s.ready.map(() => false);
        if (left === 0) t.s.over = true;
        else t.push({ step: 'rally' }, { step: 'bid' }, { step: 'round', left: left - 1 });
      },
    },
    rally: { ask: (s) => everyone(s).filter((seat) => !s.ready[seat]), moves: ['stock', 'ready'] },
    bid: {
      ask: (s) => everyone(s).filter((seat) => s.hands[seat]!.length > 0),
      moves: ['bid'],
      unseal: (t, _step, answers) => settleBids(t, answers),
    },
    act: { ask: (_s, { seat }) => [seat], moves: ['draw', 'attack', 'bury', 'pass'] },
    lose: { ask: (s, { seat }) => (s.hands[seat]!.length > 0 ? [seat] : []), moves: ['drop'] },
  },
  moves: {
    stock: {
      candidates: () => [{ move: 'stock' }],
      refuse: (s, seat) => (s.coins[seat]! >= 3 ? refuse('RICH', { have: s.coins[seat]! }) : undefined),
      perform: (t, seat) => void t.s.coins[seat]!++,
    },
    ready: {
      candidates: () => [{ move: 'ready' }],
      refuse: () => undefined,
      perform(t, seat) {
        t.s.ready[seat] = true;
      },
    },
    bid: {
      candidates: (s, seat) => indexes(s, seat).map((index) => ({ move: 'bid', index })),
      refuse: (s, seat, { index }) => notInHand(s, seat, index),
      perform() {},
    },
    draw: {
      candidates: () => [{ move: 'draw' }],
      refuse(s, seat) {
        if (s.deck.length === 0) return refuse('NO_CARDS');
        return s.coins[seat]! < 1 ? refuse('POOR', { need: 1, have: s.coins[seat]! }) : undefined;
      },
      perform(t, seat) {
        t.s.coins[seat]!--;
        const slot = t.show([seat], t.s.deck.pop()!);
        t.s.hands[seat]!.push(slot);
        t.tell([seat], { event: 'drew', seat, card: slot.card }, { event: 'drew', seat, card: null });
      },
    },
    attack: {
      candidates: (s, seat) => everyone(s).flatMap((on) => (on === seat ? [] : [{ move: 'attack', on }])),
      refuse(s, seat, { on }) {
        if (on === seat) return refuse('YOURSELF');
        if (s.coins[seat]! < 2) return refuse('POOR', { need: 2, have: s.coins[seat]! });
        return s.hands[on]!.length === 0 ? refuse('EMPTY_HAND') : undefined;
      },
      perform(t, seat, { on }) {
        t.s.coins[seat]! -= 2;
        t.emit({ event: 'attacked', seat: on });
        t.push({ step: 'lose', seat: on });
      },
    },
    drop: {
      candidates: (s, seat) => indexes(s, seat).map((index) => ({ move: 'drop', index })),
      refuse: (s, seat, { index }) => notInHand(s, seat, index),
      perform(t, seat, { index }) {
        t.s.discard.push(...t.s.hands[seat]!.splice(index, 1));
        t.done();
      },
    },
    bury: {
      candidates: (s, seat) => indexes(s, seat).map((index) => ({ move: 'bury', index })),
      refuse: (s, seat, { index }) => notInHand(s, seat, index),
      perform(t, seat, { index }) {
        t.s.deck = t.mix('deck', [...t.s.deck, ...t.s.hands[seat]!.splice(index, 1)]);
      },
    },
    pass: { candidates: () => [{ move: 'pass' }], refuse: () => undefined, perform: (t) => t.done() },
  },
  piles: (s) => ({ deck: s.deck, discard: s.discard, ...Object.fromEntries(s.hands.map((hand, seat) => [`hand:${seat}`, hand])) }),
  pool: () => CARDS,
  standings: (s) => s.points.map((score, seat) => ({ seat, score, rank: 1 + s.points.filter((x) => x > score).length })),
  describe: (_s, _seat, m) => ({ text: { key: `move.${m.move}` }, targets: [`control:${m.move}`] }),
};
