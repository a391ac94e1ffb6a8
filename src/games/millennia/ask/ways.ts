import type { TechType } from '../cards/technologies.js';
import type { Player } from '../state/state.js';
import { easierWays, modifiersFor } from './influence.js';
import { bitsOf, countsOf, fill, type Kind, optionsFor, type PayTask, supplyOf, wantedBy } from './payment.js';

/** A whole payment: what is turned or spent, and its icons as bits; cards that ease the Influence action show none. */
interface Way {
  readonly cards: readonly string[];
  readonly icons: readonly number[];
}

/** More whole payments than this are no choice but a list: then the player chooses icon by icon. */
const MOST_WAYS = 6;
/** Where so many are possible, most of them are sensible: not worth comparing. */
const MANY = 24;

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

/** The search for ways to pay one list of icons. */
interface Search {
  readonly found: Map<string, Way>;
  readonly kinds: readonly Kind[];
  readonly wanted: readonly number[];
  readonly distinct: boolean;
  /** The types that may not be used, as bits. */
  readonly barred: number;
  /** The cards that ease the action: part of every way. */
  readonly easing: readonly string[];
  /** What is chosen so far, by kind, and how many of each kind are left. */
  readonly used: number[];
  readonly left: number[];
}

/**
 * The sensible ways to pay: what can do less is spent before what can do more, so a joker goes last and a card before a
 * building that shows its icon among others. Undefined when there are too many to choose from.
 */
function sensibleWays(p: Player, task: PayTask): string[] | undefined {
  const found = new Map<string, Way>();
  const { kinds } = supplyOf(p);
  const barred = task.distinct ? bitsOf(task.used as readonly TechType[]) : 0;
  for (const { slots, cards } of easierWays(p, task)) {
    const wanted = wantedBy(slots);
    const search = { found, kinds, wanted, distinct: task.distinct, barred, easing: cards, used: [], left: countsOf(kinds) };
    if (!collect(search, 0)) return undefined;
  }
  const ways = [...found.values()];
  const sensible = ways.filter((way, i) => !ways.some((other, j) => j !== i && saves(other, way) && (j < i || !saves(way, other))));
  return sensible.length > MOST_WAYS ? undefined : sensible.map(({ cards }) => cards.join('+'));
}

/** All ways to fill the slots from `at` on, of sources that are alike only one; false when there are too many. */
function collect(search: Search, at: number): boolean {
  const { kinds, wanted, distinct, used, left } = search;
  if (at === wanted.length) return add(search);
  const possible: number[] = [];
  for (let k = 0; k < kinds.length; k++) {
    if ((kinds[k]!.bits & wanted[at]!) === 0 || left[k] === 0) continue;
    left[k]!--;
    if (distinct || fill(kinds, left, wanted, at + 1)) possible.push(k);
    left[k]!++;
  }
  for (const k of possible) {
    // Whatever could fill this place and do less elsewhere goes first; where types must differ, only in the end one knows.
    if (!distinct && possible.some((other) => isLess(kinds[other]!.bits, kinds[k]!.bits))) continue;
    used.push(k);
    left[k]!--;
    const goesOn = collect(search, at + 1);
    left[k]!++;
    used.pop();
    if (!goesOn) return false;
  }
  return true;
}

function add({ found, kinds, wanted, distinct, barred, easing, used }: Search): boolean {
  const taken = kinds.map(() => 0);
  const sources = used.map((k) => kinds[k]!.sources[taken[k]!++]!);
  if (distinct && !fill(kinds, taken, wanted, 0, true, barred)) return true;
  const cards = [...easing, ...sources.map((x) => x.id)];
  const key = cards.length > 1 ? [...cards].sort().join() : cards[0]!;
  if (!found.has(key)) found.set(key, { cards, icons: used.map((k) => kinds[k]!.bits) });
  return found.size <= MANY;
}

/** Does a way spend nothing that the other would keep? Every icon of it stands for one of the other that can do as much. */
const saves = (a: Way, b: Way): boolean =>
  a.icons.length <= b.icons.length && (a.icons.length < b.icons.length || a.cards.length <= b.cards.length) && match(a, b, 0, 0);

/** From icon `i` of the one on: `taken` are the icons of the other that stand for those before. */
const match = (a: Way, b: Way, i: number, taken: number): boolean =>
  i === a.icons.length ||
  b.icons.some((icon, j) => !(taken & (1 << j)) && (a.icons[i]! & ~icon) === 0 && match(a, b, i + 1, taken | (1 << j)));
