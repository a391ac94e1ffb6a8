import type { Seat } from '../../../kernel/index.js';
import { attacksOf, commitsOf, dueBattles, fightersOf, foresees } from '../ask/battle.js';
import { idOf } from '../cards/world.js';
import { beginBattle, concludeBattle, fightRound, openBattle } from '../change/battle.js';
import { changeMoving } from '../change/movement.js';
import type { Battle, Commit } from '../state/state.js';
import type { Ask, Auto } from './step.js';

/** The next battle: asked for only when the mover has a choice (CIV-BAT-09). */
export const battles: Auto<'battles'> = {
  auto(t, { seat }) {
    const { s } = t;
    const due = dueBattles(s);
    changeMoving(s, { declared: due });
    const attacks = s.players[seat]!.out ? [] : attacksOf(s, seat);
    if (attacks.length > 0 || due.length > 1) t.push({ step: 'battle-choice', seat });
    else if (due.length === 1) {
      t.push({ step: 'battles', seat });
      beginBattle(t, due[0]!.at, seat, due[0]!.by);
    } else s.moving = null;
  },
};

export const battleChoice: Ask<'battle-choice'> = {
  ask: (_, { seat }) => [seat],
  moves: ['engage', 'attack', 'claim', 'end-game', 'finish-battles'],
};

/** CIV-BAT-10 */
export const joining: Ask<'joining'> = {
  ask: (_, { asked }) => asked,
  moves: ['join'],
  unseal(t, { battle }, answers) {
    const sides: [Seat[], Seat[]] = [[...battle.sides[0]], [...battle.sides[1]]];
    for (const [seat, move] of answers) {
      if (move.move !== 'join') continue;
      t.emit({ event: 'joined', seat, at: idOf(battle.at), side: move.side });
      if (move.side !== -1) sides[move.side].push(seat);
    }
    openBattle(t, { ...battle, sides });
  },
};

/** A round begins, or the battle is over (CIV-CMB-02). Who has a single choice is not asked (CIV-CMB-10). */
export const round: Auto<'round'> = {
  auto(t, { battle }) {
    if (fightersOf(t.s, battle, 0) === 0 || fightersOf(t.s, battle, 1) === 0) {
      concludeBattle(t, battle);
      return;
    }
    const only = (side: 0 | 1): Commit | null => {
      const [first, ...more] = commitsOf(t.s, battle, side);
      return more.length === 0 ? first! : null;
    };
    const given: [Commit | null, Commit | null] = [only(0), only(1)];
    if (given[0] && given[1]) fightRound(t, battle, given[0], given[1]);
    else t.push({ step: 'choice', battle, given, asked: nextAsked(t.s, battle, given) });
  },
};

type Given = readonly [Commit | null, Commit | null];
/** Both leaders at once; before the owner of the Oracle the other one (CIV-CMB-09). */
function nextAsked(s: Parameters<typeof foresees>[0], battle: Battle, given: Given): Seat[] {
  const open = ([0, 1] as const).filter((side) => given[side] === null);
  const asked =
    open.length === 2 && open.some((side) => foresees(s, battle, side)) ? open.filter((side) => !foresees(s, battle, side)) : open;
  return asked.map((side) => battle.leaders[side]);
}

/** CIV-CMB-01 */
export const choice: Ask<'choice'> = {
  ask: (_, { asked }) => asked,
  moves: ['commit'],
  unseal(t, { battle, given }, answers) {
    const chosen = battle.leaders.map((leader, side) => {
      const move = answers.get(leader);
      if (move?.move !== 'commit') return given[side]!;
      return { owner: move.owner, kind: move.kind, cargo: move.cargo, air: move.air };
    }) as unknown as Given;
    const [a, b] = chosen;
    if (a && b) fightRound(t, battle, a, b);
    else t.push({ step: 'choice', battle, given: chosen, asked: nextAsked(t.s, battle, chosen) });
  },
};
