import type { MoveRule, Refusal, Seat } from '../../../kernel/index.js';
import { BRANCHES, canPayPenalty } from '../ask/advances.js';
import { costOf, itemsWithinReach, openItems, playableCards, refuseGold } from '../ask/bonuses.js';
import { isTurned, modifiersFor } from '../ask/influence.js';
import { ANSWER_FIRST, isBusy, NOTHING_PENDING, noEffect, pending } from '../ask/pending.js';
import { claimable } from '../ask/possible.js';
import { refuseCost } from '../ask/prices.js';
import { abilitiesOf, FORK, placeKey, playerOf, spaceAt } from '../ask/selectors.js';
import { cardsFor } from '../ask/triggers.js';
import { SPECIALS } from '../cards/actions.js';
import { diplomacyOf } from '../cards/index.js';
import type { TrackId } from '../cards/tracks.js';
import { enter } from '../change/advance.js';
import { discardCard, engage, say } from '../change/change.js';
import { claim as claimCard, payWith, run, takeBonus } from '../change/tasks.js';
import { describeSource } from '../say/describe-event.js';
import { nameOf } from '../say/names.js';
import type { Mil, Move, State } from '../state/state.js';
import { playCard } from './using.js';

type Of<K extends Move['move']> = MoveRule<Mil, Extract<Move, { move: K }>>;

/** What pays: a whole way, or a card for the next icon. */
export const pay: Of<'pay'> = {
  candidates: (s, seat) => (pending(s, seat, 'pay')?.choice?.offers ?? []).map((source) => ({ move: 'pay', source })),
  refuse(s, seat, { source }) {
    const task = pending(s, seat, 'pay');
    if (!task) return NOTHING_PENDING;
    return task.choice?.offers.includes(source) ? undefined : { rule: 'MIL-ACT-02', code: 'NO_SUCH_CARD' };
  },
  perform(t, seat, { source }) {
    const task = pending(t.s, seat, 'pay')!;
    playerOf(t.s, seat).tasks.pop();
    payWith(t, seat, task, task.choice!.whole, source);
    run(t, seat);
  },
};

/** From now on icon by icon: for the payment on the table, or the next one. */
export const byHand: Of<'by-hand'> = {
  candidates: (s, seat) => (mayPayByHand(s, seat) ? [{ move: 'by-hand' }] : []),
  refuse: (s, seat) => (mayPayByHand(s, seat) ? undefined : ANSWER_FIRST),
  perform(t, seat) {
    const p = playerOf(t.s, seat);
    p.byHand = true;
    run(t, seat);
  },
};
const mayPayByHand = (s: State, seat: Seat): boolean =>
  !playerOf(s, seat).byHand && (pending(s, seat, 'pay')?.choice?.whole ?? !isBusy(s, seat));

/** Cards that ease the Influence action (159, 176, 233). */
export const modify: Of<'modify'> = {
  candidates(s, seat) {
    const task = pending(s, seat, 'pay');
    return task && !task.choice?.whole
      ? modifiersFor(playerOf(s, seat), task).map(({ source, drop }) => ({ move: 'modify', source, drop }))
      : [];
  },
  refuse(s, seat, { source, drop }) {
    const task = pending(s, seat, 'pay');
    if (!task || task.choice?.whole) return NOTHING_PENDING;
    const fits = modifiersFor(playerOf(s, seat), task).some((m) => m.source === source && m.drop === drop);
    return fits ? undefined : { rule: 'MIL-TRA-02', code: 'LAST_TECHNOLOGY_REMAINS' };
  },
  perform(t, seat, { source, drop }) {
    const p = playerOf(t.s, seat);
    const task = pending(t.s, seat, 'pay')!;
    const { slots } = modifiersFor(p, task).find((m) => m.source === source && m.drop === drop)!;
    p.tasks.pop();
    if (isTurned(source)) engage(t, seat, source);
    p.tasks.push({ ...task, slots, used: [...task.used, source] });
    run(t, seat);
  },
};

