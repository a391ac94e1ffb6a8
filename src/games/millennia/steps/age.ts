import type { AskStep, AutoStep, Seat } from '../../../kernel/index.js';
import { AGES, playerOf } from '../ask/selectors.js';
import { canBuildNothing, purchasesOf } from '../moves/building.js';
import { AUTOMA, type Mil, type Step } from '../state/state.js';
import { automaBuilds, automaSelects } from './automa.js';

type Of<K extends Step['step']> = Extract<Step, { step: K }>;

/** The moves that answer a question; they belong to every step in which a player decides something. */
export const ANSWERS = [
  'pay',
  'modify',
  'take',
  'skip',
  'choose',
  'branch',
  'enter',
  'decline-advance',
  'claim',
  'perform',
  'keep',
  'discard-card',
  'discard-tech',
  'extend',
  'lowest',
] as const;

/** MIL-AGE-02: the phases of an age, in turns or all at once (MIL-AGE-04); Age 8 ends after the actions (MIL-AGE-03). */
export const age: AutoStep<Mil, Of<'age'>> = {
  auto(t) {
    const { s } = t;
    t.emit({ event: 'age', age: s.age });
    const end: Step[] =
      s.age === AGES
        ? [{ step: 'war' }, { step: 'last-cards' }, { step: 'scoring' }]
        : [{ step: 'war' }, { step: 'maintenance' }, { step: 'age' }];
    t.push(
      { step: 'selection', next: s.order.indexOf(s.leader) },
      { step: 'prosperity' },
      { step: 'prosper' },
      { step: 'income' },
      { step: 'declare' },
      { step: 'earn' },
      { step: 'construction', next: -1 },
      { step: 'action' },
      ...end,
    );
    s.phase = 'A';
    t.emit({ event: 'phase', phase: 'A' });
  },
};

/** MIL-SEL-01: one marker at a time, clockwise from the leader, until all are placed. */
export const selection: AutoStep<Mil, Of<'selection'>> = {
  auto(t, { next }) {
    const { s } = t;
    for (let i = 0; i < s.order.length; i++) {
      const at = (next + i) % s.order.length;
      const seat = s.order[at]!;
      const left = seat === AUTOMA ? s.automa!.markers : playerOf(s, seat).markers;
      if (left === 0) continue;
      t.push({ step: 'selection', next: (at + 1) % s.order.length });
      if (seat === AUTOMA) automaSelects(t);
      else t.push({ step: 'select', seat });
      return;
    }
  },
};

/** MIL-NET-01: only the active player acts, and what is placed is final. */
export const select: AskStep<Mil, Of<'select'>> = { ask: (_s, { seat }) => [seat], moves: ['select', 'special', 'cash'] };

/** MIL-CON-01: one purchase at a time, clockwise from the architect, until all have passed. */
export const construction: AutoStep<Mil, Of<'construction'>> = {
  auto(t, { next }) {
    const { s } = t;
    if (next < 0) {
      s.phase = 'D';
      t.emit({ event: 'phase', phase: 'D' });
      for (const p of s.players) p.ready = false;
      if (s.automa) s.automa.passed = false;
      t.push({ step: 'construction', next: Math.max(0, s.order.indexOf(s.architect)) });
      return;
    }
    for (let i = 0; i < s.order.length; i++) {
      const at = (next + i) % s.order.length;
      const seat = s.order[at]!;
      if (seat === AUTOMA ? s.automa!.passed : playerOf(s, seat).ready) continue;
      t.push({ step: 'construction', next: (at + 1) % s.order.length });
      if (seat === AUTOMA) automaBuilds(t);
      else takeTurn(t, seat);
      return;
    }
  },
};

function takeTurn(t: Parameters<typeof construction.auto>[0], seat: Seat): void {
  const p = playerOf(t.s, seat);
  if (canBuildNothing(t.s, seat)) {
    p.ready = true; // nothing to decide (MIL-CON-11)
    t.emit({ event: 'passed', seat });
    return;
  }
  t.push({ step: 'build', seat, left: purchasesOf(p) });
}

export const build: AskStep<Mil, Of<'build'>> = { ask: (_s, { seat }) => [seat], moves: ['build', 'pass', 'cash', ...ANSWERS] };
