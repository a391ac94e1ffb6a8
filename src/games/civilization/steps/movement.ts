import type { Seat, Turn } from '../../../kernel/index.js';
import { canMove } from '../ask/movement.js';
import { idOf, type Space, spaceOf } from '../cards/world.js';
import { askedBefore, changeMoving, declare, goOn, hostsOf, loseStranded, muster, rest } from '../change/movement.js';
import type { Challenge, Civ, State } from '../state/state.js';
import type { Ask, Auto } from './step.js';

/** A player's movement begins; nobody is asked who has nothing to move (catalogue section 25). */
export const beginMovement: Auto<'begin-movement'> = {
  auto(t, { seat }) {
    const { s } = t;
    if (s.players[seat]!.out) return;
    s.phase = 'movement';
    s.moving = { seat, looked: [], passes: 0, checked: [], declared: [] };
    muster(s.players[seat]!);
    if (!canMove(s, seat)) endMovement(t, seat);
    else {
      t.emit({ event: 'phase', phase: 'movement', seat });
      t.push({ step: 'movement', seat });
    }
  },
};

export const movement: Ask<'movement'> = {
  ask: (_, { seat }) => [seat],
  moves: ['walk', 'sail', 'land', 'board', 'fly', 'look', 'remove-marker', 'strike', 'assign', 'claim', 'end-game', 'finish-moving'],
};

/** CIV-BAT-08a: sealed answers of those who stand in the space that the piece wants to leave. */
export const passing: Ask<'passing'> = {
  ask: (s, { seat, then }) => askedBefore(s, seat, then),
  moves: ['stop', 'let-pass', 'let-all-pass'],
  unseal(t, { seat, at, then }, answers) {
    const stopping: Seat[] = [];
    for (const [who, { move }] of answers) {
      if (move === 'stop') stopping.push(who);
      else t.emit({ event: 'passed', seat: who, at: idOf(at), all: move === 'let-all-pass' });
      if (move === 'let-all-pass') changeMoving(t.s, { passes: t.s.moving!.passes | (1 << who) });
    }
    if (stopping.length > 0) declare(t, at, stopping);
    else goOn(t, seat, then);
  },
};

/** Occupants of the spaces that pieces entered since they were last asked (CIV-BAT-08b). */
function challengesTo(s: State, seat: Seat): Challenge[] {
  const { checked, declared } = s.moving!;
  const bySeat = new Map<Seat, Space[]>();
  const seen: Space[] = [];
  for (const x of s.players[seat]!.stacks) {
    if (x.footing === 'still' || seen.includes(x.at) || checked.includes(x.at)) continue;
    seen.push(x.at);
    const already = declared.find(({ at }) => at === x.at)?.by ?? [];
    for (const who of hostsOf(s, x.at, seat)) if (!already.includes(who)) bySeat.set(who, [...(bySeat.get(who) ?? []), x.at]);
  }
  return [...bySeat].map(([who, spaces]) => ({ seat: who, spaces }));
}

/** The mover says that he has finished. */
export function finishMoving(t: Turn<Civ>, seat: Seat): void {
  t.done();
  const asked = challengesTo(t.s, seat);
  if (asked.length > 0) t.push({ step: 'challenge', seat, asked });
  else endMovement(t, seat);
}

/** CIV-BAT-08b, c; CIV-AMB-59 */
export const challenge: Ask<'challenge'> = {
  ask: (_, { asked }) => asked.map((x) => x.seat),
  moves: ['challenge'],
  unseal(t, { seat, asked }, answers) {
    const wanted = new Map<Space, Seat[]>();
    for (const [who, move] of answers) {
      if (move.move !== 'challenge' || move.spaces === '') continue;
      for (const space of move.spaces.split('+').map(spaceOf)) wanted.set(space, [...(wanted.get(space) ?? []), who]);
    }
    const spaces = asked.flatMap((x) => x.spaces);
    changeMoving(t.s, { checked: [...new Set([...t.s.moving!.checked, ...spaces])] });
    for (const [space, by] of wanted) declare(t, space, by);
    if (wanted.size > 0 && canMove(t.s, seat)) t.push({ step: 'movement', seat });
    else endMovement(t, seat);
  },
};

/** The last move is made: battles follow (CIV-BAT-02, CIV-MOV-11). */
function endMovement(t: Turn<Civ>, seat: Seat): void {
  loseStranded(t, seat);
  rest(t.s.players[seat]!);
  t.push({ step: 'battles', seat });
}
