import { villagePrice } from '../../../../games/civilization/ask/prices.js';
import { settlementsOf } from '../../../../games/civilization/ask/settlements.js';
import { fightersAt, occupantsOf } from '../../../../games/civilization/ask/units.js';
import { CAPACITY, KIND, type Kind } from '../../../../games/civilization/cards/kinds.js';
import type { RegionId } from '../../../../games/civilization/cards/map.js';
import {
  airDistance,
  COAST,
  idOf,
  isRegion,
  landDistance,
  NO_WAY,
  type Space,
  spaceOf,
} from '../../../../games/civilization/cards/world.js';
import { NOBODY, type PieceMove } from '../../../../games/civilization/state/state.js';
import {
  besides,
  type Case,
  facing,
  goldAt,
  isFree,
  nameOfSeat,
  nearest,
  type Of,
  percent,
  resourceChance,
  rivalsHomes,
  sizeAt,
  unseen,
} from './case.js';

const kindOf = (unit: string): Kind => unit.split(':')[0] as Kind;

/** Where a figure goes and what it can do there: found, guard, attack, or what lies next on its way. */
export function stepping(c: Case, move: PieceMove): readonly string[] {
  const to = spaceOf(move.to);
  if (move.move === 'sail' || move.move === 'board') return sailing(c, to, move);
  return kindOf(move.unit) === 'settler' ? settling(c, to) : marching(c, to);
}

function settling(c: Case, to: Space): string[] {
  const { s, say, words } = c;
  if (isFree(s, to)) return founding(c, to);
  const free = besides(to).filter((x) => isFree(s, x));
  if (free.length > 0) return [say('found.some', { n: free.length, names: free.slice(0, FEW).map(words.space).join(', ') })];
  const goal = nearest(
    to,
    regionsWhere((x) => isFree(s, x)),
    landDistance,
  );
  return [goal && goal[1] < NO_WAY ? say('found.near', { at: words.space(goal[0]), n: goal[1] }) : say('found.some', { n: 0, names: '' })];
}

/** What a village would bring there (CIV-PUR-10), or the chance of what is hidden. */
export function founding({ s, seat, say, words, gainOf }: Case, at: Space): string[] {
  const [price, have] = [villagePrice(s), s.players[seat]!.gold];
  const gain = gainOf(s, seat, { move: 'found', region: idOf(at) as RegionId });
  const figures = { at: words.space(at), price, have };
  return [gain ? say('found.here', { ...figures, gold: gain.gold }) : say('found.unknown', { ...figures, chance: resourceChance(s) })];
}

function marching(c: Case, to: Space): string[] {
  const { s, seat, say, words } = c;
  const after = c.after ?? s;
  const owner = s.owners[to] ?? NOBODY;
  const foes = occupantsOf(s, to, seat);
  const mine = fightersAt(after, seat, to);
  if (owner === seat && foes.length === 0) return [say('army.guards', { at: words.space(to), size: sizeAt(c, s, to), n: mine })];
  if (foes.length > 0) return foes.flatMap((foe) => facing(c, after, to, seat, foe));
  if (owner !== NOBODY)
    return [say('army.prey', { at: words.space(to), size: sizeAt(c, s, to), who: nameOfSeat(c, owner), gold: goldAt(s, to) })];
  const bare = settlementsOf(s, seat).filter((x) => fightersAt(after, seat, x) === 0);
  const home = nearest(to, bare, landDistance);
  const foe = nearest(to, rivalsHomes(c), landDistance);
  return [
    say('army.together', { at: words.space(to), n: mine }),
    ...(home && home[1] < FAR ? [say('army.home', { at: words.space(home[0]), n: home[1] })] : []),
    ...(foe && foe[1] < NO_WAY ? [near(c, foe)] : []),
  ];
}
/** So many regions are named. */
const FEW = 3;
/** What lies further away is nobody's reason for a step. */
const FAR = 4;

function near(c: Case, [at, n]: readonly [Space, number]): string {
  const owner = c.s.owners[at]!;
  return c.say('army.near', { at: c.words.space(at), who: nameOfSeat(c, owner), n, foes: fightersAt(c.s, owner, at) });
}

function sailing(c: Case, to: Space, move: Of<'sail'> | Of<'board'>): string[] {
  const { s, seat, say, words } = c;
  const coast = COAST[to]!;
  const n = move.move === 'board' ? loadOf(move.ship) + 1 : loadOf(move.ship);
  const foes = occupantsOf(s, to, seat);
  return [
    say('ship.load', { n, room: CAPACITY }),
    ...foes.flatMap((foe) => facing(c, c.after ?? s, to, seat, foe)),
    say('ship.coast', {
      at: words.space(to),
      free: coast.filter((x) => isFree(s, x)).length,
      mine: coast.filter((x) => s.owners[x] === seat).length,
      theirs: coast.filter((x) => s.owners[x] !== NOBODY && s.owners[x] !== seat).length,
    }),
  ];
}
/** 'fleet-2:1+settler:1+infantry-1:0' */
const loadOf = (ship: string): number => ship.split('+').length - 1;

/** An aircraft goes where it helps: a base of mine, or what it comes near to. */
export function flying(c: Case, { to }: Of<'fly'>): string[] {
  const { s, seat, say, words } = c;
  const at = spaceOf(to);
  const guarded = isRegion(at) && s.owners[at] === seat;
  const foe = nearest(at, rivalsHomes(c), airDistance);
  return [
    guarded
      ? say('army.guards', { at: words.space(at), size: sizeAt(c, s, at), n: fightersAt(c.after ?? s, seat, at) })
      : say('army.together', { at: words.space(at), n: fightersAt(c.after ?? s, seat, at) }),
    ...(foe ? [near(c, foe)] : []),
  ];
}

/** The hidden marker: what it may be, of all that I have not seen (CIV-EXP-01). */
export function looking({ s, say }: Case): string[] {
  const { of, resources, blanks } = unseen(s);
  if (of === 0) return [];
  return [say('look.chance', { n: resources, of, chance: percent(resources / of), blank: percent(blanks / of) })];
}

export function resting({ s, seat, say }: Case): string[] {
  const p = s.players[seat]!;
  const homes = settlementsOf(s, seat);
  const bare = homes.filter((x) => !p.stacks.some(({ at, kind }) => at === x && KIND[kind].isArmy));
  return [
    say('moves.left', { n: p.stacks.reduce((sum, x) => sum + (x.left > 0 ? x.n : 0), 0) }),
    ...(homes.length > 0 ? [say('moves.bare', { n: bare.length, of: homes.length })] : []),
  ];
}

export const regionsWhere = (test: (at: Space) => boolean): Space[] => ALL.filter(test);
const ALL = COAST.flatMap((_, at) => (isRegion(at) ? [at] : []));
