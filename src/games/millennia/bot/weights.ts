import type { TrackId } from '../cards/tracks.js';

/** What things are worth to a bot, in points of the final score. Set by judgement, then tried in games of bots. */
export const WEIGHTS = {
  /** Advances that a whole age usually brings on each track: what the end of the game will probably look like. */
  growth: { prosperity: 0.75, trade: 0.8, influence: 0.45, politics: 0.95, war: 0.6, population: 0.9, culture: 1 } as Record<
    TrackId,
    number
  >,
  /** A gold piece by the number of ages to come. */
  gold: [0.2, 0.58, 0.66, 0.68, 0.68, 0.68, 0.68, 0.68],
  /** Gold beyond this, per age to come, finds little use. */
  goldUseful: 14,
  joker: 2.2,
  /** A research point, as long as a purchase is ahead; the share of the best purchase in reach counts too. */
  rp: 1,
  card: 4.6,
  /** A technology in a coming age, on top of its share in the best actions of its type. */
  techShare: 0.6,
  /** A marker that is still to be placed. */
  marker: 3.2,
  special: 4,
  leader: 0.8,
  architect: 1.2,
  /** How much of a war lead is left from age to age. */
  warLasts: 0.72,
  buildingsPerAge: 0.7,
  wondersPerAge: 0.25,
  victory: 8,
} as const;
