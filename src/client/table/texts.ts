import type { RecordProblem } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import { type Lang, type Say, sayer, useLang } from '../i18n/i18n.js';
import type { SeatInfo, Snapshot } from './table.js';
import { en } from './text.en.js';
import { fr } from './text.fr.js';

export type TableSay = Say<typeof en>;
const SAYERS: Readonly<Record<Lang, TableSay>> = { en: sayer(en), fr: sayer(fr as typeof en) };

export const tableSay = (lang: Lang): TableSay => SAYERS[lang];
export const useTableText = (): TableSay => tableSay(useLang());

/** What is wrong with a record, in words. */
export function problemText(problem: RecordProblem, lang: Lang): string {
  const say = tableSay(lang);
  const line = problem.line === undefined ? '' : say('problem.line', { line: problem.line });
  const found = `${problem.found ?? ''}`;
  switch (problem.code) {
    case 'NEWER_FORMAT':
    case 'UNKNOWN_GAME':
    case 'OTHER_RULES':
      return say(`problem.${problem.code}`, { found });
    case 'BAD_HEADER':
    case 'BAD_LINE':
    case 'ILLEGAL_MOVE':
    case 'CUT_SHORT':
      return say(`problem.${problem.code}`, { line });
    default:
      return say(`problem.${problem.code}`);
  }
}

/** How a seat is called on this screen: the only person here is "you". */
export function seatName(seats: readonly SeatInfo[], seat: number, say: TableSay): string {
  const info = seats[seat];
  const you = info?.kind === 'me' && (info.name === '' || !seats.some((x) => x.kind === 'friend'));
  return you ? say('table.you') : (info?.name ?? '');
}

/** The same snapshot with every seat called as on this screen. */
export const nameSeats = <T extends Shape>(snapshot: Snapshot<T>, say: TableSay): Snapshot<T> => ({
  ...snapshot,
  seats: snapshot.seats.map((info, seat) => ({ ...info, name: seatName(snapshot.seats, seat, say) })),
});
