import { playerOf } from '../../../games/millennia/ask/selectors.js';
import { AUTOMA, type Mil, type Player, type State } from '../../../games/millennia/state/state.js';
import type { Refusal, Seat } from '../../../kernel/types.js';
import { deskContext, lookIn, seatNameIn } from '../../table/board-desk.js';
import type { BoardProps } from '../../table/board-package.js';
import type { TargetLook } from '../../table/target-look.js';
import { type Words, wordsOf } from './words.js';

/** What every part of the board needs: the table's props, the state they show, and words in the player's language. */
export interface Desk extends BoardProps<Mil> {
  readonly s: State;
  readonly words: Words;
  readonly mine: Player;
  /** My area after the choice that is pointed at. */
  readonly next: Player | null;
}

export const { DeskProvider, useDesk } = deskContext<Desk>();

export function deskOf(props: BoardProps<Mil>): Desk {
  const s = props.snapshot.view;
  const { me, preview } = props;
  return { ...props, s, words: wordsOf(props.lang), mine: playerOf(s, me), next: preview && playerOf(preview, me) };
}

/** Is the area shown that of who looks at it? */
export const isOwn = ({ snapshot, me }: Desk): boolean => snapshot.viewer === me;

/** Whose area it is, for words that say "you" to its owner: nobody's name then. */
export const whoseArea = (desk: Desk): string => (isOwn(desk) ? '' : nameOfSeat(desk, desk.me));

/** What cannot change during this question: a lock on each such place would only be noise. */
const QUIET = new Set([
  'ANSWER_FIRST',
  'NOTHING_PENDING',
  'ALREADY_ENGAGED',
  'ALREADY_RESEARCHED',
  'ALREADY_CLAIMED',
  'NOT_THIS_PHASE',
  'NO_SUCH_CARD',
  'SLOT_TAKEN',
  'SAME_TYPE',
  'TECH_NOT_THERE',
  'USED_THIS_AGE',
]);

/** An element that means a place: how it looks, what it says and what it does. `facts` are read aloud in this order. */
export function lookAt(desk: Desk, target: string, facts: readonly (string | undefined | false)[], zoom?: string): TargetLook {
  return lookIn(desk, target, facts, (refusal: Refusal) => QUIET.has(refusal.code), zoom);
}

/** A card that is only shown here, for instance one that somebody has taken: it can be looked at, nothing more. */
export const shownCard = ({ zoom }: Desk, id: string, facts: readonly (string | undefined | false)[]) =>
  ({
    type: 'button',
    'data-roving': true,
    'data-zoom': id,
    'aria-label': facts.filter(Boolean).join(', '),
    onClick: () => zoom(id),
  }) as const;

/** A place that can be chosen shows what it would do; its words in large would lie over that. */
export const unlessOpen = (desk: Desk, target: string, zoom: string): string | undefined =>
  desk.stateOf(target) === 'can' ? undefined : zoom;

export const nameOfSeat = (desk: Desk, seat: Seat): string => (seat === AUTOMA ? desk.words.g('automa') : seatNameIn(desk, seat));

export { classes } from '../../table/board-desk.js';
