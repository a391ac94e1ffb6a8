import type { MoveRule, Refusal, Seat } from '../../../kernel/index.js';
import { arrivalOfSwitch, canPayPenalty } from '../ask/advances.js';
import { ANSWER_FIRST, isBusy, noEffect } from '../ask/pending.js';
import { canHappen } from '../ask/possible.js';
import { refuseCost } from '../ask/prices.js';
import { holds, placeKey, playerOf } from '../ask/selectors.js';
import type { Ability, Cost, Effect } from '../cards/ability.js';
import { BOARD_ACTIONS, RESEARCH_EFFECTS, type SpecialId } from '../cards/actions.js';
import { STANDARD } from '../cards/diplomacy.js';
import { abilityOf, boardActionOf, buildingOf, diplomacyOf, researchOf } from '../cards/index.js';
import { change, discardCard, engage, say, takeFromHand } from '../change/change.js';
import { run, useFor } from '../change/tasks.js';
import { describeSource } from '../say/describe-event.js';
import { nameOf } from '../say/names.js';
import type { Happening, Mil, Move, Player, State, Task, UsableId } from '../state/state.js';
import { follows } from '../state/versions.js';

type Use = Extract<Move, { move: 'use' }>;
const useOf = (what: UsableId): Use => ({ move: 'use', what });
const BOARD_USES = BOARD_ACTIONS.map(({ id }) => useOf(id));
const ACTIONS = new Map(BOARD_ACTIONS.map((action) => [action.id, action]));

/** Everything a player might use in the action phase, as often as it can be paid (MIL-AUX-04); Prosperity has no action (MIL-TRA-07). */
function usables(p: Player): Use[] {
  const found = p.specials.map((id) => useOf(`special:${id}`));
  found.push(...BOARD_USES);
  for (const { id } of p.buildings) if (isAction(buildingOf(id).ability)) found.push(useOf(id)); // dormant ones say why not
  for (const id of p.research) if (isAction(researchOf(id).ability)) found.push(useOf(id));
  return found;
}

const isAction = (ability: Ability): boolean => ability.type === 'action' && ability.phase === 'E';

/** What follows a board action: cards may wait for it. */
const FOLLOWED: { readonly [action: string]: Happening } = {
  influence: { event: 'action', which: 'influence' },
  industry: { event: 'action', which: 'industry' },
};

function refuseCard(s: State, seat: Seat, id: string): Refusal | undefined {
  const p = playerOf(s, seat);
  const building = p.buildings.find((b) => b.id === id);
  const ability = building || p.research.includes(id) ? abilityOf(id) : undefined;
  if (!ability || !isAction(ability)) return { rule: 'MIL-ACT-06', code: 'NO_SUCH_CARD' };
  if (building?.dormant) return { rule: 'MIL-MNT-03', code: 'DORMANT', params: { card: nameOf(id) } };
  if (building?.engaged) return { rule: 'MIL-ACT-03', code: 'ALREADY_ENGAGED', params: { card: nameOf(id) } };
  if (p.once.includes(id)) return { rule: 'MIL-231', code: 'USED_THIS_AGE', params: { card: nameOf(id) } };
  if (!holds(s, seat, ability.if)) return { rule: 'MIL-232', code: 'NOT_ON_TYRANNY' };
  return refuseCost(s, seat, id, ability.cost ?? []) ?? refuseEffects(s, seat, id, ability.effect as readonly Effect[]);
}

