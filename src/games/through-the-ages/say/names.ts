import type { CardId, Text } from '../../../kernel/index.js';
import { CARDS } from '../cards/index.js';

const withoutAge = (id: CardId): string => id.replace(/\.(a|i|ii|iii)$/, '');
/** The edition does not matter for a name: 'action.breakthrough'. */
const stemOf = (id: CardId): string => withoutAge(id).replace(/^[a-z0-9]+\./, '');

const LEVEL_OF = new Map(CARDS.map((row) => [row.id, row.level]));
/** Names that cards of several ages share, of whatever edition. */
const SHARED = new Set<string>();
const LEVELS = new Map<string, number>();
for (const { id, level } of CARDS) {
  const stem = stemOf(id);
  if ((LEVELS.get(stem) ?? level) !== level) SHARED.add(stem);
  LEVELS.set(stem, level);
}

/** The name as it stands on the card. */
export const nameOf = (id: CardId): Text => ({ key: `card.${stemOf(id)}` });

/** At most 14 letters, for small cells. */
export const shortNameOf = (id: CardId): Text => ({ key: `card.${stemOf(id)}.short` });

/** The name away from the card, with the age where several cards share it: 'Patriotism II'. */
export function fullNameOf(id: CardId): Text {
  if (!SHARED.has(stemOf(id))) return nameOf(id);
  return { key: 'card.aged', params: { name: nameOf(id), age: { key: `level.${LEVEL_OF.get(id)}` } } };
}
