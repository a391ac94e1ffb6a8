import { parentPort } from 'node:worker_threads';
import { brainOf, openMemory, thinkingTime } from '../../bots/index.js';
import { entryOf } from '../../games/index.js';
import type { Shape } from '../../kernel/types.js';
import type { BotAnswer, BotQuestion } from './bot-pool.js';

const chooseMove = openMemory();

/** The bots of all tables think here, away from the thread that serves people. */
parentPort?.on('message', async ({ id, game, view, seat, level, temperament, seed }: BotQuestion) => {
  const entry = entryOf(game);
  if (!entry) throw new Error(`no bot plays '${game}'`);
  const [rules, brain] = await Promise.all([entry.game(), brainOf<Shape>(entry, level)]);
  const end = performance.now() + thinkingTime(level);
  const move = chooseMove(rules, brain, {
    view: view as Shape['state'],
    seat,
    level,
    temperament,
    seed,
    deadline: () => performance.now() >= end,
  });
  parentPort?.postMessage({ id, move } satisfies BotAnswer);
});
