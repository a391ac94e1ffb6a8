import {
  abilitiesOf,
  actionAt,
  amountOf,
  concerns,
  costOf,
  freeWorkers,
  holds,
  ignoresCondition,
  type PriceLine,
  playerOf,
  sacrificesWorkers,
  workersNeeded,
} from '../../../games/age-of-civilization/ask/selectors.js';
import type { Amount, Effect } from '../../../games/age-of-civilization/cards/ability.js';
import { actionOf, printedOf } from '../../../games/age-of-civilization/cards/index.js';
import type { ActionId, Counters, PlaceId, State } from '../../../games/age-of-civilization/state/state.js';
import type { Seat } from '../../../kernel/types.js';

/** Figures for the eye, worked out with the selectors of the rules. */

export interface Price {
  readonly printed: number;
  readonly now: number;
  readonly lines: readonly PriceLine[];
}

export function priceOf(s: State, seat: Seat, action: ActionId, tech?: string): Price {
  const lines: PriceLine[] = [];
  const now = costOf(s, seat, action, { tech: tech ?? null }, lines);
  return { printed: actionOf(action).coins, now, lines };
}

/** What one use of an action would give now, base effect and abilities together. */
export interface Yield {
  coins: number;
  points: number;
  workers: number;
  /** For each other player. */
  others: number;
  tech: boolean;
  wonder: boolean;
  counters: { readonly counter: keyof Counters; readonly n: number }[];
  /** Parts of the printed effect that do not apply now. */
  missed: ('strongest' | 'noTech')[];
  /** Abilities that add something. */
  sources: string[];
}

const nothing = (): Yield => ({
  coins: 0,
  points: 0,
  workers: 0,
  others: 0,
  tech: false,
  wonder: false,
  counters: [],
  missed: [],
  sources: [],
});

function add(y: Yield, s: State, seat: Seat, e: Effect, tech?: string): void {
  const amount = (n: Amount) => amountOf(s, seat, n, { tech });
  if (e.op === 'coins') y[e.who === 'self' ? 'coins' : 'others'] += amount(e.n);
  else if (e.op === 'points') y.points += amount(e.n);
  else if (e.op === 'workers') y.workers += amount(e.n);
  else if (e.op === 'gainTech') y.tech = true;
  else if (e.op === 'gainWonder') y.wonder = s.wonders.length > 0;
  else if (e.op === 'counter') y.counters.push({ counter: e.counter, n: e.n });
}

export function yieldOf(s: State, seat: Seat, action: ActionId, tech?: string): { readonly printed: Yield; readonly now: Yield } {
  const [printed, now] = [nothing(), nothing()];
  for (const e of actionOf(action).effects) {
    add(printed, s, seat, e);
    if (ignoresCondition(s, seat, action) || holds(s, seat, e.if, { tech })) add(now, s, seat, e, tech);
    else if (e.if && 'is' in e.if) now.missed.push(e.if.is);
  }
  for (const a of abilitiesOf(s, seat)) {
    if (a.when.event !== 'action' || !concerns(a.when.action, action) || !holds(s, seat, a.if, { tech })) continue;
    for (const o of a.do) {
      if ('if' in o && !holds(s, seat, o.if, { tech })) continue;
      if (o.op === 'coins' || o.op === 'points' || o.op === 'workers') {
        add(now, s, seat, o, tech);
        now.sources.push(a.id);
      }
    }
  }
  if (s.seats === 1) now.others = printed.others = 0;
  return { printed, now };
}

/** Whose turn it is, if anybody's: the innermost step that names a seat. */
export function turnSeat(s: State): Seat | undefined {
  for (let i = s.steps.length - 1; i >= 0; i--) {
    const step = s.steps[i]!;
    if ('seat' in step) return step.seat;
  }
  return undefined;
}

/** One worker on a slot in the current turn; `index` keeps its identity while it travels. */
export interface Placed {
  readonly place: PlaceId;
  readonly action: ActionId;
  readonly use: number;
  readonly index: number;
  readonly lost: boolean;
}

/** The workers on slots, in the order they were placed. Nobody else has any there: slots are emptied after each turn (AOC-ACT-3). */
export function placedWorkers(s: State): readonly Placed[] {
  const seat = turnSeat(s);
  if (seat === undefined) return [];
  const p = playerOf(s, seat);
  if (p.white + p.red === 0) return [];
  const found: Placed[] = [];
  for (const [place, uses] of Object.entries(s.turn.used)) {
    const action = actionAt(place);
    if (!action) continue;
    for (let use = 0; use < uses; use++)
      for (let i = 0; i < workersNeeded(s, seat, action); i++)
        found.push({ place, action, use, index: p.workers - 1 - found.length, lost: sacrificesWorkers(s, seat, action) });
  }
  return found.slice(0, p.white + p.red);
}

export const free = (s: State, seat: Seat): number => freeWorkers(playerOf(s, seat));

/** The name of what an ability is printed on, as kind and id; scenario abilities have no card. */
export function originOf(ability: string): { readonly kind: 'civ' | 'tech' | 'wonder' | 'scenario'; readonly id: string } {
  if (ability.startsWith('SCN-')) return { kind: 'scenario', id: ability.slice(0, 5) };
  const { kind, id } = printedOf(ability).origin;
  return { kind, id };
}

/** A seat has played in this round when its turn is over. */
export function turnOrder(s: State): readonly Seat[] {
  return Array.from({ length: s.seats }, (_, i) => (s.first + i) % s.seats);
}
export function hasPlayed(s: State, seat: Seat): 'playing' | 'played' | 'waiting' {
  const now = turnSeat(s);
  if (now === undefined || s.round === 0) return 'waiting';
  if (now === seat) return 'playing';
  const order = turnOrder(s);
  return order.indexOf(seat) < order.indexOf(now) ? 'played' : 'waiting';
}
