import type { Refusal, Shape } from '../../kernel/types.js';
import { type LookState, stateClass } from '../kit/index.js';
import type { BoardProps, TargetProps } from './board-package.js';

export interface TargetLook {
  readonly state: LookState;
  /** The shortest reason, to be written on the element. */
  readonly reason: string | undefined;
  /** Why it is blocked, when the reason is worth saying. */
  readonly refusal: Refusal | undefined;
  /** Spread on the button. */
  readonly props: TargetProps & { readonly 'data-roving': true; readonly type: 'button'; readonly 'aria-label': string };
}

interface Manner {
  /** How the states are said. */
  readonly say: { readonly can: string; readonly selected: string; blocked(why: string): string };
  /** Refusals that would only be noise: the element stays at rest. */
  quiet(refusal: Refusal): boolean;
  /** The card that the element shows. */
  readonly zoom?: string | undefined;
}

const STATES = { rest: 'rest', can: 'selectable', selected: 'selected', blocked: 'blocked' } as const;

/** An element that means a place: how it looks, what it says and what it does. `facts` are read aloud in this order. */
export function targetLook<T extends Shape>(
  board: Pick<BoardProps<T>, 'stateOf' | 'choicesFor' | 'reasonFor' | 'targetProps'>,
  target: string,
  facts: readonly (string | undefined | false)[],
  { say, quiet, zoom }: Manner,
): TargetLook {
  const state = board.stateOf(target);
  const choices = board.choicesFor(target);
  const atRest = state === 'blocked' && choices.every((c) => c.refusal && quiet(c.refusal));
  const reason = state === 'blocked' && !atRest ? board.reasonFor(target) : undefined;
  const said = [...facts, state === 'can' && say.can, state === 'selected' && say.selected, reason && say.blocked(reason)];
  return {
    state: atRest ? 'rest' : STATES[state],
    reason,
    refusal: reason === undefined ? undefined : choices[0]?.refusal,
    props: {
      ...board.targetProps(target, zoom),
      'data-roving': true,
      type: 'button',
      'aria-label': said.filter(Boolean).join(', '),
    },
  };
}

/** The class of a place that says nothing while it is blocked: ring when it may be chosen, brass when it is. */
export const ringOf = ({ state }: Pick<TargetLook, 'state'>): string => (state === 'blocked' ? '' : stateClass(state));
