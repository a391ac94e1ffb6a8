/** What bots go by, set by judgement and checked in games of bots; all worth is in points of the final score. */
export const WEIGHTS = {
  /** Points that a coin will bring, while there are turns left to spend it. */
  gold: 1 / 24,
  /** Gold that is spent early grows: after so many productions to come it is worth twice as much. */
  growth: 12,
  /** How much of what lies below the least income counts: it does not add to it yet, but will. */
  floor: 0.6,
  /** The part that counts of gold which nobody can spend soon. */
  hoard: 0.12,
  /** Gold to have at hand, and up to which income it is worth saving for something dear. */
  reserveGold: 20,
  savings: 50,
  /** What gold is still good for when nothing can be bought any more: it breaks ties. */
  lastGold: 0.001,
  /** How much less something is worth a turn later. */
  patience: 0.9,
  /** A settler where a village is worth founding is not yet that village. */
  promise: 0.7,
  /** A win or a defeat, besides the difference in points. */
  victory: 20,
  /** How much the average rival counts against oneself. */
  rivals: 0.5,
  /** A technology of the advanced game by itself: taxes and what it opens. */
  technology: 0.5,
  /** Taxes: for each rival and unit or improvement that a technology of the era allows. */
  tax: 0.15,
  /** The first units of every second settlement deter; more of them are worth this part of their price. */
  guard: 1.15,
  reserve: 0.55,
  /** An army beside something to conquer, as part of what the conquest would bring. */
  pressure: 0.35,
  /** Nobody goes into battle with less than this chance to win. */
  courage: 0.6,
  /** What a rival loses counts by so much, shared by the number of rivals. */
  spoils: 1,
  /** A settler that is killed is worth this besides its price. */
  settlerKill: 0.4,
  /** An attack must bring more than this. */
  boldness: 0.1,
  /** To end the game while ahead, or to put the end off while behind. */
  finish: 4,
  /** What may be taken next turn is feared by so much. */
  fear: 0.75,
  /** Room for later settlements around a start region. */
  room: 0.35,
  crowding: 1.2,
  /** Buying, at a glance: what growth, technologies and armies are worth besides. */
  expansion: 1,
  guards: 1.5,
  /** The part of a settlement on the border that its first army is worth. */
  post: 0.12,
  /** Armies for each settlement that an expert wants; what is left of their use far from others; what superiority over those of others is worth. */
  band: 2,
  rear: 0.3,
  match: 0.15,
  /** What a technology of the basic game adds to each army in battle. */
  science: 0.2,
  wanted: 0.35,
  crowd: 0.3,
  hope: 0.1,
  village: 1.2,
  /** A settlement that may grow further, once it can be paid. */
  growthRoom: 0.5,
  /** How much of what a technology leads to is already its own worth. */
  foresight: 0.7,
  /** So many productions before the end points count in full; how much price counts against gain. */
  hurry: 5,
  thrift: 1,
  /** A milestone that is so many steps away. */
  nearness: 0.7,
} as const;

/** What is left of a worth after so many quarters of a turn. */
export const PATIENCE: readonly number[] = Array.from({ length: 161 }, (_, quarters) => WEIGHTS.patience ** (quarters / 4));
