import type { AskStep, AutoStep } from '../../../kernel/index.js';
import { playerOf } from '../ask/selectors.js';
import { wonderOf } from '../cards/index.js';
import { gain as gainNow } from '../change/change.js';
import { takeCheapestToken } from '../change/tokens.js';
import { completeWonder } from '../change/wonders.js';
import type { Step, Tta } from '../state/state.js';

type Of<K extends Step['step']> = Extract<Step, { step: K }>;

/** Blue tokens are moved by hand (TTA-TOK-07). */
export const tokens: AskStep<Tta, Of<'tokens'>> = { ask: (_, { seat }) => [seat], moves: ['tokens'] };

/** What an action card or pact gives after its action was paid (TTA-ACC-04, TTN-ACC-02). */
export const gain: AutoStep<Tta, Of<'gain'>> = { auto: (t, step) => gainNow(t, step.seat, step.gain, step.cause) };

/**
 * After paying, a blue token covers each stage: from the bank, or from a card when the bank is empty (TTA-WON-03, 04, TTA-AMB-22,
 * TTN-WON-02).
 */
export const cover: AutoStep<Tta, Of<'cover'>> = {
  auto(t, { seat, stages }) {
    const p = playerOf(t.s, seat);
    const wonder = p.wonder!;
    for (let i = 0; i < stages; i++) {
      if (p.blue > 0) p.blue--;
      else takeCheapestToken(p);
      wonder.stages++;
    }
    if (wonder.stages === wonderOf(wonder.id).stages.length) completeWonder(t, seat);
  },
};
