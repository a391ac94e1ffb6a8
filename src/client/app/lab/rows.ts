import type { Survey, SurveyKind } from '../../../games/index.js';
import { type CardFigures, SEATS } from '../../../study/index.js';
import type { Lang } from '../../i18n/i18n.js';
import type { CardShelf } from '../../table/card-shelf.js';
import { ALL_KINDS, type Sort } from './address.js';

/** A row of the table: figures with a name. */
export interface Row extends CardFigures {
  readonly key: string;
  readonly name: string;
}

export const keyOf = ({ kind, card }: Pick<CardFigures, 'kind' | 'card'>): string => `${kind}/${card}`;
export const placeOf = (card: string): number => Number(card.replace('seat.', ''));

/** The rows of a kind, named; start seats are shown by themselves. */
export function rowsOf(
  figures: readonly CardFigures[],
  kind: string,
  shelf: Pick<CardShelf, 'name'>,
  lang: Lang,
  seatName: (n: number) => string,
): Row[] {
  return figures
    .filter((row) => (kind === ALL_KINDS ? row.kind !== SEATS : row.kind === kind))
    .map((row) => ({ ...row, key: keyOf(row), name: row.kind === SEATS ? seatName(placeOf(row.card)) : shelf.name(row.card, lang) }));
}

const LOWEST = Number.NEGATIVE_INFINITY;
const VALUES: Readonly<Record<Exclude<Sort, 'name'>, (row: Row) => number>> = {
  share: (row) => row.share,
  price: (row) => row.price ?? LOWEST,
  round: (row) => row.round,
  wins: (row) => (row.isFew ? LOWEST : row.wins.value),
  effect: (row) => (row.isFew ? LOWEST : (row.corrected?.value ?? row.lead.value)),
  takes: (row) => row.takes,
};

/** In the order of a column, the greatest first unless it is turned; what says nothing comes last. */
export function sorted(rows: readonly Row[], sort: Sort, up: boolean, lang: Lang): Row[] {
  const turn = up ? -1 : 1;
  const byName = (a: Row, b: Row): number => a.name.localeCompare(b.name, lang);
  if (sort === 'name') return [...rows].sort((a, b) => turn * byName(a, b));
  const value = VALUES[sort];
  return [...rows].sort((a, b) => {
    const [x, y] = [value(a), value(b)];
    if (x === y) return (x === LOWEST ? b.takes - a.takes : 0) || byName(a, b);
    return x === LOWEST ? 1 : y === LOWEST ? -1 : turn * (y - x);
  });
}

/** Rows in an order that was settled before; new ones at the end. */
export function inOrder(rows: readonly Row[], keys: readonly string[]): Row[] {
  const place = new Map(keys.map((key, i) => [key, i]));
  return [...rows].sort((a, b) => (place.get(a.key) ?? keys.length) - (place.get(b.key) ?? keys.length));
}

export interface Group {
  readonly kind: string;
  readonly rows: readonly Row[];
}

/** Rows of several kinds by kind, in the order of the survey; within a kind they stay as they are. */
export const grouped = (rows: readonly Row[], { kinds }: Pick<Survey, 'kinds'>): Group[] =>
  kinds.flatMap(({ id }) => {
    const own = rows.filter((row) => row.kind === id);
    return own.length > 0 ? [{ kind: id, rows: own }] : [];
  });

export const kindOf = (survey: Survey, kind: string): SurveyKind | undefined => survey.kinds.find(({ id }) => id === kind);

/** From the least low to the greatest high end of some intervals, zero included, with some air. */
export function scaleOf(intervals: readonly { readonly low: number; readonly high: number }[], zero = 0): readonly [number, number] {
  const low = Math.min(zero, ...intervals.map((x) => x.low));
  const high = Math.max(zero, ...intervals.map((x) => x.high));
  const air = 0.04 * (high - low) || 1;
  return [low - air, high + air];
}
