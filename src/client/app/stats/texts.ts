import { type Lang, type Say, sayer, useLang } from '../../i18n/i18n.js';
import { en } from './text.en.js';
import { fr } from './text.fr.js';

const SAYERS: Readonly<Record<Lang, Say<typeof en>>> = { en: sayer(en), fr: sayer(fr as typeof en) };

/** The sentences of the statistics. */
export const useStatsText = (): Say<typeof en> => SAYERS[useLang()];

export const percent = (x: number, lang: Lang): string => `${Math.round(100 * x)}${lang === 'fr' ? '\u202f' : ''}%`;
export const decimal = (x: number, lang: Lang): string => new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(x);
export const day = (time: number, lang: Lang): string => new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(time);

/** "31 h", "12 min", "40 s": as much as one wants to know. */
export function duration(ms: number): string {
  const minutes = ms / 60_000;
  return minutes >= 90
    ? `${Math.round(minutes / 60)}\u202fh`
    : minutes >= 1
      ? `${Math.round(minutes)}\u202fmin`
      : `${Math.round(ms / 1000)}\u202fs`;
}
