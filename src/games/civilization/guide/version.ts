import type { GameVersion } from '../../shared/entry.js';
import type { Options } from '../state/options.js';

const LENGTHS: Readonly<Record<Options['length'], GameVersion['label']>> = {
  short: { en: 'short', fr: 'partie courte' },
  medium: { en: 'medium', fr: 'partie moyenne' },
  long: { en: 'long', fr: 'partie longue' },
};

/** What is scored differs with the rules (CIV-END), how much with the length (CIV-SET-01) and with a last turn (CIV-END-10). */
export function versionOf({ rules, length, turnLimit }: Options): GameVersion {
  const { en, fr } = LENGTHS[length];
  const { id, label } =
    rules === 'basic'
      ? { id: 'basic', label: { en: 'basic rules', fr: 'règles de base' } }
      : { id: `advanced-${length}`, label: { en: `advanced rules, ${en}`, fr: `règles avancées, ${fr}` } };
  return turnLimit === 0
    ? { id, label }
    : { id: `${id}-${turnLimit}`, label: { en: `${label.en}, ${turnLimit} turns at most`, fr: `${label.fr}, ${turnLimit} tours au plus` } };
}
