import { type Brain, chooseMove } from '../../bots/index.js';
import type { Game, Shape } from '../../kernel/types.js';
import type { BotAnswer, BotQuestion } from './messages.js';

interface Player {
  readonly game: Game<Shape>;
  readonly brain: Brain<Shape>;
}

/** Rules and judgement of each game, fetched when a bot first needs them. */
const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  'age-of-civilization': async () => {
    const [{ ageOfCivilization }, { brain }] = await Promise.all([
      import('../../games/age-of-civilization/game.js'),
      import('../../games/age-of-civilization/bot/index.js'),
    ]);
    return { game: ageOfCivilization, brain };
  },
  millennia: async () => {
    const [{ millennia }, { brain }] = await Promise.all([
      import('../../games/millennia/game.js'),
      import('../../games/millennia/bot/index.js'),
    ]);
    return { game: millennia, brain };
  },
  'through-the-ages': async () => {
    const [{ throughTheAges }, { brain }] = await Promise.all([
      import('../../games/through-the-ages/game.js'),
      import('../../games/through-the-ages/bot/index.js'),
    ]);
    return { game: throughTheAges, brain };
  },
};

/** A hard bot may think this long about one move, in milliseconds. */
const BUDGET = 650;

export async function choose({ game: id, view, seat, level, seed }: BotQuestion): Promise<BotAnswer['move']> {
  const load = LOADERS[id];
  if (!load) throw new Error(`no bot plays '${id}'`);
  const { game, brain } = (await load()) as Player;
  const end = performance.now() + BUDGET;
  return chooseMove(game, brain, { view: view as Shape['state'], seat, level, seed, deadline: () => performance.now() >= end });
}
