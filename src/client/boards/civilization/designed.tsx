import './icons.generated.js';
import { REGIONS, ZONES } from '../../../games/civilization/cards/map.js';
import { MARKERS } from '../../../games/civilization/cards/markers.js';
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

/** Markers whose number the rulebook gives: the fertile ones, by their three cards. */
const COUNTED = 1;
const ROWS = [
  { key: 'regions', n: REGIONS.filter(({ name }) => name === 'D').length, of: REGIONS.length },
  { key: 'zones', n: ZONES.length, of: ZONES.length },
  { key: 'markers', n: MARKERS.length - COUNTED, of: MARKERS.length },
] as const;

/** What is of our own design in Civilization. */
export function Designed({ lang }: { readonly lang: Lang }) {
  return (
    <>
      <p class="prose">{WORDS[lang].lead}</p>
      <DesignedList rows={ROWS.map(({ key, n, of }) => ({ label: WORDS[lang][key], n, of }))} />
    </>
  );
}
