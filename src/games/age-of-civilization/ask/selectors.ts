import type { Seat } from '../../../kernel/index.js';
import type { Ability, Amount, Condition, Counter, Modifier } from '../cards/ability.js';
import { PERMANENT } from '../cards/actions.js';
import { abilityOf, actionOf, civOf, printedOf, techOf, trackCardOf, wonderOf } from '../cards/index.js';
import { SPECIALS, TECHNOLOGIES, type TechPosition, type TechRow } from '../cards/technologies.js';
import { scenarioOf } from '../editions/scenarios.js';
import type { AbilityId, ActionId, PlaceId, Player, State, TechId } from '../state/state.js';

/** AOC-TRM-3, AOC-CIV-3, AOC-TIM-1 */
export const MAX_WORKERS = 4;
export const MAX_CIVILISATIONS = 3;
export const ROUNDS = 6;
/** AOC-DRF-1: cards kept by each player, and how many are dealt. */
export const KEPT = 5;
export const DEALT = 7;

export const seatsOf = (s: State): Seat[] => s.players.map((_, seat) => seat);
export const isSolo = (s: State): boolean => s.seats === 1;
export const playerOf = (s: State, seat: Seat): Player => s.players[seat]!;
export const freeWorkers = (p: Player): number => p.workers - p.white - p.red;
/** AOC-TIM-3: cards to the right of the three current ones, the Plague included. */
export const upcomingCards = (s: State): number => ROUNDS - s.round;

/** Every ability in force for a seat: main only on the main card, inherited, technologies, wonders always (AOC-ABL-1). */
export function abilitiesOf(s: State, seat: Seat): Ability[] {
  const p = playerOf(s, seat);
  const found: Ability[] = [];
  for (let i = 0; i < p.civs.length; i++) {
    const row = civOf(p.civs[i]!.slot.card!);
    if (i === p.main) for (const a of row.main) found.push(a);
    for (const a of row.inherited) found.push(a);
  }
  for (const id of p.techs) for (const a of techOf(id).abilities) found.push(a);
  for (const id of p.wonders) for (const a of wonderOf(id).abilities) found.push(a);
  const rebirth = scenarioOf(s.options.scenario)?.rebirth;
  if (rebirth && s.round >= rebirth.round) for (const a of rebirth.abilities) found.push(a);
  return found;
}

/** Main abilities of own civilisations in decline: off for the rest of the game (AOC-CIV-5, AOC-ABL-1). */
export const declinedAbilities = (p: Player): Ability[] => p.civs.flatMap(({ slot }, i) => (i === p.main ? [] : civOf(slot.card!).main));

/** AOC-TRM-5: symbols on civilisations and technologies; wonders carry none. Scenario forts count as well. */
export function strengthOf(s: State, seat: Seat): number {
  let total = 0;
  for (const a of abilitiesOf(s, seat)) {
    if (a.when.event !== 'static') continue;
    for (const m of a.do) if (m.op === 'strength') total += amountOf(s, seat, m.n);
  }
  const counter = scenarioOf(s.options.scenario)?.strengthFrom;
  return counter ? total + s.counters[counter] : total;
}

/** AOC-TRM-6: nobody has more; solo, the virtual opponent is the only rival (AOC-SOL-6) and a tie is enough (AOC-SOL-7, AOC-AMB-13). */
export function isStrongest(s: State, seat: Seat): boolean {
  const mine = strengthOf(s, seat);
  if (isSolo(s)) return mine >= s.opponent;
  for (let other = 0; other < s.seats; other++) if (other !== seat && strengthOf(s, other) > mine) return false;
  return true;
}

/** AOC-WAR-1: the seats tied for least strength; the virtual opponent is compared too, by its strength alone (AOC-AMB-15). */
export function weakestSeats(s: State): Seat[] {
  const strengths = s.players.map((_, seat) => strengthOf(s, seat));
  const least = Math.min(...strengths, ...(isSolo(s) ? [s.opponent] : []));
  return strengths.flatMap((n, seat) => (n === least ? [seat] : []));
}

/** What an effect needs to know about the moment it happens in. */
export interface Occasion {
  /** Coins that lay on the civilisation just taken. */
  readonly bonusCoins?: number;
  /** The technology this Research gains. */
  readonly tech?: TechId | null;
}

