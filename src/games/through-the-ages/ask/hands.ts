import type { CardId } from '../../../kernel/index.js';
import type { ActionEffect } from '../cards/ability.js';
import { actionOf, typeOf } from '../cards/index.js';
import type { Pile } from '../state/state.js';
import { isWorked } from './selectors.js';

/** Actions that cards order; `improve` orders building or upgrading. */
export type Ordered = 'stage' | 'build' | 'upgrade' | 'grow' | 'technology';
export const orders = (effect: ActionEffect, kind: Ordered): boolean =>
  effect.do === kind || (effect.do === 'improve' && (kind === 'build' || kind === 'upgrade'));

/** A civil hand by what may be done with its cards, as far as they are known; action cards of one name stand there once. */
interface Sorted {
  readonly hand: Pile;
  readonly technologies: readonly CardId[];
  readonly leaders: readonly CardId[];
  readonly governments: readonly CardId[];
  readonly actions: readonly CardId[];
  readonly orders: Readonly<Record<Ordered, readonly CardId[]>>;
}

/** Who is asked about once is mostly asked about again: a dozen rules look into the hand for one decision. */
let latest: Sorted | undefined;
/** A hand is replaced and never changed in place, so the same list is the same cards. */
export function sortedHand(hand: Pile): Sorted {
  if (latest?.hand !== hand) latest = sort(hand);
  return latest;
}

function sort(hand: Pile): Sorted {
  const [technologies, leaders, governments, actions]: CardId[][] = [[], [], [], []];
  const ordering: Record<Ordered, CardId[]> = { stage: [], build: [], upgrade: [], grow: [], technology: [] };
  for (const { card } of hand) {
    if (card === null) continue;
    const type = typeOf(card);
    if (type === 'leader') leaders!.push(card);
    else if (type === 'government') governments!.push(card);
    else if (isWorked(type) || type === 'special') technologies!.push(card);
    else if (type === 'action' && !actions!.includes(card)) {
      actions!.push(card);
      const { effect } = actionOf(card);
      for (const kind of KINDS) if (orders(effect, kind)) ordering[kind].push(card);
    }
  }
  return { hand, technologies: technologies!, leaders: leaders!, governments: governments!, actions: actions!, orders: ordering };
}
const KINDS = ['stage', 'build', 'upgrade', 'grow', 'technology'] as const satisfies readonly Ordered[];

let latestOnce: { readonly hand: Pile; readonly cards: readonly CardId[]; readonly types: ReadonlySet<string> } | undefined;
function onceIn(hand: Pile): NonNullable<typeof latestOnce> {
  if (latestOnce?.hand === hand) return latestOnce;
  const cards: CardId[] = [];
  for (const { card } of hand) if (card !== null && !cards.includes(card)) cards.push(card);
  latestOnce = { hand, cards, types: new Set(cards.map(typeOf)) };
  return latestOnce;
}
/** The cards of a hand as far as they are known, those of one name once. */
export const eachOnce = (hand: Pile): readonly CardId[] => onceIn(hand).cards;
/** Those of them that are of some types. */
export function eachOfType(hand: Pile, types: readonly string[]): readonly CardId[] {
  const { cards, types: held } = onceIn(hand);
  return types.some((type) => held.has(type)) ? cards.filter((card) => types.includes(typeOf(card))) : NONE;
}
const NONE: readonly CardId[] = [];
