import type { Seat, Shape } from '../../kernel/types.js';
import type { Snapshot } from './table.js';
import { seatName, type TableSay } from './texts.js';

/** Who has won, and with how many points. */
export function verdictOf<T extends Shape>(
  { seats, standings, view }: Snapshot<T>,
  say: TableSay,
  hasLeft?: (view: T['state'], seat: Seat) => boolean,
): string {
  const winners = standings.filter((x) => x.rank === 1);
  const names = winners.map((x) => seatName(seats, x.seat, say));
  const score = winners[0]?.score ?? 0;
  if (seats.length === 1) return say('result.solo', { score });
  if (names.length > 1) return say('result.tie', { names: names.join(', '), score });
  const isMine = names[0] === say('table.you');
  const isLast = seats.every((_, seat) => seat === winners[0]?.seat || hasLeft?.(view, seat));
  if (isLast) return isMine ? say('result.you-last') : say('result.last', { name: names[0] ?? '' });
  return isMine ? say('result.you-win', { score }) : say('result.wins', { name: names[0] ?? '', score });
}
