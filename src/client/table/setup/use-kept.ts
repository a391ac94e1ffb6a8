import { useEffect, useState } from 'preact/hooks';
import { openShelf } from '../saved-games.js';

/** What was reached in a game on this device; nothing until it is read. */
export function useKept(game: string): readonly string[] {
  const [kept, setKept] = useState<readonly string[]>([]);
  useEffect(() => {
    void openShelf()
      .then(({ shelf }) => shelf.keptAchievements(game))
      .then(setKept);
  }, [game]);
  return kept;
}
