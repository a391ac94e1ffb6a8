import { TECH_NUMBER, WONDER_NUMBER } from '../cards/index.js';
import { CAPACITY, KIND, type Kind } from '../cards/kinds.js';
import type { RegionId } from '../cards/map.js';
import { isRegion, spaceOf } from '../cards/world.js';
import type { Bundle, Figures } from '../state/state.js';
import type { MoveOf } from './rule.js';

const isCount = (x: unknown): x is number => Number.isInteger(x) && (x as number) >= 0 && (x as number) <= 1_000_000;

/** A list without doubles in which every item passes. */
function listOf<X>(x: unknown, isItem: (item: unknown) => boolean): readonly X[] | undefined {
  if (!Array.isArray(x) || x.length > 100 || !x.every(isItem)) return undefined;
  return new Set(x.map((item) => JSON.stringify(item))).size === x.length ? (x as X[]) : undefined;
}
const isRegionId = (x: unknown): boolean => typeof x === 'string' && isRegion(spaceOf(x));
/** Regions by their ids, each once. */
export const readRegions = (x: unknown): readonly RegionId[] | undefined => listOf<RegionId>(x, isRegionId);
const isIn =
  (table: object) =>
  (x: unknown): boolean =>
    typeof x === 'string' && Object.hasOwn(table, x);

const FIGURE_FIELDS = 4;
function isFigures(x: unknown): boolean {
  if (typeof x !== 'object' || x === null || Object.keys(x).length !== FIGURE_FIELDS) return false;
  const { at, kind, cargo, n } = x as Partial<Record<keyof Figures, unknown>>;
  if (typeof at !== 'string' || spaceOf(at) < 0 || !isIn(KIND)(kind) || typeof cargo !== 'string' || !isCount(n) || n === 0) return false;
  const riders = cargo === '' ? [] : cargo.split('+');
  return riders.length <= CAPACITY && riders.every(isIn(KIND)) && (riders.length === 0 || KIND[kind as Kind].isFleet);
}

const BUNDLE_FIELDS = 6;
function readBundle(x: unknown): Bundle | undefined {
  if (typeof x !== 'object' || x === null || Object.keys(x).length !== BUNDLE_FIELDS) return undefined;
  const from = x as Partial<Record<keyof Bundle, unknown>>;
  const cards = readRegions(from.cards);
  const settlements = readRegions(from.settlements);
  const techs = listOf<Bundle['techs'][number]>(from.techs, isIn(TECH_NUMBER));
  const wonders = listOf<Bundle['wonders'][number]>(from.wonders, isIn(WONDER_NUMBER));
  const figures = listOf<Figures>(from.figures, isFigures);
  if (!isCount(from.gold) || !cards || !settlements || !techs || !wonders || !figures) return undefined;
  const places = figures.map((f) => `${f.at} ${f.kind} ${f.cargo}`);
  if (new Set(places).size < places.length) return undefined;
  return { gold: from.gold, cards, settlements, techs, wonders, figures };
}

const OFFER_FIELDS = 5;
/** An offer as it comes from outside: all its parts have the right shape, or it is none. */
export function readOffer(x: object): MoveOf<'offer'> | undefined {
  if (Object.keys(x).length !== OFFER_FIELDS) return undefined;
  const { to, re, give, want } = x as Record<string, unknown>;
  const [given, wanted] = [readBundle(give), readBundle(want)];
  if (!isCount(to) || !given || !wanted || !(re === -1 || isCount(re))) return undefined;
  return { move: 'offer', to, give: given, want: wanted, re: re as number };
}
