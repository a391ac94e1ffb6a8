import { useEffect, useState } from 'preact/hooks';
import { useLang } from '../../i18n/i18n.js';
import { useText } from '../../i18n/shell.js';
import { Button } from '../../kit/index.js';
import { guidedOf, openGuided } from '../../learn/guide.js';
import { LostPage } from '../../site/lost-page.js';
import { navigate } from '../../site/router.js';
import { Notice } from '../../site/trouble.js';

/** A door: behind it lies the guided game that was begun, or a new one. */
export function FirstGamePage({ game, guide }: { readonly game: string; readonly guide: string | undefined }) {
  const say = useText();
  const lang = useLang();
  const [failed, setFailed] = useState(false);
  const known = guidedOf(game, guide) !== undefined;
  useEffect(() => {
    if (!known || failed) return;
    openGuided(game, guide, lang, say('quick.you')).then(
      (id) => navigate(`/table/${id}`, 'replace'),
      () => setFailed(true),
    );
  }, [known, failed]);
  if (!known) return <LostPage />;
  if (failed)
    return (
      <Notice title={say('trouble.title')} text={say('trouble.offline')}>
        <Button kind="primary" onClick={() => setFailed(false)}>
          {say('trouble.retry')}
        </Button>
      </Notice>
    );
  return <main class="page waiting" id="content" tabIndex={-1} aria-busy="true" />;
}
