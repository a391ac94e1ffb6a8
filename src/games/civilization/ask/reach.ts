import type { Seat } from '../../../kernel/index.js';
import { TECH_NUMBER } from '../cards/index.js';
import { TECHNOLOGIES, UNLIMITED } from '../cards/technologies.js';
import { airDistance, landDistance, type Space, seaDistance } from '../cards/world.js';
import { NOBODY, type State } from '../state/state.js';
import { follows } from '../state/versions.js';
import { settlementsOf } from './settlements.js';
import { isAdvanced } from './table.js';

export interface Range {
  readonly land: number;
  readonly sea: number;
}
const START: Range = { land: 1, sea: 0 };
/** The lines of the table of trade distances, newest first (CIV-TRD-06). */
const LINES = TECHNOLOGIES.flatMap((t) => (t.trade ? [{ tech: TECH_NUMBER[t.id], range: t.trade }] : [])).reverse();

/** How far trade reaches: the newest line whose technology is in play, whoever owns it. */
export const tradeRange = (s: State): Range => LINES.find(({ tech }) => s.techs[tech] !== NOBODY)?.range ?? START;

/** Two settlements within reach of each other, by land or by sea (CIV-TRD-07); by air once Flight has lifted the limit. */
export interface Link {
  readonly from: Space;
  readonly to: Space;
  readonly by: 'land' | 'sea' | 'air';
  readonly distance: number;
}
/** The proof that two players may trade, if they may; basic: everybody may, wherever (CIV-TRD-01). */
export function linkBetween(s: State, a: Seat, b: Seat): Link | undefined {
  const { land, sea } = tradeRange(s);
  for (const from of settlementsOf(s, a))
    for (const to of settlementsOf(s, b)) {
      const byLand = landDistance(from, to);
      if (byLand <= land) return { from, to, by: 'land', distance: byLand };
      const bySea = seaDistance(from, to);
      if (bySea <= sea) return { from, to, by: 'sea', distance: bySea };
    }
  return linkByAir(s, a, b);
}
/** Without a limit no way over land or over sea is needed: the nearest pair, whatever lies between (CIV-TRD-06). */
export function linkByAir(s: State, a: Seat, b: Seat): Link | undefined {
  if (tradeRange(s).land < UNLIMITED || !follows(s, 6)) return undefined;
  const theirs = settlementsOf(s, b);
  const links = settlementsOf(s, a).flatMap((from) => theirs.map((to): Link => ({ from, to, by: 'air', distance: airDistance(from, to) })));
  return links.sort((x, y) => x.distance - y.distance)[0];
}

/** The last answer is kept: it depends on settlements, technologies and the rules alone, and these lists are never changed in place. */
let known: (Pick<State, 'owners' | 'techs' | 'seats' | 'rules'> & { readonly partners: readonly number[] }) | undefined;

/** Bit set of those with whom each seat may trade. */
function partnerSets(s: State): readonly number[] {
  const { owners, techs, seats, rules } = s;
  if (known?.owners === owners && known.techs === techs && known.seats === seats && known.rules === rules) return known.partners;
  const partners = s.players.map(() => 0);
  for (let a = 0; a < s.seats; a++)
    for (let b = a + 1; b < s.seats; b++)
      if (linkBetween(s, a, b)) {
        partners[a]! |= 1 << b;
        partners[b]! |= 1 << a;
      }
  known = { owners, techs, seats, ...(rules === undefined ? {} : { rules }), partners };
  return partners;
}

export function canTrade(s: State, a: Seat, b: Seat): boolean {
  if (a === b || s.players[a]?.out !== false || s.players[b]?.out !== false) return false;
  return !isAdvanced(s) || (partnerSets(s)[a]! & (1 << b)) !== 0;
}
export const partnersOf = (s: State, seat: Seat): Seat[] => s.players.flatMap((_, other) => (canTrade(s, seat, other) ? [other] : []));
