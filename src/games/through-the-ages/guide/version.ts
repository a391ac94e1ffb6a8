import type { GameVersion } from '../../shared/entry.js';
import type { Options } from '../state/state.js';

/** Lengths of the edition of 2006 and the short way into that of 2015; played whole, 2015 needs no word for it. */
const LENGTHS: Readonly<Record<Options['version'], GameVersion['label']>> = {
  simple: { en: 'Simple', fr: 'simple' },
  advanced: { en: 'Advanced', fr: 'avancée' },
  full: { en: 'Full', fr: 'complète' },
  introductory: { en: 'Introduction', fr: 'introduction' },
};

/** Two ages end with some forty points, all of them with the expansion with hundreds. */
export function versionOf({ edition = '2006', version, expansion }: Options): GameVersion {
  if (edition === '2015' && version === 'full')
    return expansion
      ? { id: '2015-expansion', label: { en: '2015 + expansion', fr: '2015 + extension' } }
      : { id: '2015', label: { en: '2015', fr: '2015' } };
  const { en, fr } = LENGTHS[version];
  return { id: `${edition}-${version}`, label: { en: `${edition}, ${en}`, fr: `${edition}, ${fr}` } };
}
