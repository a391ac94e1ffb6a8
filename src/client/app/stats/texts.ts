import { type Lang, type Say, sayer, useLang } from '../../i18n/i18n.js';
import { en } from './text.en.js';
import { fr } from './text.fr.js';

const SAYERS: Readonly<Record<Lang, Say<typeof en>>> = { en: sayer(en), fr: sayer(fr as typeof en) };

/** The sentences of the statistics. */
export const useStatsText = (): Say<typeof en> => SAYERS[useLang()];

export const percent = (x: number, lang: Lang): string => `${Math.round(100 * x)}${lang === 'fr' ? '\u202f' : ''}%`;
export const decimal = (x: number, lang: Lang): string => new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(x);
export const day = (time: number, lang: Lang): string => new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(time);
