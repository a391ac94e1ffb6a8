import type { Refusal } from '../../../kernel/index.js';
import type { IconSlot } from '../cards/ability.js';
import { buildingOf, techOf } from '../cards/index.js';
import { TECH_TYPES, type TechType } from '../cards/technologies.js';
import type { Player, Task } from '../state/state.js';

/** Something that supplies one icon: a technology card, a building with an icon, or a joker (MIL-ACT-02, MIL-ACT-07, MIL-AMB-13). */
export interface IconSource {
  readonly id: string;
  readonly types: readonly TechType[];
  /** The types as bits, since payments are tried very often. */
  readonly bits: number;
}
export const JOKER = 'joker';

const ALL_BITS = (1 << TECH_TYPES.length) - 1;
const BIT = new Map<TechType | 'any', number>([...TECH_TYPES.map((type, i) => [type, 1 << i] as const), ['any', ALL_BITS]]);
export function bitsOf(types: readonly (TechType | 'any')[]): number {
  let bits = 0;
  for (const type of types) bits |= BIT.get(type)!;
  return bits;
}
const WANTED = new WeakMap<readonly IconSlot[], readonly number[]>();
/** The slots of a price as bits, worked out once: a price is a row of a card and looked at very often. */
export function wantedBy(slots: readonly IconSlot[]): readonly number[] {
  let wanted = WANTED.get(slots);
  if (wanted === undefined) {
    wanted = slots.map(bitsOf);
    WANTED.set(slots, wanted);
  }
  return wanted;
}
const SOURCES = new Map<string, IconSource | null>([[JOKER, { id: JOKER, types: TECH_TYPES, bits: ALL_BITS }]]);

/** What a card supplies, worked out once; null for a building without an icon. */
function sourceOf(id: string): IconSource | null {
  let source = SOURCES.get(id);
  if (source === undefined) {
    const icon = id.startsWith('tech-') ? undefined : buildingOf(id).ability.effect?.find((e) => e.do === 'provideIcon');
    const types = id.startsWith('tech-') ? [techOf(id).type] : icon?.do === 'provideIcon' ? icon.types : [];
    source = types.length > 0 ? { id, types, bits: bitsOf(types) } : null;
    SOURCES.set(id, source);
  }
  return source;
}

/** Sources that show the same; which of them is used is no question: buildings first, then what ends first. */
export interface Kind {
  readonly bits: number;
  readonly sources: readonly IconSource[];
}

/** What a player could still use, and what it was worked out from. */
interface Supply extends Area {
  /** Of cards of one type the one that ends first comes first. */
  readonly sources: readonly IconSource[];
  readonly kinds: readonly Kind[];
  /** Every type that is shown. */
  readonly bits: number;
  /** Why each price that was looked at cannot be paid, null where it can: most are looked at again before anything changes. */
  readonly judged: Map<readonly IconSlot[], Refusal | null>;
}
/** All that the answer depends on; research cards may ease a price. */
type Area = Pick<Player, 'techs' | 'buildings' | 'jokers' | 'research'>;

function newSupply({ techs, buildings, jokers, research }: Area): Supply {
  const sources: IconSource[] = [];
  const free = techs.filter((x) => !x.engaged);
  if (free.length > 1) free.sort((a, b) => a.last - b.last);
  for (const x of free) sources.push(sourceOf(x.id)!);
  for (const b of buildings) {
    const source = b.engaged || b.dormant ? null : sourceOf(b.id);
    if (source) sources.push(source);
  }
  for (let i = 0; i < jokers; i++) sources.push(SOURCES.get(JOKER)!);
  const bits = sources.reduce((all, x) => all | x.bits, 0);
  return { techs, buildings, jokers, research, sources, kinds: sorted(sources), bits, judged: new Map() };
}

function sorted(sources: readonly IconSource[]): Kind[] {
  const kinds: { bits: number; sources: IconSource[] }[] = [];
  for (const source of sources) {
    const kind = kinds.find((x) => x.bits === source.bits);
    if (!kind) kinds.push({ bits: source.bits, sources: [source] });
    else if (source.id.startsWith('building-')) kind.sources.unshift(source);
    else kind.sources.push(source);
  }
  return kinds;
}

/** Asked for every action in every list of moves: the last answer holds as long as the lists are the same, see copy.ts. */
let last = newSupply({ techs: [], buildings: [], jokers: 0, research: [] });
export function supplyOf(p: Player): Supply {
  if (last.techs !== p.techs || last.buildings !== p.buildings || last.jokers !== p.jokers || last.research !== p.research)
    last = newSupply(p);
  return last;
}

