import { describe, expect, it } from 'vitest';
import { expectConservation } from '../../../../tests/contract/promises.js';
import { asked, below, fastDice, type Game, legal, openDice, type Position, play, start } from '../../../kernel/index.js';
import { civilization } from '../game.js';
import { DEFAULTS, type Options } from '../state/options.js';
import type { Civ } from '../state/state.js';
import { complaintAbout } from './laws.js';

/** Players rich enough to see all eras: random ones never earn that much. */
const RICH: Game<Civ> = {
  ...civilization,
  setup(...args) {
    const s = civilization.setup(...args);
    for (const p of s.players) p.gold = 3000;
    return s;
  },
};

/** A random game in which questions are left soon, so that turns pass. */
function* walk(
  options: Options,
  seats: number,
  seed: number,
): Generator<{ before: Position<Civ>; after: Position<Civ>; told: readonly number[] }> {
  const dice = openDice(fastDice(seed + 1000));
  let { position } = start(RICH, options, seats, fastDice(seed));
  for (;;) {
    const [seat] = asked(RICH, position);
    if (seat === undefined) return;
    const moves = legal(RICH, position, seat);
    const leave = moves.find((m) => m.move.startsWith('finish-') || m.move === 'go-on');
    const played = play(RICH, position, seat, leave && below(dice, 6) === 0 ? leave : moves[below(dice, moves.length)]!);
    if (!played.ok) throw new Error(played.refusal.code);
    const told = position.state.players.map((_, x) =>
      played.events.reduce((n, { e }) => n + (e.event === 'gold' && e.seat === x ? e.by : 0), 0),
    );
    yield { before: position, after: played.position, told };
    position = played.position;
  }
}

describe.each([
  ['advanced, long', { length: 'long' }],
  ['basic', { rules: 'basic' }],
] as const)('%s, through all eras', (_, more) => {
  it('CIV-GEN-04 CIV-PUR-10 every coin is told, every marker kept, nobody and nothing where it cannot be', () => {
    let era = 1;
    for (const { before, after, told } of walk({ ...DEFAULTS, ...more, turnLimit: 40 }, 3, 4)) {
      expect(complaintAbout(after.state)).toBeUndefined();
      expect(after.state.players.map((p, seat) => p.gold - before.state.players[seat]!.gold)).toEqual(told);
      if (after.ply % 20 === 0) expectConservation(RICH, after.state);
      era = after.state.era;
    }
    expect(era).toBeGreaterThanOrEqual(3);
  });
});
