import { seatsFrom } from '../../../../games/through-the-ages/ask/selectors.js';
import { fullNameOf } from '../../../../games/through-the-ages/say/names.js';
import type { Commitment, Move, Player, State, Step, Tta } from '../../../../games/through-the-ages/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import type { Say } from '../../../i18n/i18n.js';
import { listed } from '../../../table/board-words.js';
import type { Snapshot } from '../../../table/table.js';
import type { Words } from '../words.js';
import type { en } from './en.js';

/** A move at a moment, and the words to speak of it. */
export interface Case {
  readonly s: State;
  readonly seat: Seat;
  readonly p: Player;
  readonly step: Step | undefined;
  readonly snapshot: Snapshot<Tta>;
  readonly words: Words;
  readonly say: Say<typeof en>;
}
export type Of<K extends Move['move']> = Extract<Move, { move: K }>;

export const nameOfSeat = ({ snapshot }: Case, seat: Seat): string => snapshot.seats[seat]?.name ?? '';
export const cardName = ({ words }: Case, card: string): string => words.text(fullNameOf(card));
export const list = ({ say }: Case, items: readonly string[]): string => listed(items, say('and'));

/** 'Warriors ×2 and Defence / Colonisation I' */
export function inWords(c: Case, put: Commitment): string {
  const counts = new Map<string, number>();
  for (const unit of put.units) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  return list(c, [
    ...[...counts].map(([unit, n]) => c.say('list.unit', { unit: c.words.name(unit), n })),
    ...put.cards.map((card) => cardName(c, card)),
    ...(put.hidden ? [c.say('list.hidden', { n: put.hidden })] : []),
  ]);
}

export const rivalsOf = ({ s, seat }: Case): Seat[] => seatsFrom(s, seat).filter((other) => other !== seat);
