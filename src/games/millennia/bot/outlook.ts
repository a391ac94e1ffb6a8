import type { Seat } from '../../../kernel/index.js';
import { AGES, FORK, isUnlocked, lengthOf, playerOf } from '../ask/selectors.js';
import type { Amount, Condition, Counted } from '../cards/ability.js';
import { buildingOf, wonderOf } from '../cards/index.js';
import { BOARD, TRACKS, type TrackId } from '../cards/tracks.js';
import type { Player, State } from '../state/state.js';
import { WEIGHTS } from './weights.js';

export type Positions = Record<TrackId, number>;

/** What a seat may expect of the rest of the game. */
export interface Outlook {
  readonly s: State;
  readonly seat: Seat;
  readonly p: Player;
  /** Ages after this one. */
  readonly left: number;
  /** Is the action phase of this age still ahead, or running, for this seat? */
  readonly acts: boolean;
  /** What a gold piece is worth. */
  readonly gold: number;
  /** Where the markers will probably stand in the end. */
  readonly final: Positions;
}

const BEFORE_WAR = ['A', 'B', 'C', 'D', 'E'];

/** Of the war lead only a part lasts: all markers move back as far as the lowest one (MIL-WAR-02). */
function warAtTheEnd(s: State, p: Player, left: number): number {
  if (left === 0) return p.tracks.war;
  let lowest = p.tracks.war;
  for (const other of s.players) if (other !== p) lowest = Math.min(lowest, other.tracks.war + (s.phase === 'E' ? 0.5 : 1));
  if (s.automa) lowest = Math.min(lowest, s.automa.war + (BEFORE_WAR.includes(s.phase) ? 2 : 0));
  const lead = Math.max(0, p.tracks.war - (BEFORE_WAR.includes(s.phase) ? lowest : 0));
  return lead * WEIGHTS.warLasts ** left + WEIGHTS.growth.war * 2;
}

function finalPositions(s: State, p: Player, left: number): Positions {
  const final = { ...p.tracks };
  for (const track of TRACKS) final[track] += WEIGHTS.growth[track] * left;
  if (p.branch === 'tyranny') final.politics = FORK;
  else final.politics = Math.min(final.politics, lengthOf(s, 'politics'));
  final.prosperity = Math.min(final.prosperity, lengthOf(s, 'prosperity'));
  final.influence = Math.min(final.influence, lengthOf(s, 'influence'));
  const end = lengthOf(s, 'trade');
  const lock = BOARD[s.options.side].trade.lockBefore ?? end + 1;
  const opens = isUnlocked(s, p, 'trade') || final.prosperity >= 4;
  final.trade = Math.min(final.trade, opens ? end : lock - 1);
  final.war = warAtTheEnd(s, p, left);
  return final;
}

export function outlookOf(s: State, seat: Seat): Outlook {
  const p = playerOf(s, seat);
  const left = AGES - s.age;
  const acts = BEFORE_WAR.includes(s.phase) && !(s.phase === 'E' && p.ready);
  const spent = left === 0 && !acts;
  return { s, seat, p, left, acts, gold: spent ? 0.02 : WEIGHTS.gold[left]!, final: finalPositions(s, p, left) };
}

const counted = (p: Player, what: Counted, left: number): number => {
  if (what === 'wonders') return p.wonders.length + WEIGHTS.wondersPerAge * left;
  if (what === 'research') return p.research.length + 0.2 * left;
  if (what === 'diplomacy') return p.hand.length;
  if (what === 'books') return p.books.length + 0.7 * left;
  if (what === 'buildings') return p.buildings.length + WEIGHTS.buildingsPerAge * left;
  const [kind, which] = what.split('.') as [string, string];
  if (kind !== 'buildings') return 0;
  let n = (WEIGHTS.buildingsPerAge * left) / 3;
  for (const b of p.buildings) if (buildingOf(b.id).colour === which) n++;
  return n;
};

