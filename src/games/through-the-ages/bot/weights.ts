/**
 * What things are worth in culture at the end. A thing that must first be turned into something else loses its worth towards
 * the end: `fade` says with how many turns left half of it is there.
 */
export const WEIGHTS = {
  science: { worth: 1.35, fade: 4 },
  resources: { worth: 1, fade: 2.5 },
  food: { worth: 0.75, fade: 3 },
  civil: { worth: 1.0, fade: 1.5 },
  military: { worth: 0.35, fade: 2 },
  strength: { worth: 0.35, fade: 4 },
  happy: { worth: 1.2, fade: 3 },
  /** What comes each turn: the first is worth `first` times as much, and the more there is the less one more brings. */
  scienceRate: { first: 2, power: 0.75 },
  resourceRate: { first: 1.8, power: 0.8 },
  foodRate: { first: 1.8, power: 0.7 },
  civilRate: { first: 1.7, power: 0.8 },
  /** A worker that is placed can be raised to something better. */
  worker: { worth: 1.5, fade: 4 },
  /** An unused worker beyond what peace needs; each further one is worth `next` of the one before. */
  idle: { worth: 10, fade: 8, next: 0.5 },
  /** A card of the military deck, compared with an ordinary one. */
  militaryCard: { worth: 1.1, fade: 2.5 },
  /** A technology in play by its level: something to build on. */
  technology: { worth: 0.8, fade: 3 },
  /** What could be done with the technologies: the part of the best that counts, and what each further one counts of it. */
  options: { first: 0.6, next: 0.7 },
  /** A card in the hand keeps this part of its worth. */
  inHand: 0.75,
  leader: { worth: 1.5, fade: 2.5 },
  /** The most the lead in strength can bring, and the lead that brings half of it. */
  lead: { worth: 40, half: 6, fade: 4 },
  yellowToken: { worth: 1.5, fade: 5 },
  blueToken: { worth: 0.7, fade: 4 },
  /** How far the final bonus counts before the end. */
  finalBonus: 0.85,
  rivals: 0.7,
  victory: 15,
};
