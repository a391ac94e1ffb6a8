import { entryOf } from '../../games/index.js';
import type { Game, Shape } from '../../kernel/types.js';

/** The rules of a game, fetched when first needed. */
export const loadGame = async (id: string): Promise<Game<Shape> | undefined> => entryOf(id)?.game();
