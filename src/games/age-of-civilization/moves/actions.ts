import type { MoveRule, Refusal, Seat } from '../../../kernel/index.js';
import {
  abilitiesOf,
  actionAt,
  availableTechs,
  costOf,
  declinedAbilities,
  forbiddenBy,
  freeWorkers,
  isOpen,
  placesOf,
  playerOf,
  sacrificesWorkers,
  slotsAt,
  workersNeeded,
} from '../ask/selectors.js';
import { refuseTech, thinkableTechs } from '../ask/technologies.js';
import { fire } from '../cards/operations.js';
import { change } from '../change/change.js';
import { doAction } from '../change/gains.js';
import { scenarioOf } from '../editions/scenarios.js';
import { nameOf } from '../say/names.js';
import type { ActionId, Aoc, Move, PlaceId, Player, State } from '../state/state.js';

type Place = Extract<Move, { move: 'place' }>;

const used = (s: State, place: PlaceId): number => s.turn.used[place] ?? 0;

/** The least a player must pay to start this action: Research may be cheaper for one technology than for another. */
function leastCost(s: State, seat: Seat, action: ActionId): number {
  const p = playerOf(s, seat);
  if (action === 'research') {
    const costs = availableTechs(p).map((tech) => costOf(s, seat, action, { tech }));
    if (costs.length > 0) return Math.min(...costs);
  }
  const cost = costOf(s, seat, action);
  return action === 'wonder' ? Math.max(0, cost - stonesWorth(s, s.counters.stones)) : cost;
}

/** SCN-1: each stone lowers the coin cost of a Wonder. */
const stonesWorth = (s: State, n: number): number => n * (scenarioOf(s.options.scenario)?.stones?.coinsPerUnit ?? 0);

const notEnoughCoins = (p: Player, need: number): Refusal | undefined =>
  p.coins < need ? { rule: 'AOC-ACT-5', code: 'NOT_ENOUGH_COINS', params: { need, have: p.coins } } : undefined;

export const place: MoveRule<Aoc, Place> = {
  candidates: (s, seat) => placesOf(s, seat).map((place) => ({ move: 'place', place })),
  refuse(s, seat, { place }) {
    const action = actionAt(place);
    const slots = slotsAt(s, seat, place);
    if (!action) return { rule: 'AOC-TIM-4', code: 'NO_ACTION_ON_CARD' };
    if (slots === 0) return refuseSlot(s, seat, place);
    if (s.turn.rested) return { rule: 'AOC-ACT-1', code: 'ALREADY_RESTED' };
    if (!isOpen(s, seat, place)) return { rule: 'AOC-TIM-2', code: 'PLACE_NOT_AVAILABLE', params: { place: nameOf.action(action) } };
    if (used(s, place) >= slots) return { rule: 'AOC-ACT-3', code: 'PLACE_USED', params: { place: nameOf.action(action) } };
    const ban = forbiddenBy(s, seat, action);
    if (ban)
      return { rule: 'AOC-CAB-25', code: 'ACTION_FORBIDDEN', params: { action: nameOf.action(action), by: nameOf.cardOfAbility(ban) } };
    const p = playerOf(s, seat);
    const need = workersNeeded(s, seat, action);
    const have = freeWorkers(p);
    if (have < need) return { rule: 'AOC-ACT-5', code: 'NOT_ENOUGH_WORKERS', params: { need, have } };
    return notEnoughCoins(p, leastCost(s, seat, action));
  },
  perform(t, seat, { place }) {
    const { s } = t;
    const p = playerOf(s, seat);
    const action = actionAt(place)!;
    const workers = workersNeeded(s, seat, action);
    if (sacrificesWorkers(s, seat, action)) p.red += workers;
    else p.white += workers;
    s.turn.used[place] = used(s, place) + 1;
    s.turn.acted = true;
    t.emit({ event: 'place', seat, place, action, workers });
    if (action === 'research' && availableTechs(p).length > 0) t.push({ step: 'study', seat, place });
    else if (action === 'wonder' && s.counters.stones > 0) t.push({ step: 'stones', seat, place });
    else {
      change(t, seat, { coins: -costOf(s, seat, action) }, { from: 'action', action });
      doAction(t, seat, action, null);
    }
  },
};

