import type { AskStep, AutoStep } from '../../../kernel/index.js';
import { canBuySpecial } from '../ask/innovations.js';
import { abilitiesOf, availableTechs, concerns, isSolo, MAX_CIVILISATIONS, playerOf } from '../ask/selectors.js';
import { CIVILISATIONS } from '../cards/civilisations.js';
import { abilityOf } from '../cards/index.js';
import { fire, refuseAbility } from '../cards/operations.js';
import { change } from '../change/change.js';
import { scenarioOf } from '../editions/scenarios.js';
import { bornFromBox, giveBirth } from '../moves/civilisation.js';
import type { Aoc, Step } from '../state/state.js';
import { drawCivilisation, marketCoins } from './market.js';

type Of<K extends Step['step']> = Extract<Step, { step: K }>;

/** AOC-TIM-1, AOC-CMD-1: one turn; its steps are laid out here from the first to the last, then the next player's follows (AOC-EOT-3). */
export const turn: AutoStep<Aoc, Of<'turn'>> = {
  auto(t, { seat }) {
    t.s.turn = { used: {}, acted: false, rested: false };
    t.emit({ event: 'turn', seat });
    t.push({ step: 'civilisation', seat }, { step: 'actions', seat }, { step: 'return', seat });
    const forced = scenarioOf(t.s.options.scenario)?.firstCivilisation;
    if (forced && playerOf(t.s, seat).main < 0) {
      t.done(); // the civilisation step is settled: the card comes out of the box (SCN-3)
      giveBirth(t, seat, bornFromBox(CIVILISATIONS.find((row) => row.key === forced)!.id), 0);
    }
  },
};

/** AOC-CIV-2: birth, annexation or neither. */
export const civilisation: AskStep<Aoc, Of<'civilisation'>> = {
  /** AOC-CIV-3, AOC-DRF-5: nothing is asked of a player who can take no card. */
  ask(s, { seat }) {
    const p = playerOf(s, seat);
    return p.civs.length < MAX_CIVILISATIONS && s.market.length + p.hand.length > 0 ? [seat] : [];
  },
  moves: ['birth', 'annex', 'pass', 'buy-special'],
};

/** AOC-CIV-8: coins on the cards left behind, then a new card; not in the Draft (AOC-DRF-3) nor in solo (AOC-SOL-4). */
export const market: AutoStep<Aoc, Of<'market'>> = {
  auto(t) {
    if (t.s.options.draft || isSolo(t.s)) return;
    marketCoins(t);
    drawCivilisation(t);
  },
};

export const actions: AskStep<Aoc, Of<'actions'>> = {
  ask: (_s, { seat }) => [seat],
  moves: ['place', 'rest', 'buy-special', 'end-actions'],
};

/** AOC-CMD-2: choices inside an action are questions of their own. */
export const study: AskStep<Aoc, Of<'study'>> = { ask: (_s, { seat }) => [seat], moves: ['study'] };
export const stones: AskStep<Aoc, Of<'stones'>> = { ask: (_s, { seat }) => [seat], moves: ['stones'] };

/** AOC-ABL-3: whatever the source of the action, after its base effect. Choices come last. */
export const afterAction: AutoStep<Aoc, Of<'after-action'>> = {
  auto(t, { seat, action, tech }) {
    const abilities = abilitiesOf(t.s, seat).filter((a) => a.when.event === 'action' && concerns(a.when.action, action));
    fire(
      t,
      seat,
      abilities.filter((a) => !a.optional),
      { tech },
    );
    fire(
      t,
      seat,
      abilities.filter((a) => a.optional),
      { tech },
    );
  },
};

export const gainTech: AskStep<Aoc, Of<'gain-tech'>> = {
  ask: (s, { seat }) => (availableTechs(playerOf(s, seat)).length > 0 ? [seat] : []),
  moves: ['learn'],
};
export const gainWonder: AskStep<Aoc, Of<'gain-wonder'>> = {
  ask: (s, { seat }) => (s.wonders.length > 0 ? [seat] : []),
  moves: ['take-wonder'],
};

/** An action nobody can pay for is not offered. */
export const granted: AskStep<Aoc, Of<'granted'>> = {
  ask: (s, { seat, ability }) => (refuseAbility(s, seat, abilityOf(ability)) ? [] : [seat]),
  moves: ['use-grant', 'decline'],
};

export const endow: AskStep<Aoc, Of<'endow'>> = { ask: (_s, { seat }) => [seat], moves: ['endow'] };

/** AOC-RET-1, AOC-RET-2: white slots give back, red slots sacrifice; then the end of the turn. */
export const returnWorkers: AutoStep<Aoc, Of<'return'>> = {
  auto(t, { seat }) {
    const p = playerOf(t.s, seat);
    const { white, red } = p;
    p.white = 0;
    p.red = 0;
    if (white + red > 0) t.emit({ event: 'returned', seat, back: white, lost: red });
    change(t, seat, { workers: -red }, { from: 'red-slots' });
    t.push({ step: 'end-abilities', seat, used: [], shop: !canBuySpecial(t.s, seat) });
  },
};
