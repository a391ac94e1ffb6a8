import type { Seat, Standing } from '../../../kernel/index.js';
import { WONDER_NUMBER } from '../cards/index.js';
import { KIND } from '../cards/kinds.js';
import { TECHNOLOGIES } from '../cards/technologies.js';
import type { Ending, State } from '../state/state.js';
import { techCount, wonderCount } from './cards.js';
import { settledSeats } from './ending.js';
import { isAdvanced, tablesOf } from './table.js';

/** Where points come from (CIV-SCO). */
export interface Points {
  readonly settlements: number;
  readonly technologies: number;
  readonly majors: number;
  readonly wonders: number;
  readonly ending: number;
}

/** CIV-SCO-04 */
const UNITED_NATIONS = 5;

function militaryUnits(s: State, seat: Seat): number {
  let n = 0;
  for (const x of s.players[seat]!.stacks) {
    if (KIND[x.kind].isMilitary) n += x.n;
    for (const rider of x.cargo) if (KIND[rider.kind].isMilitary) n += x.n;
  }
  return n;
}
function endingBonus(s: State, seat: Seat, ending: Ending | null): number {
  if (ending === 'diplomatic') return s.wonders[WONDER_NUMBER.united_nations] === seat ? UNITED_NATIONS : 0;
  if (ending === 'military') return militaryUnits(s, seat);
  return ending === 'space' ? techCount(s, seat) : 0;
}

/** CIV-SCO-01 to 04; what an ending would bring can be asked before it has come. */
export function pointsOf(s: State, seat: Seat, ending = s.ending): Points {
  const { points } = tablesOf(s);
  const majors = TECHNOLOGIES.reduce((n, row, i) => n + (row.major && s.techs[i] === seat ? 1 : 0), 0);
  return {
    settlements: s.owners.reduce((n, owner, i) => n + (owner === seat ? s.sizes[i]! : 0), 0),
    technologies: techCount(s, seat) * points.technology,
    majors: majors * points.major,
    wonders: wonderCount(s, seat) * points.wonder,
    ending: isAdvanced(s) ? endingBonus(s, seat, ending) : 0,
  };
}
export function scoreOf(s: State, seat: Seat, ending = s.ending): number {
  const p = pointsOf(s, seat, ending);
  return p.settlements + p.technologies + p.majors + p.wonders + p.ending;
}

/** However the game ended (CIV-END-09): most points, then more gold, then shared (CIV-SCO-05); a conqueror wins outright (CIV-END-05). */
export function standings(s: State): readonly Standing[] {
  const conqueror = s.ending === 'conquest' ? settledSeats(s)[0] : undefined;
  const keys = s.players.map((p, seat) => [seat === conqueror ? 1 : 0, scoreOf(s, seat), p.gold] as const);
  const isBetter = (a: Seat, b: Seat): boolean => {
    for (let i = 0; i < 3; i++) if (keys[a]![i] !== keys[b]![i]) return keys[a]![i]! > keys[b]![i]!;
    return false;
  };
  return s.players.map((_, seat) => ({
    seat,
    score: keys[seat]![1],
    rank: 1 + s.players.filter((_, other) => isBetter(other, seat)).length,
  }));
}
