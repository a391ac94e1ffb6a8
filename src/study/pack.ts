import type { StudyTable } from './play.js';
import { type CardTally, emptyTally, type Tally } from './tally.js';

/** Where the games of a file come from: enough to play them again. */
export interface Provenance {
  /** The version of the rules, and a fingerprint of what the bots are made of. */
  readonly rules: number;
  readonly bots: string;
  /** The day of the last game. */
  readonly date: string;
}

/** A table with all that was measured at it. */
export interface Study extends Provenance {
  readonly table: StudyTable;
  readonly tally: Tally;
}

/** The file of a study: sums by card as rows, sums of products as whole numbers of variable length in base 64. */
interface Packed extends Provenance {
  readonly format: 1;
  readonly table: StudyTable;
  readonly games: number;
  readonly cards: readonly (readonly [string, string, ...(number | readonly number[])[]])[];
  readonly products: string;
  readonly scores: number;
  readonly histogram: readonly (readonly [number, number])[];
  readonly rounds: readonly (readonly [number, number])[];
  readonly endings: readonly (readonly [string, number])[];
  readonly decisions: Tally['decisions'];
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BASE = 32;

/** Whole numbers as letters: five bits in each, the sixth says that more follow; the sign is the lowest bit. */
export function writeNumbers(list: Iterable<number>): string {
  let text = '';
  for (const x of list) {
    let rest = x < 0 ? -2 * x - 1 : 2 * x;
    do {
      const part = rest % BASE;
      rest = Math.floor(rest / BASE);
      text += ALPHABET[rest > 0 ? part + BASE : part];
    } while (rest > 0);
  }
  return text;
}

export function readNumbers(text: string): number[] {
  const list: number[] = [];
  let [value, scale] = [0, 1];
  for (const letter of text) {
    const part = ALPHABET.indexOf(letter);
    value += (part % BASE) * scale;
    scale *= BASE;
    if (part >= BASE) continue;
    list.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, scale] = [0, 1];
  }
  return list;
}

const SUMS = ['takes', 'games', 'owners', 'wins', 'lead', 'leads', 'rounds', 'priced', 'price'] as const;
const byKey = <K extends number | string>(map: ReadonlyMap<K, number>): [K, number][] => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

/** Columns are written in the order of their names, so that the same games give the same file. */
export function packStudy({ table, tally, rules, bots, date }: Study): string {
  const order = tally.cards
    .map((row, i) => [`${row.kind} ${row.card}`, i] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, i]) => i);
  const cross = (i: number, j: number): number => tally.cross[Math.max(i, j)]![Math.min(i, j)]!;
  const packed: Packed = {
    format: 1,
    table,
    rules,
    bots,
    date,
    games: tally.games,
    cards: order.map((i) => {
      const row = tally.cards[i]!;
      return [row.kind, row.card, ...SUMS.map((sum) => row[sum]), row.examples];
    }),
    products: writeNumbers(order.flatMap((i, at) => [tally.score[i]!, ...order.slice(0, at + 1).map((j) => cross(i, j))])),
    scores: tally.scores,
    histogram: byKey(tally.histogram),
    rounds: byKey(tally.rounds),
    endings: byKey(tally.endings),
    decisions: tally.decisions,
  };
  return `${JSON.stringify(packed)}\n`;
}

export function unpackStudy(text: string): Study {
  const packed = JSON.parse(text) as Packed;
  const { table, rules, bots, date } = packed;
  const products = readNumbers(packed.products);
  let at = 0;
  const tally: Tally = {
    ...emptyTally(table.seats),
    games: packed.games,
    scores: packed.scores,
    histogram: new Map(packed.histogram),
    rounds: new Map(packed.rounds),
    endings: new Map(packed.endings),
    decisions: { ...packed.decisions },
  };
  packed.cards.forEach(([kind, card, ...rest], i) => {
    const sums = Object.fromEntries(SUMS.map((sum, k) => [sum, rest[k]])) as Pick<CardTally, (typeof SUMS)[number]>;
    tally.cards.push({ kind, card, ...sums, examples: [...(rest[SUMS.length] as readonly number[])] });
    tally.score.push(products[at++]!);
    tally.cross.push(products.slice(at, at + i + 1));
    at += i + 1;
  });
  return { table, tally, rules, bots, date };
}

/** What the overview knows of a study without its cards. */
export interface Summary extends Provenance {
  readonly table: StudyTable;
  readonly games: number;
  readonly rounds: readonly (readonly [number, number])[];
  readonly decisions: Tally['decisions'];
  /** Victories by place in the order of play, in sixtieths. */
  readonly seats: readonly number[];
}

export const summaryOf = ({ table, tally, rules, bots, date }: Study): Summary => ({
  table,
  rules,
  bots,
  date,
  games: tally.games,
  rounds: byKey(tally.rounds),
  decisions: tally.decisions,
  seats: Array.from({ length: table.seats }, (_, i) => tally.cards.find(({ card }) => card === `seat.${i + 1}`)?.wins ?? 0),
});
