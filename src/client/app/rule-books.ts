import type { RuleBook } from './rules-reader.js';

const BOOKS: Readonly<Record<string, () => Promise<RuleBook>>> = {
  'age-of-civilization': () =>
    import('../../games/age-of-civilization/rules/index.js').then(({ SECTIONS, RULES }) => ({ sections: SECTIONS, rules: RULES })),
  'through-the-ages': () =>
    import('../../games/through-the-ages/rules/index.js').then(({ SECTIONS, RULES }) => ({ sections: SECTIONS, rules: RULES })),
  millennia: () => import('../../games/millennia/rules/index.js').then(({ SECTIONS, RULES }) => ({ sections: SECTIONS, rules: RULES })),
};

/** The rules of a game, fetched when they are first read; null when there is no such game. */
export const loadRules = async (game: string): Promise<RuleBook | null> => (Object.hasOwn(BOOKS, game) ? BOOKS[game]!() : null);
