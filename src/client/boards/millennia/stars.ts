import { CHALLENGE } from '../../../games/millennia/cards/automa.js';
import type { Options } from '../../../games/millennia/state/state.js';

/** What a device keeps of a solo game: the stars of the challenge table (MIL-SOL-17), by the deck of the automa. */
export const starMark = (automa: Options['automa'], stars: number): string => `${automa}-${stars}`;

/** The most stars among what is kept, 0 when there are none. */
export const bestStars = (kept: readonly string[], automa: Options['automa']): number =>
  Math.max(0, ...CHALLENGE.map(({ stars }) => stars).filter((stars) => kept.includes(starMark(automa, stars))));
