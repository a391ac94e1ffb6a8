import type { AskStep, AutoStep } from '../../../kernel/index.js';
import { nextPick } from '../ask/drafting.js';
import { seatsFrom } from '../ask/selectors.js';
import { drawOpenly, openCivil } from '../change/decks.js';
import type { Step, Tta } from '../state/state.js';
import { fillRow } from './replenish.js';

type Of<K extends Step['step']> = Extract<Step, { step: K }>;

/** All at once and unseen by the others: who knows his choice need not wait for theirs (TTX-DRAW-08). */
export const draft: AskStep<Tta, Of<'draft'>> = {
  ask: (s) => seatsFrom(s, s.first).filter((seat) => nextPick(s, seat) !== undefined),
  moves: ['select'],
};

/** Cards that players have chosen come into the first row only now (TTA-SET-08, TTX-DRAW-03). */
export const layOut: AutoStep<Tta, Of<'lay-out'>> = {
  auto(t) {
    const { s } = t;
    if (s.options.expansion!.leaders === 'public') for (let age = 0; age < s.civilDecks.length; age++) drawOpenly(t, s, age);
    openCivil(t, s, 0);
    fillRow(t);
  },
};
