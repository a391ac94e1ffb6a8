import type { CardId, RuleId, Seat, Slot } from '../../../kernel/index.js';
import { cardOf } from '../cards/index.js';
import { ageOfBack } from '../change/cards-out.js';
import { impactOf } from '../change/impact.js';
import { legacyOf } from '../change/leaders.js';
import { ruleIn } from '../editions/citing.js';
import { type FinalRates, versionOf } from '../editions/index.js';
import type { FinalBonus, State } from '../state/state.js';
import { finalBonusOf } from '../steps/scoring.js';
import { forecast } from './forecast.js';

/** Where culture of the end comes from, with a figure for each seat. */
export interface ReckoningLine {
  readonly of: 'culture' | 'turns' | 'leaders' | keyof FinalBonus | { readonly card: CardId };
  readonly points: readonly number[];
}
export interface Reckoning {
  readonly lines: readonly ReckoningLine[];
  readonly totals: readonly number[];
  /** Face-down cards that may add to it: backs of Age III in the event piles, bonuses of others. */
  readonly unknown: number;
}

/**
 * What each civilisation would have if all stayed as it is, from what the owner of the view may know: culture, that of the
 * turns left once the last round is known, the bonus of the version and what leaders bring at the end (TTA-SCO-01 to 05,
 * TTN-HB-02, TTA-END-05, TTN-END-01).
 */
export function reckoningOf(s: State): Reckoning {
  const lines: ReckoningLine[] = [{ of: 'culture', points: s.players.map((p) => p.culture) }];
  if (s.lastRound !== null && !s.over)
    lines.push({ of: 'turns', points: s.players.map((p, seat) => (p.resigned ? 0 : cultureOfTurns(s, seat))) });
  const { finalBonus } = versionOf(s);
  if (!s.over) lines.push(...(finalBonus ? bonusLines(s, finalBonus) : impactLines(s)), ...leaderLines(s));
  return {
    lines,
    totals: s.players.map((_, seat) => lines.reduce((sum, { points }) => sum + points[seat]!, 0)),
    unknown: !finalBonus && !s.over ? scoringSlots(s).filter((slot) => isHidden(slot)).length - remembered(s).length : 0,
  };
}

/** The rule by which the game is scored in the end. */
export const finalRule = (s: State): RuleId => {
  const { finalBonus } = versionOf(s);
  return finalBonus ? (finalBonus.colonies ? 'TTN-HB-02' : 'TTA-SCO-01') : ruleIn(s, 'TTA-END-05');
};

/** Productions a player still has, this turn's included. */
export function turnsLeft(s: State, seat: Seat): number {
  if (s.lastRound === null) return 0;
  const place = (x: Seat): number => (x - s.first + s.seats) % s.seats;
  const isToCome = place(seat) > place(s.current) || (seat === s.current && s.phase !== 'production');
  return s.lastRound - s.round + (isToCome ? 1 : 0);
}

/** Every turn left as this one would end now. */
const cultureOfTurns = (s: State, seat: Seat): number => {
  const n = turnsLeft(s, seat);
  return n === 0 ? 0 : n * forecast(s, seat).culture;
};

/** What leaders bring when the game ends with them (TTN-END-01). */
function leaderLines(s: State): ReckoningLine[] {
  const points = s.players.map((p, seat) => (p.resigned || p.leader === null ? 0 : legacyOf(s, seat, p.leader, 'end').culture));
  return points.some((n) => n > 0) ? [{ of: 'leaders', points }] : [];
}

function bonusLines(s: State, rates: FinalRates): ReckoningLine[] {
  const bonuses = s.players.map((p, seat) => (p.resigned ? undefined : finalBonusOf(s, seat, rates)));
  const kinds = Object.keys(bonuses.find((x) => x !== undefined) ?? {}) as (keyof FinalBonus)[];
  return kinds.map((of) => ({ of, points: bonuses.map((x) => x?.[of] ?? 0) }));
}

const impactLines = (s: State): ReckoningLine[] => scoringCards(s).map((card) => ({ of: { card }, points: impactOf(s, card, s.first) }));

/** Piles whose events of Age III score at the end (TTA-END-05, TTA-VAR-05 to 10). */
const scoringSlots = (s: State): Slot[] => [
  ...(s.options.fewerBonuses ? [] : [...s.currentEvents, ...s.futureEvents]),
  ...s.bonuses,
  ...s.players.flatMap((p) => p.bonuses),
];
const isHidden = (slot: Slot): boolean => slot.card === null && ageOfBack(slot) === 3;
const scores = (card: CardId | null): card is CardId => card !== null && cardOf(card).type === 'event' && cardOf(card).level === 3;

/** Events one has prepared oneself and that were shuffled since: known to be there, not where. */
const remembered = (s: State): CardId[] =>
  s.options.fewerBonuses ? [] : s.notes.flatMap(({ pile, card }) => (pile === 'currentEvents' && scores(card) ? [card] : []));

/** The events of Age III that will score and that the owner of the view knows of. */
export const scoringCards = (s: State): CardId[] => [
  ...scoringSlots(s)
    .map(({ card }) => card)
    .filter(scores),
  ...remembered(s),
];

/** The cards of the event piles that the owner of the view knows: put there or seen; after the end everybody sees them all. */
export function knownEvents(s: State): CardId[] {
  if (s.over) return [];
  return [
    ...[...s.currentEvents, ...s.futureEvents].flatMap(({ card }) => (card === null ? [] : [card])),
    ...s.notes.flatMap(({ pile, card }) => (pile === 'currentEvents' && card !== null ? [card] : [])),
  ];
}
