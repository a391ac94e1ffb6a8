import type { Seat } from '../../../kernel/index.js';
import { grossOf } from '../ask/crops.js';
import { civilTotal, scienceOf, strengthOf } from '../ask/ratings.js';
import { activeCount, CLOSING_AGE, isActive, playerOf, sweepOf } from '../ask/selectors.js';
import type { Yield } from '../cards/ability.js';
import { deckOf } from '../change/cards-out.js';
import { consumptionOf } from '../change/production.js';
import { versionOf } from '../editions/index.js';
import type { Player, State } from '../state/state.js';
import { WEIGHTS } from './weights.js';

/** How a seat sees the game: how many productions it still has, and what one of each thing is worth to it. */
export interface Outlook {
  readonly s: State;
  readonly seat: Seat;
  readonly p: Player;
  /** The strength of every civilisation, by seat. */
  readonly strengths: readonly number[];
  /** Productions of one's own still to come. */
  readonly turns: number;
  readonly science: number;
  readonly resources: number;
  readonly food: number;
  /** One point of strength more: by itself, and with what it does to the lead over the best rival. */
  readonly force: number;
  readonly strength: number;
  readonly happy: number;
  readonly civil: number;
  readonly military: number;
  /** How much more or less than usual one more of it each turn is worth, with what there is already. */
  readonly thirst: { readonly science: number; readonly resources: number; readonly food: number; readonly civil: number };
}

/** Cards that players take in a turn, on average, besides those that are swept. */
const TAKEN_PER_TURN = 1.6;

/** Rounds until the end of an age, from the cards that are left. */
function roundsUntil(s: State, last: number): number {
  let cards = s.age === 0 ? 0 : (s.civilDecks[s.age]?.length ?? 0);
  for (let age = s.age + 1; age <= last; age++) cards += deckOf(s.options, s.seats, `civil-${age}`).length;
  return cards / (activeCount(s) * (sweepOf(s) + TAKEN_PER_TURN));
}

/** Rounds after this one. */
export function roundsLeft(s: State): number {
  if (s.lastRound !== null) return s.lastRound - s.round;
  const version = versionOf(s);
  if (s.age >= CLOSING_AGE) return 1;
  return roundsUntil(s, version.lastAge) + (version.extraRound ? 0.5 : 0);
}

/** For how many turns a leader, an unfinished wonder or a card of the hand may stay (TTA-AGE-03, 04). */
export function turnsOfLevel({ s, turns }: Outlook, level: number): number {
  const version = versionOf(s);
  if (!version.isAdvanced || level + 1 >= version.lastAge || s.age >= CLOSING_AGE) return turns;
  return Math.min(turns, roundsUntil(s, level + 1) + 0.5);
}

const place = (s: State, seat: Seat): number => (seat - s.first + s.seats) % s.seats;

interface Fading {
  readonly worth: number;
  readonly fade: number;
}
const fading = ({ worth, fade }: Fading, turns: number): number => (worth * turns) / (turns + fade);

/** One of it each turn, from the next production to the last. */
export const flow = ({ worth, fade }: Fading, turns: number): number =>
  turns <= 0 ? 0 : worth * (turns - fade * Math.log(1 + turns / fade));

/** So much of it each turn, in units of the first. */
export const rated = ({ first, power }: { readonly first: number; readonly power: number }, n: number): number =>
  n <= 0 ? 0 : first * n ** power;
const thirstFor = (rate: { readonly first: number; readonly power: number }, n: number): number => rated(rate, n + 1) - rated(rate, n);

/** The most a lead in strength may bring: the last turns reward it no more, and without wars it brings little. */
export function worthOfLead(s: State, turns: number): number {
  const wars = s.options.peaceful === 'no' && versionOf(s).contacts.includes('war');
  return fading(WEIGHTS.lead, turns) * (wars ? 1 : WEIGHTS.lead.peace) * Math.max(0, Math.min(1, (turns - 0.5) / 3));
}

/** What one more point of strength does to the lead over the best rival. */
function leadOfPoint(s: State, seat: Seat, turns: number, strengths: readonly number[]): number {
  if (!versionOf(s).isAdvanced) return 0;
  let best = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat && isActive(s, other)) best = Math.max(best, strengths[other]!);
  const { half } = WEIGHTS.lead;
  return (worthOfLead(s, turns) * half) / (Math.abs(strengths[seat]! - best) + half) ** 2;
}

/** Strength is asked for again and again while a position is valued: worked out once for all seats. */
export const strengthsOf = (s: State): readonly number[] => s.players.map((_, seat) => strengthOf(s, seat));

export function outlookOf(s: State, seat: Seat, strengths = strengthsOf(s)): Outlook {
  const p = playerOf(s, seat);
  const turns = roundsLeft(s) + (place(s, seat) >= place(s, s.current) ? 1 : 0);
  // What this turn's production brings can only be used afterwards.
  const later = Math.max(0, turns - 0.5);
  return {
    s,
    seat,
    p,
    strengths,
    turns,
    science: fading(WEIGHTS.science, later),
    resources: fading(WEIGHTS.resources, later),
    food: fading(WEIGHTS.food, later),
    force: fading(WEIGHTS.strength, turns),
    strength: fading(WEIGHTS.strength, turns) + leadOfPoint(s, seat, turns, strengths),
    happy: fading(WEIGHTS.happy, turns),
    civil: fading(WEIGHTS.civil, later),
    military: versionOf(s).isAdvanced ? fading(WEIGHTS.military, later) : 0.25 * fading(WEIGHTS.military, later),
    thirst: {
      science: thirstFor(WEIGHTS.scienceRate, scienceOf(s, seat)),
      resources: thirstFor(WEIGHTS.resourceRate, grossOf(p, 'resources')),
      food: thirstFor(WEIGHTS.foodRate, Math.max(0, grossOf(p, 'food') - consumptionOf(s, p))),
      civil: thirstFor(WEIGHTS.civilRate, civilTotal(s, seat)),
    },
  };
}

/** A thing that is worth more the longer the game lasts. */
export const lasting = (o: Outlook, what: Fading): number => fading(what, o.turns);

/** What a card brings that gives this for so many turns. */
export function worthOfYield(o: Outlook, gives: Yield, turns = o.turns): number {
  let sum = 0;
  if (gives.culture) sum += gives.culture * turns;
  if (gives.science) sum += gives.science * flow(WEIGHTS.science, turns) * o.thirst.science;
  if (gives.resources) sum += gives.resources * flow(WEIGHTS.resources, turns) * o.thirst.resources;
  if (gives.food) sum += gives.food * flow(WEIGHTS.food, turns) * o.thirst.food;
  if (gives.civilActions) sum += gives.civilActions * flow(WEIGHTS.civil, turns) * o.thirst.civil;
  if (gives.militaryActions) sum += gives.militaryActions * flow(WEIGHTS.military, turns);
  if (gives.strength) sum += gives.strength * o.strength;
  if (gives.happy) sum += gives.happy * o.happy;
  if (gives.colonization) sum += gives.colonization * 0.5;
  if (gives.yellowTokens) sum += gives.yellowTokens * lasting(o, WEIGHTS.yellowToken);
  if (gives.blueTokens) sum += gives.blueTokens * lasting(o, WEIGHTS.blueToken);
  return sum;
}
