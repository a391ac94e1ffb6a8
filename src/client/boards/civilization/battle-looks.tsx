import { diceOf } from '../../../games/civilization/ask/battle.js';
import { fightersAt } from '../../../games/civilization/ask/units.js';
import { spaceOf } from '../../../games/civilization/cards/world.js';
import type { Move } from '../../../games/civilization/state/state.js';
import type { Case, Look } from './choice-look.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { unitGlyph } from './signs.js';

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

export function commitLook(move: Extract<Move, { move: 'commit' }>, { s, seat, words, names }: Case): Look {
  const own = words.unit(s, move.kind);
  const what = move.air ? words.t('battle.with-air', { what: own }) : own;
  const label = move.owner === seat ? what : words.g('move.commit.ally', { what, who: names[move.owner] ?? '' });
  return {
    icon: unitGlyph(s, move.kind),
    label,
    detail: <>{words.t('battle.dice', { n: diceOf(s, move) })}</>,
    action: words.t('act.commit', { what: label }),
  };
}
