import { describe, expect, it } from 'vitest';
import { type Toy, toy } from '../../tests/toy-game.js';
import { fastDice } from './dice.js';
import { foresee, foretell, play, start } from './run.js';
import { mask } from './secrets.js';
import type { Game, Position, Slot, Turn } from './types.js';

function acting(): Position<Toy> {
  const fresh = start(toy, toy.defaults, 2, fastDice(1)).position;
  return { ...fresh, state: { ...fresh.state, coins: [3, 3], steps: [{ step: 'act', seat: 0 }] } };
}

/** What seat 0 foresees of a move that shows this slot to these seats, and then ends the turn. */
function shows(to: readonly number[] | 'all', slot: (s: Toy['state']) => Slot): Toy['state'] {
  const pass: Game<Toy>['moves']['pass'] = {
    ...toy.moves.pass,
    perform(t: Turn<Toy>) {
      t.show(to, slot(t.s));
      t.s.coins[0] = 0;
    },
  };
  return foresee({ ...toy, moves: { ...toy.moves, pass } }, acting(), 0, { move: 'pass' });
}
const isSeenToItsEnd = (s: Toy['state']): boolean => s.coins[0] === 0;

describe('a move is foreseen', () => {
  it('to its end where nothing is left to chance, and nothing happens by it', () => {
    const at = acting();
    const before = JSON.stringify(at);
    const played = play(toy, at, 0, { move: 'attack', on: 1 });
    expect(played.ok && foresee(toy, at, 0, { move: 'attack', on: 1 })).toEqual(played.ok && played.position.state);
    expect(JSON.stringify(at)).toBe(before);
  });

  it('up to the first card that the seat would see for the first time', () => {
    const at = acting();
    const { coins, deck, hands } = foresee(toy, at, 0, { move: 'draw' });
    expect([coins, hands]).toEqual([[2, 3], at.state.hands]);
    expect(deck).toHaveLength(at.state.deck.length - 1);
  });

  it('up to the first roll of dice', () => {
    const at = acting();
    const { deck, hands } = foresee(toy, at, 0, { move: 'bury', index: 1 });
    expect(hands[0]).toHaveLength(3);
    expect(deck).toEqual(at.state.deck);
  });

  it('beyond cards that others see, or that the seat has seen before', () => {
    expect(isSeenToItsEnd(shows([1], (s) => s.deck[0]!))).toBe(true);
    expect(isSeenToItsEnd(shows([0], (s) => s.hands[0]![0]!))).toBe(true);
    expect(isSeenToItsEnd(shows('all', (s) => s.hands[0]![0]!))).toBe(true);
    expect(isSeenToItsEnd(shows([1, 0], (s) => s.deck[0]!))).toBe(false);
    expect(isSeenToItsEnd(shows('all', (s) => s.hands[1]![0]!))).toBe(false);
  });

  it('not at all where the rules have a fault', () => {
    const pass: Game<Toy>['moves']['pass'] = {
      ...toy.moves.pass,
      perform() {
        throw new Error('a fault');
      },
    };
    expect(() => foresee({ ...toy, moves: { ...toy.moves, pass } }, acting(), 0, { move: 'pass' })).toThrow('a fault');
  });
});

describe('a move is foretold from what its seat knows', () => {
  /** What seat 0 is told of a move that does this and then takes its coins. */
  const told = (act: (t: Turn<Toy>) => void) => {
    const pass: Game<Toy>['moves']['pass'] = {
      ...toy.moves.pass,
      perform(t: Turn<Toy>) {
        act(t);
        t.s.coins[0] = 0;
      },
    };
    return foretell({ ...toy, moves: { ...toy.moves, pass } }, mask(toy, acting().state, 0), 0, { move: 'pass' });
  };
  const isWhole = (act: (t: Turn<Toy>) => void): boolean => {
    const { state, isWhole: whole } = told(act);
    expect(isSeenToItsEnd(state)).toBe(whole);
    return whole;
  };

  it('to its end where it asks for nothing unknown, and the view stays as it was', () => {
    const view = mask(toy, acting().state, 0);
    const before = JSON.stringify(view);
    expect(foretell(toy, view, 0, { move: 'attack', on: 1 }).isWhole).toBe(true);
    expect(JSON.stringify(view)).toBe(before);
  });

  it('beyond cards that are drawn, shown and mixed, as long as nobody asks which they are', () => {
    const { state, isWhole: whole } = told((t) => {
      t.s.hands[0] = [...t.s.hands[0]!, t.show([0], t.s.deck.pop()!)];
      t.s.deck = t.mix('deck', [...t.s.deck, t.show('all', t.s.hands[1]!.pop()!), t.s.hands[0]!.shift()!]);
    });
    expect(whole).toBe(true);
    expect(state.hands[0]!.at(-1)).toEqual({ back: 'card', card: null, known: 1 });
    expect(state.deck.every(({ card, known }) => card === null && known === 0)).toBe(true);
    expect(state.notes.map(({ seat, pile }) => [seat, pile])).toContainEqual([0, 'deck']);
  });

  it('up to the first card that is asked for and unknown, be it shown or not', () => {
    expect(isWhole((t) => void t.s.deck[0]!.card)).toBe(false);
    expect(isWhole((t) => void t.show('all', t.s.deck[0]!).card)).toBe(false);
    expect(isWhole((t) => void t.s.hands[1]![0]!.card)).toBe(false);
    expect(isWhole((t) => void t.s.hands[0]![0]!.card)).toBe(true);
    expect(isWhole((t) => void t.show('all', t.s.hands[0]![0]!).card)).toBe(true);
  });

  it('up to the first roll of dice, what is shuffled in sight, and what comes to light', () => {
    expect(isWhole((t) => void t.roll(6))).toBe(false);
    expect(isWhole((t) => void t.shuffle([1, 2]))).toBe(false);
    expect(isWhole((t) => void t.shuffle(t.s.deck.slice()))).toBe(true);
    expect(isWhole((t) => t.unveil())).toBe(false);
  });

  it('not at all where the rules have a fault', () => {
    expect(() =>
      told(() => {
        throw new Error('a fault');
      }),
    ).toThrow('a fault');
  });
});
