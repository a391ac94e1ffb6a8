import { describe, expect, it } from 'vitest';
import { chooseFrom, PATIENCE, pickOf, runs, type Trial, trials } from '../../../../tests/contract/walk.js';
import { fc } from '../../../../tests/property.js';
import { asked, fastDice, legal, mask, type Position, play, type Seat, start } from '../../../kernel/index.js';
import { millennia as game } from '../game.js';
import type { Mil, Move, Options, State } from '../state/state.js';

const SEATS = 3;
const LENGTH = 12;

function make(position: Position<Mil>, seat: Seat, move: Move): Position<Mil> {
  const played = play(game, position, seat, move);
  if (!played.ok) throw new Error(`${JSON.stringify(move)} of seat ${seat} is refused: ${played.refusal.code}`);
  return played.position;
}

/** A random game up to the action phase of a random age. */
function toActions(options: Partial<Options>, trial: Trial): Position<Mil> {
  let { position } = start(game, { ...game.defaults, ...options }, SEATS, fastDice(trial.seed));
  const age = 1 + (pickOf(trial, 0) % 6);
  for (let i = 0; position.state.age < age || position.state.phase !== 'E'; i++) {
    const seat = asked(game, position)[0]!;
    position = make(position, seat, chooseFrom(trial, i, legal(game, position, seat)));
  }
  return position;
}

/** What a seat may do for itself: random moves, except those that draw from the deck (MIL-NET-04) or end its phase. */
function planOf(from: Position<Mil>, seat: Seat, trial: Trial): Move[] {
  const plan: Move[] = [];
  let position = from;
  for (let i = 0; i < LENGTH; i++) {
    const moves = legal(game, position, seat).filter((m) => m.move !== 'finish');
    const ways = moves.map((move) => ({ move, next: make(position, seat, move) }));
    const own = ways.filter(({ next }) => next.state.deck.length === from.state.deck.length && next.dice === from.dice);
    if (own.length === 0) break;
    const { move, next } = chooseFrom(trial, 7 * i + seat, own);
    plan.push(move);
    position = next;
  }
  return plan;
}

/** The plans of all seats in an order that the trial chooses. */
function interleave(from: Position<Mil>, plans: readonly (readonly Move[])[], pick: (i: number) => number): Position<Mil> {
  const next = plans.map(() => 0);
  let position = from;
  for (let i = 0; ; i++) {
    const open = plans.flatMap((plan, seat) => (next[seat]! < plan.length ? [seat] : []));
    if (open.length === 0) return position;
    const seat = open[pick(i) % open.length]!;
    position = make(position, seat, plans[seat]![next[seat]!++]!);
  }
}

/** The order of discards and of what was done behind the veil is that of arrival; all else must be the same. */
const settled = ({ discard, discardBy, veil, ...rest }: State) => ({
  ...rest,
  discard: discard.map((slot, i) => ({ ...slot, by: discardBy[i] })).sort((a, b) => String(a.card).localeCompare(String(b.card))),
  veil: veil && { ...veil, events: rest.players.map((_, seat) => veil.events.filter((x) => x.seat === seat)) },
});

describe('the action phase does not depend on who is faster', () => {
  it.each(['live', 'hidden'] as const)(
    'MIL-NET-03: random plans of three seats give the same in any order (%s)',
    (actions) => {
      fc.assert(
        fc.property(trials, (trial) => {
          const from = toActions({ actions, side: trial.seed % 2 === 0 ? 'A1' : 'A2' }, trial);
          const plans = from.state.players.map((_, seat) => planOf(from, seat, trial));
          const inTurn = interleave(from, plans, () => 0);
          const backwards = interleave(from, plans, () => SEATS - 1);
          const mixed = interleave(from, plans, (i) => pickOf(trial, i + 3));
          for (const other of [backwards, mixed]) {
            expect(settled(other.state)).toEqual(settled(inTurn.state));
            for (let seat = 0; seat < SEATS; seat++)
              expect(settled(mask(game, other.state, seat))).toEqual(settled(mask(game, inTurn.state, seat)));
          }
        }),
        runs(12),
      );
    },
    PATIENCE,
  );
});
