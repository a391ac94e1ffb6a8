import type { Seat, Turn } from '../../../kernel/index.js';
import { MAX_WORKERS, playerOf } from '../ask/selectors.js';
import type { Aoc, Change, Source } from '../state/state.js';

/**
 * Change what a player owns; every coin, point and worker of the game goes through here.
 * Coins and points have no upper limit (AOC-TRM-1, AOC-TRM-2) and never fall below 0 (AOC-TRM-9, AOC-SCN-6), workers stay
 * between 0 and 4 (AOC-TRM-3, AOC-TRM-4), whatever the population (AOC-CIV-12).
 */
export function change(t: Turn<Aoc>, seat: Seat, by: { coins?: number; points?: number; workers?: number }, source: Source): void {
  const p = playerOf(t.s, seat);
  const coins = Math.max(by.coins ?? 0, -p.coins);
  const points = Math.max(by.points ?? 0, -p.points);
  const workers = Math.min(Math.max(by.workers ?? 0, -p.workers), Math.max(0, MAX_WORKERS - p.workers));
  if (coins === 0 && points === 0 && workers === 0) return;
  p.coins += coins;
  p.points += points;
  p.workers += workers;
  const event: Change = {
    event: 'change',
    seat,
    ...(coins ? { coins } : undefined),
    ...(points ? { points } : undefined),
    ...(workers ? { workers } : undefined),
    source,
  };
  t.emit(event);
}
