import { brainOf, chooseMove } from '../../bots/index.js';
import { entryOf } from '../../games/index.js';
import type { Shape } from '../../kernel/types.js';
import type { BotAnswer, BotQuestion } from './messages.js';

/** A hard bot may think this long about one move, in milliseconds; an expert, a little longer. */
const BUDGET = 650;
const EXPERT_BUDGET = 1700;

export async function choose({ game: id, view, seat, level, temperament, seed }: BotQuestion): Promise<BotAnswer['move']> {
  const entry = entryOf(id);
  if (!entry) throw new Error(`no bot plays '${id}'`);
  const [game, brain] = await Promise.all([entry.game(), brainOf<Shape>(entry, level)]);
  const end = performance.now() + (level === 'expert' ? EXPERT_BUDGET : BUDGET);
  return chooseMove(game, brain, {
    view: view as Shape['state'],
    seat,
    level,
    temperament,
    seed,
    deadline: () => performance.now() >= end,
  });
}
