import { describe, expect, it } from 'vitest';
import { type Toy, toy } from '../../tests/toy-game.js';
import { fastDice } from './dice.js';
import { foresee, play, start } from './run.js';
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
