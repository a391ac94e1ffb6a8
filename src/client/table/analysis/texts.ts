import { type Lang, type Say, sayer, useLang } from '../../i18n/i18n.js';
import type { Estimate, Report } from './report.js';
import { en } from './text.en.js';
import { fr } from './text.fr.js';

const SAYERS: Readonly<Record<Lang, Say<typeof en>>> = { en: sayer(en), fr: sayer(fr as typeof en) };
export type AnalysisSay = Say<typeof en>;

/** The sentences of the analysis. */
export const useAnalysisText = (): AnalysisSay => SAYERS[useLang()];

/** How figures of a scale are written. */
export interface Figures {
  /** "46 %", "+3.5". */
  value(x: number): string;
  /** With its sign: "−7 %", "+2.1". */
  change(x: number): string;
  /** With its interval: "−7 % ± 3". */
  estimate(x: Estimate): string;
}

export function figuresOf(scale: Report['scale'], lang: Lang): Figures {
  const percent = lang === 'fr' ? '\u202f%' : '%';
  const whole = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 });
  const fine = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const bare = (x: number): string => {
    const text = scale === 'chance' ? whole.format(Math.abs(x * 100)) + percent : fine.format(Math.abs(x));
    return text;
  };
  const signed = (x: number): string => {
    const text = bare(x);
    return /[1-9]/.test(text) ? `${x < 0 ? '−' : '+'}${text}` : text;
  };
  const value = (x: number): string => (scale === 'lead' ? signed(x) : x < 0 ? `−${bare(x)}` : bare(x));
  return { value, change: signed, estimate: ({ value: x, plusMinus }) => `${signed(x)} ± ${bare(plusMinus)}` };
}
