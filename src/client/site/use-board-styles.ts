import { useLayoutEffect } from 'preact/hooks';

/** While it is shown, the style sheets of one board apply and those of the others do not (scripts/vite/floors.ts). */
export function useBoardStyles(game: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.board = game;
    return () => {
      if (root.dataset.board === game) delete root.dataset.board;
    };
  }, [game]);
}
