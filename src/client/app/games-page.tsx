import '../kit/icons/pages.generated.js';
import { useState } from 'preact/hooks';
import { metaOf } from '../../games/index.js';
import { GamePlate } from '../boards/parts.js';
import { useLang } from '../i18n/i18n.js';
import { usePagesText } from '../i18n/pages.js';
import { useText } from '../i18n/shell.js';
import { Button, Dialog, Icon, Points, Seal } from '../kit/index.js';
import { lazy } from '../site/lazy.js';
import { hasPlayedOnline } from '../site/online-flag.js';
import { Link } from '../site/router.js';
import { useTitle } from '../site/use-title.js';
import { sayWhen } from '../site/when.js';
import { openShelf, useSavedGames, waitsForUs } from '../table/saved-games.js';
import type { GameSummary } from '../table/store.js';
import { ImportButton } from './import-button.js';
import '../site/game-list.css';

const OnlineGames = lazy(() => import('../online/home-part.js').then((m) => m.OnlineGames), 'part');

function GameCard({ game, onDelete }: { readonly game: GameSummary; readonly onDelete: () => void }) {
  const say = usePagesText();
  const shell = useText();
  const lang = useLang();
  const ours = waitsForUs(game);
  return (
    <li class={ours ? 'sheet-of-paper kept ours' : 'sheet-of-paper kept'}>
      <span class="kept-plate">
        <GamePlate game={game.game} />
      </span>
      <div class="kept-body">
        <h3>{metaOf(game.game)?.name ?? game.game}</h3>
        <p class="muted">
          <b>{shell(game.finished ? 'resume.over' : ours ? 'resume.yours' : 'resume.bots')}</b> · {say('games.move', { n: game.ply })} ·{' '}
          {sayWhen(lang, game.updated)}
        </p>
        <ul class="kept-seats">
          {game.seats.map((seat, i) => (
            <li key={i}>
              <Seal seat={i} size={22} />
              {/^\d$/.test(seat.name) ? say('games.player', { n: i + 1 }) : seat.name || say('games.you')}
              <Points n={game.scores[i] ?? 0} size="s" label={`${say('games.score')} ${game.scores[i] ?? 0}`} />
            </li>
          ))}
        </ul>
      </div>
      <div class="kept-acts">
        <Link to={`/table/${game.id}`} class={ours ? 'btn ink' : 'btn sec'}>
          {shell(game.finished ? 'resume.look' : 'resume.play')}
        </Link>
        <Button small onClick={async () => (await openShelf()).exportGame(game)}>
          <Icon name="save-arrow" size={14} />
          {say('games.export')}
        </Button>
        <Button small onClick={onDelete}>
          <Icon name="trash-can" size={14} />
          {say('games.delete')}
        </Button>
      </div>
    </li>
  );
}

/** All games of this device: resume, look back, save as a file, delete. */
export function GamesPage() {
  const say = usePagesText();
  const shell = useText();
  const lang = useLang();
  const { games, reload } = useSavedGames();
  const [doomed, setDoomed] = useState<GameSummary>();
  useTitle(say('games.title'));
  const remove = async (game: GameSummary) => {
    setDoomed(undefined);
    await (await openShelf()).deleteGame(game.id);
    reload();
  };
  const groups = [
    { title: say('games.running'), list: games?.filter((game) => !game.finished) ?? [] },
    { title: say('games.finished'), list: games?.filter((game) => game.finished) ?? [] },
  ];
  return (
    <main class="page games" id="content" tabIndex={-1}>
      <div class="games-head">
        <div class="grow">
          <h1>{say('games.title')}</h1>
          <p class="lead">{say('games.lead')}</p>
        </div>
        <Link to="/" class="btn pri">
          {say('games.new')}
        </Link>
        <Link to="/stats" class="btn sec">
          <Icon name="laurels" size={16} />
          {shell('resume.stats')}
        </Link>
        <ImportButton />
      </div>
      {hasPlayedOnline() && <OnlineGames />}
      {games?.length === 0 && <p class="lead">{say('games.none')}</p>}
      {groups.map(
        ({ title, list }) =>
          list.length > 0 && (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul class="kept-list">
                {list.map((game) => (
                  <GameCard key={game.id} game={game} onDelete={() => setDoomed(game)} />
                ))}
              </ul>
            </section>
          ),
      )}
      {doomed && (
        <Dialog
          title={say('games.delete.title')}
          closeLabel={say('games.delete.no')}
          onClose={() => setDoomed(undefined)}
          footer={
            <>
              <Button onClick={() => setDoomed(undefined)}>{say('games.delete.no')}</Button>
              <Button kind="wax" onClick={() => remove(doomed)}>
                {say('games.delete.yes')}
              </Button>
            </>
          }
        >
          <p>{say('games.delete.text', { game: metaOf(doomed.game)?.name ?? doomed.game, when: sayWhen(lang, doomed.updated) })}</p>
        </Dialog>
      )}
    </main>
  );
}
