import type { GameLine } from './play.js';

/** Victories are counted in sixtieths: a shared one has equal parts for up to six. */
export const WHOLE = 60;
/** Seats in order of play are things one owns too: 'seat.1' began. */
export const SEATS = 'seats';
const EXAMPLES = 5;

/** What is known of one card: sums that can be added to those of other games. */
export interface CardTally {
  readonly kind: string;
  readonly card: string;
  /** How often it was taken, in how many games, and by how many seats (some cards can be taken several times). */
  takes: number;
  games: number;
  owners: number;
  /** Victories of its owners, in sixtieths. */
  wins: number;
  /** By how much an owner was ahead of the mean of the others, times seats less one; and the squares of that. */
  lead: number;
  leads: number;
  rounds: number;
  /** Takes whose price is known, and what they cost together. */
  priced: number;
  price: number;
  /** Some games in which it was taken, by number. */
  examples: number[];
}

/**
 * All that the figures of a table are computed from: sums over its games, so that more games can be added at any time, by
 * anybody, and nothing else has to be kept. `cross` and `score` are the sums of squares and products of what seats own and of
 * their scores, each less its mean in the game and times the number of seats, so that they are whole numbers.
 */
export interface Tally {
  readonly seats: number;
  games: number;
  readonly cards: CardTally[];
  /** By column, the columns up to it. */
  readonly cross: number[][];
  /** By column: with the score. */
  readonly score: number[];
  scores: number;
  readonly histogram: Map<number, number>;
  readonly rounds: Map<number, number>;
  readonly endings: Map<string, number>;
  decisions: { sum: number; squares: number };
}

export const emptyTally = (seats: number): Tally => ({
  seats,
  games: 0,
  cards: [],
  cross: [],
  score: [],
  scores: 0,
  histogram: new Map(),
  rounds: new Map(),
  endings: new Map(),
  decisions: { sum: 0, squares: 0 },
});

const keyOf = ({ kind, card }: Pick<CardTally, 'kind' | 'card'>): string => `${kind} ${card}`;
const bump = <K>(map: Map<K, number>, key: K, by = 1): void => void map.set(key, (map.get(key) ?? 0) + by);

const columns = new WeakMap<Tally, Map<string, number>>();
/** The column of a card; a new one where it has none. */
function columnOf(tally: Tally, kind: string, card: string): number {
  let known = columns.get(tally);
  if (!known) {
    known = new Map(tally.cards.map((row, i) => [keyOf(row), i]));
    columns.set(tally, known);
  }
  const key = keyOf({ kind, card });
  let column = known.get(key);
  if (column === undefined) {
    column = tally.cards.length;
    known.set(key, column);
    const nothing = { takes: 0, games: 0, owners: 0, wins: 0, lead: 0, leads: 0, rounds: 0, priced: 0, price: 0 };
    tally.cards.push({ kind, card, ...nothing, examples: [] });
    tally.cross.push(new Array<number>(column + 1).fill(0));
    tally.score.push(0);
  }
  return column;
}

/** How many of each column each seat took. */
function countTakes(tally: Tally, line: GameLine): Map<number, number[]> {
  const owned = new Map<number, number[]>();
  const own = (column: number, seat: number): void => {
    const row = owned.get(column) ?? new Array<number>(tally.seats).fill(0);
    row[seat]!++;
    owned.set(column, row);
  };
  for (const { kind, card, seat, round, price } of line.takes) {
    const column = columnOf(tally, kind, card);
    own(column, seat);
    const row = tally.cards[column]!;
    row.takes++;
    row.rounds += round;
    if (price !== undefined) {
      row.priced++;
      row.price += price;
    }
  }
  line.order.forEach((seat, place) => {
    const column = columnOf(tally, SEATS, `seat.${place + 1}`);
    own(column, seat);
    tally.cards[column]!.takes++;
  });
  return owned;
}

/** Add a game. */
export function addGame(tally: Tally, line: GameLine): void {
  const { seats } = tally;
  const { scores, ranks } = line;
  const winners = ranks.filter((rank) => rank === 1).length;
  const all = scores.reduce((sum, x) => sum + x, 0);
  const owned = countTakes(tally, line);
  tally.games++;
  for (const score of scores) bump(tally.histogram, score);
  bump(tally.rounds, line.rounds);
  if (line.ending !== undefined) bump(tally.endings, line.ending);
  tally.decisions.sum += line.decisions;
  tally.decisions.squares += line.decisions ** 2;
  tally.scores += seats * scores.reduce((sum, x) => sum + x * x, 0) - all * all;
  const entries = [...owned].map(([column, counts]) => ({ column, counts, total: counts.reduce((sum, n) => sum + n, 0) }));
  for (const { column, counts, total } of entries) {
    const row = tally.cards[column]!;
    row.games++;
    if (row.examples.length < EXAMPLES && row.kind !== SEATS) row.examples.push(line.number);
    counts.forEach((n, seat) => {
      if (n === 0) return;
      const lead = seats * scores[seat]! - all;
      row.owners++;
      row.wins += ranks[seat] === 1 ? WHOLE / winners : 0;
      row.lead += lead;
      row.leads += lead * lead;
    });
    tally.score[column]! += seats * counts.reduce((sum, n, seat) => sum + n * scores[seat]!, 0) - total * all;
    for (const other of entries) {
      if (other.column > column) continue;
      const product = counts.reduce((sum, n, seat) => sum + n * other.counts[seat]!, 0);
      tally.cross[column]![other.column]! += seats * product - total * other.total;
    }
  }
}

const SUMS = ['takes', 'games', 'owners', 'wins', 'lead', 'leads', 'rounds', 'priced', 'price'] as const;

/** Add all games of another tally of the same number of seats. */
export function addTally(tally: Tally, more: Tally): void {
  const at = more.cards.map(({ kind, card }) => columnOf(tally, kind, card));
  more.cards.forEach((row, i) => {
    const own = tally.cards[at[i]!]!;
    for (const sum of SUMS) own[sum] += row[sum];
    own.examples = [...new Set([...own.examples, ...row.examples])].slice(0, EXAMPLES);
    tally.score[at[i]!]! += more.score[i]!;
    more.cross[i]!.forEach((x, j) => {
      const [low, high] = [Math.min(at[i]!, at[j]!), Math.max(at[i]!, at[j]!)];
      tally.cross[high]![low]! += x;
    });
  });
  tally.games += more.games;
  tally.scores += more.scores;
  for (const name of ['histogram', 'rounds', 'endings'] as const)
    for (const [key, n] of more[name] as Map<never, number>) bump(tally[name] as Map<never, number>, key, n);
  tally.decisions.sum += more.decisions.sum;
  tally.decisions.squares += more.decisions.squares;
}
