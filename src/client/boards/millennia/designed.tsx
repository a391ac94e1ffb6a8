import './icons.generated.js';
import { BOOKS } from '../../../games/millennia/cards/books.js';
import { BUILDINGS } from '../../../games/millennia/cards/buildings.js';
import { TECHNOLOGIES } from '../../../games/millennia/cards/technologies.js';
import { WONDERS } from '../../../games/millennia/cards/wonders.js';
import type { Lang } from '../../i18n/i18n.js';
import { DesignedList, isOurs } from '../../kit/designed-list.js';

const WORDS = {
  en: {
    lead: 'Effects, types and lives come from the rulebook and from public material. Most spaces of the tracks are of our design, and so are these values of the cards:',
    names: 'Technologies with a name of ours',
    'building-names': 'Buildings with a name of ours',
    'building-costs': 'Buildings with a price of ours',
    'building-colours': 'Buildings with a colour of ours',
    'building-ages': 'Buildings with a life of ours',
    'building-effects': 'Buildings with an effect of ours',
    'wonder-costs': 'Wonders with a price of ours',
    'book-copies': 'Book tokens in a number of ours',
  },
  fr: {
    lead: 'Les effets, les types et les durées viennent de la règle et de sources publiques. La plupart des cases des pistes sont de notre invention, ainsi que ces valeurs des cartes :',
    names: 'Technologies dont le nom est de nous',
    'building-names': 'Bâtiments dont le nom est de nous',
    'building-costs': 'Bâtiments dont le prix est de nous',
    'building-colours': 'Bâtiments dont la couleur est de nous',
    'building-ages': 'Bâtiments dont la durée est de nous',
    'building-effects': 'Bâtiments dont l’effet est de nous',
    'wonder-costs': 'Merveilles dont le prix est de nous',
    'book-copies': 'Jetons Livre dont le nombre est de nous',
  },
} as const;

/** There are too many cards to name: how many of each kind carry which value of ours. */
const ROWS = [
  { key: 'names', of: TECHNOLOGIES.length, n: TECHNOLOGIES.filter(isOurs('name')).length },
  { key: 'building-names', of: BUILDINGS.length, n: BUILDINGS.filter(isOurs('name')).length },
  { key: 'building-costs', of: BUILDINGS.length, n: BUILDINGS.filter(isOurs('cost')).length },
  { key: 'building-colours', of: BUILDINGS.length, n: BUILDINGS.filter(isOurs('colour')).length },
  { key: 'building-ages', of: BUILDINGS.length, n: BUILDINGS.filter(isOurs('ages')).length },
  { key: 'building-effects', of: BUILDINGS.length, n: BUILDINGS.filter(isOurs('effect')).length },
  { key: 'wonder-costs', of: WONDERS.length, n: WONDERS.filter(isOurs('cost')).length },
  { key: 'book-copies', of: BOOKS.length, n: BOOKS.filter(isOurs('copies')).length },
] as const;

/** What is of our own design in Millennia. */
export function Designed({ lang }: { readonly lang: Lang }) {
  return (
    <>
      <p class="prose">{WORDS[lang].lead}</p>
      <DesignedList rows={ROWS.map(({ key, n, of }) => ({ label: WORDS[lang][key], n, of }))} />
    </>
  );
}
