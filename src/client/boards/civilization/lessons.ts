import type { Civ, Step } from '../../../games/civilization/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import type { Lesson } from '../../table/board-package.js';
import type { Snapshot } from '../../table/table.js';
import { wordsOf } from './words.js';

/** What a newcomer is told when a question first comes, with the rule to read about it. */
const RULES = {
  draft: 'CIV-SET-04',
  movement: 'CIV-MOV-01',
  challenge: 'CIV-BAT-08',
  choice: 'CIV-CMB-01',
  trade: 'CIV-TRD-02',
  purchase: 'CIV-PUR-01',
} as const satisfies Partial<Record<Step['step'], string>>;

export function lessons({ view, acting }: Snapshot<Civ>, lang: Lang): readonly Lesson[] {
  const step = view.steps.at(-1)?.step;
  if (acting === null || step === undefined || !(step in RULES)) return [];
  const id = step as keyof typeof RULES;
  return [{ id, text: wordsOf(lang).t(`lesson.${id}`), rule: RULES[id] }];
}
