import type { MoveRule } from '../../../kernel/index.js';
import { declinedAbilities, playerOf } from '../ask/selectors.js';
import { refuseTech, thinkableTechs } from '../ask/technologies.js';
import { abilityOf } from '../cards/index.js';
import { doGranted, performEffects, refuseAbility } from '../cards/operations.js';
import { change } from '../change/change.js';
import { gainTech, gainWonder, offerTech, offerWonder } from '../change/gains.js';
import { nameOf } from '../say/names.js';
import type { Aoc, Move, State, Step } from '../state/state.js';
import { endAbilities, isCompulsory } from '../steps/end-of-turn.js';

/** The current step, when it is the one a move answers. */
function current<K extends Step['step']>(s: State, name: K): Extract<Step, { step: K }> {
  return s.steps[s.steps.length - 1] as Extract<Step, { step: K }> & { readonly step: typeof name };
}

export const learn: MoveRule<Aoc, Extract<Move, { move: 'learn' }>> = {
  candidates: (s, seat) => thinkableTechs(s, playerOf(s, seat)).map((tech) => ({ move: 'learn', tech })),
  refuse: (s, seat, { tech }) => refuseTech(playerOf(s, seat), tech),
  perform(t, seat, { tech }) {
    const { left, source } = current(t.s, 'gain-tech');
    t.done();
    gainTech(t, seat, tech, source);
    offerTech(t, seat, left - 1, source);
  },
};

export const takeWonder: MoveRule<Aoc, Extract<Move, { move: 'take-wonder' }>> = {
  candidates: (s) => [...s.wonders, ...s.players.flatMap((p) => p.wonders)].map((wonder) => ({ move: 'take-wonder', wonder })),
  refuse: (s, _seat, { wonder }) => (s.wonders.includes(wonder) ? undefined : { rule: 'AOC-TRM-7', code: 'WONDER_NOT_THERE' }),
  perform(t, seat, { wonder }) {
    const { left, source } = current(t.s, 'gain-wonder');
    t.done();
    gainWonder(t, seat, wonder, source);
    offerWonder(t, seat, left - 1, source);
  },
};

export const useGrant: MoveRule<Aoc, Extract<Move, { move: 'use-grant' }>> = {
  candidates: () => [{ move: 'use-grant' }],
  refuse: (s, seat) => refuseAbility(s, seat, abilityOf(current(s, 'granted').ability)),
  perform(t, seat) {
    const { action, ability } = current(t.s, 'granted');
    t.done();
    doGranted(t, seat, action, ability);
  },
};

export const decline: MoveRule<Aoc, Extract<Move, { move: 'decline' }>> = {
  candidates: () => [{ move: 'decline' }],
  refuse: () => undefined,
  perform: (t) => t.done(),
};

/** AOC-CAB-18: own coins become bonus coins of a market card; then the points. */
export const endow: MoveRule<Aoc, Extract<Move, { move: 'endow' }>> = {
  candidates: (s) => s.market.map((x) => ({ move: 'endow', card: x.slot.card! })),
  refuse: (s, _seat, { card }) =>
    s.market.some((x) => x.slot.card === card)
      ? undefined
      : { rule: 'AOC-CAB-18', code: 'CARD_NOT_THERE', params: { card: nameOf.civ(card) } },
  perform(t, seat, { card }) {
    const { ability } = current(t.s, 'endow');
    const source = { from: 'ability', ability } as const;
    t.done();
    for (const e of abilityOf(ability).do) {
      if (e.op !== 'payToMarket') {
        performEffects(t, seat, [e], { source });
        continue;
      }
      change(t, seat, { coins: -e.coins }, source);
      t.s.market.find((x) => x.slot.card === card)!.coins += e.coins;
      t.emit({ event: 'endow', seat, card, coins: e.coins });
    }
  },
};

/** AOC-EOT-1: once each, in the order the player wishes. */
export const activate: MoveRule<Aoc, Extract<Move, { move: 'activate' }>> = {
  candidates: (s, seat) =>
    [...endAbilities(s, seat, []), ...declinedAbilities(playerOf(s, seat)).filter((a) => a.when.event === 'endOfTurn')].map((a) => ({
      move: 'activate',
      ability: a.id,
    })),
  refuse(s, seat, { ability }) {
    const found = endAbilities(s, seat, []).find((a) => a.id === ability);
    if (!found) return { rule: 'AOC-ABL-1', code: 'ABILITY_NOT_YOURS' };
    return current(s, 'end-of-turn').used.includes(ability) ? { rule: 'AOC-EOT-1', code: 'ABILITY_USED' } : refuseAbility(s, seat, found);
  },
  perform(t, seat, { ability }) {
    const { used, shop } = current(t.s, 'end-of-turn');
    t.done();
    t.push({ step: 'end-abilities', seat, used: [...used, ability], shop });
    resolveEndAbility(t, seat, ability);
  },
};

/** To activate a granted action is to accept it; any other ability simply happens. */
function resolveEndAbility(t: Parameters<typeof doGranted>[0], seat: number, id: string): void {
  const a = abilityOf(id);
  t.emit({ event: 'ability', seat, ability: id });
  const grant = a.do.find((e) => e.op === 'grantAction');
  if (grant?.op === 'grantAction') doGranted(t, seat, grant.action, id);
  else {
    // The coins are paid when the card is chosen, and what follows them waits for that.
    const pays = a.do.findIndex((e) => e.op === 'payToMarket');
    performEffects(t, seat, pays < 0 ? a.do : a.do.slice(pays, pays + 1), { source: { from: 'ability', ability: id } });
  }
}

export const finishTurn: MoveRule<Aoc, Extract<Move, { move: 'finish-turn' }>> = {
  candidates: () => [{ move: 'finish-turn' }],
  /** Only optional abilities may be left out. */
  refuse(s, seat) {
    const due = endAbilities(s, seat, current(s, 'end-of-turn').used).find((a) => isCompulsory(s, seat, a));
    return due ? { rule: 'AOC-EOT-1', code: 'ABILITY_PENDING', params: { card: nameOf.cardOfAbility(due.id) } } : undefined;
  },
  perform: (t) => t.done(),
};
