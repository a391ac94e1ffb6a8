const STATES = ['rest', 'selectable', 'selected', 'blocked', 'changed', 'past', 'hidden'] as const;
/** The states of a card, slot, chip or button: the same words everywhere. */
export type LookState = (typeof STATES)[number];

const STATE_CLASSES: Readonly<Record<LookState, string>> = {
  rest: '',
  selectable: 'can',
  selected: 'sel',
  blocked: 'no',
  changed: 'changed',
  past: 'past',
  hidden: 'back',
};
export const stateClass = (state: LookState = 'rest'): string => STATE_CLASSES[state];
