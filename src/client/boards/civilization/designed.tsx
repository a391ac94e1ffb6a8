import './icons.generated.js';
import { REGIONS, ZONES } from '../../../games/civilization/cards/map.js';
import { MARKERS } from '../../../games/civilization/cards/markers.js';
import { names as namesEn } from '../../../games/civilization/text/names.en.js';
import { names as namesFr } from '../../../games/civilization/text/names.fr.js';
import { places as placesEn } from '../../../games/civilization/text/places.en.js';
import { places as placesFr } from '../../../games/civilization/text/places.fr.js';
import type { Lang } from '../../i18n/i18n.js';
import { DesignedList } from '../../kit/designed-list.js';

const WORDS = {
  en: {
    lead: 'The rules, the tables and the table of forces come from the rulebook; technologies, wonders and improvements from public material about the game. The map is of our design: coastlines after Natural Earth, which is in the public domain, borders and neighbours by us. These values are ours as well:',
    regions: 'Regions with a name of ours',
    zones: 'Sea zones, all of them ours',
    markers: 'Kinds of markers in a number of ours',
  },
  fr: {
    lead: 'Les règles, les tables et la table des forces viennent de la règle ; les technologies, les merveilles et les améliorations de sources publiques sur le jeu. La carte est de notre invention : les côtes d’après Natural Earth, qui est dans le domaine public, les frontières et les voisinages de nous. Ces valeurs aussi sont de nous :',
    regions: 'Régions dont le nom est de nous',
    zones: 'Zones de mer, toutes de nous',
    markers: 'Sortes de marqueurs dont le nombre est de nous',
  },
} as const;

const NAMES = { en: { ...namesEn, ...placesEn }, fr: { ...namesFr, ...placesFr } } as const;
const named = (lang: Lang, key: string): string => NAMES[lang][key as keyof (typeof NAMES)['en']];

/** Names, or for markers how many there are; the rulebook gives the number of the fertile ones alone, by their three cards. */
const ROWS = [
  { key: 'regions', of: REGIONS.length, rows: REGIONS.filter(({ name }) => name === 'D').map(({ id }) => ({ key: `space.${id}`, n: '' })) },
  { key: 'zones', of: ZONES.length, rows: ZONES.map(({ id }) => ({ key: `space.${id}`, n: '' })) },
  {
    key: 'markers',
    of: MARKERS.length,
    rows: MARKERS.filter(({ id }) => id !== 'fertile').map(({ id, count }) => ({ key: `marker.${id}`, n: ` ${count}` })),
  },
] as const;

/** What is of our own design in Civilization. */
export function Designed({ lang }: { readonly lang: Lang }) {
  return (
    <>
      <p class="prose">{WORDS[lang].lead}</p>
      <DesignedList
        rows={ROWS.map(({ key, of, rows }) => ({
          label: WORDS[lang][key],
          n: rows.length,
          of,
          names: rows.map((row) => `${named(lang, row.key)}${row.n}`),
        }))}
      />
    </>
  );
}
