import type { Seat } from '../../../kernel/types.js';
import { selectSeats } from '../ask/events.js';
import { isImmuneToWar, isSolo, ROUNDS, strengthOf, weakestSeats } from '../ask/selectors.js';
import { eventTokenOf, trackCardOf } from '../cards/index.js';
import { scenarioOf } from '../editions/scenarios.js';
import type { EventTokenId, State } from '../state/state.js';

/** What the end of this round will bring, as things stand: it is told before it happens. */
export interface Forecast {
  /** Position of the card that comes into play; undefined after the last round. */
  readonly position: number | undefined;
  readonly war?: { readonly hit: readonly Seat[]; readonly strengths: readonly number[]; readonly rival: number | undefined };
  readonly plague?: { readonly workers: number; readonly card: string };
  readonly token?: { readonly id: EventTokenId; readonly hit: readonly Seat[]; readonly repelled?: boolean };
  readonly drought?: number;
}

export function forecastOf(s: State): Forecast {
  if (s.round >= ROUNDS || s.over) return { position: undefined };
  const position = s.round + 3;
  const solo = isSolo(s);
  const scenario = scenarioOf(s.options.scenario);
  // The rival of the solo game grows before it is compared (AOC-SOL-5, AOC-SCN-4).
  const then: State = { ...s, round: s.round + 1, opponent: solo ? s.opponent + 1 : s.opponent };
  const card = s.track[position - 1]!;
  const { symbol } = trackCardOf(card);
  const token = s.tokens[position - 1];
  const strengths = s.players.map((_, seat) => strengthOf(then, seat));
  return {
    position,
    ...(symbol === 'war'
      ? {
          war: { hit: weakestSeats(then).filter((seat) => !isImmuneToWar(then, seat)), strengths, rival: solo ? then.opponent : undefined },
        }
      : undefined),
    ...(symbol === 'plague' || symbol === 'greatPlague' ? { plague: { workers: symbol === 'plague' ? 1 : 2, card } } : undefined),
    ...(token
      ? token.startsWith('SE-')
        ? { token: { id: token, hit: [0], repelled: strengths[0]! >= then.opponent } }
        : { token: { id: token, hit: selectSeats(then, eventTokenOf(token).who) } }
      : undefined),
    ...(scenario?.drought ? { drought: Math.ceil((s.counters.drought + 1) / scenario.drought.coinsPer) } : undefined),
  };
}