/** One of the bonuses on offer, or a card in hand that fits the moment. */
export const take: Of<'take'> = {
  candidates(s, seat) {
    const task = pending(s, seat, 'bonuses');
    if (!task) return [];
    const items = [...openItems(s, seat, task), ...itemsWithinReach(s, seat, task)].map((x) => x.source);
    return [...items, ...cardsFor(s, seat, task.events).map((x) => x.card)].map((source) => ({ move: 'take', source }));
  },
  refuse(s, seat, { source }) {
    const task = pending(s, seat, 'bonuses');
    if (!task) return NOTHING_PENDING;
    if (openItems(s, seat, task).some((x) => x.source === source)) return refuseCost(s, seat, source, costOf(source));
    if (itemsWithinReach(s, seat, task).some((x) => x.source === source)) return refuseGold(s, seat, source);
    if (!cardsFor(s, seat, task.events).some((x) => x.card === source)) return { rule: 'MIL-TRK-03', code: 'NO_SUCH_CARD' };
    if (!playableCards(s, seat, task).some((x) => x.card === source)) return noEffect(source);
    return refuseCost(s, seat, source, diplomacyOf(source).unique.cost ?? []);
  },
  perform(t, seat, { source }) {
    const p = playerOf(t.s, seat);
    const task = pending(t.s, seat, 'bonuses')!;
    const item = task.items.find((x) => x.source === source);
    if (item) {
      p.tasks.pop();
      takeBonus(t, seat, task, item);
    } else {
      const { effects } = cardsFor(t.s, seat, task.events).find((x) => x.card === source)!;
      playCard(t, seat, source, diplomacyOf(source).unique.cost ?? [], effects, task.events);
    }
    run(t, seat);
  },
};

/** Bonuses may be declined (MIL-ACT-09). */
export const skip: Of<'skip'> = {
  candidates: (s, seat) => (pending(s, seat, 'bonuses') || pending(s, seat, 'ask-special') ? [{ move: 'skip' }] : []),
  refuse: (s, seat) => (pending(s, seat, 'bonuses') || pending(s, seat, 'ask-special') ? undefined : NOTHING_PENDING),
  perform(t, seat) {
    playerOf(t.s, seat).tasks.pop();
    run(t, seat);
  },
};

export const choose: Of<'choose'> = {
  candidates: (s, seat) => (pending(s, seat, 'ask-option')?.options ?? []).map((_, option) => ({ move: 'choose', option })),
  refuse: (s, seat, { option }) => (pending(s, seat, 'ask-option')?.options[option] ? undefined : NOTHING_PENDING),
  perform(t, seat, { option }) {
    const { options, source } = pending(t.s, seat, 'ask-option')!;
    const p = playerOf(t.s, seat);
    p.tasks.pop();
    // To take the gold of a trade is something cards may wait for (MIL-244).
    if (source === 'trade' && option === 1) p.tasks.push({ task: 'raise', events: [{ event: 'action', which: 'tradeForGold' }] });
    p.tasks.push({ task: 'do', effects: options[option]!, source });
    run(t, seat);
  },
};

/** MIL-TRK-07: the choice is final. */
export const branch: Of<'branch'> = {
  candidates: (s, seat) => (pending(s, seat, 'ask-branch') ? BRANCHES.map((x) => ({ move: 'branch', branch: x })) : []),
  refuse(s, seat, { branch }) {
    if (!pending(s, seat, 'ask-branch')) return NOTHING_PENDING;
    const space = spaceAt(s, 'politics', FORK + 1, branch)!;
    return canPayPenalty(playerOf(s, seat), space)
      ? undefined
      : { rule: 'MIL-TRK-08', code: 'SPACE_BLOCKED', params: { space: { key: `branch.${branch}` } } };
  },
  perform(t, seat, { branch }) {
    const { advance } = pending(t.s, seat, 'ask-branch')!;
    const p = playerOf(t.s, seat);
    p.tasks.pop();
    p.branch = branch;
    enter(t, seat, advance);
    run(t, seat);
  },
};

export const enterSpace: Of<'enter'> = {
  candidates: (s, seat) => (pending(s, seat, 'ask-enter') ? [{ move: 'enter' }] : []),
  refuse(s, seat) {
    const task = pending(s, seat, 'ask-enter');
    return task ? refuseEntry(s, seat, task.advance.track) : NOTHING_PENDING;
  },
  perform(t, seat) {
    const { advance } = pending(t.s, seat, 'ask-enter')!;
    playerOf(t.s, seat).tasks.pop();
    enter(t, seat, advance);
    run(t, seat);
  },
};

