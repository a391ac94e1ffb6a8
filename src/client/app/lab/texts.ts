import { type Lang, type Say, sayer, useLang } from '../../i18n/i18n.js';
import { en } from './text.en.js';
import { fr } from './text.fr.js';

const SAYERS: Readonly<Record<Lang, Say<typeof en>>> = { en: sayer(en), fr: sayer(fr as typeof en) };

/** The sentences of the laboratory. */
export const useLabText = (): Say<typeof en> => SAYERS[useLang()];

export const percent = (x: number, lang: Lang): string => `${Math.round(100 * x)}${lang === 'fr' ? '\u202f' : '\u00a0'}%`;
/** A small part is not nothing. */
export const part = (x: number, lang: Lang): string => (x > 0 && x < 0.005 ? `< ${percent(0.01, lang)}` : percent(x, lang));
export const decimal = (x: number, lang: Lang): string =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(x).replace('-', '−');
/** The sign is always written. */
export const signed = (x: number, lang: Lang): string => (Math.abs(x) < 0.05 ? decimal(0, lang) : (x > 0 ? '+' : '') + decimal(x, lang));
export const whole = (x: number, lang: Lang): string => new Intl.NumberFormat(lang).format(Math.round(x));

/** '1 min 40 s', '35 s', '2 h 5 min'. */
export function duration(seconds: number): string {
  const s = Math.max(1, Math.round(seconds));
  if (s < 60) return `${s}\u00a0s`;
  if (s < 3600) return s % 60 >= 10 ? `${Math.floor(s / 60)}\u00a0min ${s % 60}\u00a0s` : `${Math.floor(s / 60)}\u00a0min`;
  return `${Math.floor(s / 3600)}\u00a0h ${Math.floor((s % 3600) / 60)}\u00a0min`;
}
