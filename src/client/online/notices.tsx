import { useLayoutEffect, useState } from 'preact/hooks';
import { metaOf } from '../../games/index.js';
import type { ServerMessageOf } from '../../protocol/index.js';
import { Button, Mark } from '../kit/index.js';
import { navigate } from '../site/router.js';
import { connect } from './connection.js';
import { useOnlineText } from './texts.js';
import { notifyOutside } from './turn-notice.js';

type Heard = ServerMessageOf<'notice'>;

/** What happens at my other tables. At the table itself everything can be seen. */
export function Notices({ at }: { readonly at?: string }) {
  const say = useOnlineText();
  const [heard, setHeard] = useState<Heard>();
  // At once: in a tab in the background other effects come late, and a notice is said only once.
  useLayoutEffect(
    () =>
      connect().listen({
        message: (message) => {
          if (message.kind !== 'notice' || message.table === at) return;
          setHeard(message);
          notifyOutside(metaOf(message.game)?.name ?? '', say(`notice.${message.notice}`), `epoque-${message.table}`);
        },
      }),
    [at, say],
  );
  return (
    <div class="notices" role="status">
      {heard && (
        <div class="note-strip">
          <span>
            <b>{metaOf(heard.game)?.name}</b> {say(`notice.${heard.notice}`)}
          </span>
          {heard.notice !== 'kicked' && (
            <Button
              small
              kind="primary"
              onClick={() => {
                setHeard(undefined);
                navigate(`/t/${heard.table}`);
              }}
            >
              {say('notice.go')}
            </Button>
          )}
          <button type="button" class="x" aria-label={say('notice.close')} onClick={() => setHeard(undefined)}>
            <Mark name="close" size={12} />
          </button>
        </div>
      )}
    </div>
  );
}
