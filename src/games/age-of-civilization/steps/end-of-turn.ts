import type { AskStep, AutoStep, Seat } from '../../../kernel/index.js';
import { canBuySpecial } from '../ask/innovations.js';
import { abilitiesOf, amountOf } from '../ask/selectors.js';
import type { Ability, Counter, Operation } from '../cards/ability.js';
import { performEffects, refuseAbility } from '../cards/operations.js';
import type { AbilityId, Aoc, State, Step } from '../state/state.js';

/** The end-of-turn abilities in force that have not been used this turn; new ones count at once (AOC-EOT-2, AOC-AMB-6). */
export const endAbilities = (s: State, seat: Seat, used: readonly AbilityId[]): Ability[] =>
  abilitiesOf(s, seat).filter((a) => a.when.event === 'endOfTurn' && !used.includes(a.id));

const isPossible = (s: State, seat: Seat, a: Ability): boolean =>
  !refuseAbility(s, seat, a) && a.do.some((op) => doesSomething(s, seat, op));

const doesSomething = (s: State, seat: Seat, op: Operation): boolean => !('n' in op) || amountOf(s, seat, op.n) !== 0;

/** It must be used, and using it now would do something. */
export const isCompulsory = (s: State, seat: Seat, a: Ability): boolean => !a.optional && isPossible(s, seat, a);

/** What an ability looks at, and what it changes. */
function reads(a: Ability): Set<string> {
  const found = new Set<string>();
  if (a.if && 'is' in a.if) found.add(a.if.is === 'strongest' ? 'strength' : 'techs');
  if (a.if && 'techsAtMost' in a.if) found.add('techs');
  if (a.if && 'workersAtLeast' in a.if) found.add('workers');
  for (const op of a.do) if ('n' in op && typeof op.n === 'object') found.add(op.n.per satisfies Counter);
  return found;
}

const WRITES: { readonly [K in Operation['op']]?: readonly string[] } = {
  points: ['points'],
  workers: ['workers'],
  sacrifice: ['workers'],
  gainTech: ['techs', 'strength', 'points'],
  gainWonder: ['wonders', 'points'],
  grantAction: ['points'],
  payToMarket: ['points'],
};
// Coins are missing on purpose: to gain them first is never worse, since nothing at the end of a turn counts them.
const writes = (a: Ability): string[] => a.do.flatMap((op) => WRITES[op.op] ?? []);

/** AOC-CMD-4: may the order of these two make a difference? */
const orderMatters = (a: Ability, b: Ability): boolean => writes(a).some((x) => reads(b).has(x)) || writes(b).some((x) => reads(a).has(x));

/** Resolve by itself what the player would only have to click away; ask about everything else. */
export const endAbilitiesStep: AutoStep<Aoc, Extract<Step, { step: 'end-abilities' }>> = {
  auto(t, { seat, used, shop }) {
    const pending = endAbilities(t.s, seat, used).filter((a) => isPossible(t.s, seat, a));
    const givesCoinsOnly = (a: Ability): boolean => a.do.every((op) => op.op === 'coins');
    const simple = [...pending.filter(givesCoinsOnly), ...pending.filter((a) => !givesCoinsOnly(a))].find(
      (a) => !a.optional && !a.do.some((op) => op.op === 'gainTech') && !pending.some((b) => b !== a && orderMatters(a, b)),
    );
    if (!simple) {
      t.push({ step: 'end-of-turn', seat, used, shop });
      return;
    }
    t.push({ step: 'end-abilities', seat, used: [...used, simple.id], shop });
    performEffects(t, seat, simple.do, { source: { from: 'ability', ability: simple.id } });
  },
};

export const endOfTurnStep: AskStep<Aoc, Extract<Step, { step: 'end-of-turn' }>> = {
  ask(s, { seat, used, shop }) {
    const open = endAbilities(s, seat, used).some((a) => isPossible(s, seat, a)) || (shop && canBuySpecial(s, seat));
    return open ? [seat] : [];
  },
  moves: ['activate', 'buy-special', 'finish-turn'],
};
