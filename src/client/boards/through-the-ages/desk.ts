import { playerOf } from '../../../games/through-the-ages/ask/selectors.js';
import type { Player, State, Tta } from '../../../games/through-the-ages/state/state.js';
import type { Refusal } from '../../../kernel/types.js';
import { deskContext, lookIn } from '../../table/board-desk.js';
import type { BoardProps } from '../../table/board-package.js';
import type { TargetLook } from '../../table/target-look.js';
import { type Words, wordsOf } from './words.js';

/** What every part of the board needs: the table's props, the state they show, and words in the player's language. */
export interface Desk extends BoardProps<Tta> {
  readonly s: State;
  readonly words: Words;
  readonly mine: Player;
  /** My civilisation after the choice that is selected or pointed at. */
  readonly foreseen: Player | undefined;
  /** Where the rest of the turn is reckoned from: the view after that choice, unless it ends the turn and all is paid already. */
  readonly ahead: State;
}

export const { DeskProvider, useDesk } = deskContext<Desk>();

export function deskOf(props: BoardProps<Tta>): Desk {
  const s = props.snapshot.view;
  return {
    ...props,
    s,
    words: wordsOf(props.lang),
    mine: playerOf(s, props.me),
    ahead: props.preview && !endsTurn(s, props.preview) ? props.preview : s,
    foreseen: props.preview ? playerOf(props.preview, props.me) : undefined,
  };
}

const endsTurn = (now: State, then: State): boolean => then.current !== now.current || then.round !== now.round || then.steps.length === 0;

/** Four share the rail beside the table: each is told in brief, so that all of them and the log are in sight. */
export const isCrowded = ({ seats }: State): boolean => seats > 3;

/** Refusals that hold for the whole question and would only be noise on every card. */
const QUIET: ReadonlySet<string> = new Set([
  'WRONG_PHASE',
  'NOT_YOUR_TURN',
  'FIRST_ROUND_TAKE_ONLY',
  'WRONG_CARD_TYPE',
  'ROW_SLOT_EMPTY',
  'PLAYED_WITH_ITS_ACTION',
]);
export const isQuiet = (refusal: Refusal): boolean => QUIET.has(refusal.code);

/** An element that means a place: how it looks, what it says and what it does. `facts` are read aloud in this order. */
export function lookAt(desk: Desk, target: string, facts: readonly (string | undefined | false)[], zoom?: string): TargetLook {
  return lookIn(desk, target, facts, isQuiet, zoom);
}

export { classes, seatNameIn as nameOfSeat } from '../../table/board-desk.js';