const COUNTERS: { readonly [K in Counter]: (s: State, seat: Seat, occasion: Occasion) => number } = {
  techs: (s, seat) => playerOf(s, seat).techs.length,
  wonders: (s, seat) => playerOf(s, seat).wonders.length,
  strength: strengthOf,
  workers: (s, seat) => playerOf(s, seat).workers,
  coins: (s, seat) => playerOf(s, seat).coins,
  points: (s, seat) => playerOf(s, seat).points,
  civs: (s, seat) => playerOf(s, seat).civs.length,
  upcomingCards,
  bonusCoins: (_s, _seat, occasion) => occasion.bonusCoins ?? 0,
  routeStage: (s) => Math.ceil(s.counters.route / 3),
};
export const counterOf = (s: State, seat: Seat, counter: Counter, occasion: Occasion = {}): number => COUNTERS[counter](s, seat, occasion);

export function amountOf(s: State, seat: Seat, n: Amount, occasion: Occasion = {}): number {
  return typeof n === 'number' ? n : Math.floor(counterOf(s, seat, n.per, occasion) / n.every) * n.times;
}

export function holds(s: State, seat: Seat, c: Condition | undefined, occasion: Occasion = {}): boolean {
  if (!c) return true;
  if ('is' in c) return c.is === 'strongest' ? isStrongest(s, seat) : playerOf(s, seat).techs.length === 0;
  if ('techsAtMost' in c) return playerOf(s, seat).techs.length <= c.techsAtMost;
  if ('workersAtLeast' in c) return playerOf(s, seat).workers >= c.workersAtLeast;
  return occasion.tech != null && c.techGainedIn.includes(occasion.tech);
}

/** Does something said about `named` apply to `action`? Scenario actions may count as another (Silk Road). */
export const concerns = (named: ActionId, action: ActionId): boolean => named === action || actionOf(action).countsAs === named;

/** The first modifier in force of that kind that accepts the test. */
function findModifier<K extends Modifier['op']>(s: State, seat: Seat, op: K, test: (m: Extract<Modifier, { op: K }>) => boolean) {
  for (const a of abilitiesOf(s, seat))
    if (a.when.event === 'static') for (const m of a.do) if (m.op === op && test(m as Extract<Modifier, { op: K }>)) return a;
  return undefined;
}
export const isImmuneToWar = (s: State, seat: Seat): boolean => findModifier(s, seat, 'warImmune', () => true) !== undefined;
export const mayUseUpcoming = (s: State, seat: Seat): boolean => findModifier(s, seat, 'useUpcomingCards', () => true) !== undefined;
export const ignoresCondition = (s: State, seat: Seat, action: ActionId): boolean =>
  findModifier(s, seat, 'ignoreCondition', (m) => concerns(m.action, action)) !== undefined;

/** AOC-CAB-25: another player's ability that forbids the action. */
export function forbiddenBy(s: State, seat: Seat, action: ActionId): AbilityId | undefined {
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const found = findModifier(s, other, 'forbidOthers', (m) => concerns(m.action, action));
    if (found) return found.id;
  }
  return undefined;
}

/** Red slots sacrifice their workers, unless the owner keeps them (AOC-RET-2, AOC-CAB-21). */
export const sacrificesWorkers = (s: State, seat: Seat, action: ActionId): boolean =>
  actionOf(action).colour === 'red' && !findModifier(s, seat, 'keepWorkers', (m) => concerns(m.action, action));

export function workersNeeded(s: State, seat: Seat, action: ActionId): number {
  let n = actionOf(action).workers;
  for (const a of abilitiesOf(s, seat))
    if (a.when.event === 'static') for (const m of a.do) if (m.op === 'workerCost' && concerns(m.action, action)) n += m.delta;
  return Math.max(1, n);
}

export interface PriceLine {
  readonly ability: AbilityId;
  readonly delta?: number;
  readonly set?: number;
}

/** What an action is paid for: the technology of a Research, or the ability that grants it. */
export interface Purchase {
  readonly tech?: TechId | null;
  readonly grantedBy?: AbilityId;
}

