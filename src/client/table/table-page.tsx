import { useEffect, useState } from 'preact/hooks';
import { navigate } from '../app/router.js';
import { Notice } from '../app/trouble.js';
import { useLang } from '../i18n/i18n.js';
import { Button } from '../kit/index.js';
import { useTakenElsewhere } from './one-window.js';
import { type Opened, openTable } from './open-table.js';
import { TableRoom } from './table-room.js';
import { problemText, useTableText } from './texts.js';
import './table.css';
import './prompt.css';
import './log.css';
import './result.css';

/** The page of one table: fetches the game and its board, then shows the room. */
export function TablePage({ id }: { readonly id: string }) {
  const [attempt, setAttempt] = useState(0);
  return <TableWindow key={attempt} id={id} again={() => setAttempt(attempt + 1)} />;
}

function TableWindow({ id, again }: { readonly id: string; readonly again: () => void }) {
  const say = useTableText();
  const lang = useLang();
  const taken = useTakenElsewhere(id);
  const [opened, setOpened] = useState<Opened | { readonly is: 'coming' | 'offline' }>({ is: 'coming' });
  useEffect(() => {
    if (taken) return;
    let current: Opened | undefined;
    let gone = false;
    const close = () => current?.is === 'open' && current.table.dispose();
    openTable(id).then(
      (found) => {
        current = found;
        if (gone) return close();
        setOpened(found);
        if (found.is === 'open') found.table.open();
      },
      () => !gone && setOpened({ is: 'offline' }),
    );
    return () => {
      gone = true;
      close();
    };
  }, [id, taken]);

  if (taken)
    return (
      <Notice title={say('table.elsewhere')} text={say('table.elsewhere-why')}>
        <Button kind="primary" onClick={again}>
          {say('table.open-here')}
        </Button>
        <Button onClick={() => navigate('/games')}>{say('table.home')}</Button>
      </Notice>
    );
  if (opened.is === 'open') return <TableRoom table={opened.table} pack={opened.pack} />;
  if (opened.is === 'coming')
    return (
      <main class="page waiting" id="content" tabIndex={-1} aria-busy="true">
        <p class="muted late">{say('table.loading')}</p>
      </main>
    );
  const text =
    opened.is === 'missing' ? say('table.missing') : opened.is === 'unreadable' ? problemText(opened.problem, lang) : say('table.no-board');
  return (
    <Notice title={say('table.unreadable')} text={text}>
      {opened.is === 'offline' && (
        <Button kind="primary" onClick={again}>
          {say('table.again')}
        </Button>
      )}
      <Button onClick={() => navigate('/games')}>{say('table.home')}</Button>
    </Notice>
  );
}
