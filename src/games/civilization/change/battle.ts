import type { Seat, Turn } from '../../../kernel/index.js';
import { diceOf, fightersOf, joinersOf, modifiersOf, otherSide, type Side, stackOf } from '../ask/battle.js';
import { countAt, fightersAt, isAircraft, isArmy, isMilitary } from '../ask/units.js';
import { idOf, isRegion, type Space } from '../cards/world.js';
import type { Battle, Civ, Commit, Fighter, State } from '../state/state.js';
import { lose, loseAll } from './figures.js';
import { changeMoving } from './movement.js';
import { rollOff } from './rolls.js';
import { capture } from './settlements.js';

/** Those with most units; if several, dice decide (CIV-BAT-04, CIV-CAP-01). */
function strongest(t: Turn<Civ>, seats: readonly Seat[], at: Space, count: (seat: Seat) => number): Seat {
  const most = Math.max(...seats.map(count));
  const tied = seats.filter((seat) => count(seat) === most);
  if (tied.length === 1) return tied[0]!;
  return rollOff(t, tied, (winner, rolls) => ({ event: 'leader-roll', at: idOf(at), rolls, winner }));
}

/** A battle begins: the side against the mover gets its leader (CIV-BAT-11, CIV-AMB-14), then third players are asked (CIV-BAT-10). */
export function beginBattle(t: Turn<Civ>, at: Space, mover: Seat, foes: readonly Seat[]): void {
  const { s } = t;
  changeMoving(s, { declared: s.moving!.declared.filter((x) => x.at !== at) });
  const leader = foes.length === 1 ? foes[0]! : strongest(t, foes, at, (seat) => fightersAt(s, seat, at));
  const battle: Battle = { at, sides: [[mover], foes], leaders: [mover, leader], round: 1 };
  const asked = joinersOf(s, battle);
  if (asked.length > 0) t.push({ step: 'joining', battle, asked });
  else openBattle(t, battle);
}

/** All sides are taken. */
export function openBattle(t: Turn<Civ>, battle: Battle): void {
  t.emit({ event: 'battle', at: idOf(battle.at), sides: battle.sides, leaders: battle.leaders });
  t.push({ step: 'round', battle });
}

function roll(t: Turn<Civ>, battle: Battle, side: Side, own: Commit, foe: Commit): Fighter {
  const dice = Array.from({ length: diceOf(t.s, own) }, () => t.roll(6));
  const added = modifiersOf(t.s, battle, side, own, foe);
  const total = dice.reduce((a, b) => a + b, 0) + added.superiority + added.science + added.unit + added.defence;
  return { commit: own, dice, ...added, total };
}

/** One round: the lower total is removed, on a tie both, each with its aircraft (CIV-CMB-01, CIV-AIR-06, CIV-AMB-50). */
export function fightRound(t: Turn<Civ>, battle: Battle, a: Commit, b: Commit): void {
  const fighters: [Fighter, Fighter] = [roll(t, battle, 0, a, b), roll(t, battle, 1, b, a)];
  const by = fighters[0].total - fighters[1].total;
  const winner = by > 0 ? 0 : by < 0 ? 1 : -1;
  t.emit({ event: 'round', at: idOf(battle.at), round: battle.round, fighters, winner });
  if (winner !== 0) fall(t, battle.at, a);
  if (winner !== 1) fall(t, battle.at, b);
  t.push({ step: 'round', battle: { ...battle, round: battle.round + 1 } });
}

function fall(t: Turn<Civ>, at: Space, c: Commit): void {
  lose(t, c.owner, stackOf(t.s, at, c)!, 1, 'battle');
  if (!c.air) return;
  const aircraft = t.s.players[c.owner]!.stacks.find((x) => x.at === at && isAircraft(x.kind))!;
  lose(t, c.owner, aircraft, 1, 'battle');
}

/** One side has nothing left that is able to fight, or neither has. */
export function concludeBattle(t: Turn<Civ>, battle: Battle): void {
  const { s } = t;
  const left = [fightersOf(s, battle, 0), fightersOf(s, battle, 1)] as const;
  const winner = left[0] > 0 ? 0 : left[1] > 0 ? 1 : -1;
  t.emit({ event: 'battle-over', at: idOf(battle.at), winner, leaders: battle.leaders });
  for (const side of [0, 1] as const)
    if (left[side] === 0) for (const seat of battle.sides[side]) loseAll(t, seat, battle.at, 'battle', isAircraft); // CIV-AIR-07, CIV-AMB-16
  if (winner !== -1 && isRegion(battle.at)) takeRegion(t, battle, winner);
}

/** An army won on land: settlers of the beaten are gone, and so is their settlement (CIV-CAP-01, CIV-BAT-06, CIV-AMB-17). */
function takeRegion(t: Turn<Civ>, battle: Battle, winner: Side): void {
  const { s } = t;
  const { at } = battle;
  for (const seat of battle.sides[otherSide(winner)]) {
    if (countAt(s.players[seat]!, at, isMilitary) > 0) continue;
    loseAll(t, seat, at, 'capture');
    if (s.owners[at] === seat) capture(t, conquerorOf(t, s, battle, winner), at);
  }
}

function conquerorOf(t: Turn<Civ>, s: State, battle: Battle, side: Side): Seat {
  const leader = battle.leaders[side];
  const armies = (seat: Seat): number => countAt(s.players[seat]!, battle.at, isArmy);
  return armies(leader) > 0 ? leader : strongest(t, battle.sides[side], battle.at, armies);
}
