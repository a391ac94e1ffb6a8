import { describe, expect, it } from 'vitest';
import { expectConservation } from '../../../../tests/contract/promises.js';
import { asked, fastDice, legal, type Position, play, start } from '../../../kernel/index.js';
import { trials } from '../bot/trials.js';
import { throughTheAges as game } from '../game.js';
import type { GameEvent, Tta } from '../state/state.js';
import { rankings } from '../steps/scoring.js';
import { blueOf, yellowOf } from './tokens-owned.js';

/** Any legal move, now and then leaving the game instead; every step is shown to the test. */
function walk(
  table: (typeof trials.tables)[number],
  seed: number,
  leaving: number,
  show: (before: Position<Tta>, after: Position<Tta>, events: readonly GameEvent[]) => void,
): Position<Tta> {
  let chance = seed;
  const next = (n: number): number => {
    chance = (Math.imul(chance, 1103515245) + 12345) >>> 0;
    return (chance >>> 8) % n;
  };
  let { position } = start(game, table.options, table.seats, fastDice(seed));
  for (let i = 0; i < 6000; i++) {
    const [seat] = asked(game, position);
    if (seat === undefined) return position;
    const moves = legal(game, position, seat);
    const leaves = leaving > 0 && next(leaving) === 0 ? play(game, position, seat, { move: 'resign' }) : undefined;
    const played = leaves?.ok ? leaves : play(game, position, seat, moves[next(moves.length)]!);
    if (!played.ok) throw new Error(played.refusal.code);
    show(
      position,
      played.position,
      played.events.map(({ e }) => e),
    );
    position = played.position;
  }
  throw new Error('the game does not end');
}

describe.each(trials.tables)('$name', (table) => {
  it('TTA-SET-12 TTA-POP-04 every token that comes or goes is told', () => {
    walk(table, 3, 0, (before, after, events) => {
      for (let seat = 0; seat < table.seats; seat++) {
        const told = { yellow: 0, blue: 0 };
        for (const e of events)
          if (e.event === 'change' && e.seat === seat) {
            told.yellow += e.by.yellow ?? 0;
            told.blue += e.by.blue ?? 0;
          }
        const [a, b] = [before.state.players[seat]!, after.state.players[seat]!];
        expect({ yellow: yellowOf(b) - yellowOf(a), blue: blueOf(b) - blueOf(a) }).toEqual(told);
      }
    });
  });

  it('TTA-RES-04 games from which players go away come to an end, and no card is lost', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const end = walk(table, seed, 12, (_, { state }) => expectConservation(game, state));
      const staying = end.state.players.filter((p) => p.resigned === 0).length;
      expect(rankings(end.state).filter((x) => x.rank <= staying)).toHaveLength(staying);
    }
  });
});
