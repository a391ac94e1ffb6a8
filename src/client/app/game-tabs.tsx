import { GAMES } from '../../games/index.js';
import { Link } from '../site/router.js';

const READY = GAMES.filter(({ status }) => status === 'ready');

/** The same page of the other games. `page` is the part of the address before the game. */
export function GameTabs({ page, game, label }: { readonly page: string; readonly game: string; readonly label: string }) {
  return (
    <nav class="game-tabs" aria-label={label}>
      {READY.map(({ id, name }) => (
        <Link key={id} to={`/${page}/${id}`} aria-current={id === game ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
