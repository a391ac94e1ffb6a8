import type { Seat, Slot, Turn } from '../../../kernel/index.js';
import { lowestTracks } from '../ask/advances.js';
import { abilityBehind, costOf, couldTakeOne, isFree, openItems, playableCards, repeating } from '../ask/bonuses.js';
import { type PayTask, typeUsed } from '../ask/payment.js';
import { claimable, extendable } from '../ask/possible.js';
import { amountOf, playerOf } from '../ask/selectors.js';
import { answer, bonusesFor, mustSeemToChoose } from '../ask/triggers.js';
import { mayEase, payChoice } from '../ask/ways.js';
import type { Cost, Effect } from '../cards/ability.js';
import { SPECIAL_EFFECTS } from '../cards/actions.js';
import { bookOf, researchOf } from '../cards/index.js';
import type { TrackId } from '../cards/tracks.js';
import type { Bonus, Happening, Mil, Player, SourceId, Task } from '../state/state.js';
import { follows } from '../state/versions.js';
import { advance, giveUp, switchToDemocracy } from './advance.js';
import { change, drawCard, engage, say } from './change.js';

/** Go on with what is to be done for a player until there is nothing left or a question must be answered. */
export function run(t: Turn<Mil>, seat: Seat): void {
  const { tasks } = playerOf(t.s, seat);
  while (tasks.length > 0) {
    const task = tasks[tasks.length - 1]!;
    if (!HANDLERS[task.task]) return; // a question
    tasks.pop();
    if ((HANDLERS[task.task] as Handler<Task>)(t, seat, task)) return;
  }
}

/** Carries one task out; true when the player must answer first (the task or a question is then on top). */
type Handler<K> = (t: Turn<Mil>, seat: Seat, task: K) => boolean;

const HANDLERS: { readonly [K in Task['task']]?: Handler<Extract<Task, { task: K }>> } = {
  do(t, seat, { effects, source }) {
    const first = effects[0];
    if (!first) return false;
    if (effects.length > 1) playerOf(t.s, seat).tasks.push({ task: 'do', effects: effects.slice(1), source });
    (EFFECTS[first.do] as Perform<Effect>)(t, seat, first, source);
    return false;
  },
  advance: (t, seat, task) => advance(t, seat, task),
  raise(t, seat, { events }) {
    playerOf(t.s, seat).tasks.push({ task: 'bonuses', items: bonusesFor(t.s, seat, events), events });
    return false;
  },
  bonuses(t, seat, task) {
    const p = playerOf(t.s, seat);
    const items = openItems(t.s, seat, task);
    const free = items.find((item) => isFree(item, items));
    if (free) {
      takeBonus(t, seat, task, free);
      return false;
    }
    const asks =
      couldTakeOne(t.s, seat, task, items) || playableCards(t.s, seat, task).length > 0 || mustSeemToChoose(t.s, seat, task.events);
    if (!asks) return false; // nothing to decide
    p.tasks.push(task);
    return true;
  },
  pay(t, seat, task) {
    const p = playerOf(t.s, seat);
    if (task.slots.length === 0) {
      p.byHand = false;
      return false;
    }
    const choice = payChoice(p, task);
    const asks = choice.offers.length > 1 || (!choice.whole && mayEase(p, task));
    if (asks) p.tasks.push({ ...task, choice });
    else payWith(t, seat, task, choice.whole, choice.offers[0]!);
    return asks;
  },
  /** MIL-SPE-01, with the cards played before it and those that follow it; so also without a marker (MIL-AMB-07). */
  special(t, seat, { special }) {
    const p = playerOf(t.s, seat);
    p.tasks.push(
      { task: 'relock', to: follows(t.s, 3) ? p.opened : 'none' },
      { task: 'raise', events: [{ event: 'special', which: special }] },
      { task: 'do', effects: SPECIAL_EFFECTS[special], source: `special:${special}` },
      { task: 'raise', events: [{ event: 'special', which: special, window: 'before' }] },
    );
    return false;
  },
  /** The last card is no choice. */
  'ask-discard-card'(t, seat, task) {
    const { hand, tasks } = playerOf(t.s, seat);
    if (hand.length === 1) giveUp(t, seat, hand.pop()!);
    else tasks.push(task);
    return hand.length > 0;
  },
  /** MIL-AMB-11: the icons of cards 273 and 274 are used up with the special action. */
  relock(t, seat, { to }) {
    playerOf(t.s, seat).opened = to;
    return false;
  },
};

