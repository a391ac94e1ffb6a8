import type { TableView } from '../../protocol/index.js';
import { scholarName } from '../i18n/shell.js';
import { getSettings } from '../site/settings.js';
import type { SeatInfo } from '../table/table.js';

/** What a seat is called: bots that were never anybody are scholars, in the order they sit. */
export function seatNames(seats: readonly { readonly name: string; readonly state: string }[]): string[] {
  let bots = 0;
  return seats.map(({ name, state }) => name || (state === 'bot' ? scholarName(getSettings().lang, bots++) : ''));
}

/** The seats as the table knows them; the list from before when nothing has changed. */
export function seatInfos({ seats, viewer }: Pick<TableView, 'seats' | 'viewer'>, before?: readonly SeatInfo[]): readonly SeatInfo[] {
  const names = seatNames(seats);
  const infos = seats.map(({ state, level = 'normal', temperament }, seat): SeatInfo => {
    const name = names[seat]!;
    if (seat === viewer) return { name, kind: 'me' };
    if (state !== 'bot') return { name, kind: 'remote' };
    return { name, kind: 'bot', level, ...(temperament && { temperament }) };
  });
  const same =
    before?.length === infos.length && infos.every((x, i) => Object.entries(x).every(([k, v]) => before[i]![k as keyof SeatInfo] === v));
  return same ? before : infos;
}
