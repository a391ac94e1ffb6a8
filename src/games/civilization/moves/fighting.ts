import type { Seat } from '../../../kernel/index.js';
import { attacksOf, commitsOf, dueBattles, type Side, sameCommit } from '../ask/battle.js';
import { pending } from '../ask/table.js';
import { fightersAt, isPresent } from '../ask/units.js';
import { idOf, spaceOf } from '../cards/world.js';
import { beginBattle } from '../change/battle.js';
import { no } from '../state/refusals.js';
import type { Commit, State } from '../state/state.js';
import { type MoveOf, type Rule, WRONG_MOMENT } from './rule.js';

/** Sealed answers are worked out by their step. */
const sealed = (): void => {};
const answer = <K extends 'stop' | 'let-pass' | 'let-all-pass'>(move: K): Rule<K> =>
  ({
    candidates: () => [{ move }],
    refuse: (s: State) => (pending(s, 'passing') ? undefined : WRONG_MOMENT),
    perform: sealed,
  }) as unknown as Rule<K>;
/** CIV-BAT-08a */
export const stop = answer('stop');
export const letPass = answer('let-pass');
export const letAllPass = answer('let-all-pass');

const MANY = 4;
/** All subsets of a short list; of a long one none, single ones, all but one, and all. */
export function subsetsOf<X>(all: readonly X[]): X[][] {
  if (all.length > MANY) return [[], ...all.map((x) => [x]), ...all.map((_, i) => all.toSpliced(i, 1)), [...all]];
  const found: X[][] = [[]];
  for (const x of all) found.push(...found.map((some) => [...some, x]));
  return found;
}

const mySpaces = (s: State, seat: Seat): readonly string[] =>
  (pending(s, 'challenge')?.asked.find((x) => x.seat === seat)?.spaces ?? []).map(idOf);

const CHALLENGE_FIELDS = 2;
/** CIV-BAT-08b: the spaces in which an occupant fights, any of them, in the order in which they were asked. */
export const challenge: Rule<'challenge'> = {
  open: true,
  read: (x) =>
    typeof x.spaces === 'string' && Object.keys(x).length === CHALLENGE_FIELDS ? { move: 'challenge', spaces: x.spaces } : undefined,
  candidates: (s, seat) => subsetsOf(mySpaces(s, seat)).map((some): MoveOf<'challenge'> => ({ move: 'challenge', spaces: some.join('+') })),
  refuse(s, seat, m) {
    if (!pending(s, 'challenge')) return WRONG_MOMENT;
    if (m.spaces === '') return undefined;
    const mine = mySpaces(s, seat);
    const places = m.spaces.split('+').map((id) => mine.indexOf(id));
    const isSubset = places.every((at, i) => at >= 0 && (i === 0 || at > places[i - 1]!));
    return isSubset ? undefined : no('CIV-BAT-08', 'NOT_AN_OCCUPANT');
  },
  perform: sealed,
};

/** The mover declares a battle, which is fought at once (CIV-BAT-01, 09). */
export const attack: Rule<'attack'> = {
  candidates: attacksOf,
  refuse(s, seat, m) {
    if (pending(s, 'battle-choice')?.seat !== seat) return WRONG_MOMENT;
    const at = spaceOf(m.at);
    if (fightersAt(s, seat, at) === 0) return no('CIV-BAT-01', 'NO_UNIT_TO_FIGHT');
    if (m.target === seat || !s.players[m.target] || !isPresent(s, m.target, at)) return no('CIV-BAT-01', 'NO_TARGET');
    const isDue = dueBattles(s).some((due) => due.at === at && due.by.includes(m.target));
    return isDue ? no('CIV-BAT-09', 'DECLARED_ALREADY') : undefined;
  },
  perform(t, seat, m) {
    t.done();
    t.push({ step: 'battles', seat });
    t.emit({ event: 'declared', seat, against: m.target, at: m.at });
    const at = spaceOf(m.at);
    const due = dueBattles(t.s).find((x) => x.at === at);
    beginBattle(t, at, seat, [m.target]);
    // What occupants declared there is still to be fought (CIV-BAT-07).
    if (due) t.s.moving = { ...t.s.moving!, declared: [...t.s.moving!.declared, due] };
  },
};

/** The mover has a battle fought that occupants declared. */
export const engage: Rule<'engage'> = {
  candidates: (s) => (s.moving ? dueBattles(s).map(({ at }) => ({ move: 'engage', at: idOf(at) })) : []),
  refuse(s, seat, m) {
    if (pending(s, 'battle-choice')?.seat !== seat) return WRONG_MOMENT;
    return dueBattles(s).some(({ at }) => at === spaceOf(m.at)) ? undefined : no('CIV-BAT-09', 'NOT_DECLARED');
  },
  perform(t, seat, m) {
    const at = spaceOf(m.at);
    const { by } = dueBattles(t.s).find((x) => x.at === at)!;
    t.done();
    t.push({ step: 'battles', seat });
    beginBattle(t, at, seat, by);
  },
};

/** Battles that occupants declared must be fought (CIV-BAT-09). */
export const finish: Rule<'finish-battles'> = {
  candidates: () => [{ move: 'finish-battles' }],
  refuse(s, seat) {
    if (pending(s, 'battle-choice')?.seat !== seat) return WRONG_MOMENT;
    const n = dueBattles(s).length;
    return n > 0 ? no('CIV-BAT-09', 'BATTLE_DUE', { n }) : undefined;
  },
  perform(t) {
    t.done();
    t.s.moving = null;
  },
};

const SIDES = ([0, 1, -1] as const).map((side): MoveOf<'join'> => ({ move: 'join', side }));
/** CIV-BAT-03, CIV-BAT-10 */
export const join: Rule<'join'> = {
  candidates: () => SIDES,
  refuse: (s) => (pending(s, 'joining') ? undefined : WRONG_MOMENT),
  perform: sealed,
};

const choicesOf = (s: State, seat: Seat): Commit[] => {
  const step = pending(s, 'choice');
  return step ? commitsOf(s, step.battle, step.battle.leaders.indexOf(seat) as Side) : [];
};
/** CIV-CMB-01, CIV-AIR-04 */
export const commit: Rule<'commit'> = {
  candidates: (s, seat) => choicesOf(s, seat).map((c): MoveOf<'commit'> => ({ move: 'commit', ...c })),
  refuse(s, seat, m) {
    if (!pending(s, 'choice')) return WRONG_MOMENT;
    const choices = choicesOf(s, seat);
    if (choices.some((c) => sameCommit(c, m))) return undefined;
    return choices.some((c) => sameCommit(c, { ...m, air: false })) ? no('CIV-AIR-04', 'NO_AIRCRAFT') : no('CIV-CMB-01', 'NO_SUCH_FIGHTER');
  },
  perform: sealed,
};
