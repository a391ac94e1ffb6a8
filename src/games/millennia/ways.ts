import type { IconSlot } from './cards/ability.js';
import type { TechType } from './cards/technologies.js';
import { easierWays, modifiersFor } from './influence.js';
import { bitsOf, canFill, type IconSource, optionsFor, type PayTask, sourcesOf } from './payment.js';
import type { Player } from './state.js';

/** A whole payment: what is turned or spent, and its icons as bits; cards that ease the Influence action show none. */
interface Way {
  readonly cards: readonly string[];
  readonly icons: readonly number[];
}

/** More whole payments than this are no choice but a list: then the player chooses icon by icon. */
const MOST_WAYS = 6;
/** Where so many are possible, most of them are sensible: not worth comparing. */
const MANY = 24;

/** Sources that show the same; which of them is used is no question: buildings first, then what ends first. */
interface Kind {
  readonly bits: number;
  readonly sources: IconSource[];
}

function kindsOf(p: Player): Kind[] {
  const kinds: Kind[] = [];
  for (const source of sourcesOf(p)) {
    const kind = kinds.find((x) => x.bits === source.bits);
    if (!kind) kinds.push({ bits: source.bits, sources: [source] });
    else if (source.id.startsWith('building-')) kind.sources.unshift(source);
    else kind.sources.push(source);
  }
  return kinds;
}

/** What a payment asks: whole ways to pay it, each a list joined by '+', or the sources for its next icon. */
export interface PayChoice {
  readonly whole: boolean;
  readonly offers: readonly string[];
}

/** One offer: nothing to ask. By hand, every source of the next icon is one; so it is when there are too many ways. */
export function payChoice(p: Player, task: PayTask): PayChoice {
  const ways = p.byHand ? undefined : sensibleWays(p, task);
  if (ways) return { whole: true, offers: ways };
  const options = optionsFor(p, task);
  const sensible = p.byHand ? options : options.filter((a) => !options.some((b) => isLess(b.bits, a.bits)));
  return { whole: false, offers: [...new Map(sensible.map((x) => [p.byHand ? x.id : x.bits, x.id])).values()] };
}
/** By hand and icon by icon, a card that eases the action is a choice of its own. */
export const mayEase = (p: Player, task: PayTask): boolean => modifiersFor(p, task).length > 0;

const isLess = (a: number, b: number): boolean => a !== b && (a & ~b) === 0;

/**
 * The sensible ways to pay: what can do less is spent before what can do more, so a joker goes last and a card before a
 * building that shows its icon among others. Undefined when there are too many to choose from.
 */
function sensibleWays(p: Player, task: PayTask): string[] | undefined {
  const found = new Map<string, Way>();
  const kinds = kindsOf(p);
  for (const { slots, cards } of easierWays(p, task)) if (!collect(found, kinds, slots, task, cards)) return undefined;
  const ways = [...found.values()];
  const sensible = ways.filter((way, i) => !ways.some((other, j) => j !== i && saves(other, way) && (j < i || !saves(way, other))));
  return sensible.length > MOST_WAYS ? undefined : sensible.map(({ cards }) => cards.join('+'));
}

/** All ways to fill the slots, of sources that are alike only one; false when there are too many. */
function collect(
  found: Map<string, Way>,
  kinds: readonly Kind[],
  slots: readonly IconSlot[],
  task: PayTask,
  easing: readonly string[],
): boolean {
  const wanted = slots.map(bitsOf);
  const used: number[] = [];
  const left = (kind: number): number => kinds[kind]!.sources.length - used.filter((x) => x === kind).length;
  const free = (without: number): IconSource[] => kinds.flatMap(({ sources }, k) => sources.slice(0, left(k) - (k === without ? 1 : 0)));
  const fill = (at: number): boolean => {
    if (at === wanted.length) return add(found, kinds, used, slots, task, easing);
    const fitting = kinds.flatMap(({ bits }, k) => ((bits & wanted[at]!) !== 0 && left(k) > 0 ? [k] : []));
    const possible = fitting.filter((k) => task.distinct || canFill(free(k), slots.slice(at + 1)));
    for (const k of possible) {
      // Whatever could fill this place and do less elsewhere goes first; where types must differ, only in the end one knows.
      if (!task.distinct && possible.some((other) => isLess(kinds[other]!.bits, kinds[k]!.bits))) continue;
      used.push(k);
      const goesOn = fill(at + 1);
      used.pop();
      if (!goesOn) return false;
    }
    return true;
  };
  return fill(0);
}

function add(
  found: Map<string, Way>,
  kinds: readonly Kind[],
  used: readonly number[],
  slots: readonly IconSlot[],
  { distinct, used: types }: PayTask,
  easing: readonly string[],
): boolean {
  const sources = used.map((k, i) => kinds[k]!.sources[used.slice(0, i).filter((x) => x === k).length]!);
  if (distinct && !canFill(sources, slots, true, types as readonly TechType[])) return true;
  const cards = [...easing, ...sources.map((x) => x.id)];
  const key = [...cards].sort().join();
  if (!found.has(key)) found.set(key, { cards, icons: used.map((k) => kinds[k]!.bits) });
  return found.size <= MANY;
}

/** Does a way spend nothing that the other would keep? Every icon of it stands for one of the other that can do as much. */
function saves(a: Way, b: Way): boolean {
  if (a.icons.length > b.icons.length) return false;
  if (a.icons.length === b.icons.length && a.cards.length > b.cards.length) return false;
  const match = (i: number, taken: number): boolean =>
    i === a.icons.length || b.icons.some((icon, j) => !(taken & (1 << j)) && (a.icons[i]! & ~icon) === 0 && match(i + 1, taken | (1 << j)));
  return match(0, 0);
}
