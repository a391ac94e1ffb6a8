import type { CardId } from '../../../kernel/index.js';
import { facesOf, hasTrait } from '../ask/selectors.js';
import { type Face, faceOf } from '../cards/index.js';
import type { Player } from '../state/state.js';

/** What blue tokens stand for (TTA-TOK-01, TTA-TOK-02). */
export type Goods = 'food' | 'resources';
export const ofGoods = (goods: Goods, n: number) => (goods === 'food' ? { food: n } : { resources: n });

/** What one token on a card is worth; 0 when none can lie there. Labs may be mines (TTA-CRD-12). */
export const tokenValue = (p: Player, tech: CardId, goods: Goods): number => valueOn(p, faceOf(tech), goods);
export function valueOn(p: Player, { type, level, gives }: Face, goods: Goods): number {
  if (type === 'lab')
    return goods === 'resources' && level > 0 && (hasTrait(p, 'labs-are-mines') || hasTrait(p, 'labs-produce')) ? level : 0;
  if (goods === 'food') return type === 'farm' ? gives.food : 0;
  return type === 'mine' ? gives.resources : 0;
}

/** Food or resources a civilisation has, also on cards without workers (TTA-TOK-06). */
export function stored(p: Player, goods: Goods): number {
  let n = 0;
  const faces = facesOf(p);
  for (let i = 0; i < faces.length; i++) {
    const { tokens } = p.holdings[i]!;
    if (tokens > 0) n += tokens * valueOn(p, faces[i]!, goods);
  }
  return n;
}

/** The cards that hold one kind of goods, the most valuable first: where they are in `holdings`, what a token there is worth. */
interface Stores {
  readonly at: number[];
  readonly values: number[];
  readonly tokens: number[];
}
function storesOf(p: Player, goods: Goods): Stores {
  const [at, values, tokens]: [number[], number[], number[]] = [[], [], []];
  const faces = facesOf(p);
  for (let i = 0; i < faces.length; i++) {
    const value = valueOn(p, faces[i]!, goods);
    if (value === 0) continue;
    let place = values.length; // behind those that are worth as much
    for (; place > 0 && values[place - 1]! < value; place--) {
      at[place] = at[place - 1]!;
      values[place] = values[place - 1]!;
      tokens[place] = tokens[place - 1]!;
    }
    at[place] = i;
    values[place] = value;
    tokens[place] = p.holdings[i]!.tokens;
  }
  return { at, values, tokens };
}

/** Tokens by card, in the order of `Stores`. */
type Layout = readonly number[];

const size = (layout: Layout): number => layout.reduce((sum, n) => sum + n, 0);
const worth = (values: readonly number[], layout: Layout): number => layout.reduce((sum, n, i) => sum + n * values[i]!, 0);

/**
 * Can the tokens come to lie so? Each may be returned, left, moved to a lower card, or split into several lower ones
 * (TTA-TOK-03); none ever rises (TTA-TOK-04). So every new token must fit into an old one, and the tightest fit for the
 * greatest is best with the few values there are.
 */
function canBecome(values: readonly number[], from: Layout, to: Layout): boolean {
  if (to.every((n, i) => n <= from[i]!)) return true;
  const room: number[] = [];
  for (let i = 0; i < values.length; i++) for (let k = 0; k < from[i]!; k++) room.push(values[i]!);
  for (let i = 0; i < values.length; i++)
    for (let k = 0; k < to[i]!; k++) {
      let best = -1;
      for (let b = 0; b < room.length; b++) if (room[b]! >= values[i]! && (best < 0 || room[b]! < room[best]!)) best = b;
      if (best < 0) return false;
      room[best]! -= values[i]!;
    }
  return true;
}

