import { useEffect, useState } from 'preact/hooks';
import { useText } from '../i18n/shell.js';
import { Button } from '../kit/index.js';
import { AdvisedRoom } from '../learn/advised-room.js';
import { lazy } from '../site/lazy.js';
import { sayProblem } from '../site/record-problem.js';
import { navigate } from '../site/router.js';
import { Notice } from '../site/trouble.js';
import { cutRecord } from '../table/cut-record.js';
import { useTakenElsewhere } from '../table/one-window.js';
import { createGame, importRecord } from '../table/storage.js';
import { SaveMark } from '../table/table-top.js';
import { useTableText } from '../table/texts.js';
import { type Opened, openTable } from './open-table.js';
import '../table/styles.js';

/** Fetched where somebody learns. */
const GuidedRoom = lazy(() => import('../learn/guided-room.js').then((m) => m.GuidedRoom));

/** The page of one table: fetches the game and its board, then shows the room. */
export function TablePage({ id }: { readonly id: string }) {
  const [attempt, setAttempt] = useState(0);
  return <TableWindow key={attempt} id={id} again={() => setAttempt(attempt + 1)} />;
}

function TableWindow({ id, again }: { readonly id: string; readonly again: () => void }) {
  const say = useTableText();
  const shell = useText();
  const elsewhere = useTakenElsewhere(id);
  const [overtaken, setOvertaken] = useState(false);
  const taken = elsewhere || overtaken;
  const [opened, setOpened] = useState<Opened | { readonly is: 'coming' | 'offline' }>({ is: 'coming' });
  useEffect(() => {
    if (taken) return;
    let current: Opened | undefined;
    let gone = false;
    const close = () => current?.is === 'open' && current.leave();
    openTable(id, () => setOvertaken(true)).then(
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
  if (opened.is === 'open') {
    const { table, pack, lost, guide, noteHint } = opened;
    const rematch = async () => {
      const { seats, options } = table.snapshot;
      navigate(`/table/${await createGame({ game: pack.game.id, options, seats: [...seats.slice(1), ...seats.slice(0, 1)] })}`);
    };
    const again = async (ply: number) => {
      const copy = await importRecord(cutRecord(table.game, table.record(), ply));
      if (copy.ok) navigate(`/table/${copy.value}`);
    };
    const room = { table, pack, rematch: () => void rematch(), again: (ply: number) => void again(ply), mark: <SaveMark lost={lost} /> };
    return guide ? <GuidedRoom {...room} table={table} guide={guide} /> : <AdvisedRoom {...room} note={noteHint} />;
  }
  if (opened.is === 'coming')
    return (
      <main class="page waiting" id="content" tabIndex={-1} aria-busy="true">
        <p class="muted late">{say('table.loading')}</p>
      </main>
    );
  const text =
    opened.is === 'missing' ? say('table.missing') : opened.is === 'unreadable' ? sayProblem(shell, opened.problem) : say('table.no-board');
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
