import type { Civ, Player, State } from '../../../games/civilization/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import { deskContext, seatNameIn } from '../../table/board-desk.js';
import type { BoardProps } from '../../table/board-package.js';
import type { CivPlan } from './plan/civ-plan.js';
import { type Words, wordsOf } from './words.js';

/** What every part of the board needs: the table's props, the state they show, and words in the player's language. */
export interface Desk extends BoardProps<Civ> {
  readonly s: State;
  readonly words: Words;
  readonly mine: Player;
  readonly plan: CivPlan | null;
}

export const { DeskProvider, useDesk } = deskContext<Desk>();

export function deskOf(props: BoardProps<Civ>): Desk {
  const s = props.snapshot.view;
  // The board's own plan: `usePlan` of this package made it.
  return { ...props, s, words: wordsOf(props.lang), mine: s.players[props.me]!, plan: props.plan as CivPlan | null };
}

export const nameOfSeat = (desk: Desk, seat: Seat): string => seatNameIn(desk, seat);

export { classes } from '../../table/board-desk.js';
