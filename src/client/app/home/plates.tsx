import type { GameMeta } from '../../../games/index.js';
import { announcedOf } from '../../boards/index.js';
import { GamePlate } from '../../boards/parts.js';
import { useLang } from '../../i18n/i18n.js';
import { useText } from '../../i18n/shell.js';
import { Icon, Tag } from '../../kit/index.js';
import { Link } from '../../site/router.js';
import './plates.css';

/** One to three quills: how much there is to learn. */
function Weight({ n }: { readonly n: number }) {
  const say = useText();
  return (
    <span class="quills" role="img" aria-label={say('home.weight', { n })}>
      {[1, 2, 3].map((i) => (
        <Icon key={i} name="feather" size={15} class={i > n ? 'off' : ''} />
      ))}
    </span>
  );
}

/** A game on the home page: what it is, for how many, how long, how deep. */
export function GameTile({ meta }: { readonly meta: GameMeta }) {
  const say = useText();
  const lang = useLang();
  const { id, name, players, minutes, weight } = meta;
  const ready = meta.status === 'ready';
  return (
    <article class={ready ? 'card tile' : 'card tile coming'}>
      <div class="tile-plate">
        <GamePlate game={id} />
        {ready && weight === 1 && <span class="flag">{say('home.first')}</span>}
      </div>
      <div class="tile-body">
        <h3>{name}</h3>
        <p>{announcedOf(id)?.about[lang]}</p>
        <ul class="facts">
          <li>
            <Icon name="meeple" size={16} />
            <b aria-hidden="true">{players.min === players.max ? players.min : `${players.min}–${players.max}`}</b>
            <span class="sr">{say('home.players', players)}</span>
          </li>
          <li>
            <Icon name="hourglass" size={15} />
            <b>{say('home.minutes', { n: minutes })}</b>
          </li>
          <li>
            <Weight n={weight} />
          </li>
        </ul>
      </div>
      <div class="tile-foot">
        {ready ? (
          <>
            <Link to={`/new/${id}`} class="btn sec">
              {say('home.create')}
            </Link>
            <Link to={`/learn/${id}`} class="btn gho">
              {say('home.learn')}
            </Link>
          </>
        ) : (
          <Tag title={say('home.coming.long')}>{say('home.coming')}</Tag>
        )}
      </div>
    </article>
  );
}
