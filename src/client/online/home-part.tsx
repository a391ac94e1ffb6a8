import { Link } from '../app/router.js';
import { useText } from '../i18n/shell.js';
import { Zone } from '../kit/index.js';
import { TableResumeLine } from './table-cards.js';
import { useOnlineText } from './texts.js';
import { useLobby } from './use-online.js';

const SHOWN = 3;

/** My tables on line, beside the games of this device; nothing at all when there are none. */
export function OnlineResume() {
  const say = useOnlineText();
  const shell = useText();
  const mine = useLobby()?.mine.filter(({ status }) => status !== 'over') ?? [];
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
