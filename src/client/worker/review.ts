import { type Decision, decisionsOf } from '../../bots/decisions.js';
import { brainOf, thinkingTime } from '../../bots/index.js';
import { futureOf, futuresOf, planAt, type Reviewer, screen } from '../../bots/review.js';
import { entryOf } from '../../games/index.js';
import { now, readRecord } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import type { Answers, ReviewTask } from './review-messages.js';

/** A future may take this long, in milliseconds, before it is cut short and judged. */
const PATIENCE = 250;
const CUT = 110;
/** More moves than any game has, and fewer than which a look ahead is none. */
const [FARTHEST, NEAREST] = [20_000, 60];

/** One who has read a game and goes through it, task by task. */
export function openReview(clock: () => number): (task: ReviewTask) => Promise<Answers[keyof Answers]> {
  let reviewer: Reviewer<Shape> | undefined;
  let decisions: readonly Decision<Shape>[] = [];

  async function read({ game: id, record, reach: told }: Extract<ReviewTask, { do: 'read' }>): Promise<Answers['read']> {
    const entry = entryOf(id);
    if (!entry) throw new Error(`no game '${id}'`);
    const [game, brain] = await Promise.all([entry.game(), brainOf<Shape>(entry, 'expert')]);
    const found = readRecord(game, record);
    if (!found.ok) throw new Error(found.problem.code);
    const { timeline } = found.value;
    decisions = decisionsOf(timeline, brain);
    const reach = told ?? reachOf({ game, brain, timeline, reach: FARTHEST });
    reviewer = { game, brain, timeline, reach };
    return { decisions, end: futureOf(reviewer, now(timeline).position.state), whole: reach === FARTHEST, reach };
  }

  /** How far this machine can look ahead: to the end where that is quick enough. */
  function reachOf(whole: Reviewer<Shape>): number {
    const first = decisions[0];
    if (!first) return FARTHEST;
    const trial = { ...whole, reach: NEAREST };
    // The first one warms up.
    futuresOf(trial, first, [first.moves], 0, 1);
    const began = clock();
    futuresOf(trial, first, [first.moves], 1, 2);
    const perMove = (clock() - began) / (2 * NEAREST);
    return perMove * whole.timeline.frames.length <= PATIENCE ? FARTHEST : Math.max(NEAREST, Math.round(CUT / perMove));
  }

  return async (task) => {
    if (task.do === 'read') return read(task);
    const decision = decisions[task.at];
    if (!reviewer || !decision) throw new Error('nothing has been read');
    if (task.do === 'screen') return screen(reviewer, decision);
    if (task.do === 'plan') {
      const end = clock() + thinkingTime('expert');
      return planAt(reviewer, decision, () => clock() >= end);
    }
    return futuresOf(reviewer, decision, task.plans ?? [decision.moves], task.from, task.n);
  };
}
