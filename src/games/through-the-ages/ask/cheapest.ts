import type { CardId, Seat } from '../../../kernel/index.js';
import type { Commitment, Player, State } from '../state/state.js';
import { groupUnits, sacrificeOf, type UnitGroup, unitsLeft, unitsOf } from './forces.js';
import { playerOf } from './selectors.js';

/** A card that may be put in: what it adds, and what it is worth to keep. */
export interface CardMeans {
  readonly card: CardId;
  readonly value: number;
  readonly worth: number;
}

/** What a sum can still be put together from: a few kinds of units and some cards. */
export interface Means {
  readonly s: State;
  readonly p: Player;
  /** Units already in, which count towards armies. */
  readonly already: readonly UnitGroup[];
  readonly units: readonly UnitGroup[];
  readonly cards: readonly CardMeans[];
  /** No more cards than these. */
  readonly mostCards: number;
  readonly needsUnit: boolean;
}

/** Losing a unit costs its price and the food for a new worker. */
const worthOf = (unit: UnitGroup): number => unit.cost + 2;

/** What a player may still put in: units, if any may be given up, and cards with their value for the occasion. */
export function meansOf(s: State, seat: Seat, put: Commitment, useUnits: boolean, cards: readonly CardMeans[]): Means {
  const p = playerOf(s, seat);
  return {
    s,
    p,
    already: groupUnits(p, put.units),
    units: useUnits ? unitsOf(p).map((x) => ({ ...x, n: unitsLeft(p, put, x.id) })) : [],
    cards,
    mostCards: cards.length,
    needsUnit: false,
  };
}

/** The least valuable units and cards whose force reaches `need`, tried exhaustively: there are only a few kinds. */
export function cheapest(means: Means, need: number): Commitment | undefined {
  const { s, p, already, units } = means;
  const byCards = cheapestCards(means.cards, means.mostCards);
  const chosen = units.map(() => 0);
  let best: { worth: number; counts: number[]; missing: number } | undefined;
  const look = (i: number, worth: number, sum: number): void => {
    if (best && worth >= best.worth) return;
    if (i < units.length) {
      const unit = units[i]!;
      for (let n = 0; n <= unit.n; n++) {
        chosen[i] = n;
        look(i + 1, worth + n * worthOf(unit), sum + n);
      }
      chosen[i] = 0;
      return;
    }
    if (means.needsUnit && sum === 0) return;
    const force = sacrificeOf(s, p, [...already, ...units.map((x, k) => ({ ...x, n: chosen[k]! }))]);
    const missing = Math.max(0, need - force);
    const cards = byCards[missing];
    if (cards && (!best || worth + cards.worth < best.worth)) best = { worth: worth + cards.worth, counts: [...chosen], missing };
  };
  look(0, 0, 0);
  if (!best) return undefined;
  const { counts, missing } = best;
  return { units: units.flatMap((x, i) => Array<CardId>(counts[i]!).fill(x.id)), cards: byCards[missing]!.cards };
}

interface Chosen {
  readonly worth: number;
  readonly cards: readonly CardId[];
}
/** For every sum that so many cards reach together: those of least worth that reach it. */
function cheapestCards(cards: readonly CardMeans[], most: number): Chosen[] {
  const total = cards.reduce((sum, x) => sum + x.value, 0);
  // By number of cards, then by sum.
  let table: (Chosen | undefined)[][] = Array.from({ length: Math.min(most, cards.length) + 1 }, () => [{ worth: 0, cards: [] }]);
  for (const { card, value, worth } of cards)
    table = table.map((sums, n) => {
      if (n === 0) return sums;
      const next = [...sums];
      for (let sum = 1; sum <= total; sum++) {
        const [without, rest] = [sums[sum], table[n - 1]![Math.max(0, sum - value)]];
        if (rest && (!without || rest.worth + worth < without.worth))
          next[sum] = { worth: rest.worth + worth, cards: [...rest.cards, card] };
      }
      return next;
    });
  return table.at(-1) as Chosen[];
}
