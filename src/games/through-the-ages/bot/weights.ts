/**
 * What things are worth in culture at the end. A thing that must first be turned into something else loses its worth towards
 * the end: `fade` says with how many turns left half of it is there.
 */
export const WEIGHTS = {
  science: { worth: 1.0, fade: 4.5 },
  resources: { worth: 0.95, fade: 3.2 },
  food: { worth: 0.5, fade: 3.5 },
  civil: { worth: 0.92, fade: 1.5 },
  military: { worth: 0.4, fade: 1.8 },
  strength: { worth: 0.33, fade: 3.4 },
  happy: { worth: 1.3, fade: 3.8 },
  /** What comes each turn: the first is worth `first` times as much, and the more there is the less one more brings. */
  scienceRate: { first: 1.7, power: 0.68 },
  resourceRate: { first: 1.5, power: 0.7 },
  foodRate: { first: 1.6, power: 0.66 },
  civilRate: { first: 1.9, power: 0.74 },
  /** A worker that is placed can be raised to something better. */
  worker: { worth: 1.3, fade: 3.1 },
  /** An unused worker beyond what peace needs; each further one is worth `next` of the one before. */
  idle: { worth: 8.5, fade: 7, next: 0.5 },
  /** A card of the military deck, compared with an ordinary one; each further one in the hand is worth `next` of the one before. */
  militaryCard: { worth: 1.1, fade: 2.7 },
  /** A technology in play by its level: something to build on. */
  technology: { worth: 1, fade: 3.8 },
  /** What could be done with the technologies: the part of the best that counts, and what each further one counts of it. */
  options: { first: 0.6, next: 0.75 },
  /** A card in the hand keeps this part of its worth; those that cost an action alone, one after the other. */
  inHand: 0.62,
  handNext: 0.81,
  leader: { worth: 1.2, fade: 3.3 },
  /** The most the lead in strength can bring, and the lead that brings half of it; the part that is left where there are no wars. */
  lead: { worth: 26, half: 5, fade: 5.2, peace: 0.45 },
  /** Attacks: what hidden cards and units may add to a defence, what a war needs, how sharply a lead turns into a victory. */
  attack: { card: 0.5, sacrifice: 0.5, war: 2.8, spread: 1.5, hand: 0.64, next: 0.55 },
  /** What a stronger rival may take, by age and by his lead, and how often later. */
  threat: { worth: 3.2, lead: 0.78, later: 0.058 },
  yellowToken: { worth: 1.9, fade: 3.9 },
  blueToken: { worth: 0.57, fade: 4.2 },
  /** How far the final bonus counts before the end. */
  finalBonus: 0.95,
  rivals: 0.8,
  victory: 15,
};
