import { useText } from '../i18n/shell.js';
import { Link } from './router.js';
import { Notice } from './trouble.js';

/** An address that leads nowhere. */
export function LostPage() {
  const say = useText();
  return (
    <Notice title={say('page.lost.title')} text={say('page.lost.text')}>
      <Link to="/" class="btn pri">
        {say('page.home')}
      </Link>
    </Notice>
  );
}
