import type { AskStep, AutoStep, Seat, Turn } from '../../../kernel/index.js';
import { selectSeats } from '../ask/events.js';
import { rankings } from '../ask/scoring.js';
import { abilitiesOf, isImmuneToWar, isSolo, ROUNDS, seatsOf, strengthOf, weakestSeats } from '../ask/selectors.js';
import type { Effect } from '../cards/ability.js';
import { PLAGUE_TOLL } from '../cards/actions.js';
import { eventTokenOf, raidTokenOf, trackCardOf } from '../cards/index.js';
import { fire, performEffects } from '../cards/operations.js';
import { change } from '../change/change.js';
import { scenarioOf } from '../editions/scenarios.js';
import { payDrought, sacrificeDrought } from '../moves/special.js';
import type { Aoc, EventTokenId, Step } from '../state/state.js';
import { drawCivilisation, marketCoins } from './market.js';

type Of<K extends Step['step']> = Extract<Step, { step: K }>;

/** AOC-TIM-1: everybody takes a turn, clockwise from the first player. */
export const round: AutoStep<Aoc, Of<'round'>> = {
  auto(t) {
    const { s } = t;
    t.emit({ event: 'round', round: s.round, first: s.first });
    t.push(...seatsOf(s).map((i) => ({ step: 'turn', seat: (s.first + i) % s.seats }) as const), { step: 'end-of-round' });
  },
};

/** AOC-EOR-1 for several players, AOC-SOL-5 and AOC-SCN-4 for one. Nothing of it after round 6 (AOC-EOR-3). */
export const endOfRound: AutoStep<Aoc, Of<'end-of-round'>> = {
  auto(t) {
    const { s } = t;
    if (s.round === ROUNDS) {
      t.push({ step: 'end-of-game' });
      return;
    }
    t.push({ step: 'advance' });
    if (!isSolo(s)) return;
    marketCoins(t);
    drawCivilisation(t);
    if (scenarioOf(s.options.scenario)?.drought) suffer(t, 0);
  },
};

/** SCN-3: the drought rises; it is paid with coins or a worker, and with points when there is neither. */
function suffer(t: Turn<Aoc>, seat: Seat): void {
  const value = ++t.s.counters.drought;
  t.emit({ event: 'counter', counter: 'drought', value });
  const canPay =
    !payDrought.refuse(t.s, seat, { move: 'pay-drought' }) || !sacrificeDrought.refuse(t.s, seat, { move: 'sacrifice-drought' });
  if (canPay) t.push({ step: 'drought', seat });
  else change(t, seat, { points: -scenarioOf('SCN-3')!.drought!.pointsLost }, { from: 'scenario', scenario: 'SCN-3' });
}

export const drought: AskStep<Aoc, Of<'drought'>> = { ask: (_s, { seat }) => [seat], moves: ['pay-drought', 'sacrifice-drought'] };

export const advance: AutoStep<Aoc, Of<'advance'>> = {
  auto(t) {
    const { s } = t;
    if (isSolo(s)) {
      s.opponent++; // AOC-SOL-6: a cube for the virtual opponent, or the Horde grows
      t.emit({ event: 'counter', counter: 'opponent', value: s.opponent });
    } else s.first = (s.first + s.seats - 1) % s.seats; // counter-clockwise (AOC-EOR-1, AOC-EOR-2)
    s.round++;
    t.push({ step: 'reveal' }, { step: 'round' });
  },
};

/** The card that has just become usable: its token, then its war or plague; start-of-round effects come last. */
export const reveal: AutoStep<Aoc, Of<'reveal'>> = {
  auto(t) {
    const { s } = t;
    const position = s.round + 2;
    const token = s.tokens[position - 1];
    if (token) resolveToken(t, token);
    const card = s.track[position - 1]!;
    const { symbol } = trackCardOf(card);
    if (symbol === 'war') war(t);
    if (symbol === 'plague' || symbol === 'greatPlague') {
      t.emit({ event: 'plague', card });
      for (const seat of seatsOf(s)) change(t, seat, { workers: -PLAGUE_TOLL[symbol] }, { from: 'plague', card }); // AOC-PLG-1
    }
    const rebirth = scenarioOf(s.options.scenario)?.rebirth;
    if (rebirth?.round === s.round) change(t, 0, { workers: rebirth.workers }, { from: 'scenario', scenario: 'SCN-5' });
  },
};

/** AOC-WAR-1 to AOC-WAR-3; when all are tied, all sacrifice (AOC-AMB-12). */
function war(t: Turn<Aoc>): void {
  const { s } = t;
  const weakest = weakestSeats(s);
  const spared = weakest.filter((seat) => isImmuneToWar(s, seat));
  t.emit({ event: 'war', strengths: seatsOf(s).map((seat) => strengthOf(s, seat)), weakest, spared });
  for (const seat of seatsOf(s))
    fire(
      t,
      seat,
      abilitiesOf(s, seat).filter((a) => a.when.event === 'war'),
    );
  for (const seat of weakest) if (!spared.includes(seat)) change(t, seat, { workers: -1 }, { from: 'war' });
}

function resolveToken(t: Turn<Aoc>, token: EventTokenId): void {
  if (token.startsWith('SE-')) {
    resolveRaid(t, token);
    return;
  }
  const row = eventTokenOf(token);
  const seats = selectSeats(t.s, row.who);
  t.emit({ event: 'token', token, seats });
  for (const seat of seats) performEffects(t, seat, row.do, { source: { from: 'token', token } });
}

/** SCN-4: is the own strength at least that of the Horde? */
function resolveRaid(t: Turn<Aoc>, token: EventTokenId): void {
  const row = raidTokenOf(token);
  const passed = strengthOf(t.s, 0) >= t.s.opponent;
  const effects: readonly Effect[] = passed ? row.success : row.failure;
  t.emit({ event: 'token', token, seats: [0], passed });
  if (passed) t.s.counters.repelled++;
  performEffects(t, 0, effects, { source: { from: 'token', token } });
}

/** AOC-END-1, AOC-END-2; in any order (AOC-END-3). */
export const endOfGame: AutoStep<Aoc, Of<'end-of-game'>> = {
  auto(t) {
    const { s } = t;
    for (const seat of seatsOf(s))
      fire(
        t,
        seat,
        abilitiesOf(s, seat).filter((a) => a.when.event === 'endOfGame'),
      );
    s.over = true;
    t.emit({ event: 'end', winners: rankings(s).flatMap((x) => (x.rank === 1 ? [x.seat] : [])) });
  },
};
