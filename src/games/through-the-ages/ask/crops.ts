import { ALL, type CardId, type Seat, type Slot } from '../../../kernel/index.js';
import { technologyOf, typeOf, workOf } from '../cards/index.js';
import { type Goods, valueOn } from '../change/tokens.js';
import type { Holding, Player, State } from '../state/state.js';
import { bonusFrom, termsOf } from './ratings.js';
import { facesOf, hasTrait, isUnit, isUrban, playerOf, traitOf, traitsOf } from './selectors.js';

/** The best farm or mine with a worker, up to a level. */
function bestLand(p: Player, type: 'farm' | 'mine', most = 3): Holding | undefined {
  let best: Holding | undefined;
  for (const h of p.holdings) {
    const row = technologyOf(h.id);
    if (h.workers > 0 && row.type === type && row.level <= most && (!best || row.level > technologyOf(best.id).level)) best = h;
  }
  return best;
}

/** Cards on which one worker makes a token more, once for each reason (TTA-CRD-14, TTN-CRD-18, TTX-CRD-19, 20); labs are never among them. */
function favoured(p: Player, goods: Goods): readonly Holding[] {
  if (!hasTrait(p, 'extra-mine-token') && !hasTrait(p, 'extra-low-tokens')) return NONE;
  const found: (Holding | undefined)[] = [];
  const type = goods === 'food' ? 'farm' : 'mine';
  if (goods === 'resources' && hasTrait(p, 'extra-mine-token')) found.push(bestLand(p, 'mine'));
  for (const { most } of traitsOf(p, 'extra-low-tokens')) found.push(bestLand(p, type, most));
  return found.filter((h) => h !== undefined);
}
const NONE: readonly Holding[] = [];
const extraOn = (h: Holding, more: readonly Holding[]): number => (more.length === 0 ? 0 : more.filter((x) => x === h).length);

/** Tokens each card produces: one per worker, a new one included (TTA-BLD-06), and what wonders add (TTA-PRD-03). */
export function cropsOf(p: Player, goods: Goods): { readonly h: Holding; readonly tokens: number; readonly value: number }[] {
  const more = favoured(p, goods);
  const found: { h: Holding; tokens: number; value: number }[] = [];
  const faces = facesOf(p);
  for (let i = 0; i < faces.length; i++) {
    const h = p.holdings[i]!;
    const value = h.workers > 0 ? valueOn(p, faces[i]!, goods) : 0;
    if (value > 0) found.push({ h, tokens: h.workers + extraOn(h, more), value });
  }
  return found;
}

/** Food or resources that farms or mines produce each turn, before anything is eaten or lost (TTA-SCO-05, TTA-AMB-29). */
export function grossOf(p: Player, goods: Goods): number {
  let n = 0;
  for (const { tokens, value } of cropsOf(p, goods)) n += tokens * value;
  return n;
}
/** What farms or mines alone produce; labs that produce are no mines (TTN-CRD-10, TTX-PROD-03). */
export function landGross(p: Player, goods: Goods): number {
  let n = 0;
  for (const { h, tokens, value } of cropsOf(p, goods)) if (workOf(h.id) !== 'lab' || hasTrait(p, 'labs-are-mines')) n += tokens * value;
  return n;
}
/** What one worker of the farm or mine that yields most produces (TTX-CRD-26). */
export function bestYield(p: Player): number {
  let most = 0;
  for (const goods of ['food', 'resources'] as const) {
    const more = favoured(p, goods);
    for (const { h, value } of cropsOf(p, goods)) if (workOf(h.id) !== 'lab') most = Math.max(most, value * (1 + extraOn(h, more)));
  }
  return most;
}

/** The colour of a civil card; special technologies have one of their own (TTA-AMB-24). */
function colourOf(card: CardId): string {
  const type = typeOf(card);
  return isUnit(type) ? 'red' : isUrban(type) ? 'grey' : type === 'farm' || type === 'mine' ? 'brown' : type;
}
/** One card of each colour in a hand, of those that are known; what all have seen before what they have not. */
export function oneOfEach(hand: readonly Slot[]): Slot[] {
  const found = new Map<string, Slot>();
  for (const slot of hand) {
    const colour = slot.card === null ? undefined : colourOf(slot.card);
    if (colour !== undefined && (!found.has(colour) || slot.known === ALL)) found.set(colour, slot);
  }
  return [...found.values()];
}
/** Bonuses by the colours of the civil hand (TTX-CRD-06). */
function fromColours(p: Player, goods: Goods): number {
  const trait = traitOf(p, 'hand-colours');
  if (!trait) return 0;
  const colours = oneOfEach(p.civilHand).length;
  return (colours >= 2 ? (trait.two[goods] ?? 0) : 0) + (colours >= 3 ? (trait.three[goods] ?? 0) : 0);
}

/** Production bonuses of cards and pacts, which come together after the production (TTX-PROD-01, 02); may be a loss. */
export function extrasOf(s: State, seat: Seat, goods: Goods): number {
  let n = bonusFrom(s, seat, goods) + fromColours(playerOf(s, seat), goods);
  if (s.seats > 2) for (let owner = 0; owner < s.seats; owner++) n += termsOf(s, seat, owner)?.produces?.[goods] ?? 0;
  return n;
}
/** All that a production brings (TTX-PROD-03). */
export const productionOf = (s: State, seat: Seat, goods: Goods): number =>
  Math.max(0, grossOf(playerOf(s, seat), goods) + extrasOf(s, seat, goods));
