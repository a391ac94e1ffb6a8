import type { Cues } from '../../games/shared/lessons.js';
import type { Shape } from '../../kernel/types.js';
import type { Teach } from './board-package.js';

/** A game's mechanisms with their words: what fits the moment, for the one who is asked. */
export const teacher =
  <T extends Shape, Id extends string>(cues: Cues<T, Id>, words: Readonly<Record<Id, string>>): Teach<T> =>
  ({ view, acting, over, choices, log }, since) => {
    if (acting === null || over) return [];
    const news = log.filter(({ ply }) => ply >= since).map(({ e }) => e);
    const now = { s: view, seat: acting, moves: choices.map(({ move }) => move), news };
    return (Object.keys(cues) as Id[]).flatMap((id) => (cues[id].fits(now) ? [{ id, rule: cues[id].rule, text: words[id] }] : []));
  };
