import type { Brain } from '../../src/bots/index.js';
import type { Toy } from '../toy-game.js';

/** High cards win bids; points count, then coins, then cards. */
export const brain: Brain<Toy> = {
  appeal: (s, seat, moves) =>
    moves.map((m) => (m.move === 'bid' ? Number(s.hands[seat]![m.index]?.card?.slice(1) ?? 0) % 10 : m.move === 'pass' ? -1 : 0)),
  value(s, seat) {
    const best = Math.max(...s.points.filter((_, other) => other !== seat));
    return s.points[seat]! - best + s.coins[seat]! / 10 + s.hands[seat]!.length / 100;
  },
  moment: (s) => -s.steps.reduce((left, step) => (step.step === 'round' ? step.left : left), 0) * 10 - s.steps.length,
};
