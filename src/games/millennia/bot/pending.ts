import { SPECIAL_EFFECTS } from '../cards/actions.js';
import type { Task } from '../state/state.js';
import { WEIGHTS } from './weights.js';
import { type Look, worthOfEffects, worthOfInstant, worthOfStep } from './worth.js';

/** What a technology that is still to be paid would have been good for. */
const ICON = 1.9;

/** What is still to happen to a player: begun but not yet there. */
export function worthOfPending(o: Look): number {
  let sum = 0;
  for (const task of o.p.tasks) sum += worthOfTask(o, task);
  return sum;
}

function worthOfTask(o: Look, task: Task): number {
  switch (task.task) {
    case 'do':
      return worthOfEffects(o, task.effects);
    case 'advance':
      return worthOfAdvances(o, task);
    case 'ask-branch':
    case 'ask-enter':
      return worthOfAdvances(o, task.advance);
    case 'bonuses':
      return task.items.reduce((sum, item) => sum + 0.8 * worthOfEffects(o, item.effects), 0);
    case 'pay':
      return -ICON * task.slots.length;
    case 'special':
      return worthOfEffects(o, SPECIAL_EFFECTS[task.special]);
    case 'ask-option':
      return Math.max(...task.options.map((option) => worthOfEffects(o, option)));
    case 'ask-special':
      return WEIGHTS.special * task.left;
    case 'ask-claim':
      return worthOfInstant(o, { do: 'claimResearch', n: 1 });
    case 'ask-keep':
      return WEIGHTS.card;
    case 'ask-discard-card':
      return -WEIGHTS.card + 1;
    case 'ask-discard-tech':
      return -ICON;
    case 'ask-extend':
      return worthOfInstant(o, { do: 'extendTechDuration', n: 1 });
    case 'ask-lowest':
      return worthOfInstant(o, { do: 'advanceLowest', n: 1, times: task.left });
    default:
      return 0;
  }
}

function worthOfAdvances(o: Look, { track, n }: Extract<Task, { task: 'advance' }>): number {
  let sum = 0;
  for (let i = 1; i <= n; i++) sum += worthOfStep(o, track, i);
  return sum;
}
