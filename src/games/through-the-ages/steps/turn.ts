import type { AskStep, AutoStep, CardId, Seat, Turn } from '../../../kernel/index.js';
import { reservesOf } from '../ask/earmarks.js';
import { civilTotal, militaryTotal } from '../ask/ratings.js';
import { hasTrait, playerOf, precedes, seatAfter } from '../ask/selectors.js';
import { revealBonus } from '../change/bonuses.js';
import { editionOf, versionOf } from '../editions/index.js';
import type { Phase, State, Step, Tta } from '../state/state.js';
import { beginPolitics } from './dawn.js';

type Of<K extends Step['step']> = Extract<Step, { step: K }>;

/** The phases of a turn (catalogue 1.6); in the first round cards are taken, no more (TTA-FST-01). */
export const turn: AutoStep<Tta, Of<'turn'>> = {
  auto(t) {
    const { s } = t;
    if (s.current === s.first) t.emit({ event: 'round', round: s.round });
    t.emit({ event: 'turn', seat: s.current });
    beginTurn(s, s.current);
    if (precedes(s, 4)) shareTactic(t, s.current);
    const phases = s.round === 1 ? FIRST_ROUND : versionOf(s).phases;
    t.push(...planOf(phases));
  },
};
/** It ends with a production (TTA-FST-04); nobody has a military action left to draw for (TTA-FST-05, TTN-TURN-02). */
const FIRST_ROUND: readonly Phase[] = ['actions', 'production'];
const PHASE_STEPS: Readonly<Record<Phase, readonly Step[]>> = {
  row: [{ step: 'simple-event' }, { step: 'replenish' }], // TTA-AMB-02
  war: [{ step: 'war' }],
  politics: [{ step: 'politics' }],
  discard: [{ step: 'discard' }],
  actions: [{ step: 'actions' }],
  production: [{ step: 'production' }],
};

const PLANS = new Map<readonly Phase[], readonly Step[]>();
/** All that happens in a turn of these phases; every turn needs it, so it is put together once. */
function planOf(phases: readonly Phase[]): readonly Step[] {
  const plan: readonly Step[] = PLANS.get(phases) ?? [
    ...phases.flatMap((phase): Step[] => [{ step: 'phase', phase }, ...PHASE_STEPS[phase]]),
    { step: 'next-turn' },
  ];
  PLANS.set(phases, plan);
  return plan;
}

export const enterPhase: AutoStep<Tta, Of<'phase'>> = {
  auto(t, step) {
    t.s.phase = step.phase;
    if (step.phase !== 'politics') return;
    if (!precedes(t.s, 4)) shareTactic(t, t.s.current);
    beginPolitics(t);
  },
};

/** What the turn has anew; in the first round civil actions by place and no military ones (TTA-FST-01). */
function beginTurn(s: State, seat: Seat): void {
  const p = playerOf(s, seat);
  if (s.round === 1) {
    const firstRound = editionOf(s).firstRound[(seat - s.first + s.seats) % s.seats]!;
    p.usedCivil = Math.max(0, civilTotal(s, seat) - firstRound);
    p.usedMilitary = militaryTotal(s, seat);
  } else if (editionOf(s).tokensReturn === 'at-start') {
    p.usedCivil = Math.min(civilTotal(s, seat), p.lostActions); // TTA-ACT-01, but for those lost to a rebellion
    p.usedMilitary = 0;
  }
  p.earmarks = reservesOf(p);
  p.usedThisTurn = [];
  if (p.lore.developed || p.lore.lent) p.lore = { ...p.lore, developed: 0, lent: 0 };
  p.keepsCards = false;
  p.lostActions = 0;
}

/**
 * A tactic played on the turn before lies open for all now and stays its owner's; a second card of the name leaves the game
 * (TTN-TAC-03). After row and war, so that a leader whom the end of an age takes away keeps no tactic back (TTN-TURN-01); the
 * rules before the fourth version asked him first.
 */
function shareTactic(t: Turn<Tta>, seat: Seat): void {
  const { s } = t;
  const p = playerOf(s, seat);
  if (hasTrait(p, 'own-tactics')) return; // TTX-CRD-03
  const { tactics = [], taught } = p.lore;
  const share = (card: CardId, isTaught: boolean): void => {
    if (isTaught) s.marks = { ...s.marks, taught: { ...s.marks.taught!, open: true } };
    else if (!s.commonTactics.includes(card)) s.commonTactics = [...s.commonTactics, card];
    t.emit({ event: 'tactic-shared', seat, card });
  };
  if (tactics.length > 0) {
    p.lore = { ...p.lore, tactics: [] }; // TTX-CRD-04
    // The one under which he lies may be among them: it is of another worth than others of its name (TTX-CRD-05).
    const isUnder = (card: CardId): boolean => taught === undefined && s.marks.taught?.tactic === card && !s.marks.taught.open;
    for (const card of tactics) share(card, isUnder(card) && !precedes(s, 3));
  }
  if (!p.exclusive) return;
  p.exclusive = false;
  share(p.tactic!, taught !== undefined);
}

/** TTA-EVT-01: from the third round the start player turns an event. */
export const simpleEvent: AutoStep<Tta, Of<'simple-event'>> = {
  auto(t) {
    const { s } = t;
    if (!versionOf(s).isAdvanced && s.round >= 3 && s.current === s.first && s.currentEvents.length > 0) t.push({ step: 'reveal' });
  },
};

/** TTA-ACT-02: civil and military actions in any order. */
export const actions: AskStep<Tta, Of<'actions'>> = {
  ask: (s) => [s.current],
  moves: [
    'take',
    'grow',
    'build',
    'upgrade',
    'destroy',
    'stage',
    'leader',
    'technology',
    'government',
    'action-card',
    'levy',
    'lend',
    'arm',
    'settler',
    'convert',
    'withdraw',
    'help-build',
    'tactic',
    'copy-tactic',
    'draw-card',
    'swap',
    'by-hand',
    'resign',
    'end-turn',
  ],
};

/** What was for this turn only is gone (TTA-MIL-04, TTA-MIL-06, TTA-ACC-02), food and resources stay (TTA-PRD-05), and tokens return if they do so now (TTN-EOT-07). */
function closeTurn(s: State): void {
  const p = playerOf(s, s.current);
  if (editionOf(s).tokensReturn === 'at-end') {
    p.usedCivil = 0;
    p.usedMilitary = 0;
  }
  p.extraMilitary = 0;
  if (p.lore.lent) p.lore = { ...p.lore, lent: 0 };
  p.earmarks = [];
  p.fresh = [];
  // What an event lets one do in somebody else's turn is done in that turn; the rules before the eighth version forgot it.
  if (!precedes(s, 8)) p.usedThisTurn = [];
}

/** The next one clockwise; after the last round, not the last turn, the game is scored (TTA-END-01 to 04, TTA-AMB-30). */
export const nextTurn: AutoStep<Tta, Of<'next-turn'>> = {
  auto(t) {
    const { s } = t;
    closeTurn(s);
    const next = seatAfter(s, s.current);
    if (next === s.first) {
      if (s.lastRound !== null && s.round >= s.lastRound) {
        t.push({ step: 'scoring' });
        return;
      }
      if (s.round === 1) revealBonus(t); // TTA-VAR-06, TTA-AMB-32
      s.round++;
    }
    passTo(t, next);
  },
};
export function passTo(t: Turn<Tta>, seat: Seat): void {
  t.s.current = seat;
  t.push({ step: 'turn' });
}
