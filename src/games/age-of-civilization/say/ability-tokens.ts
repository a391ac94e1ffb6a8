import type { Text } from '../../../kernel/types.js';
import type { Ability, Amount, Condition, Counter, Operation, When } from '../cards/ability.js';
import type { ActionRow } from '../cards/actions.js';
import { actionOf } from '../cards/index.js';
import type { ActionId, TechId } from '../state/state.js';
import { textOf } from '../text/text-of.js';

export type TokenIcon =
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
export type Token =
  | { readonly kind: 'icon'; readonly icon: TokenIcon }
  /** `sign`: written with + or −, because it changes what one has. Cubes are technologies. */
  | { readonly kind: 'coins' | 'points' | 'strength' | 'workers' | 'cubes'; readonly n: number; readonly sign: boolean }
  | { readonly kind: 'per' }
  | { readonly kind: 'arrow' }
  | { readonly kind: 'text'; readonly text: Text };

const icon = (name: TokenIcon): Token => ({ kind: 'icon', icon: name });
const words = (text: Text): Token => ({ kind: 'text', text });
const ARROW: Token = { kind: 'arrow' };
const PER: Token = { kind: 'per' };

/** An ability as a row of signs, short enough for a small card. */
export function abilityTokens(ability: Ability): Token[] {
  return [
    ...momentTokens(ability.when),
    ...(ability.if ? conditionTokens(ability.if) : []),
    ...ability.do.flatMap((operation) => operationTokens(operation)),
  ];
}

/** What an action does, as a row of signs. */
export const effectTokens = (action: ActionRow): Token[] => action.effects.flatMap((effect) => operationTokens(effect));

function momentTokens(when: When): Token[] {
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

function conditionTokens(condition: Condition): Token[] {
  if ('is' in condition) return [icon(condition.is)];
  if ('techsAtMost' in condition) return [words(textOf('icon.atMost', { n: condition.techsAtMost })), icon('techAny')];
  if ('workersAtLeast' in condition) return [words(textOf('icon.atLeast', { n: condition.workersAtLeast })), icon('worker')];
  return condition.techGainedIn.map((tech) => icon(`tech:${tech}`));
}

function operationTokens(o: Operation): Token[] {
  const condition = 'if' in o && o.if ? conditionTokens(o.if) : [];
  return [...condition, ...bareTokens(o)];
}

function bareTokens(o: Operation): Token[] {
  switch (o.op) {
    case 'coins':
      return o.who === 'others' ? [words(textOf('icon.others')), ...amountTokens('coins', o.n)] : amountTokens('coins', o.n);
    case 'points':
    case 'workers':
    case 'strength':
      return amountTokens(o.op, o.n);
    case 'gainTech':
      return amountTokens('cubes', o.n);
    case 'sacrifice':
      return amountTokens('workers', -o.n);
    case 'gainWonder':
      return Array.from({ length: o.n }, () => icon('wonder'));
    case 'grantAction':
      return [icon(`action:${o.action}`), words(textOf('icon.free'))];
    case 'payToMarket':
      return [...amountTokens('coins', -o.coins), words(textOf('icon.toMarket')), ARROW];
    case 'counter':
      return [words(textOf(`icon.${o.counter}`, { n: o.n }))];
    case 'cost':
      return priceTokens(o);
    case 'workerCost':
      return [icon(`action:${o.action}`), ...amountTokens('workers', o.delta)];
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
      return [icon(`action:${o.action}`), ...conditionalTokens(o.action), words(textOf('icon.always'))];
  }
}

function priceTokens(o: Extract<Operation, { op: 'cost' }>): Token[] {
  const techs = (o.techIn ?? []).map((tech) => icon(`tech:${tech}`));
  const price: Token = { kind: 'coins', n: o.set ?? o.delta ?? 0, sign: o.set === undefined };
  const except = (o.exceptSource ?? []).map((tech) => words(textOf('icon.without', { techs: { key: `tech.${tech}` } })));
  return [icon(`action:${o.action}`), ...techs, price, ...except];
}

/** The part of an action that usually hangs on a condition. */
const conditionalTokens = (action: ActionId): Token[] =>
  actionOf(action).effects.flatMap((effect) => (effect.if ? bareTokens(effect) : []));

type Quantity = Extract<Token, { n: number }>['kind'];

/** A plain amount carries its sign; '1 point per wonder' does not, since it is a rate. */
function amountTokens(kind: Quantity, n: Amount): Token[] {
  if (typeof n === 'number') return [{ kind, n, sign: true }];
  return [{ kind, n: n.times, sign: false }, PER, ...counterTokens(n.per, n.every)];
}

/** What is counted: a piece with its figure, or an icon after its number. */
function counterTokens(per: Counter, every: number): Token[] {
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

const several = (token: Token, n: number): Token[] => (n === 1 ? [token] : [words(textOf('icon.number', { n })), token]);
