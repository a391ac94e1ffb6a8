import type { Shape } from '../../kernel/types.js';
import type { Lesson, Teach } from './board-package.js';
import type { Choice, Snapshot } from './table.js';

/**
 * Of what fits and is not read yet: what the selected move is about, then what has just happened, for its moment passes, then
 * what is possible now, in the order of the game.
 */
export function mostUrgent<T extends Shape>(
  teach: Teach<T>,
  snapshot: Snapshot<T>,
  since: number,
  selected: Choice<T> | null,
  seen: readonly string[],
): Lesson | undefined {
  const unread = teach(snapshot, since).filter(({ id }) => !seen.includes(id));
  if (unread.length < 2) return unread[0];
  const fits = (more: Partial<Snapshot<T>>): Set<string> => new Set(teach({ ...snapshot, ...more }, since).map(({ id }) => id));
  const anyway = fits({ choices: [] });
  const here = selected ? fits({ choices: [selected] }) : anyway;
  const lasting = fits({ log: [] });
  return unread.find(({ id }) => here.has(id) && !anyway.has(id)) ?? unread.find(({ id }) => !lasting.has(id)) ?? unread[0];
}
