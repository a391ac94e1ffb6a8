import type { ActionId } from '../state/state.js';

/** The figures the bots weigh positions with, found by self play (docs/bots.md says how). All worth is in points. */
export interface Weights {
  /** What a coin is worth with 0, 1, 2 … own turns to come. */
  readonly coinWorth: readonly number[];
  /** What the first, second, third and fourth worker bring in a turn. */
  readonly labour: readonly number[];
  /** How many turns a worker lasts with 0, 1, 2 … turns to come: wars, plagues, red slots and births take them. */
  readonly lasting: readonly number[];
  /** The share of that while a birth may still come. */
  readonly beforeBirth: number;
  /** How often an action is done in a turn in which it is possible. */
  readonly uses: Readonly<Record<ActionId, number>>;
  /** How often a turn is spent resting. */
  readonly rests: number;
  /** What a turn to come adds to the things that are counted at the end of the game. */
  readonly growth: { readonly techs: number; readonly wonders: number; readonly strength: number; readonly civs: number };
  /** The right to take one more civilisation, while turns are left. */
  readonly civilisationRight: number;
  /** The share of its worth that a card in the hand has. */
  readonly handShare: number;
  /** The share that the abilities of a main civilisation have which may decline. */
  readonly mainShare: number;
  /** A technology opens the way to the next ones: per turn to come. */
  readonly techStep: number;
  /** A technology or wonder yet to be chosen. */
  readonly anyTech: number;
  readonly anyWonder: number;
  /** Scenarios: every unit that is missing to a goal, and a goal reached. */
  readonly goalUnit: number;
  readonly goalLevel: number;
  /** What winning counts besides the points. */
  readonly victory: number;
}

export const WEIGHTS: Weights = {
  coinWorth: [0.02, 0.39, 0.37, 0.42, 0.5, 0.56, 0.6, 0.6],
  labour: [1.2, 0.5, 0.6, 0.5],
  lasting: [0.02, 1, 1.9, 2.9, 3.1, 3.2, 3.6],
  beforeBirth: 0.5,
  uses: {
    wonder: 0.34,
    research: 0.55,
    slavery: 0.25,
    culture: 0.5,
    construction: 0.4,
    conquest: 0.25,
    hunting: 1,
    fishing: 0.65,
    commerce: 0.55,
    farm: 0.3,
    quarry: 0.8,
    festival: 0.4,
    caravan: 0.8,
    caravanserai: 0.5,
    ritual: 0.3,
    exodus: 0.3,
    fortify: 0.5,
  },
  rests: 0.16,
  growth: { techs: 0.57, wonders: 0.26, strength: 0.4, civs: 0.4 },
  civilisationRight: 2,
  handShare: 0.5,
  mainShare: 0.5,
  techStep: 0.35,
  anyTech: 1.4,
  anyWonder: 2.3,
  goalUnit: 1,
  goalLevel: 6,
  victory: 4,
};
