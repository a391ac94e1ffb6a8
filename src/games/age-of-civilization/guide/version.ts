import type { GameVersion } from '../../shared/entry.js';
import type { Options, ScenarioId } from '../state/state.js';

type Label = GameVersion['label'];

export const VARIANTS: Readonly<Record<'innovation' | 'changingWorld' | 'draft', Label>> = {
  innovation: { en: 'Innovation', fr: 'Innovation' },
  changingWorld: { en: 'A Changing World', fr: 'Un monde en mutation' },
  draft: { en: 'Draft', fr: 'Draft' },
};
export const SOLO: Readonly<Record<ScenarioId | 'none', Label>> = {
  none: { en: 'Skirmish', fr: 'Escarmouche' },
  'SCN-1': { en: 'Age of Wonders', fr: 'Âge des Merveilles' },
  'SCN-2': { en: 'Silk Road', fr: 'Route de la soie' },
  'SCN-3': { en: 'Lost Civilisation', fr: 'Civilisation perdue' },
  'SCN-4': { en: 'Mongol Devastation', fr: 'Dévastation mongole' },
  'SCN-5': { en: 'Death and Rebirth', fr: 'Mort et renaissance' },
};

const joined = (labels: readonly Label[]): Label => ({
  en: labels.map(({ en }) => en).join(' + '),
  fr: labels.map(({ fr }) => fr).join(' + '),
});

/** Variants bring points of their own (AOC-INN, AOC-EVT, AOC-DRF), and a solo game is scored against time (AOC-SOL, AOC-SCN). */
export function versionOf(options: Options, seats: number): GameVersion {
  const { scenario } = options;
  const on = (['innovation', 'changingWorld', 'draft'] as const).filter((variant) => options[variant]);
  const alone = seats === 1 ? [scenario === 'none' ? 'skirmish' : scenario] : [];
  const labels = [...(seats === 1 ? [SOLO[scenario]] : []), ...on.map((variant) => VARIANTS[variant])];
  return labels.length === 0
    ? { id: 'base', label: { en: 'without variants', fr: 'sans variante' } }
    : { id: [...alone, ...on].join('+'), label: joined(labels) };
}
