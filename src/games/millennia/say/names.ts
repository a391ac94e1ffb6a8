import type { Text } from '../../../kernel/index.js';

const KINDS: readonly [prefix: string, key: string][] = [
  ['tech-', 'tech'],
  ['building-', 'building'],
  ['wonder-', 'wonder'],
  ['research-', 'research'],
  ['diplomacy-', 'diplomacy'],
  ['book-', 'book'],
];

/** The name of any card or place as a text: what the text files say for its id. */
export function nameOf(id: string): Text {
  const kind = KINDS.find(([prefix]) => id.startsWith(prefix));
  if (kind) return { key: `${kind[1]}.${id}` };
  if (id.startsWith('special:')) return { key: `special.${id.slice(8)}` };
  return { key: `action.${id}` };
}