/** How many sources there are of each kind. */
export const countsOf = (kinds: readonly Kind[]): number[] => kinds.map((kind) => kind.sources.length);

/** Can all slots be filled by so many of each kind? With `distinct`, by different types (card 256); `barred` are those used before. */
export const canFill = (kinds: readonly Kind[], left: number[], slots: readonly IconSlot[], distinct = false, barred = 0): boolean =>
  fill(kinds, left, slots.map(bitsOf), 0, distinct, barred);

/** The same for the slots from `at` on; `left` is as it was when this returns. */
export function fill(kinds: readonly Kind[], left: number[], slots: readonly number[], at: number, distinct = false, barred = 0): boolean {
  if (at === slots.length) return true;
  for (let k = 0; k < kinds.length; k++) {
    const fit = kinds[k]!.bits & slots[at]! & ~barred;
    if (fit === 0 || left[k] === 0) continue;
    left[k]!--;
    const filled = distinct
      ? TECH_TYPES.some((_, i) => (fit & (1 << i)) !== 0 && fill(kinds, left, slots, at + 1, true, barred | (1 << i)))
      : fill(kinds, left, slots, at + 1);
    left[k]!++;
    if (filled) return true;
  }
  return false;
}

export type PayTask = Extract<Task, { task: 'pay' }>;

/** Could the rest be paid after this source, standing for one of these types? */
function leavesEnough(p: Player, task: PayTask, source: IconSource, types: readonly TechType[]): boolean {
  const { kinds } = supplyOf(p);
  const left = countsOf(kinds);
  left[kinds.findIndex((x) => x.bits === source.bits)]!--;
  const rest = task.slots.slice(1);
  if (!task.distinct) return canFill(kinds, left, rest);
  const barred = bitsOf(task.used as readonly TechType[]);
  return types.some((type) => (barred & BIT.get(type)!) === 0 && canFill(kinds, left, rest, true, barred | BIT.get(type)!));
}

/** The sources that may fill the next slot so that the others can still be filled; one of those that are alike in all. */
export function optionsFor(p: Player, task: PayTask): IconSource[] {
  const wanted = bitsOf(task.slots[0]!);
  const seen = new Set<string>();
  return supplyOf(p).sources.filter((source) => {
    const kind = kindOf(p, source);
    if (seen.has(kind) || (source.bits & wanted) === 0 || !leavesEnough(p, task, source, source.types)) return false;
    seen.add(kind);
    return true;
  });
}

/** Cards of one type that end in the same age are alike. */
function kindOf(p: Player, { id, types }: IconSource): string {
  const tech = p.techs.find((x) => x.id === id);
  return tech ? `${types[0]}:${tech.last}` : id;
}

/** For a cost of different types: the type that a source stands for, chosen so that the rest can still be filled. */
export function typeUsed(p: Player, task: PayTask, id: string): TechType {
  const source = supplyOf(p).sources.find((x) => x.id === id)!;
  const free = source.types.filter((type) => !task.used.includes(type));
  return free.find((type) => leavesEnough(p, task, source, [type])) ?? free[0]!;
}

/**
 * What is missing for an action, for the refusal: as few icons as possible, so that all the others could be supplied. The
 * places of the slots, as bits.
 */
export function missingPlaces(p: Player, slots: readonly IconSlot[], distinct: boolean): number {
  const { kinds, bits } = supplyOf(p);
  const wanted = wantedBy(slots);
  const left = countsOf(kinds);
  let sure = 0; // what nothing shows is missing in any case
  for (let i = 0; i < wanted.length; i++) if ((wanted[i]! & bits) === 0) sure |= 1 << i;
  for (const out of somePlaces(slots.length)) {
    if ((out & sure) !== sure) continue;
    const rest = wanted.filter((_, i) => (out & (1 << i)) === 0);
    if (fill(kinds, left, rest, 0, distinct)) return out;
  }
  return (1 << slots.length) - 1;
}

const PLACES: (readonly number[] | undefined)[] = [];
/** All ways to leave out some of so many slots but not all, the fewest first. */
function somePlaces(of: number): readonly number[] {
  PLACES[of] ??= Array.from({ length: of - 1 }, (_, i) =>
    choices(of, i + 1).map((out) => out.reduce((bits, k) => bits | (1 << k), 0)),
  ).flat();
  return PLACES[of];
}
/** All ways to choose `n` of the first numbers from `from` on. */
function choices(of: number, n: number, from = 0): number[][] {
  if (n === 0) return [[]];
  const found: number[][] = [];
  for (let i = from; i <= of - n; i++) for (const rest of choices(of, n - 1, i + 1)) found.push([i, ...rest]);
  return found;
}
