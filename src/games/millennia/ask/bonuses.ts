import type { Refusal, Seat } from '../../../kernel/index.js';
import type { Ability, Cost, Effect } from '../cards/ability.js';
import { abilityOf, ruleOf } from '../cards/index.js';
import type { Bonus, Happening, SourceId, State, Task } from '../state/state.js';
import { follows } from '../state/versions.js';
import { canHappen } from './possible.js';
import { couldPay } from './prices.js';
import { holds, playerOf, purseOf } from './selectors.js';
import { cardsFor } from './triggers.js';

type Bonuses = Extract<Task, { task: 'bonuses' }>;

const GAINS: ReadonlySet<Effect['do']> = new Set(['gainVP', 'gainGold', 'gainJoker', 'gainRP']);

/** MIL-NET-10: taken without asking: no cost, no draw, no advance, and nothing left that could change its worth. */
export function isFree(item: Bonus, items: readonly Bonus[]): boolean {
  if (costOf(item.source).length > 0 || !item.effects.every((e) => GAINS.has(e.do))) return false;
  const fixed = item.effects.every((e) => 'n' in e && typeof e.n === 'number');
  return fixed || items.every((other) => other === item || other.effects.every((e) => GAINS.has(e.do)));
}

/** The ability behind a bonus: spaces and board actions have none. */
export const abilityBehind = (source: SourceId): Ability | undefined =>
  /^(book|research|building|diplomacy)-/.test(source) ? abilityOf(source) : undefined;

/** What using a bonus costs: book tokens and research card 230 have prices. */
export const costOf = (source: SourceId): readonly Cost[] => abilityBehind(source)?.cost ?? [];

/** The bonuses that would do something now: another bonus of the space may have changed that (MIL-TRK-03). */
export const openItems = (s: State, seat: Seat, task: Bonuses): Bonus[] =>
  task.items.filter((item) => holds(s, seat, abilityBehind(item.source)?.if) && isReady(s, seat, item) && canHappen(s, seat, item.effects));

/** A building that was turned for the same bonus of an event inside this one gives no second one (MIL-ACT-03). */
const isReady = (s: State, seat: Seat, { source }: Bonus): boolean =>
  !playerOf(s, seat).buildings.some((b) => b.id === source && b.engaged && follows(s, 3));

/** Bonuses that wait for so much gold, which cards in hand would bring (MIL-235, MIL-AMB-22). */
export const itemsWithinReach = (s: State, seat: Seat, task: Bonuses): Bonus[] =>
  task.items.filter((item) => refuseGold(s, seat, item.source) && goldWanted(item.source)! <= purseOf(s, playerOf(s, seat)));

export function refuseGold(s: State, seat: Seat, source: SourceId): Refusal | undefined {
  const need = goldWanted(source);
  const have = playerOf(s, seat).gold;
  return need !== undefined && have < need ? { rule: ruleOf(source), code: 'NOT_AFFORDABLE', params: { need, have } } : undefined;
}

function goldWanted(source: SourceId): number | undefined {
  const condition = abilityBehind(source)?.if;
  if (!condition || !('gte' in condition)) return undefined;
  const [what, n] = condition.gte;
  return typeof what === 'object' && 'gold' in what && typeof n === 'number' ? n : undefined;
}

/** Is there one that the player could pay, cards in hand sold if need be? */
export const couldTakeOne = (s: State, seat: Seat, task: Bonuses, items: readonly Bonus[]): boolean =>
  items.some(({ source }) => couldPay(s, seat, source, costOf(source))) || itemsWithinReach(s, seat, task).length > 0;

/** The cards in hand that fit the moment and would do something. */
export const playableCards = (s: State, seat: Seat, { events }: Bonuses): ReturnType<typeof cardsFor> =>
  cardsFor(s, seat, events).filter(({ effects }) => !follows(s, 3) || canHappen(s, seat, repeating(effects, events)));

/** Card 248 repeats the token of the event in which it is played. */
export function repeating(effects: readonly Effect[], events: readonly Happening[]): readonly Effect[] {
  const book = events.find((h) => h.book)?.book;
  return book ? effects.map((e) => (e.do === 'repeatBookEffect' ? { ...e, book } : e)) : effects;
}
