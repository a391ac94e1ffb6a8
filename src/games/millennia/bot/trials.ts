import type { Trials, TrialTable } from '../../shared/entry.js';
import { SIDES } from '../cards/tracks.js';
import { DEFAULTS } from '../state/setup.js';
import { ACTION_MODES, type Mil, type Options } from '../state/state.js';
import { habits } from './habits.js';

/** A table of a board side; alone it is told apart by its automa, else by how the action phase is played. */
export const tableOf = (
  seats: number,
  side: Options['side'],
  actions: Options['actions'],
  automa: Options['automa'] = 'normal',
): TrialTable<Mil> => ({
  name: `${seats} seats, ${side}, ${seats === 1 ? automa : actions}`,
  seats,
  options: { side, actions, automa },
});

export const trials: Trials<Mil> = {
  habits,
  wishes: { side: 'A1, A2', actions: 'hidden, live, sequential', automa: 'normal, hard' },
  optionsOf: ({ side, actions, automa }) =>
    ({ ...DEFAULTS, ...(side && { side }), ...(actions && { actions }), ...(automa && { automa }) }) as Options,
  tables: SIDES.flatMap((side) => [
    tableOf(1, side, 'live', 'normal'),
    tableOf(1, side, 'live', 'hard'),
    ...ACTION_MODES.flatMap((actions) => [2, 3, 4].map((seats) => tableOf(seats, side, actions))),
  ]),
  longest: 4000,
  complain(s) {
    for (const [seat, p] of s.players.entries()) {
      if (Math.min(p.gold, p.vp, p.jokers, p.rp, ...Object.values(p.tracks)) < 0) return `seat ${seat} owes something`;
      if (p.tracks.war > 7 || p.tracks.politics > 10 || p.tracks.culture > 10) return `seat ${seat} left a track`;
      if (p.rows.length + p.specials.length + p.markers > 4) return `seat ${seat} has too many markers`;
    }
    return undefined;
  },
  // Every number of seats, both sides of the board, every way to play the action phase, both automas.
  fixtures: [
    { name: 'solo', levels: ['normal'], options: {} },
    { name: 'solo-hard-automa', levels: ['easy'], options: { automa: 'hard', side: 'A2' } },
    { name: 'two', levels: ['easy', 'easy'], options: {} },
    { name: 'two-in-turn', levels: ['easy', 'easy'], options: { actions: 'sequential', side: 'A2' } },
    { name: 'three-live', levels: ['easy', 'easy', 'easy'], options: { actions: 'live' } },
    { name: 'four', levels: ['easy', 'easy', 'easy', 'easy'], options: { side: 'A2' } },
  ],
  bench: { seats: 2, milliseconds: 10 },
};
