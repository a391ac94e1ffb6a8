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
import { type Messages, useLang } from '../../i18n/i18n.js';
import { usePagesText } from '../../i18n/pages.js';
import { ICON_CREDITS } from '../../kit/icons/credits.generated.js';
import { Icon, type IconName, Tag } from '../../kit/index.js';
import '../../kit/icons/age-of-civilization.generated.js';
import { useTitle } from '../use-title.js';
import './credits.css';

const TEXTS: Readonly<Record<'en' | 'fr', Messages>> = {
  en: { ...cardsEn, ...setupEn, ...termsEn },
  fr: { ...cardsFr, ...setupFr, ...termsFr },
};

/** npm packages whose code reaches the browser. */
const LIBRARIES = [
  { name: 'Preact', licence: 'MIT', key: 'credits.code.preact' },
  { name: 'idb', licence: 'ISC', key: 'credits.code.idb' },
] as const;

interface Row {
  readonly prov: Readonly<Record<string, string>>;
}
const hasOwnValue = ({ prov }: Row) => Object.values(prov).some((value) => value.includes('D'));

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

function Designed() {
  const say = usePagesText();
  const lang = useLang();
  const nameOf = (key: string) => {
    const text = TEXTS[lang][key];
    return typeof text === 'string' ? text : key;
  };
  return (
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
  );
}

/** Who made what: written from the data of the icons and the cards. */
export function CreditsPage() {
  const say = usePagesText();
  useTitle(say('credits.title'));
  return (
    <main class="page" id="content" tabIndex={-1}>
      <h1>{say('credits.title')}</h1>
      <p class="lead">{say('credits.lead')}</p>
      <div class="prose">
        <h2>{say('credits.games')}</h2>
        <p>{say('credits.games.text')}</p>
        <h2>{say('credits.design')}</h2>
        <p>
          {say('credits.design.text')} <Tag tone="design">D</Tag>
        </p>
      </div>
      <Designed />
      <h2>{say('credits.icons')}</h2>
      <p class="prose">
        {say('credits.icons.text')}{' '}
        <a class="lnk" href="https://game-icons.net" rel="noreferrer">
          game-icons.net
        </a>
        ,{' '}
        <a class="lnk" href="https://creativecommons.org/licenses/by/3.0/" rel="license noreferrer">
          CC BY 3.0
        </a>
      </p>
      {ICON_CREDITS.map(({ author, icons }) => (
        <section key={author} class="credit">
          <h3>
            {author} <span class="muted">{say('credits.icons.count', { n: icons.length })}</span>
          </h3>
          <ul class="credit-icons">
            {icons.map((name) => (
              <li key={name}>
                <Icon name={name as IconName} size={24} />
                {name}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div class="prose">
        <h2>{say('credits.engravings')}</h2>
        <p>{say('credits.engravings.text')}</p>
        <h2>{say('credits.fonts')}</h2>
        <ul>
          <li>{say('credits.fonts.garamond')}</li>
          <li>{say('credits.fonts.inter')}</li>
        </ul>
        <h2>{say('credits.code')}</h2>
        <p>{say('credits.code.text')}</p>
        <ul>
          {LIBRARIES.map(({ name, licence, key }) => (
            <li key={name}>
              <b>{name}</b> ({licence}): {say(key)}
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
