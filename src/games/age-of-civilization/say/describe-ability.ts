import type { Text } from '../../../kernel/types.js';
import { listOf } from '../../shared/text/lists.js';
import type { Ability, Amount, Condition, Effect, Operation } from '../cards/ability.js';
import type { ActionRow } from '../cards/actions.js';
import { actionOf } from '../cards/index.js';
import type { ActionId, TechId } from '../state/state.js';
import { textOf } from '../text/text-of.js';

export { abilitySigns, effectSigns, type Sign } from './ability-signs.js';

const actionName = (action: ActionId): Text => ({ key: `action.${action}` });
const techName = (tech: TechId): Text => textOf('name.the', { name: { key: `tech.${tech}` } });

/** The sentence of an ability, worded from its row. */
export function describeAbility(ability: Ability): Text {
  const what = describeOperations(ability.do, ability.optional ?? false);
  return textOf('ability.sentence', { what: describeMoment(ability, ability.if ? describeCondition(ability.if, what) : what) });
}

/** Several abilities of one card as one text. */
export function describeAbilities(abilities: readonly Ability[]): Text {
  return abilities.map(describeAbility).reduce((a, b) => textOf('ability.pair', { a, b }));
}

/** What an action does, without what abilities add to it. */
export function describeEffects(action: ActionRow): Text {
  return textOf('ability.sentence', { what: describeOperations(action.effects, false) });
}

/** What one use of an action takes. */
export function describeCost(action: ActionRow): Text {
  const workers = textOf(action.colour === 'red' ? 'cost.workers.red' : 'cost.workers', { n: action.workers });
  const what = action.coins === 0 ? workers : listOf([workers, textOf('noun.coins', { n: action.coins })], 'comma');
  return textOf('cost.slots', { n: action.slots, what });
}

function describeMoment({ when }: Ability, what: Text): Text {
  switch (when.event) {
    case 'static':
      return what;
    case 'action':
      return textOf('when.action', { action: actionName(when.action), what });
    default:
      return textOf(`when.${when.event}`, { what });
  }
}

function describeCondition(condition: Condition, what: Text): Text {
  if ('is' in condition) return textOf(`if.${condition.is}`, { what });
  if ('techsAtMost' in condition) return textOf('if.techsAtMost', { n: condition.techsAtMost, what });
  if ('workersAtLeast' in condition) return textOf('if.workersAtLeast', { n: condition.workersAtLeast, what });
  return textOf('if.techGainedIn', { techs: listTechs(condition.techGainedIn), what });
}

/** Gains that follow each other share one verb: 'gain 1 coin and 2 points'. */
function describeOperations(operations: readonly Operation[], optional: boolean): Text {
  const parts: { gain?: Text; text: Text; pay: boolean }[] = [];
  for (const operation of operations) {
    const gain = gainOf(operation);
    const last = parts.at(-1);
    if (gain && last?.gain) {
      last.gain = listOf([last.gain, gain], 'and');
      last.text = textOf('do.gain', { what: last.gain });
    } else {
      const may = optional && parts.length === 0;
      parts.push({ gain, text: describeOperation(operation, may), pay: operation.op === 'payToMarket' });
    }
  }
  const [first, ...rest] = parts;
  if (!first) return textOf('do.nothing');
  return rest.reduce((a, b) => ({ ...b, text: textOf(a.pay ? 'do.ifDone' : 'do.then', { a: a.text, b: b.text }) }), first).text;
}

type Quantity = Extract<Operation, { op: 'coins' | 'points' | 'workers' | 'gainTech' }>;
const NOUNS = { coins: 'noun.coins', points: 'noun.points', workers: 'noun.workers.limited', gainTech: 'noun.techs' } as const;

const isQuantity = (o: Operation): o is Quantity => o.op in NOUNS;
const isGain = ({ n }: Quantity): boolean => (typeof n === 'number' ? n : n.times) >= 0;
const isForOthers = (o: Quantity): boolean => o.op === 'coins' && o.who === 'others';

/** What the owner plainly gains, as a noun; undefined for everything else. */
const gainOf = (o: Operation): Text | undefined =>
  isQuantity(o) && !o.if && isGain(o) && !isForOthers(o) ? counted(NOUNS[o.op], o.n) : undefined;