/** MIL-TB-01, MIL-TB-05: the penalty must be paid in full; until then cards may be sold (MIL-AMB-22). */
function refuseEntry(s: State, seat: Seat, track: TrackId): Refusal | undefined {
  const p = playerOf(s, seat);
  const place = p.tracks[track] + 1;
  if (canPayPenalty(p, spaceAt(s, track, place, p.branch)!)) return undefined;
  return { rule: 'MIL-TRK-08', code: 'SPACE_BLOCKED', params: { space: describeSource(`space:${placeKey(track, place, p.branch)}`) } };
}

/** MIL-AMB-06: an advance may be declined before the marker moves. */
export const declineAdvance: Of<'decline-advance'> = {
  candidates: (s, seat) => (pending(s, seat, 'ask-branch') || pending(s, seat, 'ask-enter') ? [{ move: 'decline-advance' }] : []),
  refuse: (s, seat) => (pending(s, seat, 'ask-branch') || pending(s, seat, 'ask-enter') ? undefined : NOTHING_PENDING),
  perform(t, seat) {
    playerOf(t.s, seat).tasks.pop();
    run(t, seat);
  },
};

export const claim: Of<'claim'> = {
  candidates: (s, seat) => (pending(s, seat, 'ask-claim') ? s.research.map((card) => ({ move: 'claim', card })) : []),
  refuse(s, seat, { card }) {
    if (!pending(s, seat, 'ask-claim')) return NOTHING_PENDING;
    return claimable(s, playerOf(s, seat)).includes(card)
      ? undefined
      : { rule: 'MIL-RES-05', code: 'ALREADY_CLAIMED', params: { card: nameOf(card) } };
  },
  perform(t, seat, { card }) {
    playerOf(t.s, seat).tasks.pop();
    claimCard(t, seat, card);
    run(t, seat);
  },
};

/** MIL-SPE-02: without marker and slot; several must be different ones. */
export const perform: Of<'perform'> = {
  candidates: (s, seat) => (pending(s, seat, 'ask-special') ? SPECIALS.map((special) => ({ move: 'perform', special })) : []),
  refuse(s, seat, { special }) {
    const task = pending(s, seat, 'ask-special');
    if (!task) return NOTHING_PENDING;
    return task.done.includes(special)
      ? { rule: 'MIL-RES-04', code: 'SAME_TYPE', params: { type: { key: `special.${special}` } } }
      : undefined;
  },
  perform(t, seat, { special }) {
    const task = pending(t.s, seat, 'ask-special')!;
    const p = playerOf(t.s, seat);
    p.tasks.pop();
    if (task.left > 1) p.tasks.push({ ...task, left: task.left - 1, done: [...task.done, special] });
    p.tasks.push({ task: 'special', special });
    say(t, seat, { event: 'performed', seat, special });
    run(t, seat);
  },
};

/** MIL-DIP-01: keep one of the two; 'both' with the Embassy. */
export const keep: Of<'keep'> = {
  candidates(s, seat) {
    if (!pending(s, seat, 'ask-keep')) return [];
    const cards = playerOf(s, seat).drawn.flatMap(({ card }) => (card === null ? [] : [card]));
    return [...cards, ...(embassyOf(s, seat) ? ['both'] : [])].map((card) => ({ move: 'keep', card }));
  },
  refuse(s, seat, { card }) {
    if (!pending(s, seat, 'ask-keep')) return NOTHING_PENDING;
    const known = card === 'both' ? embassyOf(s, seat) !== undefined : playerOf(s, seat).drawn.some((x) => x.card === card);
    return known ? undefined : { rule: 'MIL-DIP-01', code: 'NO_SUCH_CARD' };
  },
  perform(t, seat, { card }) {
    const p = playerOf(t.s, seat);
    p.tasks.pop();
    if (card === 'both') engage(t, seat, embassyOf(t.s, seat)!);
    for (const slot of p.drawn.splice(0)) {
      if (card === 'both' || slot.card === card) {
        p.hand.push(slot);
        say(t, seat, { event: 'kept', seat, card: slot.card }, { event: 'kept', seat, card: null });
      } else {
        discardCard(t, seat, slot);
        say(t, seat, { event: 'played', seat, card: slot.card!, as: 'discarded' });
      }
    }
    run(t, seat);
  },
};
const embassyOf = (s: Parameters<typeof pending>[0], seat: number): string | undefined => {
  const p = playerOf(s, seat);
  return abilitiesOf(p).find(
    ({ id, ability }) => ability.modifies === 'diplomacyAction' && !p.buildings.some((b) => b.id === id && b.engaged),
  )?.id;
};
