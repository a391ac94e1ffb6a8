import { fightersOf, type Side } from '../../../../games/civilization/ask/battle.js';
import { fightersAt } from '../../../../games/civilization/ask/units.js';
import { isRegion, type Space, spaceOf } from '../../../../games/civilization/cards/world.js';
import { type Battle, type Challenge, NOBODY } from '../../../../games/civilization/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import { battleOf, oddsTable } from '../panels/battle-facts.js';
import { type Case, chances, facing, goldAt, nameOfSeat, type Of, percent, sizeAt } from './case.js';

/** Whose settlement the fight is about. */
function stake(c: Case, at: Space): string[] {
  const { s, seat, say, words } = c;
  const owner = isRegion(at) ? (s.owners[at] ?? NOBODY) : NOBODY;
  if (owner === NOBODY) return [say('stake.none', { at: words.space(at) })];
  const figures = { at: words.space(at), size: sizeAt(c, s, at) };
  if (owner !== seat) return [say('stake.theirs', { ...figures, who: nameOfSeat(c, owner) })];
  return [say('stake.mine', { ...figures, gold: goldAt(s, at) })];
}

/** The chances of the unit named, whatever meets it, and of the others (CIV-CMB-03 to 07). */
export function committing(c: Case, { owner, kind, cargo, air }: Of<'commit'>): string[] {
  const { s, say } = c;
  const battle = battleOf(s);
  const side = battle && sideOf(battle, c.seat);
  if (!battle || side === undefined) return [];
  const mine = { owner, kind, cargo, air };
  const odds = chances(s, battle, side, mine);
  const others = oddsTable(s, battle, side).filter(({ mine: it }) => it.kind !== kind || it.air !== air || it.cargo !== cargo);
  const best = Math.max(-1, ...others.map(({ worst }) => (Number.isFinite(worst) ? worst : -1)));
  return [
    ...(odds ? [say('round.odds', odds)] : []),
    ...(best >= 0 ? [say('round.others', { low: percent(best) })] : []),
    say('round.left', { mine: fightersOf(s, battle, side), foes: fightersOf(s, battle, side === 0 ? 1 : 0) }),
    ...stake(c, battle.at),
  ];
}
const sideOf = (battle: Battle, seat: Seat): Side | undefined => ([0, 1] as const).find((i) => battle.sides[i].includes(seat));

/** Fight those who came in, or let them be: every space by its odds and by what is at stake (CIV-BAT-08). */
export function challenging(c: Case, { spaces }: Of<'challenge'>): readonly string[] {
  const step = c.s.steps.at(-1);
  if (step?.step !== 'challenge') return [];
  const asked: readonly Space[] = step.asked.find((it: Challenge) => it.seat === c.seat)?.spaces ?? [];
  const named = spaces === '' ? asked : spaces.split('+').map(spaceOf);
  return named.flatMap((at) => [...facing(c, c.s, at, step.seat, c.seat), ...stake(c, at)]);
}

export function passing(c: Case): readonly string[] {
  const step = c.s.steps.at(-1);
  if (step?.step !== 'passing') return [];
  return [...facing(c, c.s, step.at, step.seat, c.seat), ...stake(c, step.at)];
}

/** An attack of the mover's own, or one that occupants declared (CIV-BAT-09). */
export function attacking(c: Case, at: Space, target: Seat | undefined): readonly string[] {
  const { s, seat, say, words } = c;
  const foes = target === undefined ? s.players.flatMap((_, x) => (x !== seat && fightersAt(s, x, at) > 0 ? [x] : [])) : [target];
  const [first] = foes;
  if (first !== undefined && fightersAt(s, first, at) === 0 && s.owners[at] === first)
    return [say('army.prey', { at: words.space(at), size: sizeAt(c, s, at), who: nameOfSeat(c, first), gold: goldAt(s, at) })];
  return [...foes.flatMap((foe) => facing(c, s, at, seat, foe)), ...stake(c, at)];
}

/** What is left undone when the battles end. */
export function disengaging(c: Case): readonly string[] {
  const attacks = c.snapshot.choices.flatMap(({ move }) => (move.move === 'attack' ? [move] : []));
  const told = attacks.slice(0, 2).flatMap(({ at, target }) => attacking(c, spaceOf(at), target));
  return [c.say('fight.left', { n: attacks.length }), ...new Set(told)];
}
