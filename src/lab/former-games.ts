import { existsSync, readFileSync } from 'node:fs';
import { botsOf } from './archive.js';
import type { Outcome } from './match.js';
import type { Settings } from './settings.js';

/** What makes two runs of the simulator the same match: its table, seats and seed, how long it is thought, and the bots themselves. */
export const matchOf = (
  { game, levels, temperaments, options, iterations, time, seed, habits }: Settings,
  bots = botsOf(game, levels),
): string => JSON.stringify({ game, bots, levels, temperaments, options, iterations, time, seed, habits });

/** Games of the match that are on file already, or a sentence that says why they cannot be. */
export function formerGames(path: string, match: string, games: number): Outcome[] | string {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  const found = lines.map((line) => JSON.parse(line) as Outcome & { readonly match?: string });
  if (found.some((x) => x.match !== match)) return `${path} holds games of another match, or of other bots: name another file`;
  return found.filter((x) => x.number < games);
}
