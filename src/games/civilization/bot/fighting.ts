import type { Seat } from '../../../kernel/index.js';
import { commitsOf, diceOf, modifiersOf, type Side } from '../ask/battle.js';
import { figurePrice } from '../ask/prices.js';
import { scoreOf } from '../ask/scoring.js';
import { pending } from '../ask/table.js';
import { KIND } from '../cards/kinds.js';
import { isRegion, type Space, spaceOf } from '../cards/world.js';
import type { Battle, Commit, Move, State } from '../state/state.js';
import { add, type Force, type Forces, forcesOf, NO_FORCE, powerOf, wallOf, winChance } from './forces.js';
import { hostAt, roundOdds } from './odds.js';
import type { Skill } from './skill.js';
import { outlookOf } from './value.js';
import { expectation, targetsOf } from './war.js';
import { WEIGHTS } from './weights.js';

type Of<K extends Move['move']> = Extract<Move, { move: K }>;
const NEVER = Number.NEGATIVE_INFINITY;

const forceAt = (forces: Forces, seat: Seat, at: Space): Force => (isRegion(at) ? forces.armies(seat, at) : forces.fleets(seat, at));
/** Points that the units of a force cost. */
function costOf(s: State, seat: Seat, at: Space): number {
  let sum = 0;
  for (const x of s.players[seat]!.stacks) if (x.at === at && KIND[x.kind].isMilitary) sum += x.n * figurePrice(s, x.kind) * WEIGHTS.gold;
  return sum;
}

/** What an attack brings on average: what is taken and killed, less what may be lost. */
export function attackScore(s: State, seat: Seat, { at, target }: Of<'attack'>, skill: Skill): number {
  const space = spaceOf(at);
  const o = outlookOf(s, seat, skill);
  if (isRegion(space)) {
    const what = targetsOf(o).find((x) => x.region === space && x.foe === target);
    const gain = what ? expectation(o, what, hostAt(s, seat, space)) : 0;
    return gain > WEIGHTS.boldness ? gain : NEVER;
  }
  const chance = winChance(forceAt(o.forces, seat, space), forceAt(o.forces, target, space));
  const gain = chance * WEIGHTS.rivals * costOf(s, target, space) - (1 - chance) * costOf(s, seat, space);
  // Even a fight that is won costs units.
  const cost = forceAt(o.forces, target, space).n > 0 ? 0.25 * costOf(s, seat, space) : 0;
  return gain - cost > 0.1 ? gain - cost : NEVER;
}

/** An occupant fights what has come when he will probably win, or when a settlement of his stands there. */
export function resistScore(s: State, seat: Seat, mover: Seat, at: Space): number {
  const forces = forcesOf(s);
  const wall = s.owners[at] === seat ? wallOf(s, at) : 0;
  const theirs = forceAt(forces, mover, at);
  if (theirs.n === 0) return 0.6;
  return winChance(forceAt(forces, seat, at), theirs, wall, 0) - (s.owners[at] === seat ? 0.55 : 0.65);
}

/** Join those who fight the leader of the game, if that decides it. */
export function joinScore(s: State, seat: Seat, side: 0 | 1 | -1): number {
  const battle = pending(s, 'joining')?.battle;
  if (side === -1 || !battle) return 0;
  const forces = forcesOf(s);
  const sideForce = (seats: readonly Seat[]): Force => seats.reduce((sum, x) => add(sum, forceAt(forces, x, battle.at)), NO_FORCE);
  const foes = battle.sides[side === 0 ? 1 : 0];
  const chance = winChance(sideForce([...battle.sides[side], seat]), sideForce(foes));
  const best = Math.max(...s.players.map((_, other) => (other === seat ? NEVER : scoreOf(s, other))));
  const isAgainstLeader = foes.some((foe) => scoreOf(s, foe) === best);
  return chance - (isAgainstLeader ? 0.75 : 0.97);
}

const bonusOf = (s: State, battle: Battle, side: Side, own: Commit, foe: Commit): number => {
  const { superiority, science, unit, defence } = modifiersOf(s, battle, side, own, foe);
  return superiority + science + unit + defence;
};
const worthOf = (s: State, c: Commit): number =>
  figurePrice(s, c.kind) + (c.air ? figurePrice(s, 'aircraft-4') : 0) + 0.01 * powerOf(s, c.owner, c.kind);

/**
 * What each unit is worth in this round against an enemy who chooses well too: both sides' choices are improved in turn, and
 * the mixture that comes of it is the answer.
 */
export function commitScores(s: State, seat: Seat, moves: readonly Of<'commit'>[]): number[] {
  const step = pending(s, 'choice');
  if (!step) return moves.map(() => 0);
  const { battle } = step;
  const side: Side = battle.leaders[0] === seat ? 0 : 1;
  const foe: Side = side === 0 ? 1 : 0;
  const shown = step.given[foe];
  const theirs = shown ? [shown] : commitsOf(s, battle, foe);
  const gains = moves.map((own) =>
    theirs.map((other) => {
      const odds = roundOdds(diceOf(s, own), bonusOf(s, battle, side, own, other) - bonusOf(s, battle, foe, other, own), diceOf(s, other));
      return (1 - odds.lose) * worthOf(s, other) - (1 - odds.win) * worthOf(s, own);
    }),
  );
  return mixture(gains);
}

const ROUNDS = 60;
/** Fictitious play: how often each row is chosen when both sides answer the other's habits. */
function mixture(gains: readonly (readonly number[])[]): number[] {
  const rows = gains.map(() => 0);
  const columns = gains[0]!.map(() => 0);
  const [bySum, againstSum] = [rows.slice(), columns.slice()];
  for (let i = 0; i < ROUNDS; i++) {
    const row = indexOfMost(bySum, 1);
    const column = indexOfMost(againstSum, -1);
    rows[row]!++;
    columns[column]!++;
    for (let r = 0; r < rows.length; r++) bySum[r]! += gains[r]![column]!;
    for (let c = 0; c < columns.length; c++) againstSum[c]! += gains[row]![c]!;
  }
  return rows.map((n, r) => n / ROUNDS + 1e-6 * bySum[r]!);
}
function indexOfMost(list: readonly number[], sign: 1 | -1): number {
  let best = 0;
  for (let i = 1; i < list.length; i++) if (sign * list[i]! > sign * list[best]!) best = i;
  return best;
}