/** A counted amount as it will probably be in the end. */
export function expected(o: Outlook, n: Amount, at: Positions = o.final): number {
  if (typeof n === 'number') return n;
  if ('pos' in n) return at[n.pos];
  if ('count' in n) return counted(o.p, n.count, o.left);
  if ('add' in n) return n.add.reduce<number>((sum, x) => sum + expected(o, x, at), 0);
  if ('mul' in n) return n.mul.reduce<number>((product, x) => product * expected(o, x, at), 1);
  if ('min' in n) return Math.min(...n.min.map((x) => expected(o, x, at)));
  if ('floorDiv' in n) return expected(o, n.floorDiv[0], at) / n.floorDiv[1];
  return 'gold' in n ? o.p.gold : 0;
}

/** How likely `have` will reach `need`: sure in the end, open before. */
function chance(have: number, need: number, left: number): number {
  const room = 0.6 * left;
  return room === 0 ? (have >= need ? 1 : 0) : Math.max(0, Math.min(1, 0.5 + (have - need + 0.3) / (1 + room)));
}

export function likely(o: Outlook, c: Condition | undefined, at: Positions = o.final): number {
  if (!c) return 1;
  const room = o.left + (o.acts ? 0.7 : 0);
  if ('and' in c) return c.and.reduce((product, x) => product * likely(o, x, at), 1);
  if ('gte' in c) return chance(expected(o, c.gte[0], at), expected(o, c.gte[1], at), room);
  if ('gt' in c) return chance(expected(o, c.gt[0], at), expected(o, c.gt[1], at) + 1, room);
  if ('branch' in c) return o.p.branch === c.branch ? 1 : 0;
  const { position, tracks } = c.tracksGte;
  const chances = TRACKS.map((track) => chance(at[track], position, room)).sort((a, b) => b - a);
  return chances.slice(0, tracks).reduce((product, x) => product * x, 1);
}

/** The points of a track in the end, between the spaces in proportion; advances beyond the end maximise. */
function worthOfTrack(s: State, track: 'prosperity' | 'population' | 'culture', at: number): number {
  const values = CURVES[s.options.side][track];
  const end = values.length - 1;
  if (at >= end) return values[end]! + (track === 'prosperity' ? 0 : 5 * (at - end));
  const below = Math.floor(at);
  return values[below]! + (at - below) * (values[below + 1]! - values[below]!);
}

/** Points by position; spaces without points of their own lie between their neighbours. */
function curveOf(points: readonly (number | undefined)[]): number[] {
  const curve = [0];
  for (let i = 0; i < points.length; i++) {
    const ahead = points.slice(i).findIndex((x) => x !== undefined);
    const before = curve[i]!;
    curve.push(ahead < 0 ? before : before + (points[i + ahead]! - before) / (ahead + 1));
  }
  return curve;
}
const curvesOf = (side: 'A1' | 'A2') =>
  Object.fromEntries(
    (['prosperity', 'population', 'culture'] as const).map((track) => [track, curveOf(BOARD[side][track].spaces.map((x) => x.endVP))]),
  ) as Record<'prosperity' | 'population' | 'culture', number[]>;
const CURVES = { A1: curvesOf('A1'), A2: curvesOf('A2') };

/** The final scoring as it will probably be (MIL-END-01 to -05), without the cards in hand. */
export function finalPoints(o: Outlook, at: Positions = o.final): number {
  const { s, p } = o;
  let sum = worthOfTrack(s, 'prosperity', at.prosperity) + worthOfTrack(s, 'population', at.population);
  sum += worthOfTrack(s, 'culture', at.culture) + at.influence * at.politics + 2 * Math.min(7, at.war);
  for (const id of p.wonders) sum += worthOfWonder(o, id, at);
  for (const { id } of p.buildings) if (buildingOf(id).ability.type === 'endgame') sum += worthOfYellow(o, id, at);
  return sum;
}

export function worthOfWonder(o: Outlook, id: string, at: Positions = o.final): number {
  const e = wonderOf(id).ability.effect![0]!;
  return e.do === 'gainVP' ? expected(o, e.n, at) : 0;
}

export function worthOfYellow(o: Outlook, id: string, at: Positions = o.final): number {
  const { ability } = buildingOf(id);
  const e = ability.effect![0]!;
  return e.do === 'gainVP' ? likely(o, ability.if, at) * expected(o, e.n, at) : 0;
}
