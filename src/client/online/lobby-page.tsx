import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { GAMES } from '../../games/index.js';
import type { TableCard } from '../../protocol/index.js';
import { Segmented } from '../kit/index.js';
import { Link } from '../site/router.js';
import { useTitle } from '../site/use-title.js';
import { Devices } from './devices.js';
import { Notices } from './notices.js';
import { LinkMark, NoAnswer } from './parts.js';
import { ReturnLink } from './return-link.js';
import { TableCardLine } from './table-cards.js';
import { useOnlineText } from './texts.js';
import { useLink, useLobby } from './use-online.js';
import '../site/game-list.css';
import './online.css';

const ALL = 'all';

/** Everything that is being played here: mine first, then what is open, then what has just ended. */
export function LobbyPage() {
  const say = useOnlineText();
  const [game, setGame] = useState<string>(ALL);
  const { state, name } = useLink();
  const lobby = useLobby(game === ALL ? undefined : game);
  useTitle(say('online.title'));
  if (!lobby) return <NoAnswer state={state} />;
  const mine = lobby.mine.filter(({ ending }) => ending !== 'closed');
  const ended = mine.filter(({ status }) => status === 'over');
  return (
    <main class="page games lobby" id="content" tabIndex={-1}>
      <div class="games-head">
        <div class="grow">
          <h1>{say('online.title')}</h1>
          <p class="lead">{say('online.lead')}</p>
        </div>
        {state !== 'online' && <LinkMark state={state} />}
        <Link to="/play/new" class="btn pri">
          {say('lobby.new')}
        </Link>
      </div>
      <Segmented
        label={say('lobby.game')}
        value={game}
        class="lobby-games"
        options={[
          { value: ALL, label: say('lobby.game.all') },
          ...GAMES.filter(({ status }) => status === 'ready').map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={setGame}
      />
      {name !== undefined && (
        <Tables title={say('lobby.mine')} none={say('lobby.mine.none')} cards={mine.filter(({ status }) => status !== 'over')}>
          {ended.length > 0 && (
            <details class="mine-over">
              <summary>{say('lobby.mine.over', { n: ended.length })}</summary>
              <TableList cards={ended} />
            </details>
          )}
        </Tables>
      )}
      <Tables title={say('lobby.open')} none={say('lobby.open.none')} cards={lobby.open.filter(({ mySeat }) => mySeat === undefined)} />
      <Tables title={say('lobby.finished')} none={say('lobby.finished.none')} cards={lobby.finished} />
      {name !== undefined && <ReturnLink />}
      {name !== undefined && <Devices />}
      <Notices />
    </main>
  );
}

interface TablesProps {
  readonly title: string;
  readonly none: string;
  readonly cards: readonly TableCard[];
  readonly children?: ComponentChildren;
}

function Tables({ title, none, cards, children }: TablesProps) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {cards.length === 0 ? <p class="muted">{none}</p> : <TableList cards={cards} />}
      {children}
    </section>
  );
}

const TableList = ({ cards }: { readonly cards: readonly TableCard[] }) => (
  <ul class="kept-list">
    {cards.map((card) => (
      <TableCardLine key={card.table} card={card} />
    ))}
  </ul>
);
