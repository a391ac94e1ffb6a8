import { civilization as game } from '../../../../games/civilization/game.js';
import type { Civ, Move, Options } from '../../../../games/civilization/state/state.js';
import { append, asked, begin, below, fastDice, legal, now, openDice, type Timeline } from '../../../../kernel/index.js';
import { liveSnapshot } from '../../../table/snapshots.js';
import type { SeatInfo, Snapshot } from '../../../table/table.js';

const people = (n: number): SeatInfo[] => Array.from({ length: n }, (_, i) => ({ name: `P${i}`, kind: 'friend' }));

/** How often a random player does what: games in which something happens. */
const LIKED: { readonly [K in Move['move']]?: number } = {
  found: 40,
  expand: 20,
  'buy-technology': 30,
  look: 20,
  board: 8,
  land: 8,
  accept: 6,
  attack: 6,
  offer: 2,
  'finish-moving': 1,
  'finish-buying': 1,
  'finish-trading': 8,
  quiet: 1,
  sell: 1,
};

/** Moments of a random game, as the seat that is asked sees them; `every` leaves some of them out. */
export function* moments(options: Partial<Options>, seats: number, seed: number, every = 1): Generator<Snapshot<Civ>> {
  const dice = openDice(fastDice(seed));
  let timeline: Timeline<Civ> = begin(game, { ...game.defaults, turnLimit: 12, ...options }, seats, fastDice(seed));
  for (let ply = 0; ; ply++) {
    const { position } = now(timeline);
    const seat = asked(game, position)[0];
    if (ply % every === 0 || seat === undefined) yield liveSnapshot({ tableId: 't', timeline, seats: people(seats), viewer: seat ?? 0 });
    if (seat === undefined) return;
    const moves = legal(game, position, seat);
    const bag = moves.flatMap((move) => Array.from({ length: LIKED[move.move] ?? 4 }, () => move));
    const step = append(timeline, seat, bag[below(dice, bag.length)]!);
    if (!step.ok) throw new Error(step.refusal.code);
    timeline = step.timeline;
  }
}

/** The snapshot after a move of the seat that acts, for plans of several moves. */
export const lastOf = (options: Partial<Options>, seats: number, seed: number): Snapshot<Civ> =>
  [...moments(options, seats, seed, 5000)].at(-1)!;
