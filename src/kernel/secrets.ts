import { copyWithSlots } from './copy.js';
import { below, type Dice, openDice } from './dice.js';
import type { CardId, DiceState, Game, Note, Shape, Slot, Told, Viewer } from './types.js';

/** May a viewer see what is known to these seats? Who only looks on has the sign bit, which ALL has and what is left of ALL without a seat. */
export const sees = (known: number, viewer: Viewer): boolean => (viewer === 'spectator' ? known < 0 : (known & (1 << viewer)) !== 0);

/** What a slot is, wherever it lies: nothing else in a state has these fields. */
export const isSlot = (x: unknown): x is Slot =>
  (x as Partial<Slot> | null | undefined)?.known !== undefined && (x as Slot).card !== undefined;
// Stryker disable next-line ConditionalExpression: the same slot is the same in any case, this is to save time
export const isSameSlot = (a: Slot, b: Slot): boolean => a === b || (a.card === b.card && a.known === b.known && a.back === b.back);

/** What a note is. */
export const isNote = (x: object): x is Note => 'pile' in x && 'card' in x && 'seat' in x;

/** The card in a slot, or of a note, as a viewer may know it. */
export const cardSeen = ({ card, known }: Slot, viewer: Viewer): CardId | null => (sees(known, viewer) ? card : null);
const noteSeen = ({ card, seat }: Note, viewer: Viewer): CardId | null => (seat === viewer ? card : null);

/** Slots and notes of a copy that was made for a view or a guess, and that nobody else has. */
type Own<X> = { -readonly [K in keyof X]: X[K] };

/** The state as a viewer may know it: same type, unknown cards left out. The only way a state leaves its owner. */
export function mask<T extends Shape>(g: Game<T>, s: T['state'], viewer: Viewer): T['state'] {
  const view = copyWithSlots(g, s);
  g.conceal?.(view, viewer);
  for (const slots of Object.values(g.piles(view))) for (const slot of slots as Own<Slot>[]) slot.card = cardSeen(slot, viewer);
  for (const note of view.notes as Own<Note>[]) note.card = noteSeen(note, viewer);
  return view;
}

/** Any part of a state as a viewer may know it: what `mask` leaves out of the whole, but for what a game conceals. */
export function veil(x: unknown, viewer: Viewer): unknown {
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) return x.map((item) => veil(item, viewer));
  if (isSlot(x)) return { back: x.back, card: cardSeen(x, viewer), known: x.known };
  if (isNote(x)) return { ...x, card: noteSeen(x, viewer) };
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(x)) copy[key] = veil(value, viewer);
  return copy;
}

/** Are there slots in this part of a state, so that viewers may see it differently? */
export function holdsSlots(x: unknown): boolean {
  if (typeof x !== 'object' || x === null) return false;
  if (isSlot(x)) return true;
  for (const key in x) if (holdsSlots((x as Record<string, unknown>)[key])) return true;
  return false;
}

/** The events as a viewer may know them. */
export const seenBy = <E>(events: readonly Told<E>[], viewer: Viewer): E[] =>
  events.flatMap(({ e, known, others }) => (sees(known, viewer) ? [e] : others === undefined ? [] : [others]));

/** Unknown slots of one back in one pile, and which cards the pile takes, if not all. */
interface Unknown {
  readonly back: string;
  readonly slots: Own<Slot>[];
  readonly admits: ((card: CardId) => boolean) | undefined;
}

