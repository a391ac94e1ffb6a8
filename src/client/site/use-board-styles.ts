import { useLayoutEffect } from 'preact/hooks';

/**
 * While it is shown, the style sheets of one board apply and those of the others do not (scripts/vite/floors.ts). They apply before
 * anything of it stands: pieces remember where they are, and from an unstyled page the first move would send them all flying.
 */
export function useBoardStyles(game: string): void {
  const root = document.documentElement;
  root.dataset.board = game;
  useLayoutEffect(() => {
    root.dataset.board = game;
    return () => {
      if (root.dataset.board === game) delete root.dataset.board;
    };
  }, [game]);
}
