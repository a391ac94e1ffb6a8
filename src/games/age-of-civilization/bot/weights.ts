import type { ActionId } from '../state.js';

/** The figures the bots weigh positions with, found by self play (docs/bots.md says how). All worth is in points. */
export interface Weights {
  /** What a coin is worth with 0, 1, 2 … own turns to come. */
  readonly coinWorth: readonly number[];
  /** What the first, second, third and fourth worker bring in a turn. */
  readonly labour: readonly number[];
  /** How many turns a worker lasts with 0, 1, 2 … turns to come: wars, plagues, red slots and births take them. */
  readonly lasting: readonly number[];
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
  coinWorth: [0.02, 0.4, 0.46, 0.5, 0.52, 0.54, 0.55, 0.55],
  labour: [0.85, 0.75, 0.6, 0.45],
  lasting: [0.02, 1, 1.8, 2.4, 2.9, 3.3, 3.6],
  uses: {
    wonder: 0.3,
    research: 0.8,
    slavery: 0.25,
    culture: 0.45,
    construction: 0.35,
    conquest: 0.3,
    hunting: 1,
    fishing: 0.6,
    commerce: 0.8,
    farm: 0.5,
    quarry: 0.8,
    festival: 0.4,
    caravan: 0.8,
    caravanserai: 0.5,
    ritual: 0.3,
    exodus: 0.3,
    fortify: 0.5,
  },
  rests: 0.2,
  growth: { techs: 0.6, wonders: 0.25, strength: 0.4, civs: 0.4 },
  civilisationRight: 1.2,
  handShare: 0.5,
  mainShare: 0.8,
  techStep: 0.15,
  anyTech: 1.6,
  anyWonder: 2,
  goalUnit: 1,
  goalLevel: 6,
  victory: 4,
};
