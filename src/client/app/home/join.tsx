import { useState } from 'preact/hooks';
import { useText } from '../../i18n/shell.js';
import { Button, Zone } from '../../kit/index.js';
import { lazy } from '../../site/lazy.js';
import { hasPlayedOnline } from '../../site/online-flag.js';
import { Link, navigate } from '../../site/router.js';

const OnlineResume = lazy(() => import('../../online/home-part.js').then((m) => m.OnlineResume), 'part');

/** The table that a link, or its last part, means. */
const tableIn = (text: string): string | undefined => /(?:^|\/t\/)([A-Za-z0-9_-]{22})\/?$/.exec(text.trim())?.[1];

/** Tables elsewhere: mine, once I have any, and the way to one that somebody has shared. */
export function Join() {
  const say = useText();
  const [text, setText] = useState('');
  const [strange, setStrange] = useState(false);
  const go = (e: SubmitEvent) => {
    e.preventDefault();
    const table = tableIn(text);
    setStrange(table === undefined);
    if (table) navigate(`/t/${table}`);
  };
  return (
    <>
      {hasPlayedOnline() && <OnlineResume />}
      <Zone title={say('join.title')} class="join">
        <form onSubmit={go}>
          <label for="join">{say('join.label')}</label>
          <div class="row">
            <input
              id="join"
              class="field grow"
              value={text}
              placeholder={say('join.hint')}
              autocomplete="off"
              spellcheck={false}
              aria-invalid={strange}
              aria-describedby="join-note"
              onInput={(e) => {
                setText(e.currentTarget.value);
                setStrange(false);
              }}
            />
            <Button type="submit">{say('join.go')}</Button>
          </div>
          <p id="join-note" class="join-note" role="status">
            {strange ? (
              say('join.bad')
            ) : (
              <Link to="/play" class="lnk small">
                {say('join.lobby')}
              </Link>
            )}
          </p>
        </form>
      </Zone>
    </>
  );
}
