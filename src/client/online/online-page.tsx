import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { playsRules } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import { boardOf, loadBoard } from '../boards/index.js';
import { Button } from '../kit/index.js';
import { navigate } from '../site/router.js';
import { getSettings } from '../site/settings.js';
import { Notice, TroubleGuard } from '../site/trouble.js';
import type { AnyBoardPackage } from '../table/board-package.js';
import { useSavedGames } from '../table/saved-games.js';
import { SiteHead } from '../table/site-head.js';
import { saveFile } from '../table/storage.js';
import { useTableText } from '../table/texts.js';
import type { Channel } from './channel.js';
import { Notices } from './notices.js';
import { OnlineRoom } from './online-room.js';
import { NoAnswer } from './parts.js';
import { RemoteTable } from './remote-table.js';
import { sayProblem, useOnlineText } from './texts.js';
import { useHeldFocus } from './use-held-focus.js';
import { useChannel, useLink } from './use-online.js';
import { WaitingRoom } from './waiting-room.js';
import '../table/styles.js';
import './online.css';

/** The page behind the link of a table: look, sit down, play. */
export function OnlinePage({ id }: { readonly id: string }) {
  const say = useOnlineText();
  const { state } = useLink();
  const channel = useChannel(id);
  useHeldFocus();
  if (channel?.gone)
    return (
      <Framed at={id}>
        <Notice title={say('gone.title')} text={sayProblem(say, channel.gone)}>
          <Button kind="primary" onClick={() => navigate('/play')}>
            {say('wait.lobby')}
          </Button>
        </Notice>
      </Framed>
    );
  if (!channel?.view)
    return (
      <Framed at={id}>
        <NoAnswer state={state} />
      </Framed>
    );
  if (!channel.view.game)
    return (
      <Framed at={id}>
        <WaitingRoom channel={channel} view={channel.view} />
      </Framed>
    );
  return <LaidTable key={channel.table} channel={channel} game={channel.view.settings.game} />;
}

/** The pages before the game wear the bar of the site. */
function Framed({ at, children }: { readonly at: string; readonly children: ComponentChildren }) {
  const { games } = useSavedGames();
  return (
    <>
      <SiteHead games={games} />
      {children}
      <Notices at={at} />
    </>
  );
}

/** Fetches the board of a game that has begun. */
function LaidTable({ channel, game }: { readonly channel: Channel; readonly game: string }) {
  const say = useTableText();
  const [laid, setLaid] = useState<{ readonly table: RemoteTable<Shape>; readonly pack: AnyBoardPackage } | 'failed' | 'undrawable'>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    let table: RemoteTable<Shape> | undefined;
    const board = boardOf(game);
    if (!board) return setLaid('failed');
    loadBoard(board, getSettings().lang).then(
      (pack) => {
        if (gone) return;
        try {
          table = new RemoteTable(channel, pack.game);
          setLaid({ table, pack });
        } catch (trouble) {
          // Rules of another time may have left a state that those of today cannot read.
          if (channel.view && playsRules(pack.game, channel.view.rules)) throw trouble;
          setLaid('undrawable');
        }
      },
      () => !gone && setLaid('failed'),
    );
    return () => {
      gone = true;
      table?.dispose();
    };
  }, [channel, game, attempt]);
  if (laid === 'undrawable') return <Undrawable channel={channel} game={game} />;
  if (laid === 'failed')
    return (
      <Notice title={say('table.unreadable')} text={say('table.no-board')}>
        <Button kind="primary" onClick={() => setAttempt(attempt + 1)}>
          {say('table.again')}
        </Button>
      </Notice>
    );
  if (!laid)
    return (
      <main class="page waiting" id="content" tabIndex={-1} aria-busy="true">
        <p class="muted late">{say('table.loading')}</p>
      </main>
    );
  const room = <OnlineRoom channel={channel} {...laid} />;
  if (!laid.table.archived) return room;
  return (
    <TroubleGuard resetKey={channel.table} instead={<Undrawable channel={channel} game={game} />}>
      {room}
    </TroubleGuard>
  );
}

/** A game of earlier rules that the board of today cannot draw: its record is still whole. */
function Undrawable({ channel, game }: { readonly channel: Channel; readonly game: string }) {
  const say = useOnlineText();
  const keep = async () => {
    const record = (await channel.ask({ do: 'record' }))?.record;
    if (record) saveFile(game, record, channel.view!.created);
  };
  return (
    <Notice title={say('archive.mark')} text={say('archive.undrawable')}>
      <Button kind="primary" onClick={() => void keep()}>
        {say('archive.export')}
      </Button>
      <Button onClick={() => navigate('/play')}>{say('wait.lobby')}</Button>
    </Notice>
  );
}
