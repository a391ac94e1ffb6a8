import './icons.generated.js';
import { TRACK_CARDS } from '../../../games/age-of-civilization/cards/actions.js';
import { CIVILISATIONS } from '../../../games/age-of-civilization/cards/civilisations.js';
import { SPECIALS, TECHNOLOGIES } from '../../../games/age-of-civilization/cards/technologies.js';
import { WONDERS } from '../../../games/age-of-civilization/cards/wonders.js';
import { SCENARIOS } from '../../../games/age-of-civilization/editions/scenarios.js';
import { cards as cardsEn } from '../../../games/age-of-civilization/text/cards.en.js';
import { cards as cardsFr } from '../../../games/age-of-civilization/text/cards.fr.js';
import { setup as setupEn } from '../../../games/age-of-civilization/text/setup.en.js';
import { setup as setupFr } from '../../../games/age-of-civilization/text/setup.fr.js';
import { terms as termsEn } from '../../../games/age-of-civilization/text/terms.en.js';
import { terms as termsFr } from '../../../games/age-of-civilization/text/terms.fr.js';
import { type Lang, type Messages, say } from '../../i18n/i18n.js';
import { DesignedList, isOurs } from '../../kit/designed-list.js';

const WORDS = {
  en: {
    civilisations: 'Civilisations with an ability or population of ours',
    wonders: 'Wonders with an effect of ours',
    technologies: 'Technologies with a name, place or effect of ours',
    specials: 'Special technologies with an effect of ours',
    symbols: 'Time cards with a symbol of ours',
    scenarios: 'Scenarios whose rules and goals are ours',
  },
  fr: {
    civilisations: 'Civilisations dont une capacité ou la population est de nous',
    wonders: 'Merveilles dont l’effet est de nous',
    technologies: 'Technologies dont le nom, la place ou l’effet est de nous',
    specials: 'Technologies spéciales dont l’effet est de nous',
    symbols: 'Cartes du temps dont le symbole est de nous',
    scenarios: 'Scénarios dont les règles et objectifs sont de nous',
  },
} as const;

const TEXTS: Readonly<Record<Lang, Messages>> = {
  en: { ...cardsEn, ...setupEn, ...termsEn },
  fr: { ...cardsFr, ...setupFr, ...termsFr },
};
const SPECIAL_TECHNOLOGIES = SPECIALS.flatMap((row) => row.technologies);

const ROWS = [
  { key: 'civilisations', of: CIVILISATIONS, ours: CIVILISATIONS.filter(isOurs()), name: 'civ' },
  { key: 'wonders', of: WONDERS, ours: WONDERS.filter(isOurs()), name: 'wonder' },
  { key: 'technologies', of: TECHNOLOGIES, ours: TECHNOLOGIES.filter(isOurs()), name: 'tech' },
  { key: 'specials', of: SPECIAL_TECHNOLOGIES, ours: SPECIAL_TECHNOLOGIES.filter(isOurs()), name: 'tech' },
  { key: 'symbols', of: TRACK_CARDS, ours: TRACK_CARDS.filter(isOurs()), name: 'track' },
  { key: 'scenarios', of: SCENARIOS, ours: SCENARIOS, name: 'scenario' },
] as const;

/** What is of our own design in Age of Civilization. */
export function Designed({ lang }: { readonly lang: Lang }) {
  const nameOf = (kind: string) => (row: { readonly id: string }) => say(TEXTS[lang], { key: `${kind}.${row.id}` });
  return (
    <DesignedList
      rows={ROWS.map(({ key, of, ours, name }) => ({
        label: WORDS[lang][key],
        n: ours.length,
        of: of.length,
        names: ours.map(nameOf(name)),
      }))}
    />
  );
}
