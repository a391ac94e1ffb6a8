import type { Shape } from '../../kernel/types.js';
import type { AnyGameSetup } from '../app/setup/game-setup.js';
import type { Lang } from '../i18n/i18n.js';
import type { BoardPackage } from '../table/board-package.js';

/** The games that can be played here; each is fetched when one of its tables is opened. */
const LOADERS = {
  'age-of-civilization': () => import('./age-of-civilization/package.js').then((m) => m.boardPackage),
  millennia: () => import('./millennia/package.js').then((m) => m.boardPackage),
  'through-the-ages': () => import('./through-the-ages/package.js').then((m) => m.boardPackage),
} as const;

export type PlayableGame = keyof typeof LOADERS;
export const PLAYABLE = Object.keys(LOADERS) as PlayableGame[];
export const isPlayable = (game: string): game is PlayableGame => Object.hasOwn(LOADERS, game);

/** A package whose own vocabulary the table does not know: it only hands moves and views back to it. */
export type AnyBoardPackage = BoardPackage<Shape>;

/** The package of a game with its words in one language. */
export async function loadBoard(game: PlayableGame, lang: Lang): Promise<AnyBoardPackage> {
  const pack = (await LOADERS[game]()) as unknown as AnyBoardPackage;
  await pack.words.load(lang);
  return pack;
}

/** What each game asks before its first move. */
const SETUPS: { readonly [G in PlayableGame]: () => Promise<unknown> } = {
  'age-of-civilization': () => import('./age-of-civilization/setup.js').then((m) => m.gameSetup),
  millennia: () => import('./millennia/setup.js').then((m) => m.gameSetup),
  'through-the-ages': () => import('./through-the-ages/setup.js').then((m) => m.gameSetup),
};

export const loadSetup = async (game: PlayableGame): Promise<AnyGameSetup> => (await SETUPS[game]()) as AnyGameSetup;
