import type { Seat } from '../../../kernel/index.js';
import type { Yield } from '../cards/ability.js';
import { deckOf } from '../cards-out.js';
import { versionOf } from '../editions/index.js';
import { activeCount, CLOSING_AGE, playerOf, sweepOf } from '../selectors.js';
import type { Player, State } from '../state.js';
import { WEIGHTS } from './weights.js';

/** How a seat sees the game: how many productions it still has, and what one of each thing is worth to it. */
export interface Outlook {
  readonly s: State;
  readonly seat: Seat;
  readonly p: Player;
  /** Productions of one's own still to come. */
  readonly turns: number;
  readonly science: number;
  readonly resources: number;
  readonly food: number;
  readonly strength: number;
  readonly happy: number;
  readonly civil: number;
  readonly military: number;
}

/** Cards that players take in a turn, on average, besides those that are swept. */
const TAKEN_PER_TURN = 1.6;

/** Rounds after this one, from the cards that are left. */
export function roundsLeft(s: State): number {
  if (s.lastRound !== null) return s.lastRound - s.round;
  const version = versionOf(s);
  if (s.age >= CLOSING_AGE) return 1;
  let cards = s.civilDecks[s.age]?.length ?? 0;
  if (s.age === 0) cards = 0;
  for (let age = s.age + 1; age <= version.lastAge; age++) cards += deckOf(s.options, s.seats, `civil-${age}`).length;
  const perRound = activeCount(s) * (sweepOf(s) + TAKEN_PER_TURN);
  return cards / perRound + (version.extraRound ? 0.5 : 0);
}

const place = (s: State, seat: Seat): number => (seat - s.first + s.seats) % s.seats;

const fading = ({ worth, fade }: { readonly worth: number; readonly fade: number }, turns: number): number =>
  (worth * turns) / (turns + fade);

export function outlookOf(s: State, seat: Seat): Outlook {
  const turns = roundsLeft(s) + (place(s, seat) >= place(s, s.current) ? 1 : 0);
  // What this turn's production brings can only be used afterwards.
  const later = Math.max(0, turns - 0.5);
  return {
    s,
    seat,
    p: playerOf(s, seat),
    turns,
    science: fading(WEIGHTS.science, later),
    resources: fading(WEIGHTS.resources, later),
    food: fading(WEIGHTS.food, later),
    strength: fading(WEIGHTS.strength, turns),
    happy: fading(WEIGHTS.happy, turns),
    civil: fading(WEIGHTS.civil, later),
    military: versionOf(s).isAdvanced ? fading(WEIGHTS.military, later) : 0.25 * fading(WEIGHTS.military, later),
  };
}

/** A thing that is worth more the longer the game lasts. */
export const lasting = (o: Outlook, what: { readonly worth: number; readonly fade: number }): number => fading(what, o.turns);

/** What a card brings that gives this from now on. */
export function worthOfYield(o: Outlook, gives: Yield): number {
  const { turns } = o;
  return (
    (gives.culture ?? 0) * turns +
    (gives.science ?? 0) * o.science * turns * 0.8 +
    (gives.resources ?? 0) * o.resources * turns * 0.8 +
    (gives.food ?? 0) * o.food * turns * 0.8 +
    (gives.strength ?? 0) * (o.strength + 0.6) +
    (gives.happy ?? 0) * o.happy +
    (gives.civilActions ?? 0) * o.civil * turns +
    (gives.militaryActions ?? 0) * o.military * turns +
    (gives.colonization ?? 0) * 0.5 +
    (gives.yellowTokens ?? 0) * lasting(o, WEIGHTS.yellowToken) +
    (gives.blueTokens ?? 0) * lasting(o, WEIGHTS.blueToken)
  );
}