/** What would do nothing at all is not for sale; where one effect of several is in vain, the others still happen (MIL-AMB-16). */
function refuseEffects(s: State, seat: Seat, id: string, effects: readonly Effect[]): Refusal | undefined {
  if (effects.some((e) => e.do === 'switchToDemocracy') && !canPayAfter(s, seat)) {
    const space = describeSource(`space:${placeKey('politics', playerOf(s, seat).tracks.politics, 'democracy')}`);
    return { rule: 'MIL-232', code: 'SPACE_BLOCKED', params: { space } };
  }
  if (canHappen(s, seat, effects)) return undefined;
  if (effects[0]!.do === 'claimResearch') return { rule: 'MIL-AMB-16', code: 'NO_RESEARCH_CARD_LEFT' };
  if (effects[0]!.do === 'extendTechDuration') return { rule: 'MIL-179', code: 'NOTHING_ENDS' };
  return follows(s, 3) ? noEffect(id) : undefined;
}
/** The penalty of the arrival space comes on top of the 15 gold. */
function canPayAfter(s: State, seat: Seat): boolean {
  const p = playerOf(s, seat);
  const price = abilityOf('research-232').cost?.[0];
  return canPayPenalty({ ...p, gold: p.gold - (price?.use === 'gold' ? price.n : 0) }, arrivalOfSwitch(s, p));
}

export const use: MoveRule<Mil, Use> = {
  candidates: (s, seat) => (isBusy(s, seat) ? [] : usables(playerOf(s, seat))),
  refuse(s, seat, { what }) {
    if (isBusy(s, seat)) return ANSWER_FIRST;
    if (what.startsWith('special:'))
      return playerOf(s, seat).specials.includes(what.slice(8) as SpecialId)
        ? undefined
        : { rule: 'MIL-SPE-01', code: 'NO_MARKER_THERE', params: { slot: nameOf(what) } };
    const action = ACTIONS.get(what);
    return action ? refuseCost(s, seat, what, action.cost) : refuseCard(s, seat, what);
  },
  perform(t, seat, { what }) {
    const p = playerOf(t.s, seat);
    say(t, seat, { event: 'used', seat, what });
    if (what.startsWith('special:')) {
      const special = what.slice(8) as SpecialId;
      const at = p.specials.indexOf(special);
      p.specials = p.specials.filter((_, i) => i !== at);
      p.tasks.push({ task: 'special', special });
    } else if (what.startsWith('building-') || what.startsWith('research-')) {
      const ability = abilityOf(what);
      if (ability.engage) engage(t, seat, what); // MIL-ACT-04, MIL-ICO-09: some buildings never are
      if (ability.limit) p.once = [...p.once, what];
      useFor(t, seat, what, ability.cost ?? [], ability.effect as readonly Effect[]);
    } else {
      const action = boardActionOf(what);
      if (FOLLOWED[what]) p.tasks.push({ task: 'raise', events: [FOLLOWED[what]] });
      const effects: readonly Effect[] = what === 'trade' ? [{ do: 'performAction', action: 'trade' }] : action.effect;
      useFor(t, seat, what, action.cost, effects);
    }
    run(t, seat);
  },
};

/** MIL-RES-02: once per age one effect; what is left of the points is lost. */
export const buy: MoveRule<Mil, Extract<Move, { move: 'buy' }>> = {
  candidates: (s, seat) => (isBusy(s, seat) ? [] : RESEARCH_EFFECTS[s.options.side].map(({ id }) => ({ move: 'buy', effect: id }))),
  refuse(s, seat, { effect }) {
    const row = RESEARCH_EFFECTS[s.options.side].find((x) => x.id === effect);
    const p = playerOf(s, seat);
    if (isBusy(s, seat)) return ANSWER_FIRST;
    if (!row) return { rule: 'MIL-RES-02', code: 'NO_SUCH_CARD' };
    if (p.researched) return { rule: 'MIL-RES-02', code: 'ALREADY_RESEARCHED' };
    if (p.rp < row.price) return { rule: 'MIL-AMB-15', code: 'NOT_ENOUGH_RP', params: { need: row.price, have: p.rp } };
    return refuseEffects(s, seat, effect, row.effect);
  },
  perform(t, seat, { effect }) {
    const row = RESEARCH_EFFECTS[t.s.options.side].find((x) => x.id === effect)!;
    const p = playerOf(t.s, seat);
    p.researched = true;
    p.rpUsed = row.price;
    say(t, seat, { event: 'bought', seat, effect, price: row.price });
    change(t, seat, { rp: -p.rp }, `research:${effect}`);
    const after: Task = { task: 'raise', events: [{ event: 'action', which: 'research' }] };
    p.tasks.push(after, { task: 'do', effects: row.effect, source: `research:${effect}` });
    run(t, seat);
  },
};

