import type { Seat } from '../../../kernel/index.js';
import { BEATS, KIND, type Kind } from '../cards/kinds.js';
import { idOf, isRegion, type Space } from '../cards/world.js';
import type { Battle, Commit, Fighter, Move, Stack, State } from '../state/state.js';
import { hasWonder, techCount, wonderEffects } from './cards.js';
import { isAdvanced } from './table.js';
import { canFight, cargoKey, countAt, fightersAt, isAircraft, isPresent, levelOf } from './units.js';

export type Side = 0 | 1;
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/** Units able to fight that a side has left. */
export const fightersOf = (s: State, battle: Battle, side: Side): number =>
  battle.sides[side].reduce((n, seat) => n + fightersAt(s, seat, battle.at), 0);

/** Aircraft support armies on land, at sea modern fleets only (CIV-AIR-04, CIV-AMB-54). */
const takesAircraft = (kind: Kind): boolean => KIND[kind].isArmy || kind === 'fleet-4';

/** What a leader may choose for a round: equal units are one choice (CIV-CMB-10), those of allies too (CIV-AMB-45); an aircraft of the same owner may support. */
export function commitsOf(s: State, battle: Battle, side: Side): Commit[] {
  const found: Commit[] = [];
  for (const owner of battle.sides[side]) {
    const p = s.players[owner]!;
    const hasAir = countAt(p, battle.at, isAircraft) > 0;
    for (const x of p.stacks) {
      if (x.at !== battle.at || !canFight(x)) continue;
      const cargo = cargoKey(x.cargo);
      if (found.some((y) => y.owner === owner && y.kind === x.kind && y.cargo === cargo)) continue;
      found.push({ owner, kind: x.kind, cargo, air: false });
      if (hasAir && takesAircraft(x.kind)) found.push({ owner, kind: x.kind, cargo, air: true });
    }
  }
  return found;
}
export const sameCommit = (a: Commit, b: Commit): boolean =>
  a.owner === b.owner && a.kind === b.kind && a.cargo === b.cargo && a.air === b.air;
export const stackOf = (s: State, at: Space, c: Commit): Stack | undefined =>
  s.players[c.owner]!.stacks.find((x) => x.at === at && x.kind === c.kind && cargoKey(x.cargo) === c.cargo);

/** Dice of a unit and its aircraft (CIV-CMB-03, CIV-AMB-02, CIV-AIR-05, CIV-AMB-47). */
export function diceOf(s: State, c: Commit): number {
  const own = KIND[c.kind].era;
  return c.air ? own + airDice(s) : own;
}
/** What an aircraft adds to the dice of its partner (CIV-AIR-05). */
export const airDice = (s: State): number => (isAdvanced(s) ? levelOf(s, 'aircraft-4').dice : 1);
/** Basic: what the technologies of their owner add to every throw of his units (CIV-CMB-06). */
export const scienceOf = (s: State, owner: Seat): number => Math.floor(techCount(s, owner) / 2);

/** What is added to the dice of a round (CIV-CMB-05 to 07); superiority grows with the era (CIV-ERA-06). */
export function modifiersOf(s: State, battle: Battle, side: Side, own: Commit, foe: Commit): Omit<Fighter, 'commit' | 'dice' | 'total'> {
  const superiority = BEATS[KIND[own.kind].category] === KIND[foe.kind].category ? s.era : 0;
  if (!isAdvanced(s)) return { superiority, science: scienceOf(s, own.owner), unit: 0, defence: 0 };
  return { superiority, science: 0, unit: levelOf(s, own.kind).bonus, defence: defenceOf(s, battle, side) };
}

/** CIV-CMB-07b, CIV-AMB-15: the side of the owner of the settlement of that region. */
export function defenceOf(s: State, battle: Battle, side: Side): number {
  if (!isRegion(battle.at)) return 0;
  const owner = s.owners[battle.at]!;
  if (!battle.sides[side].includes(owner)) return 0;
  return wonderEffects(s, owner, 'defence')[0]?.n ?? 1;
}

/** Does the leader of a side see the other's choice (CIV-CMB-09)? */
export const foresees = (s: State, battle: Battle, side: Side): boolean => hasWonder(s, battle.leaders[side], 'foresee');

/** Third players able to fight in the space (CIV-BAT-10). */
export function joinersOf(s: State, battle: Battle): Seat[] {
  const found: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++)
    if (!battle.sides[0].includes(seat) && !battle.sides[1].includes(seat) && fightersAt(s, seat, battle.at) > 0) found.push(seat);
  return found;
}

/** Battles that occupants declared and that can still be fought. */
export const dueBattles = (s: State) => {
  const { seat, declared } = s.moving!;
  return declared.flatMap(({ at, by }) => {
    const foes = by.filter((x) => fightersAt(s, x, at) > 0);
    return foes.length > 0 && isPresent(s, seat, at) ? [{ at, by: foes }] : [];
  });
};

/** Attacks that the mover may declare himself (CIV-BAT-01). */
export function attacksOf(s: State, seat: Seat): Extract<Move, { move: 'attack' }>[] {
  const found: Extract<Move, { move: 'attack' }>[] = [];
  const seen: Space[] = [];
  const due = dueBattles(s);
  for (const x of s.players[seat]!.stacks) {
    if (!canFight(x) || seen.includes(x.at)) continue;
    seen.push(x.at);
    const foes = due.find(({ at }) => at === x.at)?.by ?? [];
    for (let target = 0; target < s.seats; target++)
      if (target !== seat && !foes.includes(target) && isPresent(s, target, x.at)) found.push({ move: 'attack', at: idOf(x.at), target });
  }
  return found;
}
