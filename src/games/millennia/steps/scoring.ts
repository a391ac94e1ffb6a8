import type { AskStep, AutoStep } from '../../../kernel/index.js';
import { finalScore, rankings, WAR_VP } from '../ask/scoring.js';
import { change } from '../change/change.js';
import type { Mil, Step } from '../state/state.js';

/** MIL-END-07: before the scoring everybody with a card in hand is shown the same question (MIL-NET-08). */
export const lastCards: AskStep<Mil, Extract<Step, { step: 'last-cards' }>> = {
  ask: (s) => (s.seats === 1 ? [] : s.players.flatMap((p, seat) => (p.hand.length > 0 && p.copied === null && !p.ready ? [seat] : []))),
  moves: ['copy', 'finish'],
};

export const scoring: AutoStep<Mil, Extract<Step, { step: 'scoring' }>> = {
  auto(t) {
    const { s } = t;
    s.phase = 'END';
    t.emit({ event: 'phase', phase: 'END' });
    // All positions and counts are fixed before anything is scored.
    const sheets = s.players.map((_, seat) => finalScore(s, seat));
    sheets.forEach((lines, seat) => {
      for (const { source, vp } of lines) change(t, seat, { vp }, source);
    });
    if (s.automa) s.automa.vp += WAR_VP * s.automa.war; // MIL-SOL-16
    s.over = true;
    t.emit({ event: 'end', winners: rankings(s).flatMap((x) => (x.rank === 1 ? [x.seat] : [])) });
  },
};