const holdsCard = (s: State, seat: Seat, card: string): boolean => playerOf(s, seat).hand.some((x) => x.card === card);
const handOf = (s: State, seat: Seat): string[] => playerOf(s, seat).hand.flatMap(({ card }) => (card === null ? [] : [card]));

/** The unique effect of a card that is used when its owner likes; others are offered when their moment comes. */
export const play: MoveRule<Mil, Extract<Move, { move: 'play' }>> = {
  candidates: (s, seat) => (isBusy(s, seat) ? [] : handOf(s, seat).map((card) => ({ move: 'play', card }))),
  refuse(s, seat, { card }) {
    if (isBusy(s, seat)) return ANSWER_FIRST;
    if (!holdsCard(s, seat, card)) return { rule: 'MIL-DIP-02', code: 'NO_SUCH_CARD' };
    const { unique } = diplomacyOf(card);
    const now = unique.phase === s.phase && (unique.type === 'action' || unique.on?.event === 'prosperityReached');
    if (!now) return { rule: 'MIL-DIP-02', code: 'NOT_THIS_PHASE', params: { card: nameOf(card) } };
    if (unique.on && (playerOf(s, seat).matched === 0 || !holds(s, seat, unique.if)))
      return { rule: 'MIL-254', code: 'NOT_THIS_PHASE', params: { card: nameOf(card) } };
    const effects = unique.effect as readonly Effect[];
    return refuseCost(s, seat, card, unique.cost ?? []) ?? (follows(s, 3) && !canHappen(s, seat, effects) ? noEffect(card) : undefined);
  },
  perform(t, seat, { card }) {
    playCard(t, seat, card, diplomacyOf(card).unique.cost ?? [], diplomacyOf(card).unique.effect as readonly Effect[]);
    run(t, seat);
  },
};

/** Put a diplomacy card on the discard pile for its unique effect. */
export function playCard(
  t: Parameters<typeof run>[0],
  seat: Seat,
  card: string,
  cost: readonly Cost[],
  effects: readonly Effect[],
  events: readonly Happening[] = [],
): void {
  discardCard(t, seat, takeFromHand(t.s, seat, card));
  say(t, seat, { event: 'played', seat, card, as: 'unique' });
  useFor(t, seat, card, cost, effects, events);
}

/** MIL-DIP-02, MIL-AMB-04, MIL-AMB-22: the standard effect, whenever its owner decides something, also within a question. */
export const cash: MoveRule<Mil, Extract<Move, { move: 'cash' }>> = {
  candidates: (s, seat) => handOf(s, seat).flatMap((card) => (['gold', 'vp'] as const).map((as) => ({ move: 'cash' as const, card, as }))),
  refuse(s, seat, { card }) {
    if (isBusy(s, seat) && !follows(s, 3)) return ANSWER_FIRST;
    // A last card that a space takes is gone before anybody is asked (MIL-TB-05).
    return holdsCard(s, seat, card) ? undefined : { rule: 'MIL-DIP-02', code: 'NO_SUCH_CARD' };
  },
  perform(t, seat, { card, as }) {
    discardCard(t, seat, takeFromHand(t.s, seat, card));
    say(t, seat, { event: 'played', seat, card, as });
    change(t, seat, { [as]: STANDARD[as] }, card);
    run(t, seat); // bonuses on offer may have become worth less, or more
  },
};

/** Through with a phase that is played at the same time; final in the action phase (MIL-NET-06), whatever is left unused (MIL-NET-07). */
export const finish: MoveRule<Mil, Extract<Move, { move: 'finish' }>> = {
  candidates: () => [{ move: 'finish' }],
  refuse: (s, seat) => (isBusy(s, seat) ? ANSWER_FIRST : undefined),
  perform(t, seat) {
    playerOf(t.s, seat).ready = true;
    t.emit({ event: 'finished', seat });
  },
};