/** Pay in a whole way, or with a source for the next icon. */
export function payWith(t: Turn<Mil>, seat: Seat, task: PayTask, whole: boolean, offer: string): void {
  const p = playerOf(t.s, seat);
  const { slots, distinct, what } = task;
  const used = distinct && !whole ? [...task.used, typeUsed(p, task, offer)] : task.used;
  for (const source of offer.split('+')) engage(t, seat, source);
  p.tasks.push({ task: 'pay', slots: whole ? [] : slots.slice(1), used, distinct, what });
}

/**
 * Take one of the bonuses on offer, in addition to what gave it (MIL-ACT-05); the others stay on offer, also later in
 * the age (MIL-AMB-31).
 */
export function takeBonus(t: Turn<Mil>, seat: Seat, task: Extract<Task, { task: 'bonuses' }>, item: Bonus): void {
  const p = playerOf(t.s, seat);
  p.tasks.push({ ...task, items: task.items.filter((x) => x !== item) });
  if (abilityBehind(item.source)?.engage) engage(t, seat, item.source);
  useFor(t, seat, item.source, costOf(item.source), item.effects, task.events);
}

/** Pay, then let the effects happen. The payment is on top, so that it comes first. */
export function useFor(
  t: Turn<Mil>,
  seat: Seat,
  source: SourceId,
  cost: readonly Cost[],
  effects: readonly Effect[],
  events: readonly Happening[] = [],
): void {
  const p = playerOf(t.s, seat);
  p.tasks.push({ task: 'do', effects: repeating(effects, events), source });
  for (const c of cost) {
    if (c.use === 'gold') change(t, seat, { gold: -c.n }, source);
    if (c.use === 'rp') change(t, seat, { rp: -c.n }, source);
    if (c.use === 'moveBack') backFor(t, seat, c.track, c.n);
    if (c.use === 'discardTech') p.tasks.push({ task: 'ask-discard-tech' });
    if (c.use === 'tech') p.tasks.push({ task: 'pay', slots: c.slots, used: [], distinct: c.distinctTypes === true, what: source });
  }
}

function backFor(t: Turn<Mil>, seat: Seat, track: TrackId, n: number): void {
  const p = playerOf(t.s, seat);
  p.tracks[track] -= n;
  say(t, seat, { event: 'back', seat, track, position: p.tracks[track] });
}

type Perform<E> = (t: Turn<Mil>, seat: Seat, e: E, source: SourceId) => void;
const ask = (t: Turn<Mil>, seat: Seat, ...tasks: Task[]): void => {
  playerOf(t.s, seat).tasks.push(...tasks);
};

