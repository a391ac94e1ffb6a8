import { GAMES } from '../../../games/index.js';
import { BOARDS } from '../../boards/index.js';
import { useLang } from '../../i18n/i18n.js';
import { usePagesText } from '../../i18n/pages.js';
import { ICON_CREDITS } from '../../kit/icons/credits.generated.js';
import { Icon, type IconName, Tag } from '../../kit/index.js';
import { lazy } from '../../site/lazy.js';
import { useTitle } from '../../site/use-title.js';
import './credits.css';

/** npm packages whose code reaches the browser. */
const LIBRARIES = [
  { name: 'Preact', licence: 'MIT', key: 'credits.code.preact' },
  { name: 'idb', licence: 'ISC', key: 'credits.code.idb' },
] as const;

/** The values of our own design, game by game. */
const DESIGNED = new Map(BOARDS.map(({ id, designed }) => [id, lazy(designed, 'part')]));

/** Who made what: written from the data of the icons and the cards. */
export function CreditsPage() {
  const say = usePagesText();
  const lang = useLang();
  useTitle(say('credits.title'));
  return (
    <main class="page credits" id="content" tabIndex={-1}>
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
      {GAMES.map(({ id, name }) => {
        const Designed = DESIGNED.get(id);
        return (
          Designed && (
            <section key={id}>
              <h3>{name}</h3>
              <Designed lang={lang} />
            </section>
          )
        );
      })}
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
