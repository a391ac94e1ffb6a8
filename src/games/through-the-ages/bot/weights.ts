/**
 * What things are worth in culture at the end, set by judgement. A thing that must first be turned into something else
 * loses its worth towards the end: `fade` says after how many turns half of it is there.
 */
export const WEIGHTS = {
  science: { worth: 0.75, fade: 3.5 },
  resources: { worth: 0.8, fade: 2.2 },
  food: { worth: 0.6, fade: 2.2 },
  strength: { worth: 0.35, fade: 4 },
  happy: { worth: 0.9, fade: 3 },
  civil: { worth: 0.85, fade: 1.5 },
  military: { worth: 0.4, fade: 2 },
  worker: { worth: 2.4, fade: 3 },
  /** An unused worker beyond what peace needs. */
  idle: { worth: 1, fade: 2 },
  militaryCard: { worth: 1.1, fade: 2.5 },
  /** A technology in play by its level: something to build on. */
  technology: { worth: 1.1, fade: 3 },
  /** A card in the hand keeps this part of its worth. */
  inHand: 0.55,
  leader: { worth: 2.5, fade: 2.5 },
  /** The most the lead in strength can bring, and the lead that brings half of it. */
  lead: { worth: 9, half: 6, fade: 4 },
  yellowToken: { worth: 0.9, fade: 4 },
  blueToken: { worth: 0.5, fade: 4 },
  /** How far the final bonus counts before the end. */
  finalBonus: 0.85,
  rivals: 0.7,
  victory: 15,
} as const;
