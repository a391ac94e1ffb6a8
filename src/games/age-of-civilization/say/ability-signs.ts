import type { Text } from '../../../kernel/types.js';
import type { Ability, Amount, Condition, Counter, Operation, When } from '../cards/ability.js';
import type { ActionRow } from '../cards/actions.js';
import { actionOf } from '../cards/index.js';
import type { ActionId, TechId } from '../state/state.js';
import { textOf } from '../text/text-of.js';

export type SignName =
  | `action:${ActionId}`
  | `tech:${TechId}`
  | 'birth'
  | 'annex'
  | 'acquire'
  | 'rest'
  | 'endOfTurn'
  | 'endOfGame'
  | 'war'
  | 'gain'
  | 'strongest'
  | 'noTech'
  | 'upcoming'
  | 'wonder'
  | 'worker'
  | 'civ'
  | 'techAny'
  | 'slot';

/** One sign of an icon sentence: trigger, arrow, effect. */
export type Sign =
  | { readonly kind: 'icon'; readonly icon: SignName }
  /** `sign`: written with + or −, because it changes what one has. Cubes are technologies. */
  | { readonly kind: 'coins' | 'points' | 'strength' | 'workers' | 'cubes'; readonly n: number; readonly sign: boolean }
  | { readonly kind: 'per' }
  | { readonly kind: 'arrow' }
  | { readonly kind: 'text'; readonly text: Text };

const icon = (name: SignName): Sign => ({ kind: 'icon', icon: name });
const words = (text: Text): Sign => ({ kind: 'text', text });
const ARROW: Sign = { kind: 'arrow' };
const PER: Sign = { kind: 'per' };

/** An ability as a row of signs, short enough for a small card. */
export function abilitySigns(ability: Ability): Sign[] {
  return [
    ...momentSigns(ability.when),
    ...(ability.if ? conditionSigns(ability.if) : []),
    ...ability.do.flatMap((operation) => operationSigns(operation)),
  ];
}

/** What an action does, as a row of signs. */
export const effectSigns = (action: ActionRow): Sign[] => action.effects.flatMap((effect) => operationSigns(effect));

function momentSigns(when: When): Sign[] {
  switch (when.event) {
    case 'static':
      return [];
    case 'action':
      return [icon(`action:${when.action}`)];
    case 'rest':
      return [icon('rest')];
    default:
      return [icon(when.event), ARROW];
  }
}

function conditionSigns(condition: Condition): Sign[] {
  if ('is' in condition) return [icon(condition.is)];
  if ('techsAtMost' in condition) return [words(textOf('icon.atMost', { n: condition.techsAtMost })), icon('techAny')];
  if ('workersAtLeast' in condition) return [words(textOf('icon.atLeast', { n: condition.workersAtLeast })), icon('worker')];
  return condition.techGainedIn.map((tech) => icon(`tech:${tech}`));
}

function operationSigns(o: Operation): Sign[] {
  const condition = 'if' in o && o.if ? conditionSigns(o.if) : [];
  return [...condition, ...bareSigns(o)];
}

function bareSigns(o: Operation): Sign[] {
  switch (o.op) {
    case 'coins':
      return o.who === 'others' ? [words(textOf('icon.others')), ...amountSigns('coins', o.n)] : amountSigns('coins', o.n);
    case 'points':
    case 'workers':
    case 'strength':
      return amountSigns(o.op, o.n);
    case 'gainTech':
      return amountSigns('cubes', o.n);
    case 'sacrifice':
      return amountSigns('workers', -o.n);
    case 'gainWonder':
      return Array.from({ length: o.n }, () => icon('wonder'));
    case 'grantAction':
      return [icon(`action:${o.action}`), words(textOf('icon.free'))];
    case 'payToMarket':
      return [...amountSigns('coins', -o.coins), words(textOf('icon.toMarket')), ARROW];
    case 'counter':
      return [words(textOf(`icon.${o.counter}`, { n: o.n }))];
    case 'cost':
      return priceSigns(o);
    case 'workerCost':
      return [icon(`action:${o.action}`), ...amountSigns('workers', o.delta)];
    case 'slot':
      return [icon('slot'), icon(`action:${o.action}`)];
    case 'useUpcomingCards':
      return [icon('upcoming'), words(textOf('icon.usable'))];
    case 'warImmune':
      return [icon('war'), words(textOf('icon.noSacrifice'))];
    case 'keepWorkers':
      return [icon(`action:${o.action}`), words(textOf('icon.comeBack'))];
    case 'forbidOthers':
      return [words(textOf('icon.forbidOthers', { action: { key: `action.${o.action}` } }))];
    case 'bonusCoinsFactor':
      return [words(textOf('icon.bonusFactor', { n: o.factor }))];
    case 'ignoreCondition':
      return [icon(`action:${o.action}`), ...conditionalSigns(o.action), words(textOf('icon.always'))];
  }
}

function priceSigns(o: Extract<Operation, { op: 'cost' }>): Sign[] {
  const techs = (o.techIn ?? []).map((tech) => icon(`tech:${tech}`));
  const price: Sign = { kind: 'coins', n: o.set ?? o.delta ?? 0, sign: o.set === undefined };
  const except = (o.exceptSource ?? []).map((tech) => words(textOf('icon.without', { techs: { key: `tech.${tech}` } })));
  return [icon(`action:${o.action}`), ...techs, price, ...except];
}

/** The part of an action that usually hangs on a condition. */
const conditionalSigns = (action: ActionId): Sign[] => actionOf(action).effects.flatMap((effect) => (effect.if ? bareSigns(effect) : []));

type Quantity = Extract<Sign, { n: number }>['kind'];

/** A plain amount carries its sign; '1 point per wonder' does not, since it is a rate. */
function amountSigns(kind: Quantity, n: Amount): Sign[] {
  if (typeof n === 'number') return [{ kind, n, sign: true }];
  return [{ kind, n: n.times, sign: false }, PER, ...counterSigns(n.per, n.every)];
}

/** What is counted: a piece with its figure, or an icon after its number. */
function counterSigns(per: Counter, every: number): Sign[] {
  switch (per) {
    case 'coins':
    case 'bonusCoins':
      return [{ kind: 'coins', n: every, sign: false }];
    case 'points':
    case 'strength':
      return [{ kind: per, n: every, sign: false }];
    case 'workers':
      return several(icon('worker'), every);
    case 'techs':
      return every === 1 ? [icon('techAny')] : [{ kind: 'cubes', n: every, sign: false }];
    case 'wonders':
      return several(icon('wonder'), every);
    case 'civs':
      return several(icon('civ'), every);
    case 'upcomingCards':
      return several(icon('upcoming'), every);
    case 'routeStage':
      return several(words(textOf('icon.stage')), every);
  }
}

const several = (sign: Sign, n: number): Sign[] => (n === 1 ? [sign] : [words(textOf('icon.number', { n })), sign]);
