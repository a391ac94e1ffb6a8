import { type Lang, type Say, sayer, useLang } from '../../i18n/i18n.js';
import type { Estimate } from './estimate.js';
import type { Report } from './report.js';
import { en } from './text.en.js';
import { fr } from './text.fr.js';

const SAYERS: Readonly<Record<Lang, Say<typeof en>>> = { en: sayer(en), fr: sayer(fr as typeof en) };
export type AnalysisSay = Say<typeof en>;

/** The sentences of the analysis. */
export const analysisSay = (lang: Lang): AnalysisSay => SAYERS[lang];
export const useAnalysisText = (): AnalysisSay => analysisSay(useLang());

/** How figures of a scale are written. */
export interface Figures {
  /** "46 %", "+3.5". */
  value(x: number): string;
  /** The same in whole numbers, for lines of a scale: "+100". */
  axis(x: number): string;
  /** A difference with its sign: "−7 pts", "+2.1". */
  change(x: number): string;
  /** A difference with its interval: "−7 ± 3 pts". */
  estimate(x: Estimate): string;
  /** How much it is, without sign or unit. */
  gap(x: number): string;
}

export function figuresOf(scale: Report['scale'], lang: Lang): Figures {
  const isChance = scale === 'chance';
  const percent = lang === 'fr' ? '\u202f%' : '%';
  const digits = isChance ? 0 : 1;
  const format = new Intl.NumberFormat(lang, { maximumFractionDigits: digits, minimumFractionDigits: digits });
  const bare = (x: number): string => format.format(Math.abs(isChance ? x * 100 : x));
  const signed = (x: number): string => (/[1-9]/.test(bare(x)) ? `${x < 0 ? '−' : '+'}${bare(x)}` : bare(x));
  // The difference of two chances is one of percentage points.
  const unit = isChance ? '\u202fpts' : '';
  return {
    value: (x) => (scale === 'lead' ? signed(x) : `${x < 0 ? '−' : ''}${bare(x)}${isChance ? percent : ''}`),
    axis: (x) =>
      isChance
        ? `${bare(x)}${percent}`
        : `${x < 0 ? '−' : x > 0 && scale === 'lead' ? '+' : ''}${new Intl.NumberFormat(lang).format(Math.abs(x))}`,
    change: (x) => signed(x) + unit,
    estimate: ({ value: x, plusMinus }) => `${signed(x)} ± ${bare(plusMinus)}${unit}`,
    gap: (x) => bare(x),
  };
}
