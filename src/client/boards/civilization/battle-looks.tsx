import { diceOf } from '../../../games/civilization/ask/battle.js';
import { fightersAt } from '../../../games/civilization/ask/units.js';
import { spaceOf } from '../../../games/civilization/cards/world.js';
import type { Commit, Move, State } from '../../../games/civilization/state/state.js';
import type { Case, Look } from './choice-look.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { battleOf, sureBonus, worstOdds } from './panels/battle-facts.js';
import { unitGlyph } from './signs.js';
import type { Words } from './words.js';

/** How many units able to fight those who came have, and how many I have. */
export function forcesAt(spaces: string, { s, seat, words }: Case): string {
  const places = spaces.split('+').map((id) => spaceOf(id as never));
  const mover = s.moving?.seat ?? seat;
  const [came, own] = [mover, seat].map((who) => places.reduce((n, at) => n + fightersAt(s, who, at), 0)) as [number, number];
  return words.t('challenge.forces', { came, own });
}

/** The same for an attack; where nobody fights back, that is said. */
export function attackForces({ at, target }: Extract<Move, { move: 'attack' }>, { s, seat, words, names }: Case): string {
  const [theirs, own] = [target, seat].map((who) => fightersAt(s, who, spaceOf(at))) as [number, number];
  return theirs > 0 ? words.t('challenge.forces', { came: theirs, own }) : words.t('goal.open', { who: names[target] ?? '' });
}

export function joinLook(side: 0 | 1 | -1, { s, words, names }: Case): Look {
  const step = s.steps.at(-1);
  const leader = step?.step === 'joining' && side >= 0 ? step.battle.leaders[side as 0 | 1] : undefined;
  return leader === undefined
    ? { icon: TABLE_GLYPHS.agree, label: words.g('move.join.none') }
    : { icon: TABLE_GLYPHS.battle, label: words.g('move.join', { who: names[leader] ?? '' }) };
}

/** What a unit rolls: its dice, and what is added to them in any case. */
export function throwWords(s: State, unit: Commit, words: Words): string {
  const battle = battleOf(s);
  const bonus = battle ? sureBonus(s, battle, unit) : 0;
  const dice = words.t('battle.dice', { n: diceOf(s, unit) });
  return bonus > 0 ? `${dice} +${bonus}` : dice;
}

export function commitLook(move: Extract<Move, { move: 'commit' }>, { s, seat, words, names }: Case): Look {
  const own = words.unit(s, move.kind);
  const what = move.air ? words.t('battle.with-air', { what: own }) : own;
  const label = move.owner === seat ? what : words.g('move.commit.ally', { what, who: names[move.owner] ?? '' });
  const worst = worstOdds(s, move);
  return {
    icon: unitGlyph(s, move.kind),
    label,
    detail: (
      <>
        {throwWords(s, move, words)}
        {worst !== undefined && <span class="at-worst"> · {words.t('odds.at-worst', { n: Math.round(worst * 100) })}</span>}
      </>
    ),
    action: words.t('act.commit', { what: label }),
  };
}
