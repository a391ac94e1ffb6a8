import type { Text } from '../../../kernel/types.js';
import { listOf } from '../../shared/text/lists.js';
import type { Ability, Cost, Occurrence } from '../cards/ability.js';
import type { BoardAction } from '../cards/actions.js';
import { STANDARD } from '../cards/diplomacy.js';
import type { Space, TrackRow } from '../cards/tracks.js';
import { textOf } from '../text/text-of.js';
import { describeCondition, trackName } from './describe-amount.js';
import { describeOperations, describePrice, type Operation } from './describe-operations.js';

export { abilitySigns, costSigns, effectSigns, type Sign, type SignName, spaceSigns } from './ability-signs.js';

/** The sentence of an ability, worded from its row. */
export function describeAbility(ability: Ability): Text {
  const what = describeMoment(ability, describeCore(ability));
  return textOf('ability.sentence', { what: ability.limit ? textOf('ability.once', { what }) : what });
}

/** What effects give, as a sentence. */
export const describeEffects = (effects: readonly Operation[]): Text => textOf('ability.sentence', { what: describeOperations(effects) });

/** What a price asks for, as a sentence. */
export const describeCost = (cost: readonly Cost[]): Text => textOf('ability.sentence', { what: describePrice(cost) });

/** A board action: what it takes and what it gives. */
export function describeAction({ id, cost, effect }: BoardAction): Text {
  const what = id === 'diplomacy' ? textOf('do.diplomacy') : describeOperations(effect);
  return textOf('ability.sentence', { what: textOf('do.pay', { cost: describePrice(cost), what }) });
}

/** What every diplomacy card gives instead of its own effect (MIL-DIP-02). */
export const describeStandard = (): Text => textOf('ability.standard', STANDARD);

/** Everything a space of a track does: penalty first, then what happens on arrival, then what holds from then on. */
export function describeSpace(space: Space): Text {
  const parts: Text[] = [];
  if (space.penalty) parts.push(textOf('space.penalty', { what: describeOperations(space.penalty) }));
  if (space.immediate) parts.push(textOf('space.immediate', { what: describeOperations(space.immediate) }));
  if (space.book) parts.push(textOf('space.book'));
  if (space.endVP !== undefined) parts.push(textOf('space.endVP', { n: space.endVP }));
  if (space.income !== undefined) parts.push(textOf('space.income', { n: space.income }));
  if (space.wonderDiscount !== undefined) parts.push(textOf('space.wonderDiscount', { n: space.wonderDiscount }));
  if (space.unlocks) parts.push(textOf(`space.unlocks.${space.unlocks}`));
  return textOf('ability.sentence', { what: parts.length === 0 ? textOf('do.nothing') : listOf(parts, 'semicolon') });
}

/** What each advance beyond the last space gives, if the track can be maximised (MIL-TRK-04). */
export const describeMaximise = ({ maximise }: TrackRow): Text | undefined =>
  maximise && textOf('ability.sentence', { what: textOf('space.beyond', { what: describeOperations(maximise) }) });

function describeCore(ability: Ability): Text {
  if (ability.options) {
    const [a, b] = ability.options.map((option) => describeOccurrence(option.on, describeOperations(option.effect)));
    return textOf('ability.oneOf', { a: a!, b: b! });
  }
  let what = describeOperations(ability.effect ?? [], ability.type === 'modifier');
  if (ability.cost) what = textOf('do.pay', { cost: describePrice(ability.cost), what });
  return ability.if ? textOf('if.that', { cond: describeCondition(ability.if), what }) : what;
}

/** An event says the moment by itself; without one, the phase does, and the action phase is understood (MIL-ACT-06). */
function describeMoment({ type, on, modifies, phase }: Ability, what: Text): Text {
  if (on) return describeOccurrence(on, what);
  if (phase === 'END' && type === 'action') return textOf('in.END.before', { what });
  if (modifies === 'influenceAction' || modifies === 'diplomacyAction') return textOf(`in.${modifies}`, { what });
  return phase === 'B' || phase === 'C' || phase === 'D' || phase === 'F' || phase === 'END' ? textOf(`in.${phase}`, { what }) : what;
}

function describeOccurrence(on: Occurrence, what: Text): Text {
  switch (on.event) {
    case 'advanceStep':
    case 'advanceGain':
    case 'maximise':
      return textOf(`when.${on.event}`, { track: trackName(on.track), what });
    case 'special':
      if (on.which === 'any') return textOf('when.special.any', { what });
      return textOf(on.window ? 'when.special.before' : 'when.special', { special: textOf(`special.${on.which}`), what });
    case 'action':
      return textOf(`when.action.${on.which}`, { what });
    case 'book':
      return on.track === 'any' ? textOf('when.book.any', { what }) : textOf('when.book', { track: trackName(on.track), what });
    default:
      return textOf(`when.${on.event}`, { what });
  }
}
