import { copyWithSlots } from './copy.js';
import { below, openDice } from './dice.js';
import { ALL, type CardId, type DiceState, type Game, type Shape, type Slot, type Told, type Viewer } from './types.js';

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

/** Fill every unknown slot of a view with a card that could be there: the only future bots ever look at. */
export function imagine<T extends Shape>(g: Game<T>, view: T['state'], dice: DiceState): { state: T['state']; dice: DiceState } {
  const source = openDice(dice);
  const state = copyWithSlots(g, view);
  const piles = g.piles(state);
  const hidden = new Map<string, { slots: Slot[]; cards: CardId[] }>();
  const choosy: { slot: Slot; admits: (card: CardId) => boolean }[] = [];
  for (const [pile, slots] of Object.entries(piles)) {
    const admits = g.admits?.(pile);
    for (const slot of slots) {
      const group = hidden.get(slot.back) ?? { slots: [], cards: [...g.pool(state, slot.back)] };
      hidden.set(slot.back, group);
      if (slot.card !== null) continue;
      group.slots.push(slot);
      if (admits) choosy.push({ slot, admits });
    }
  }
  for (const slots of Object.values(piles)) for (const slot of slots) if (slot.card !== null) take(hidden.get(slot.back)!.cards, slot.card);
  for (const note of state.notes) {
    if (note.card === null) continue;
    const free = (piles[note.pile] ?? []).filter((x) => x.card === null && hidden.get(x.back)!.cards.includes(note.card!));
    const slot = free[free.length > 1 ? below(source, free.length) : 0];
    if (slot) {
      slot.card = note.card;
      take(hidden.get(slot.back)!.cards, note.card);
    }
  }
  for (const { slot, admits } of choosy) {
    if (slot.card !== null) continue;
    const { cards } = hidden.get(slot.back)!;
    const fitting = cards.filter(admits);
    slot.card = fitting[below(source, fitting.length)]!;
    take(cards, slot.card);
  }
  for (const { slots, cards } of hidden.values())
    for (const slot of slots) if (slot.card === null) slot.card = cards.splice(below(source, cards.length), 1)[0]!;
  return { state, dice: source.state() };
}

function take(cards: CardId[], card: CardId): void {
  const i = cards.indexOf(card);
  if (i < 0) throw new Error(`'${card}' is in play but not in its pool`);
  cards.splice(i, 1);
}
