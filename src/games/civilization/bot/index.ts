import { PHASES, type State } from '../state/state.js';
import { appealTo } from './appeal.js';
import { GENERAL, NOVICE, VETERAN } from './skill.js';
import { tempers } from './tempers.js';
import { value } from './value.js';
import { WEIGHTS } from './weights.js';

/** Grows with every phase of every player, so that a plan is a movement with its battles, or one round of purchases. */
function moment(s: State): number {
  const step = s.steps.find(
    (x) => 'seat' in x && (x.step === 'movement' || x.step === 'purchase' || x.step === 'battle-choice' || x.step === 'battles'),
  );
  const seat = step && 'seat' in step ? (step.seat - s.first + s.seats) % s.seats : 0;
  return (s.turn * PHASES.length + PHASES.indexOf(s.phase)) * s.seats + seat;
}

/** What Civilization tells the bots; they never get to see more than a view. */
export const brain = {
  appeal: appealTo(VETERAN),
  levels: { easy: { appeal: appealTo(NOVICE) }, normal: { appeal: appealTo(NOVICE) }, expert: { appeal: appealTo(GENERAL) } },
  value,
  moment,
  tempers,
  weights: WEIGHTS,
  search: {
    byGlance: true,
    careless: 6,
    unsure: 1.6,
    hesitant: 0.6,
    iterations: 0,
    horizon: 0,
    width: 1,
    hardWidth: 1,
    moves: 1,
  },
};
