import type { Shape } from '../../kernel/types.js';
import { type Lang, type Say, sayer, useLang } from '../i18n/i18n.js';
import { type Spoken, spoken } from '../i18n/spoken.js';
import type { SeatInfo, Snapshot } from './table.js';
import type { en } from './text.en.js';

export type TableSay = Say<typeof en>;
/** The sentences of the table. They are fetched before its page is shown (`withTableWords`). */
export const tableWords: Spoken<TableSay> = spoken({
  en: async () => sayer((await import('./text.en.js')).en),
  fr: async () => sayer((await import('./text.fr.js')).fr as unknown as typeof en),
});

/** A page that needs the sentences of the table: both are fetched together. */
export async function withTableWords<M>(page: Promise<M>, lang: Lang): Promise<M> {
  await tableWords.load(lang);
  return page;
}

/** In the other language while those of this one are on their way. */
export const tableSay = (lang: Lang): TableSay => tableWords.in(tableWords.knows(lang) ? lang : lang === 'en' ? 'fr' : 'en');
export const useTableText = (): TableSay => tableSay(useLang());

/** How a seat is called on this screen: the only person here is "you". */
export function seatName(seats: readonly SeatInfo[], seat: number, say: TableSay): string {
  const info = seats[seat];
  const you = info?.kind === 'me' && (info.name === '' || !seats.some((x) => x.kind === 'friend'));
  if (you) return say('table.you');
  // A record may come without names: its seats are numbered then (`factsOf`).
  return info?.name === `${seat + 1}` ? say('table.player', { n: seat + 1 }) : (info?.name ?? '');
}

/** The same snapshot with every seat called as on this screen. */
export const nameSeats = <T extends Shape>(snapshot: Snapshot<T>, say: TableSay): Snapshot<T> => ({
  ...snapshot,
  seats: snapshot.seats.map((info, seat) => ({ ...info, name: seatName(snapshot.seats, seat, say) })),
});
