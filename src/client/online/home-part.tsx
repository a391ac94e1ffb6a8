import { useText } from '../i18n/shell.js';
import { Zone } from '../kit/index.js';
import { Link } from '../site/router.js';
import { TableCardLine, TableResumeLine } from './table-cards.js';
import { useOnlineText } from './texts.js';
import { useLobby } from './use-online.js';

import './online.css';

const SHOWN = 3;

/** The tables where I still play, of all games, my turn first. */
const useMine = () => useLobby()?.mine.filter(({ status }) => status !== 'over') ?? [];

/** My tables online, beside the games of this device; nothing at all when there are none. */
export function OnlineResume() {
  const say = useOnlineText();
  const shell = useText();
  const mine = useMine();
  if (mine.length === 0) return null;
  return (
    <Zone
      title={say('home.mine')}
      class="resume"
      aside={
        <Link to="/play" class="lnk small">
          {shell('resume.all')}
        </Link>
      }
    >
      <ul class="saved-list">
        {mine.slice(0, SHOWN).map((card) => (
          <TableResumeLine key={card.table} card={card} />
        ))}
      </ul>
    </Zone>
  );
}

/** The same among all my games. */
export function OnlineGames() {
  const say = useOnlineText();
  const mine = useMine();
  if (mine.length === 0) return null;
  return (
    <section aria-label={say('home.mine')}>
      <h2>{say('home.mine')}</h2>
      <ul class="kept-list">
        {mine.map((card) => (
          <TableCardLine key={card.table} card={card} />
        ))}
      </ul>
      <p class="all-online">
        <Link to="/play" class="lnk small">
          {say('home.all')}
        </Link>
      </p>
    </section>
  );
}