/** AOC-ABL-4, AOC-AMB-5: reductions add up, never below 0; a price set to 0 wins. `lines` collects the reasons for the player. */
export function costOf(s: State, seat: Seat, action: ActionId, purchase: Purchase = {}, lines?: PriceLine[]): number {
  let cost = actionOf(action).coins;
  let fixed: number | undefined;
  for (const a of abilitiesOf(s, seat)) {
    if (a.when.event !== 'static') continue;
    for (const m of a.do) {
      if (m.op !== 'cost' || !concerns(m.action, action)) continue;
      if (m.techIn && !(purchase.tech && m.techIn.includes(purchase.tech))) continue; // AOC-ABL-5
      if (m.exceptSource && purchase.grantedBy && m.exceptSource.includes(printedOf(purchase.grantedBy).origin.id)) continue; // AOC-CAB-11b
      if (!holds(s, seat, a.if)) continue;
      if (m.set !== undefined) fixed = Math.min(m.set, fixed ?? m.set);
      else cost += m.delta!;
      lines?.push({ ability: a.id, ...(m.set !== undefined ? { set: m.set } : { delta: m.delta! }) });
    }
  }
  return fixed ?? Math.max(0, cost);
}

/** The nine places of a player's technology card as they are now: a special card covers two of them (AOC-INN-4). */
export function techCardOf(p: Player): readonly TechRow[] {
  const special = p.special === null ? undefined : SPECIALS.find((card) => card.id === p.special);
  if (!special) return TECHNOLOGIES;
  return TECHNOLOGIES.map((tech) => special.technologies.find((x) => x.position === tech.position) ?? tech);
}

/**
 * AOC-TEC-2: not owned, and no prerequisite or one of them owned. Prerequisites go by position (AOC-INN-6); new ones
 * count as any other (AOC-INN-7).
 */
export function availableTechs(p: Player): TechId[] {
  const found: TechId[] = [];
  const owned = (position: TechPosition): boolean => p.techs.some((id) => techOf(id).position === position);
  for (const row of techCardOf(p))
    if (!p.techs.includes(row.id) && (row.requires.length === 0 || row.requires.some(owned))) found.push(row.id);
  return found;
}

const isSlot = (a: Ability): boolean => a.do[0]?.op === 'slot';

/** All places a seat might think of: permanent card, track cards, private slots, also lost ones and those of others (AOC-ABL-6). */
export function placesOf(s: State, seat: Seat): PlaceId[] {
  const found: PlaceId[] = [...PERMANENT];
  found.push(...s.track);
  for (const a of abilitiesOf(s, seat)) if (isSlot(a)) found.push(a.id);
  for (const a of declinedAbilities(playerOf(s, seat))) if (isSlot(a)) found.push(a.id);
  for (let other = 0; other < s.seats; other++) if (other !== seat) for (const a of abilitiesOf(s, other)) if (isSlot(a)) found.push(a.id);
  return found;
}

/** The action done at a place, or undefined when there is none. */
export function actionAt(place: PlaceId): ActionId | undefined {
  if (PERMANENT.includes(place as ActionId)) return place as ActionId;
  if (isTrackCard(place)) return trackCardOf(place).action ?? undefined;
  const slot = abilityOf(place).do.find((m) => m.op === 'slot');
  return slot?.op === 'slot' ? slot.action : undefined;
}
const isTrackCard = (place: PlaceId): boolean => place.startsWith('AC-') || place.startsWith('SA-');

/** How often a seat may use a place in a turn: 0 when it is not on the table or belongs to somebody else. */
export function slotsAt(s: State, seat: Seat, place: PlaceId): number {
  const action = actionAt(place);
  if (!action) return 0;
  if (action === place || (isTrackCard(place) && s.track.includes(place))) return actionOf(action).slots;
  return abilitiesOf(s, seat).some((a) => a.id === place) ? 1 : 0;
}

/** AOC-TIM-2: where the card stands: 'past', under the permanent card ('usable'), or 'upcoming'. */
export function standingOf(s: State, position: number): 'past' | 'usable' | 'upcoming' {
  // AOC-TIM-5: what is past never comes back.
  return position < s.round ? 'past' : position <= s.round + 2 ? 'usable' : 'upcoming';
}

/** May the seat use this card of the track in this round (AOC-TIM-2, AOC-CAB-15)? */
export function isOpen(s: State, seat: Seat, place: PlaceId): boolean {
  const position = s.track.indexOf(place) + 1;
  if (position === 0) return true; // the permanent card and private slots are always there
  const standing = standingOf(s, position);
  return standing === 'usable' || (standing === 'upcoming' && mayUseUpcoming(s, seat));
}
