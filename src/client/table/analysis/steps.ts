import type { Lang } from '../../i18n/i18n.js';
import type { AnyBoardPackage } from '../board-package.js';
import { named } from '../naming.js';
import type { SeatInfo } from '../table.js';
import type { Effects } from './effects.js';

/** A step of a plan in words, and which of its moves it begins with. */
export interface Step {
  readonly what: string;
  readonly at: number;
}

/** The moves of a plan in words, with the names of this table; what is done several times in a row is said once. */
export function toldSteps({ steps }: Pick<Effects, 'steps'>, pack: AnyBoardPackage, seats: readonly SeatInfo[], lang: Lang): Step[] {
  const told: { readonly what: string; readonly at: number; times: number }[] = [];
  for (const [at, text] of steps.entries()) {
    const what = pack.words.in(lang).text(named(text, { seats }));
    const last = told.at(-1);
    if (last?.what === what) last.times++;
    else told.push({ what, at, times: 1 });
  }
  return told.map(({ what, at, times }) => ({ what: times > 1 ? `${what} ×${times}` : what, at }));
}

export const stepsOf = (...asked: Parameters<typeof toldSteps>): string[] => toldSteps(...asked).map(({ what }) => what);

/** What only the one and what only the other does: what both do decides nothing between them. */
export function differ(mine: readonly string[], theirs: readonly string[]): { readonly mine: string[]; readonly theirs: string[] } {
  return { mine: mine.filter((step) => !theirs.includes(step)), theirs: theirs.filter((step) => !mine.includes(step)) };
}

/** A step without its price: as a title. */
export const brief = (step: string): string => step.replace(/ \([^)]*\)| (?:pour|for) \d+ [^:]*?(?=\s?:|$)/g, '');
