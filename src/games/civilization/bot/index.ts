import { PHASES, type State } from '../state/state.js';
import { appeal } from './appeal.js';
import { value } from './value.js';

/** Grows with every phase of every player, so that a plan is a movement with its battles, or one round of purchases. */
function moment(s: State): number {
  const step = s.steps.find(
    (x) => 'seat' in x && (x.step === 'movement' || x.step === 'purchase' || x.step === 'battle-choice' || x.step === 'battles'),
  );
  const seat = step && 'seat' in step ? (step.seat - s.first + s.seats) % s.seats : 0;
  return (s.turn * PHASES.length + PHASES.indexOf(s.phase)) * s.seats + seat;
}

/** Two turns: then what was bought stands on the map and has produced. */
const LOOK_AHEAD = 2;

/** What Civilization tells the bots; they never get to see more than a view. */
export const brain = {
  appeal,
  value,
  moment,
  until: (s: State): number => moment(s) + LOOK_AHEAD * PHASES.length * s.seats,
  // Steps on the map follow goals that the glance knows; what to buy and whom to attack is worth playing out.
  ponders: (s: State): boolean => ['purchase', 'battle-choice', 'free-technology'].includes(s.steps.at(-1)?.step ?? ''),
  search: {
    byGlance: true,
    careless: 4,
    unsure: 0.9,
    waver: 0.05,
    runners: 5,
    iterations: 40,
    horizon: 250,
    width: 1,
    hardWidth: 1,
    moves: 5,
  },
};
