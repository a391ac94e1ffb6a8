import { brainOf, openMemory, thinkingTime } from '../../bots/index.js';
import { entryOf } from '../../games/index.js';
import type { Shape } from '../../kernel/types.js';
import type { BotAnswer, BotQuestion } from './messages.js';

const chooseMove = openMemory();

export async function choose({ game: id, view, seat, level, temperament, seed }: BotQuestion): Promise<BotAnswer['move']> {
  const entry = entryOf(id);
  if (!entry) throw new Error(`no bot plays '${id}'`);
  const [game, brain] = await Promise.all([entry.game(), brainOf<Shape>(entry, level)]);
  const end = performance.now() + thinkingTime(level);
  return chooseMove(game, brain, {
    view: view as Shape['state'],
    seat,
    level,
    temperament,
    seed,
    deadline: () => performance.now() >= end,
  });
}
