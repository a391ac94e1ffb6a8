import type { IconSlot } from './cards/ability.js';
import { buildingOf, techOf } from './cards/index.js';
import { TECH_TYPES, type TechType } from './cards/technologies.js';
import type { Player, Task } from './state.js';

/** Something that supplies one icon: a technology card, a building with an icon, or a joker (MIL-ACT-02). */
export interface IconSource {
  readonly id: string;
  readonly types: readonly TechType[];
  /** The types as bits, since payments are tried very often. */
  readonly bits: number;
}
export const JOKER = 'joker';

const bitOf = (type: TechType): number => 1 << TECH_TYPES.indexOf(type);
const ALL_BITS = (1 << TECH_TYPES.length) - 1;
const BITS = new WeakMap<readonly string[], number>();
/** Types as bits, worked out once for every row of the cards. */
export function bitsOf(types: readonly (TechType | 'any')[]): number {
  let bits = BITS.get(types);
  if (bits === undefined) {
    bits = types.reduce((sum, type) => sum | (type === 'any' ? ALL_BITS : bitOf(type)), 0);
    BITS.set(types, bits);
  }
  return bits;
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

/** Everything the player could still use; of cards of one type the one that ends first comes first. */
export function sourcesOf(p: Player): IconSource[] {
  const found: IconSource[] = [];
  const free = p.techs.filter((x) => !x.engaged);
  if (free.length > 1) free.sort((a, b) => a.last - b.last);
  for (const x of free) found.push(sourceOf(x.id)!);
  for (const b of p.buildings) {
    const source = b.engaged || b.dormant ? null : sourceOf(b.id);
    if (source) found.push(source);
  }
  for (let i = 0; i < p.jokers; i++) found.push(SOURCES.get(JOKER)!);
  return found;
}

/** Every type that something the player could still use shows. */
function shownBits(p: Player): number {
  if (p.jokers > 0) return ALL_BITS;
  let bits = 0;
  for (const x of p.techs) if (!x.engaged) bits |= sourceOf(x.id)!.bits;
  for (const b of p.buildings) if (!b.engaged && !b.dormant) bits |= sourceOf(b.id)?.bits ?? 0;
  return bits;
}

/** Is there something for each of the slots, taken by itself? */
export function isShown(p: Player, slots: readonly IconSlot[]): boolean {
  const shown = shownBits(p);
  for (const slot of slots) if ((bitsOf(slot) & shown) === 0) return false;
  return true;
}

/** Can all slots be filled? With `distinct`, by different types (card 256); `barred` are the types used before. */
export function canFill(
  sources: readonly IconSource[],
  slots: readonly IconSlot[],
  distinct = false,
  barred: readonly TechType[] = [],
): boolean {
  return fill(sources, slots.map(bitsOf), 0, 0, distinct, bitsOf(barred));
}

function fill(
  sources: readonly IconSource[],
  slots: readonly number[],
  at: number,
  taken: number,
  distinct: boolean,
  barred: number,
): boolean {
  if (at === slots.length) return true;
  let tried = -1;
  for (let i = 0; i < sources.length; i++) {
    const { bits } = sources[i]!;
    const fit = bits & slots[at]! & ~barred;
    if (taken & (1 << i) || fit === 0 || bits === tried) continue;
    tried = bits; // a twin would fail in the same way
    const now = taken | (1 << i);
    const filled = distinct
      ? TECH_TYPES.some((_, k) => (fit & (1 << k)) !== 0 && fill(sources, slots, at + 1, now, true, barred | (1 << k)))
      : fill(sources, slots, at + 1, now, false, 0);
    if (filled) return true;
  }
  return false;
}

const fits = (source: IconSource, slot: IconSlot): boolean => (source.bits & bitsOf(slot)) !== 0;

export type PayTask = Extract<Task, { task: 'pay' }>;

/** The sources that may fill the next slot so that the others can still be filled; one of those that are alike in all. */
export function optionsFor(p: Player, task: PayTask): IconSource[] {
  const [slot, ...rest] = task.slots;
  const sources = sourcesOf(p);
  const seen = new Set<string>();
  return sources.filter((source, i) => {
    const kind = kindOf(p, source);
    if (seen.has(kind) || !fits(source, slot!)) return false;
    const left = sources.filter((_, j) => j !== i);
    const barred = task.used as readonly TechType[];
    const possible = task.distinct
      ? source.types.some((type) => !barred.includes(type) && canFill(left, rest, true, [...barred, type]))
      : canFill(left, rest);
    if (possible) seen.add(kind);
    return possible;
  });
}

/** Cards of one type that end in the same age are alike. */
function kindOf(p: Player, { id, types }: IconSource): string {
  const tech = p.techs.find((x) => x.id === id);
  return tech ? `${types[0]}:${tech.last}` : id;
}

/** For a cost of different types: the type that a source stands for, chosen so that the rest can still be filled. */
export function typeUsed(p: Player, task: PayTask, id: string): TechType {
  const sources = sourcesOf(p);
  const at = sources.findIndex((x) => x.id === id);
  const left = sources.filter((_, i) => i !== at);
  const barred = task.used as readonly TechType[];
  const free = sources[at]!.types.filter((type) => !barred.includes(type));
  return free.find((type) => canFill(left, task.slots.slice(1), true, [...barred, type])) ?? free[0]!;
}

/** The types still missing for an action, for the refusal. */
export function missingSlots(p: Player, slots: readonly IconSlot[]): readonly IconSlot[] {
  const shown = shownBits(p);
  const alone = slots.filter((slot) => (shown & bitsOf(slot)) === 0);
  return alone.length > 0 ? alone : slots;
}
