import { describe, expect, it } from 'vitest';
import { expectConservation } from '../../../../tests/contract/promises.js';
import { chooseFrom, expectSame, PATIENCE, pickOf, runs, type Trial, trials } from '../../../../tests/contract/walk.js';
import { fc } from '../../../../tests/property.js';
import { ALL, asked, fastDice, imagine, legal, mask, type Position, play, type Seat, seenBy, type Viewer } from '../../../kernel/index.js';
import { DIPLOMACY } from '../cards/diplomacy.js';
import { TECH_TYPES } from '../cards/technologies.js';
import { millennia as game } from '../game.js';
import type { Mil, Move, State } from '../state/state.js';
import { table } from './toolkit.js';

const SEATS = 3;
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

/** An action phase with so few cards in the pile that the discards are soon shuffled, and everybody able to draw again and again. */
function shortOfCards(trial: Trial): Position<Mil> {
  const cards = DIPLOMACY.map((row) => Number(row.id.slice(-3)));
  const from = pickOf(trial, 0) % cards.length;
  const mixed = [...cards.slice(from), ...cards.slice(0, from)];
  const [deck, discard] = [mixed.splice(0, pickOf(trial, 1) % 4), mixed.splice(0, pickOf(trial, 2) % 4)];
  const player = (seat: Seat) => ({
    techs: [...TECH_TYPES],
    buildings: [151, 191, 201, 161],
    jokers: 6,
    gold: 20,
    politics: 2,
    hand: mixed.filter((_, i) => i % SEATS === seat),
  });
  return table({ seats: SEATS, actions: 'hidden', deck, discard, players: [0, 1, 2].map(player) }).position;
}

const DRAWS = ['use what=diplomacy', 'use what=building-151', 'use what=building-201', 'use what=politics', 'use what=special:politics'];
const isDraw = (m: Move): boolean => m.move === 'use' && DRAWS.includes(`use what=${m.what}`);

/** Mostly draws and discards, now and then anything, and the end at last. */
function nextMove(moves: readonly Move[], trial: Trial, i: number): Move {
  const wanted = moves.filter((m) => (i > 60 ? m.move === 'finish' : isDraw(m) || m.move === 'cash' || m.move === 'keep'));
  const others = moves.filter((m) => m.move !== 'finish' || i > 30);
  return chooseFrom(trial, i, wanted.length > 0 && pickOf(trial, i + 5) % 4 > 0 ? wanted : others.length > 0 ? others : moves);
}

/** What a viewer sees, without who is finished. */
const quiet = (s: State, viewer: Viewer): State => {
  const view = mask(game, s, viewer);
  return { ...view, players: view.players.map((p) => ({ ...p, ready: false })) };
};

/** Plays the phase to its end; tells how often the discards were shuffled. */
function playPhase(trial: Trial): number {
  let position = shortOfCards(trial);
  let shuffles = 0;
  for (let i = 0; position.state.veil; i++) {
    const seat = chooseFrom(trial, i + 3, asked(game, position));
    const move = nextMove(legal(game, position, seat), trial, i);
    const played = play(game, position, seat, move);
    if (!played.ok) throw new Error(played.refusal.code);
    const [before, after] = [position.state, played.position.state];
    if (after.veil) {
      for (const viewer of VIEWERS) {
        const view = mask(game, after, viewer);
        if (viewer !== seat) expectSame(quiet(after, viewer), quiet(before, viewer), `what ${viewer} sees of a move of ${seat}`);
        if (viewer !== seat)
          expectSame(
            seenBy(played.events, viewer).filter((e) => e.event !== 'finished'),
            [],
            'nothing is told',
          );
        const guess = imagine(game, view, fastDice(trial.seed + i)).state;
        expectConservation(game, guess);
        expectSame(mask(game, guess, viewer), view, 'a guess masked again is the view');
      }
      if (after.discard.length < before.discard.length) shuffles++;
    }
    position = played.position;
  }
  const { discard } = position.state;
  expect(discard.every((slot) => slot.known === ALL)).toBe(true);
  for (const viewer of VIEWERS) expectSame(mask(game, position.state, viewer).discard, discard, 'all discards lie open again');
  return shuffles;
}

describe('the pile of diplomacy cards runs out behind the veil', () => {
  it(
    'MIL-NET-05, MIL-DIP-03: a shuffle tells the others nothing, and afterwards all discards are known',
    () => {
      let shuffles = 0;
      fc.assert(
        fc.property(trials, (trial) => {
          shuffles += playPhase(trial);
        }),
        runs(15),
      );
      expect(shuffles).toBeGreaterThan(15);
    },
    PATIENCE,
  );
});
