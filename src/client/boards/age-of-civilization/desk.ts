import { playerOf } from '../../../games/age-of-civilization/ask/selectors.js';
import type { Aoc, Player, State } from '../../../games/age-of-civilization/state/state.js';
import type { Refusal } from '../../../kernel/types.js';
import { deskContext, lookIn } from '../../table/board-desk.js';
import type { BoardProps } from '../../table/board-package.js';
import type { TargetLook } from '../../table/target-look.js';
import { type Words, wordsOf } from './words.js';

/** What every part of the board needs: the table's props, the state they show, and words in the player's language. */
export interface Desk extends BoardProps<Aoc> {
  readonly s: State;
  readonly words: Words;
  readonly mine: Player;
}

export const { DeskProvider, useDesk } = deskContext<Desk>();

export function deskOf(props: BoardProps<Aoc>): Desk {
  const s = props.snapshot.view;
  return { ...props, s, words: wordsOf(props.lang), mine: playerOf(s, props.me) };
}

/** Cards that are simply not in play this round are at rest; a lock on each of them would only be noise. */
const QUIET = new Set([
  'PLACE_NOT_AVAILABLE',
  'NO_ACTION_ON_CARD',
  'PLACE_USED',
  'PRIVATE_SLOT_OF_ANOTHER',
  'TECH_OWNED',
  'TECH_COVERED',
  'TECH_UNKNOWN',
  'WONDER_NOT_THERE',
  'SPECIAL_NOT_THERE',
  'ABILITY_NOT_YOURS',
  'ABILITY_USED',
  'STONES_TOO_MANY',
]);
export const isQuiet = (refusal: Refusal): boolean => QUIET.has(refusal.code);

export interface PlaceLook extends TargetLook {
  /** What is missing, when a figure can say it. */
  readonly lack: { readonly what: 'coins' | 'workers'; readonly n: number } | undefined;
}

/** An element that means a place: how it looks, what it says and what it does. `facts` are read aloud in this order. */
export function lookAt(desk: Desk, target: string, facts: readonly (string | undefined | false)[], zoom?: string): PlaceLook {
  const look = lookIn(desk, target, facts, isQuiet, zoom);
  return { ...look, lack: lackIn(look.refusal) };
}

const LACKS: Readonly<Record<string, 'coins' | 'workers'>> = { NOT_ENOUGH_COINS: 'coins', NOT_ENOUGH_WORKERS: 'workers' };
function lackIn(refusal: Refusal | undefined): PlaceLook['lack'] {
  const what = refusal && LACKS[refusal.code];
  return what ? { what, n: Number(refusal.params?.need) - Number(refusal.params?.have) } : undefined;
}

export { classes, seatNameIn as nameOfSeat } from '../../table/board-desk.js';