/** One word of the effect vocabulary each; the wording of each is in say/describe-ability.ts. */
const EFFECTS: { readonly [K in Effect['do']]: Perform<Extract<Effect, { do: K }>> } = {
  gainGold: (t, seat, e, source) => change(t, seat, { gold: amountOf(t.s, seat, e.n) }, source),
  gainVP: (t, seat, e, source) => change(t, seat, { vp: amountOf(t.s, seat, e.n) }, source),
  gainJoker: (t, seat, e, source) => change(t, seat, { jokers: e.n }, source),
  gainRP: (t, seat, e, source) => change(t, seat, { rp: e.n }, source),
  advance: (t, seat, e, source) => ask(t, seat, { task: 'advance', track: e.track, n: e.n, source, begun: false }),
  advanceLowest: (t, seat, e, source) => offerLowest(t, seat, e.times, source),
  opponentsBack() {}, // happens in the war phase only, for all at once (steps/upkeep.ts)
  drawDiplomacy(t, seat, e) {
    const cards: Slot[] = [];
    for (let i = 0; i < e.n; i++) {
      const slot = drawCard(t, seat);
      if (slot) cards.push(slot);
    }
    playerOf(t.s, seat).hand.push(...cards);
    say(t, seat, () => ({ event: 'drawn', seat, cards: cards.map((x) => x.card) }), { event: 'drawn', seat, cards: cards.map(() => null) });
  },
  claimResearch(t, seat, _e, source) {
    const open = claimable(t.s, playerOf(t.s, seat));
    if (open.length > 1) ask(t, seat, { task: 'ask-claim', source });
    else if (open[0]) claim(t, seat, open[0]);
  },
  specialAction: (t, seat, e, source) => ask(t, seat, { task: 'ask-special', left: e.n, done: [], source }),
  performAction(t, seat, e) {
    if (e.action === 'trade') ask(t, seat, ...tradeTasks);
    else diplomacyAction(t, seat);
  },
  chooseOne: (t, seat, e, source) => ask(t, seat, { task: 'ask-option', options: e.options, source }),
  unlock(t, seat, e) {
    playerOf(t.s, seat).opened = e.lock;
  },
  extendTechDuration(t, seat) {
    if (extendable(t.s, playerOf(t.s, seat)).length > 0) ask(t, seat, { task: 'ask-extend' });
  },
  copyOpponentWonder() {}, // final scoring, see moves/last-cards.ts
  repeatBookEffect(t, seat, e) {
    const { book } = e;
    if (!book) return;
    // The second time raises no book event (MIL-248).
    ask(t, seat, { task: 'bonuses', items: [{ source: book, effects: bookOf(book).ability.effect as readonly Effect[] }], events: [] });
  },
  switchToDemocracy: (t, seat) => switchToDemocracy(t, seat),
  penaltyPayGold() {}, // penalties happen on entering a space (advance.ts)
  penaltyDiscardDiplomacy() {},
  penaltyCapTrack() {},
};

/** MIL-TRA-01: an advance or 6 gold; then the cards that follow a trade action. */
const tradeTasks: readonly Task[] = [
  { task: 'raise', events: [{ event: 'action', which: 'trade' }] },
  {
    task: 'ask-option',
    options: [[{ do: 'advance', track: 'trade', n: 1 }], [{ do: 'gainGold', n: 6 }]],
    source: 'trade',
  },
];

/** MIL-DIP-01, MIL-TB-03: draw two, keep one; the Embassy lets both be kept. */
function diplomacyAction(t: Turn<Mil>, seat: Seat): void {
  const p = playerOf(t.s, seat);
  for (let i = 0; i < 2; i++) {
    const slot = drawCard(t, seat);
    if (slot) p.drawn.push(slot);
  }
  say(t, seat, () => ({ event: 'drawn', seat, cards: p.drawn.map((x) => x.card) }), {
    event: 'drawn',
    seat,
    cards: p.drawn.map(() => null),
  });
  ask(t, seat, { task: 'raise', events: [{ event: 'action', which: 'diplomacy' }] });
  if (p.drawn.length > 1) ask(t, seat, { task: 'ask-keep' });
  else p.hand.push(...p.drawn.splice(0));
}

export function claim(t: Turn<Mil>, seat: Seat, card: string): void {
  const p = playerOf(t.s, seat);
  p.research = [...p.research, card];
  say(t, seat, { event: 'claimed', seat, card });
  if (follows(t.s, 3)) answerAtOnce(p, card);
  ask(t, seat, { task: 'raise', events: [{ event: 'claimResearch' }] }); // this card included (MIL-229)
}

/** A card claimed in the middle of something answers to that too: research card 240 is paid for the purchase that claims it. */
function answerAtOnce(p: Player, card: string): void {
  p.tasks.forEach((task, i) => {
    const effects = task.task === 'bonuses' ? answer(researchOf(card).ability, task.events) : undefined;
    if (effects && task.task === 'bonuses') p.tasks[i] = { ...task, items: [...task.items, { source: card, effects }] };
  });
}

export function offerLowest(t: Turn<Mil>, seat: Seat, left: number, source: SourceId): void {
  if (left <= 0) return;
  const tracks = lowestTracks(playerOf(t.s, seat));
  if (tracks.length > 1) ask(t, seat, { task: 'ask-lowest', left, source });
  else advanceLowest(t, seat, tracks[0]!, left, source);
}

export function advanceLowest(t: Turn<Mil>, seat: Seat, track: TrackId, left: number, source: SourceId): void {
  if (left > 1) ask(t, seat, { task: 'do', effects: [{ do: 'advanceLowest', n: 1, times: left - 1 }], source });
  ask(t, seat, { task: 'advance', track, n: 1, source, begun: false });
}