function describeOperation(o: Operation, optional: boolean): Text {
  if ('if' in o && o.if) return describeCondition(o.if, describeOperation(withoutCondition(o), optional));
  if (isQuantity(o)) return optional ? textOf('ability.optional', { what: describeQuantity(o) }) : describeQuantity(o);
  switch (o.op) {
    case 'sacrifice':
      return textOf('do.sacrifice', { what: textOf('noun.workers', { n: o.n }) });
    case 'gainWonder':
      return textOf('do.gainWonder', { what: textOf('noun.wonders', { n: o.n }) });
    case 'grantAction':
      return textOf(optional ? 'may.grantAction' : 'do.grantAction', { action: actionName(o.action) });
    case 'payToMarket':
      return textOf(optional ? 'may.payToMarket' : 'do.payToMarket', { n: o.coins });
    case 'counter':
      return textOf(`do.counter.${o.counter}`, { n: o.n, limit: o.max ?? o.min ?? 0 });
    default:
      return describeModifier(o);
  }
}

function describeQuantity(o: Quantity): Text {
  const key = isForOthers(o) ? (isGain(o) ? 'do.othersGain' : 'do.othersLose') : isGain(o) ? 'do.gain' : 'do.lose';
  return textOf(key, { what: counted(NOUNS[o.op], o.n) });
}

const withoutCondition = <O extends Effect>(o: O): O => ({ ...o, if: undefined });

function describeModifier(o: Exclude<Operation, Effect>): Text {
  switch (o.op) {
    case 'strength':
      if (typeof o.n === 'number') return textOf('mod.strength', { n: o.n });
      return textOf('mod.strength.per', { n: o.n.times, per: textOf(`per.${o.n.per}`, { every: o.n.every }) });
    case 'cost':
      return describePrice(o);
    case 'workerCost': {
      const red = actionOf(o.action).colour === 'red';
      const key = o.delta < 0 ? 'mod.workers.less' : red ? 'mod.workers.moreRed' : 'mod.workers.more';
      return textOf(key, { action: actionName(o.action), what: textOf('noun.workers', { n: Math.abs(o.delta) }) });
    }
    case 'slot':
      return textOf('mod.slot', { action: actionName(o.action) });
    case 'keepWorkers':
      return textOf('mod.keepWorkers', { action: actionName(o.action) });
    case 'forbidOthers':
      return textOf('mod.forbidOthers', { action: actionName(o.action) });
    case 'bonusCoinsFactor':
      return textOf('do.bonusCoinsFactor', { n: o.factor });
    case 'ignoreCondition':
      return describeIgnored(o.action);
    case 'useUpcomingCards':
      return textOf('mod.useUpcomingCards');
    case 'warImmune':
      return textOf('mod.warImmune');
  }
}

function describePrice(o: Extract<Operation, { op: 'cost' }>): Text {
  const action = actionName(o.action);
  const amount = o.set ?? o.delta ?? 0;
  const key = o.set !== undefined ? 'mod.cost.set' : amount < 0 ? 'mod.cost.less' : 'mod.cost.more';
  let text =
    o.set === 0 ? textOf('mod.cost.free', { action }) : textOf(key, { action, what: textOf('noun.coins', { n: Math.abs(amount) }) });
  if (o.techIn) text = textOf('mod.cost.for', { what: text, techs: listTechs(o.techIn) });
  if (o.exceptSource) text = textOf('mod.cost.except', { what: text, techs: listTechs(o.exceptSource) });
  return text;
}

/** The part of the action that usually hangs on a condition, and the condition that no longer matters. */
function describeIgnored(action: ActionId): Text {
  for (const effect of actionOf(action).effects) {
    if (!effect.if || !('is' in effect.if)) continue;
    const what = describeOperation(withoutCondition(effect), false);
    return textOf(`despite.${effect.if.is}`, { action: actionName(action), what });
  }
  return describeEffects(actionOf(action));
}

function counted(key: (typeof NOUNS)[keyof typeof NOUNS], n: Amount): Text {
  if (typeof n === 'number') return textOf(key, { n: Math.abs(n) });
  return textOf('noun.per', { what: textOf(key, { n: Math.abs(n.times) }), per: textOf(`per.${n.per}`, { every: n.every }) });
}

/** 'Writing, Education or Navigation' */
function listTechs(techs: readonly TechId[]): Text {
  return listOf(techs.map(techName), 'or');
}
