import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { playerOf } from '../../../games/through-the-ages/selectors.js';
import type { Player, State, Tta } from '../../../games/through-the-ages/state.js';
import type { Refusal, Seat } from '../../../kernel/types.js';
import type { BoardProps } from '../../table/board-package.js';
import { type TargetLook, targetLook } from '../../table/target-look.js';
import { type Words, wordsOf } from './words.js';

/** What every part of the board needs: the table's props, the state they show, and words in the player's language. */
export interface Desk extends BoardProps<Tta> {
  readonly s: State;
  readonly words: Words;
  readonly mine: Player;
  /** My civilisation after the choice that is selected or pointed at. */
  readonly foreseen: Player | undefined;
}

const DeskContext = createContext<Desk | null>(null);
export const DeskProvider = DeskContext.Provider;
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('a part of the board stands outside it');
  return desk;
}

export function deskOf(props: BoardProps<Tta>): Desk {
  const s = props.snapshot.view;
  return {
    ...props,
    s,
    words: wordsOf(props.lang),
    mine: playerOf(s, props.me),
    foreseen: props.preview ? playerOf(props.preview, props.me) : undefined,
  };
}

/** Refusals that hold for the whole question and would only be noise on every card. */
const QUIET: ReadonlySet<string> = new Set(['WRONG_PHASE', 'NOT_YOUR_TURN', 'FIRST_ROUND_TAKE_ONLY', 'WRONG_CARD_TYPE', 'ROW_SLOT_EMPTY']);
export const isQuiet = (refusal: Refusal): boolean => QUIET.has(refusal.code);

/** An element that means a place: how it looks, what it says and what it does. `facts` are read aloud in this order. */
export function lookAt(desk: Desk, target: string, facts: readonly (string | undefined | false)[], zoom?: string): TargetLook {
  const { t } = desk.words;
  const say = { can: t('state.can'), selected: t('state.selected'), blocked: (why: string) => t('state.blocked', { why }) };
  return targetLook(desk, target, facts, { say, quiet: isQuiet, zoom });
}

export const nameOfSeat = (desk: Desk, seat: Seat): string =>
  seat === desk.me && desk.snapshot.seats[seat]?.kind === 'me' ? desk.words.t('you') : (desk.snapshot.seats[seat]?.name ?? '');

export const classes = (...names: (string | false | undefined | null)[]): string => names.filter(Boolean).join(' ');