/** Visit every layout of exactly this worth with at most so many tokens, most on the best cards first, until told to stop. */
function layouts(values: readonly number[], left: number, most: number, visit: (layout: Layout) => number): void {
  const layout = new Array<number>(values.length).fill(0);
  let limit = most;
  const fill = (i: number, rest: number, used: number): void => {
    if (rest === 0) {
      limit = Math.min(limit, visit(layout));
      return;
    }
    if (i === values.length || used + Math.ceil(rest / values[i]!) > limit) return;
    for (let n = Math.min(Math.floor(rest / values[i]!), limit - used); n >= 0; n--) {
      layout[i] = n;
      fill(i + 1, rest - n * values[i]!, used + n);
    }
    layout[i] = 0;
  };
  fill(0, left, 0);
}

/** What lies on the cards after paying or gaining; the tokens in the bank follow from it. */
export interface Outcome {
  /** Tokens on each card of `at`, places in `holdings`. */
  readonly at: readonly number[];
  readonly tokens: readonly number[];
  /** What the cards are worth afterwards, more or less than before. */
  readonly by: number;
}

function searchPaying(p: Player, goods: Goods, n: number, isAll: boolean): Outcome[] {
  const { at, values, tokens } = storesOf(p, goods);
  const before = worth(values, tokens);
  if (values.length === 1) {
    const left = Math.floor((before - n) / values[0]!); // one kind of token: as many as cover what is kept
    return left < 0 ? [] : [{ at, tokens: [left], by: left * values[0]! - before }];
  }
  const room = size(tokens) + p.blue;
  // Without change in the bank one may have to overpay; by as little as possible (TTA-TOK-08, TTN-TOK-01).
  for (let keep = before - n; keep >= 0; keep--) {
    let found: Outcome[] = [];
    layouts(values, keep, room, (layout) => {
      if (!canBecome(values, tokens, layout)) return room;
      const outcome = { at, tokens: layout.slice(), by: keep - before };
      found = isAll ? [...found, outcome] : [outcome];
      return isAll ? room : size(layout) - 1;
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** Pay so that as few tokens as possible stay on the cards, that is most in the bank (TTA-TOK-07). */
export function bestPayment(p: Player, goods: Goods, n: number): Outcome {
  return searchPaying(p, goods, n, false)[0]!;
}
/** Every way to pay that leaves other tokens on the cards. */
export const allPayments = (p: Player, goods: Goods, n: number): Outcome[] => searchPaying(p, goods, n, true);

function searchGaining(p: Player, goods: Goods, n: number, isAll: boolean): Outcome[] {
  const { at, values, tokens } = storesOf(p, goods);
  // As much as fits (TTA-TOK-05); with an empty bank nothing does (TTA-TOK-09).
  for (let more = n; more > 0; more--) {
    let found: Outcome[] = [];
    layouts(values, more, p.blue, (layout) => {
      const outcome = { at, tokens: tokens.map((k, i) => k + layout[i]!), by: more };
      found = isAll ? [...found, outcome] : [outcome];
      return isAll ? p.blue : size(layout) - 1;
    });
    if (found.length > 0) return found;
  }
  return [{ at, tokens, by: 0 }];
}
/** Gain with the fewest tokens (TTA-TOK-07). */
export const bestGain = (p: Player, goods: Goods, n: number): Outcome => searchGaining(p, goods, n, false)[0]!;
export const allGains = (p: Player, goods: Goods, n: number): Outcome[] => searchGaining(p, goods, n, true);

/** Lay the tokens as an outcome says. */
export function settleTokens(p: Player, { at, tokens }: Outcome): void {
  for (let i = 0; i < at.length; i++) {
    const h = p.holdings[at[i]!]!;
    p.blue += h.tokens - tokens[i]!;
    h.tokens = tokens[i]!;
  }
}

/** Take one token from a farm or mine, the least valuable one (TTA-WON-04, TTA-TOK-10); false when there is none. */
export function takeCheapestToken(p: Player): boolean {
  let cheapest: Player['holdings'][number] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const h of p.holdings) {
    if (h.tokens === 0) continue;
    const value = Math.max(tokenValue(p, h.id, 'food'), tokenValue(p, h.id, 'resources'));
    if (value < least) [cheapest, least] = [h, value];
  }
  if (cheapest) cheapest.tokens--;
  return cheapest !== undefined;
}
