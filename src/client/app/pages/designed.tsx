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
import { BOOKS } from '../../../games/millennia/cards/books.js';
import { BUILDINGS } from '../../../games/millennia/cards/buildings.js';
import { TECHNOLOGIES as MILLENNIA_TECHNOLOGIES } from '../../../games/millennia/cards/technologies.js';
import { WONDERS as MILLENNIA_WONDERS } from '../../../games/millennia/cards/wonders.js';
import { CARDS } from '../../../games/through-the-ages/cards/index.js';
import { nameOf as nameOfAgesCard } from '../../../games/through-the-ages/say/names.js';
import { militaryNames as agesEn } from '../../../games/through-the-ages/text/military-names.en.js';
import { militaryNames as agesFr } from '../../../games/through-the-ages/text/military-names.fr.js';
import { type Messages, useLang } from '../../i18n/i18n.js';
import { usePagesText } from '../../i18n/pages.js';

const TEXTS: Readonly<Record<'en' | 'fr', Messages>> = {
  en: { ...cardsEn, ...setupEn, ...termsEn, ...agesEn },
  fr: { ...cardsFr, ...setupFr, ...termsFr, ...agesFr },
};

interface Row {
  readonly prov: string | Readonly<Record<string, string>>;
}
/** Is this value, or any value of the row, our own design? */
const isOurs =
  (field?: string) =>
  ({ prov }: Row): boolean =>
    typeof prov === 'string'
      ? prov.includes('D')
      : Object.entries(prov).some(([name, mark]) => mark.includes('D') && (field === undefined || name === field));
const hasOwnValue = isOurs();

/** What is of our own design, counted from the rows of the cards: the list is true by construction. */
const DESIGNED = [
  { key: 'civilisations', of: CIVILISATIONS.length, names: CIVILISATIONS.filter(hasOwnValue).map((row) => `civ.${row.id}`) },
  { key: 'wonders', of: WONDERS.length, names: WONDERS.filter(hasOwnValue).map((row) => `wonder.${row.id}`) },
  { key: 'technologies', of: TECHNOLOGIES.length, names: TECHNOLOGIES.filter(hasOwnValue).map((row) => `tech.${row.id}`) },
  {
    key: 'specials',
    of: SPECIALS.flatMap((row) => row.technologies).length,
    names: SPECIALS.flatMap((row) => row.technologies)
      .filter(hasOwnValue)
      .map((row) => `tech.${row.id}`),
  },
  { key: 'symbols', of: TRACK_CARDS.length, names: TRACK_CARDS.filter(hasOwnValue).map((row) => `track.${row.id}`) },
  { key: 'scenarios', of: SCENARIOS.length, names: SCENARIOS.map((row) => `scenario.${row.id}`) },
] as const;

/** Millennia has too many cards to name: how many of each kind carry which value of ours. */
const COUNTED = [
  { key: 'mil.names', rows: MILLENNIA_TECHNOLOGIES, field: 'name' },
  { key: 'mil.building-names', rows: BUILDINGS, field: 'name' },
  { key: 'mil.building-costs', rows: BUILDINGS, field: 'cost' },
  { key: 'mil.building-colours', rows: BUILDINGS, field: 'colour' },
  { key: 'mil.building-ages', rows: BUILDINGS, field: 'ages' },
  { key: 'mil.building-effects', rows: BUILDINGS, field: 'effect' },
  { key: 'mil.wonder-costs', rows: MILLENNIA_WONDERS, field: 'cost' },
  { key: 'mil.book-copies', rows: BOOKS, field: 'copies' },
] as const;

/** Through the Ages: cards with a value of ours, and those with a value that nothing at hand confirms. */
const doubtful = (mark: RegExp): string[] =>
  CARDS.filter(({ prov, doubts }) => [prov, ...Object.values(doubts ?? {})].some((p) => mark.test(p))).map(
    (row) => nameOfAgesCard(row.id).key,
  );
const AGES_CARDS = [
  { key: 'tta.ours', names: doubtful(/D/) },
  { key: 'tta.unconfirmed', names: doubtful(/K/) },
] as const;

/** The values of our own design, game by game. */
export function Designed() {
  const say = usePagesText();
  const lang = useLang();
  const nameOf = (key: string) => {
    const text = TEXTS[lang][key];
    return typeof text === 'string' ? text : key;
  };
  return (
    <>
      <h3>Age of Civilization</h3>
      <dl class="designed">
        {DESIGNED.map(({ key, of, names }) => (
          <div key={key}>
            <dt>
              {say(`credits.design.${key}`)} <span class="muted">{say('credits.design.count', { n: names.length, of })}</span>
            </dt>
            <dd>{names.map(nameOf).join(', ')}</dd>
          </div>
        ))}
      </dl>
      <h3>Through the Ages</h3>
      <dl class="designed">
        {AGES_CARDS.map(({ key, names }) => (
          <div key={key}>
            <dt>
              {say(`credits.design.${key}`)} <span class="muted">{say('credits.design.count', { n: names.length, of: CARDS.length })}</span>
            </dt>
            <dd>{[...new Set(names)].map(nameOf).join(', ')}</dd>
          </div>
        ))}
      </dl>
      <h3>Millennia</h3>
      <p class="prose">{say('credits.design.mil')}</p>
      <dl class="designed">
        {COUNTED.map(({ key, rows, field }) => (
          <div key={key}>
            <dt>
              {say(`credits.design.${key}`)}{' '}
              <span class="muted">
                {say('credits.design.count', { n: (rows as readonly Row[]).filter(isOurs(field)).length, of: rows.length })}
              </span>
            </dt>
          </div>
        ))}
      </dl>
    </>
  );
}
