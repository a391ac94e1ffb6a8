import { useEffect, useState } from 'preact/hooks';
import type { GameSummary } from './store.js';

/** The shelf is fetched after the first paint: the home page needs nothing of it to be useful. */
export const openShelf = () => import('./storage.js');

/** Does this game wait for somebody at this screen? */
export const waitsForUs = (game: GameSummary): boolean =>
  !game.finished && game.turn.some((seat) => game.seats[seat]?.kind === 'me' || game.seats[seat]?.kind === 'friend');

const rank = (game: GameSummary) => (waitsForUs(game) ? 0 : game.finished ? 2 : 1);

/** The games of this device, those that wait for us first. Undefined until they are known. */
export function useSavedGames(): { readonly games: readonly GameSummary[] | undefined; reload(): void } {
  const [games, setGames] = useState<readonly GameSummary[]>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let gone = false;
    openShelf()
      .then((shelf) => shelf.listGames())
      .then((list) => !gone && setGames([...list].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated)))
      .catch(() => !gone && setGames([]));
    return () => {
      gone = true;
    };
  }, [round]);
  return { games, reload: () => setRound(round + 1) };
}
