import type { AskStep, AutoStep, Seat } from '../../../kernel/index.js';
import { pairsMatched } from '../ask/prosperity.js';
import { incomeOf, playerOf, turnsFrom } from '../ask/selectors.js';
import { techOf } from '../cards/index.js';
import { change } from '../change/change.js';
import { run } from '../change/tasks.js';
import { copyPlayer } from '../state/copy.js';
import { AUTOMA, type Mil, type Player, type State, type Step } from '../state/state.js';
import { follows } from '../state/versions.js';
import { ANSWERS } from './age.js';

type Of<K extends Step['step']> = Extract<Step, { step: K }>;
export const seatsOf = (s: State): Seat[] => s.players.map((_, seat) => seat);

/** Those who may have something to say: an open question, or any card in hand (MIL-NET-02). */
const mayAct = (p: Player): boolean => p.tasks.length > 0 || (p.hand.length > 0 && !p.ready);
const askThem = (s: State): Seat[] => seatsOf(s).filter((seat) => mayAct(playerOf(s, seat)));

/** Phase B: whoever matches a pair advances once (MIL-PRO-03) and is paid for Communication (MIL-PRO-04). */
export const prosperity: AutoStep<Mil, Of<'prosperity'>> = {
  auto(t) {
    const { s } = t;
    s.phase = 'B';
    t.emit({ event: 'phase', phase: 'B' });
    for (const seat of seatsOf(s)) {
      const p = playerOf(s, seat);
      p.ready = false;
      p.matched = pairsMatched(s, seat);
      if (p.matched === 0) continue;
      t.emit({ event: 'prosperity', seat, pairs: p.matched });
      const cards = p.techs.filter((x) => techOf(x.id).type === 'communication').length; // while owned (MIL-AMB-29)
      change(t, seat, { gold: 3 * cards }, 'phase:B');
      p.tasks.push({ task: 'advance', track: 'prosperity', n: 1, source: 'phase:B', begun: false });
      run(t, seat);
    }
  },
};

export const prosper: AskStep<Mil, Of<'prosper'>> = { ask: askThem, moves: ['play', 'cash', 'finish', ...ANSWERS] };

/** Phase C: cards first, then everybody is paid (MIL-INC). */
export const income: AutoStep<Mil, Of<'income'>> = {
  auto(t) {
    t.s.phase = 'C';
    t.emit({ event: 'phase', phase: 'C' });
    for (const p of t.s.players) p.ready = false;
  },
};

export const declare: AskStep<Mil, Of<'declare'>> = { ask: askThem, moves: ['play', 'cash', 'finish', ...ANSWERS] };

export const earn: AutoStep<Mil, Of<'earn'>> = {
  auto(t) {
    for (const seat of seatsOf(t.s)) {
      const { rows, trade, cards } = incomeOf(t.s, seat);
      change(t, seat, { gold: rows + trade + cards }, 'phase:C');
      playerOf(t.s, seat).opened = 'none';
    }
  },
};

/**
 * Phase E: all at once, or one after the other (MIL-ACT-01, MIL-ACT-10, MIL-NET-05); it always ends (MIL-AMB-32). The
 * automa does nothing (MIL-SOL-09).
 */
export const action: AutoStep<Mil, Of<'action'>> = {
  auto(t) {
    const { s } = t;
    s.phase = 'E';
    t.emit({ event: 'phase', phase: 'E' });
    for (const p of s.players) p.ready = false;
    const seats = turnsFrom(s, s.leader).filter((seat) => seat !== AUTOMA);
    if (s.options.actions === 'sequential')
      t.push(...seats.map((seat) => ({ step: 'act' as const, seats: [seat] })), { step: 'action-end' });
    else t.push({ step: 'act', seats: [...seats].sort() }, { step: 'action-end' });
    if (s.options.actions === 'hidden' && s.seats > 1) {
      const begun = s.discard.map((slot) => slot.card!);
      const cards = s.deck.length + s.discard.length + s.players.reduce((n, p) => n + p.hand.length, 0);
      s.veil = { players: s.players.map(shownArea), cards, begun, discards: s.players.map(() => begun), events: [] };
    }
  },
};

/** An area as everybody sees it: the number of cards in hand, not their faces (MIL-NET-09). */
function shownArea(p: Player): Player {
  return { ...copyPlayer(p), hand: p.hand.map((slot) => ({ ...slot, card: null })) };
}

export const act: AskStep<Mil, Of<'act'>> = {
  ask: (s, { seats }) => seats.filter((seat) => !playerOf(s, seat).ready),
  moves: ['use', 'buy', 'play', 'cash', 'by-hand', 'finish', ...ANSWERS],
};

/** The veil falls: everybody hears what the others did. */
export const actionEnd: AutoStep<Mil, Of<'action-end'>> = {
  auto(t) {
    const { veil } = t.s;
    if (!veil) return;
    t.s.veil = null;
    t.unveil();
    for (const { seat, e } of veil.events) t.tellOthers(seat, e);
    const shown = follows(t.s, 3) ? 0 : veil.begun.length;
    t.s.discard = t.s.discard.map((slot, i) => (i < shown ? slot : t.show('all', slot)));
  },
};