/** AOC-ABL-6: a private slot is its owner's, and one of a main ability is lost with its civilisation. */
function refuseSlot(s: State, seat: Seat, place: PlaceId): Refusal {
  if (s.players.some((_, other) => slotsAt(s, other, place) > 0)) return { rule: 'AOC-ABL-6', code: 'PRIVATE_SLOT_OF_ANOTHER' };
  const lost = declinedAbilities(playerOf(s, seat)).some((a) => a.id === place);
  return lost ? { rule: 'AOC-ABL-6', code: 'ABILITY_NOT_YOURS' } : { rule: 'AOC-ABL-6', code: 'NO_ACTION_ON_CARD' };
}

/** AOC-ABL-5: the technology is declared before paying, since it may change the price. */
export const study: MoveRule<Aoc, Extract<Move, { move: 'study' }>> = {
  candidates: (s, seat) => thinkableTechs(s, playerOf(s, seat)).map((tech) => ({ move: 'study', tech })),
  refuse(s, seat, { tech }) {
    const p = playerOf(s, seat);
    return refuseTech(p, tech) ?? notEnoughCoins(p, costOf(s, seat, 'research', { tech }));
  },
  perform(t, seat, { tech }) {
    t.done();
    change(t, seat, { coins: -costOf(t.s, seat, 'research', { tech }) }, { from: 'action', action: 'research' });
    doAction(t, seat, 'research', tech);
  },
};

/** SCN-1: any number of stones, each lowering the price; more than the price needs would be thrown away. */
export const stones: MoveRule<Aoc, Extract<Move, { move: 'stones' }>> = {
  candidates(s, seat) {
    const wanted = Math.ceil(costOf(s, seat, 'wonder') / Math.max(1, stonesWorth(s, 1)));
    return Array.from({ length: Math.max(s.counters.stones, wanted) + 1 }, (_, n) => ({ move: 'stones', n }));
  },
  refuse(s, seat, { n }) {
    if (n > s.counters.stones) return { rule: 'AOC-SCN-2', code: 'STONES_TOO_MANY', params: { have: s.counters.stones } };
    const cost = costOf(s, seat, 'wonder');
    if (n > 0 && stonesWorth(s, n - 1) >= cost) return { rule: 'AOC-SCN-2', code: 'NO_STONES_NEEDED' };
    return notEnoughCoins(playerOf(s, seat), Math.max(0, cost - stonesWorth(s, n)));
  },
  perform(t, seat, { n }) {
    t.done();
    const cost = Math.max(0, costOf(t.s, seat, 'wonder') - stonesWorth(t.s, n));
    t.s.counters.stones -= n;
    if (n > 0) t.emit({ event: 'counter', counter: 'stones', value: t.s.counters.stones });
    change(t, seat, { coins: -cost }, { from: 'action', action: 'wonder' });
    doAction(t, seat, 'wonder', null);
  },
};

/** AOC-RST-1: instead of any action. */
export const rest: MoveRule<Aoc, Extract<Move, { move: 'rest' }>> = {
  candidates: () => [{ move: 'rest' }],
  refuse(s) {
    if (s.turn.rested) return { rule: 'AOC-RST-1', code: 'ALREADY_RESTED' };
    return s.turn.acted ? { rule: 'AOC-ACT-1', code: 'ALREADY_ACTED' } : undefined;
  },
  perform(t, seat) {
    t.s.turn.rested = true;
    t.emit({ event: 'rest', seat });
    change(t, seat, { coins: 2, workers: 1 }, { from: 'rest' });
    fire(
      t,
      seat,
      abilitiesOf(t.s, seat).filter((a) => a.when.event === 'rest'),
    );
  },
};

/** AOC-ACT-4: workers need not all be used. */
export const endActions: MoveRule<Aoc, Extract<Move, { move: 'end-actions' }>> = {
  candidates: () => [{ move: 'end-actions' }],
  refuse: () => undefined,
  perform: (t) => t.done(),
};
