import type { ComponentType } from 'preact';
import type { Shape } from '../../kernel/types.js';
import type { Lang } from '../i18n/i18n.js';
import type { BoardPackage } from './board-package.js';
import type { CardShelf } from './card-shelf.js';
import type { GameSetup } from './setup/game-setup.js';

type Both = Readonly<Record<Lang, string>>;

/** A game of which only the name is known yet: it hangs on the wall of the home page. */
export interface AnnouncedBoard {
  /** The id of the game. */
  readonly id: string;
  /** Its engraving, at any size. */
  readonly Plate: ComponentType;
  /** What it is, in a line. */
  readonly about: Both;
}

/** All that the site shows of a game. The home page loads every entry: what is heavy is fetched when it is first shown. */
export interface BoardEntry<T extends Shape = Shape> extends AnnouncedBoard {
  /** Who one plays against alone; only where one can. */
  readonly alone?: Both;
  board(): Promise<BoardPackage<T>>;
  setup(): Promise<GameSetup<T['options']>>;
  /** Every card, with search and filters. */
  gallery(): Promise<ComponentType<{ readonly lang: Lang; openRule(id: string): void }>>;
  /** The cards by themselves, for pages that name and show them. */
  shelf(): Promise<CardShelf>;
  /** What can be earned in it, and what of that was earned on this device; only where there is such a thing. */
  honours?(): Promise<ComponentType<{ readonly lang: Lang }>>;
  /** The game in five pictures. */
  lesson(): Promise<ComponentType<{ readonly lang: Lang }>>;
  /** The values of our own design, for the credits; its icons come with it. */
  designed(): Promise<ComponentType<{ readonly lang: Lang }>>;
}

/** The entry of a board whose own vocabulary the site does not know: it only hands moves, views and options back to it. */
export const boardEntry = <T extends Shape>(entry: BoardEntry<T>): BoardEntry => entry as unknown as BoardEntry;
