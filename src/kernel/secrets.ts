import { copyWithSlots } from './copy.js';
import { below, type Dice, openDice } from './dice.js';
import { ALL, type CardId, type DiceState, type Game, type Note, type Shape, type Slot, type Told, type Viewer } from './types.js';

/** May a viewer see what is known to these seats? */
export const sees = (known: number, viewer: Viewer): boolean => known === ALL || (viewer !== 'spectator' && (known & (1 << viewer)) !== 0);

/** The state as a viewer may know it: same type, unknown cards left out. The only way a state leaves its owner. */
export function mask<T extends Shape>(g: Game<T>, s: T['state'], viewer: Viewer): T['state'] {
  const view = copyWithSlots(g, s);
  g.conceal?.(view, viewer);
  for (const slots of Object.values(g.piles(view))) for (const slot of slots) if (!sees(slot.known, viewer)) slot.card = null;
  for (const note of view.notes) if (note.seat !== viewer) note.card = null;
  return view;
}

/** The events as a viewer may know them. */
export const seenBy = <E>(events: readonly Told<E>[], viewer: Viewer): E[] =>
  events.flatMap(({ e, known, others }) => (sees(known, viewer) ? [e] : others === undefined ? [] : [others]));

/** Unknown slots of one back in one pile, and which cards the pile takes, if not all. */
interface Unknown {
  readonly back: string;
  readonly slots: Slot[];
  readonly admits: ((card: CardId) => boolean) | undefined;
}

/** Fill every unknown slot of a view with a card that could be there: the only future bots ever look at. */
export function imagine<T extends Shape>(g: Game<T>, view: T['state'], dice: DiceState): { state: T['state']; dice: DiceState } {
  const source = openDice(dice);
  const state = copyWithSlots(g, view);
  const piles = g.piles(state);
  const unknown = unknownIn(g, piles);
  const pools = new Map<string, CardId[]>();
  for (const { back } of unknown) if (!pools.has(back)) pools.set(back, [...g.pool(state, back)]);
  for (const slots of Object.values(piles)) for (const { back, card } of slots) if (card !== null) take(pools.get(back), card);

  const lay = (slot: Slot, card: CardId): void => {
    slot.card = card;
    take(pools.get(slot.back), card);
  };
  const recall = ({ pile, card }: Note): void => {
    const free = (piles[pile] ?? []).filter((x) => x.card === null && pools.get(x.back)!.includes(card!));
    if (free.length > 0) lay(free[below(source, free.length)]!, card!);
  };
  const notes = state.notes.filter((note) => note.card !== null);
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
  for (const note of notes) if (!isChoosy(note.pile)) recall(note);
  for (const { back, slots } of unknown) for (const slot of slots) if (slot.card === null) slot.card = draw(pools.get(back)!, source);
  return { state, dice: source.state() };
}

function unknownIn<T extends Shape>(g: Game<T>, piles: ReturnType<Game<T>['piles']>): Unknown[] {
  const found: Unknown[] = [];
  for (const [pile, all] of Object.entries(piles)) {
    const byBack = new Map<string, Slot[]>();
    for (const slot of all) {
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

/** Take a card out of its pool; where nothing is unknown there is no pool to be kept. */
function take(cards: CardId[] | undefined, card: CardId): void {
  if (!cards) return;
  const i = cards.indexOf(card);
  if (i < 0) throw new Error(`'${card}' is in play but not in its pool`);
  cards.splice(i, 1);
}