/** Fill every unknown slot of a view with a card that could be there: the only future bots ever look at. */
export function imagine<T extends Shape>(g: Game<T>, view: T['state'], dice: DiceState): { state: T['state']; dice: DiceState } {
  const source = openDice(dice);
  const state = copyWithSlots(g, view);
  const piles = g.piles(state);
  const unknown = unknownIn(g, piles);
  const seen = seenByBack(piles, unknown);
  const pools = new Map<string, CardId[]>();
  for (const [back, cards] of seen) pools.set(back, without(g.pool(state, back), cards));

  const lay = (slot: Own<Slot>, card: CardId): void => {
    slot.card = card;
    const pool = pools.get(slot.back)!;
    pool.splice(pool.indexOf(card), 1);
  };
  const recall = ({ pile, card }: Note): void => {
    const free = piles[pile]!.filter((x) => x.card === null && pools.get(x.back)!.includes(card!));
    if (free.length > 0) lay(free[below(source, free.length)]!, card!);
  };
  // Stryker disable next-line all: what others have noted says nothing; it is left out to save time
  const notes = state.notes.filter(({ card }) => card !== null);
  const isChoosy = (pile: string): boolean => g.admits?.(pile) !== undefined;
  for (const note of notes) if (isChoosy(note.pile)) recall(note);
  // Others may have drawn what is noted, so notes give way to piles that take few cards; those that take fewest come first.
  const noted = new Set(notes.map((note) => note.card));
  for (const { back, slots, admits } of choosiest(unknown, pools)) {
    const fitting = pools.get(back)!.filter(admits);
    const spare = fitting.filter((card) => !noted.has(card));
    const last = fitting.filter((card) => noted.has(card));
    for (const slot of slots) if (slot.card === null) lay(slot, draw(spare.length > 0 ? spare : last, source));
  }
  for (const note of notes) recall(note); // the choosy ones are full by now
  for (const { back, slots } of unknown) for (const slot of slots) if (slot.card === null) slot.card = draw(pools.get(back)!, source);
  return { state, dice: source.state() };
}

/** The cards that are seen, of each back that is not known everywhere, with their number. */
function seenByBack(piles: Readonly<Record<string, readonly Slot[]>>, unknown: readonly Unknown[]): Map<string, Map<CardId, number>> {
  const seen = new Map<string, Map<CardId, number>>();
  for (const { back } of unknown) seen.set(back, new Map());
  for (const pile in piles)
    for (const { back, card } of piles[pile]!) {
      const cards = card === null ? undefined : seen.get(back);
      if (cards) cards.set(card!, (cards.get(card!) ?? 0) + 1);
    }
  return seen;
}

/** A pool without cards that are elsewhere, the first ones of each name. */
function without(pool: readonly CardId[], elsewhere: Map<CardId, number>): CardId[] {
  const left: CardId[] = [];
  for (const card of pool) {
    const n = elsewhere.get(card);
    if (n === undefined) left.push(card);
    else if (n > 1) elsewhere.set(card, n - 1);
    else elsewhere.delete(card);
  }
  for (const card of elsewhere.keys()) throw new Error(`'${card}' is in play but not in its pool`);
  return left;
}

function unknownIn<T extends Shape>(g: Game<T>, piles: ReturnType<Game<T>['piles']>): Unknown[] {
  const found: Unknown[] = [];
  for (const [pile, all] of Object.entries(piles)) {
    const byBack = new Map<string, Own<Slot>[]>();
    for (const slot of all as Own<Slot>[]) {
      // Stryker disable next-line ConditionalExpression: what is known is passed over again when slots are filled
      if (slot.card !== null) continue;
      const slots = byBack.get(slot.back);
      if (slots) slots.push(slot);
      else byBack.set(slot.back, [slot]);
    }
    for (const [back, slots] of byBack) found.push({ back, slots, admits: g.admits?.(pile) });
  }
  return found;
}

function choosiest(unknown: readonly Unknown[], pools: ReadonlyMap<string, readonly CardId[]>) {
  return unknown
    .flatMap(({ admits, ...x }) => (admits ? [{ ...x, admits, n: pools.get(x.back)!.filter(admits).length }] : []))
    .sort((a, b) => a.n - b.n);
}

/** Take any of the cards. */
function draw(cards: CardId[], source: Dice): CardId {
  if (cards.length === 0) throw new Error('no card is left that could lie there');
  return cards.splice(below(source, cards.length), 1)[0]!;
}
