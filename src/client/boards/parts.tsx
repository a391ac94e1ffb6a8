import type { ComponentType } from 'preact';
import { lazy } from '../site/lazy.js';
import { useBoardStyles } from '../site/use-board-styles.js';
import type { BoardEntry } from '../table/board-entry.js';
import type { AnyGameSetup } from '../table/setup/game-setup.js';
import { announcedOf, BOARDS } from './index.js';

/** The engraving of a game, at any size. */
export function GamePlate({ game }: { readonly game: string }) {
  const entry = announcedOf(game);
  return entry ? <entry.Plate /> : null;
}

/** One part of every board by game, each fetched when it is first shown, in the style of its board. */
export const partOfBoards = <P extends object>(
  load: (entry: BoardEntry) => Promise<ComponentType<P>>,
  what: 'page' | 'part' = 'part',
): ReadonlyMap<string, ComponentType<P>> =>
  new Map(
    BOARDS.map((entry) => {
      const styled = async (): Promise<ComponentType<P>> => {
        const Part = await load(entry);
        return (props) => {
          useBoardStyles(entry.id);
          return <Part {...props} />;
        };
      };
      return [entry.id, lazy<P>(styled, what)];
    }),
  );

/** A page that needs the set-up of its game: it is fetched first, with the usual words when that is slow or fails. */
export function withSetup<P extends { readonly game: string }>(
  View: ComponentType<P & { readonly setup: AnyGameSetup }>,
): ComponentType<P> {
  const pages = partOfBoards<P>(async (entry) => {
    const setup = await entry.setup();
    return (props) => <View {...props} setup={setup} />;
  }, 'page');
  return (props) => {
    const Page = pages.get(props.game);
    return Page ? <Page key={props.game} {...props} /> : null;
  };
}
