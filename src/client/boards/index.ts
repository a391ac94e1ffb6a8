import type { Shape } from '../../kernel/types.js';
import type { AnyGameSetup } from '../app/setup/game-setup.js';
import type { BoardPackage } from '../table/board-package.js';

/** The games that can be played here; each is fetched when one of its tables is opened. */
const LOADERS = {
  'age-of-civilization': () => import('./age-of-civilization/package.js').then((m) => m.boardPackage),
  millennia: () => import('./millennia/package.js').then((m) => m.boardPackage),
} as const;

export type PlayableGame = keyof typeof LOADERS;
export const PLAYABLE = Object.keys(LOADERS) as PlayableGame[];
export const isPlayable = (game: string): game is PlayableGame => Object.hasOwn(LOADERS, game);

/** A package whose own vocabulary the table does not know: it only hands moves and views back to it. */
export type AnyBoardPackage = BoardPackage<Shape>;

export const loadBoard = async (game: PlayableGame): Promise<AnyBoardPackage> => (await LOADERS[game]()) as unknown as AnyBoardPackage;

/** What each game asks before its first move. */
const SETUPS: { readonly [G in PlayableGame]: () => Promise<unknown> } = {
  'age-of-civilization': () => import('./age-of-civilization/setup.js').then((m) => m.gameSetup),
  millennia: () => import('./millennia/setup.js').then((m) => m.gameSetup),
};

export const loadSetup = async (game: PlayableGame): Promise<AnyGameSetup> => (await SETUPS[game]()) as AnyGameSetup;
