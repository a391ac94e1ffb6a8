import { expect } from 'vitest';
import { contractTests } from '../../../../tests/contract/contract.js';
import type { Seat } from '../../../kernel/index.js';
import { NOTHING, tradableFigures } from '../ask/deals.js';
import { settlementsOf } from '../ask/settlements.js';
import { pending } from '../ask/table.js';
import type { RegionId } from '../cards/map.js';
import { idOf } from '../cards/world.js';
import { civilization } from '../game.js';
import type { Bundle, Move, State } from '../state/state.js';
import { complaintAbout } from './laws.js';
import { SMALL_TABLES } from './tables.js';

/** What is laid down before the first move stays, and the laws of every position hold. */
function keeps(first: State, s: State): void {
  expect(s.options).toEqual(first.options);
  expect(complaintAbout(s)).toBeUndefined();
}

const regionsOf = (s: State, seat: Seat): RegionId[] => settlementsOf(s, seat).map((x) => idOf(x) as RegionId);

/** Moves that are composed freely and not suggested: offers of all kinds of things, points served by hand, challenges in any order. */
function compose(s: State, seat: Seat): Move[] {
  const to = (seat + 1) % s.seats;
  const [mine, theirs] = [regionsOf(s, seat), regionsOf(s, to)];
  if (pending(s, 'challenge')) return ['', mine.join('+'), mine.toReversed().join('+')].map((spaces) => ({ move: 'challenge', spaces }));
  const sides: readonly Bundle[] = [
    { ...NOTHING, gold: s.players[seat]!.gold },
    { ...NOTHING, cards: mine.slice(0, 1), settlements: mine.slice(1, 2) },
    { ...NOTHING, figures: tradableFigures(s, seat).slice(0, 2), techs: ['alphabet_writing'] },
  ];
  return [
    ...sides.map(
      (give): Move => ({ move: 'offer', to, give, want: { ...NOTHING, cards: theirs.slice(0, 1) }, re: s.trading?.offers[0]?.id ?? -1 }),
    ),
    { move: 'assign', happy: mine.slice(0, 2), productive: mine.slice(0, 1) },
    { move: 'assign', happy: [], productive: theirs.slice(0, 1) },
  ];
}

contractTests(civilization, SMALL_TABLES, { longest: 4000, keeps, compose });
