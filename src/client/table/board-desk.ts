import { createContext, type Provider } from 'preact';
import { useContext } from 'preact/hooks';
import type { Refusal, Seat, Shape } from '../../kernel/types.js';
import type { Say } from '../i18n/i18n.js';
import type { BoardProps } from './board-package.js';
import { type TargetLook, targetLook } from './target-look.js';

/** Labels that every board has. */
type Common = {
  readonly you: string;
  readonly 'state.can': string;
  readonly 'state.selected': string;
  readonly 'state.blocked': (p: { why: string }) => string;
};

/** The least that the desk of a board holds: the props of the table, and words in the player's language. */
export interface BoardDesk<T extends Shape> extends BoardProps<T> {
  readonly words: { readonly t: Say<Common> };
}

/** Hands the desk of a game to every part of its board. */
export function deskContext<D>(): { readonly DeskProvider: Provider<D | null>; useDesk(): D } {
  const Context = createContext<D | null>(null);
  return {
    DeskProvider: Context.Provider,
    useDesk() {
      const desk = useContext(Context);
      if (!desk) throw new Error('a part of the board stands outside it');
      return desk;
    },
  };
}

/** `facts` are read aloud in this order; refusals that are `quiet` would only be noise on the board. */
export function lookIn<T extends Shape>(
  desk: BoardDesk<T>,
  target: string,
  facts: readonly (string | undefined | false)[],
  quiet: (refusal: Refusal) => boolean,
  zoom?: string,
): TargetLook {
  const { t } = desk.words;
  const say = { can: t('state.can'), selected: t('state.selected'), blocked: (why: string) => t('state.blocked', { why }) };
  return targetLook(desk, target, facts, { say, quiet, zoom });
}

export function seatNameIn<T extends Shape>({ snapshot, me, words }: BoardDesk<T>, seat: Seat): string {
  const info = snapshot.seats[seat];
  return seat === me && info?.kind === 'me' ? words.t('you') : (info?.name ?? '');
}

export const classes = (...names: (string | false | undefined | null)[]): string => names.filter(Boolean).join(' ');
