import { type Brain, chooseMove, LEVELS, type Level } from '../src/bots/index.js';
import { asked, type Game, mask, type Position, type Shape } from '../src/kernel/index.js';
import { rate } from './measure.js';

/** How fast bots think. */
export interface BotFigures {
  /** Positions valued per second by the brain of all bots, and by the expert's with what it has learnt. */
  readonly valuesPerSecond: number;
  readonly expertValuesPerSecond: number;
  /** Decisions per second of each level, at moments in which there is something to choose. */
  readonly decisionsPerSecond: Readonly<Record<Level, number>>;
}

const SLICE = 500;

export function measureBots<T extends Shape>(
  game: Game<T>,
  brains: { readonly usual: Brain<T>; readonly expert: Brain<T> },
  moments: readonly Position<T>[],
): BotFigures {
  const valued = ({ value }: Brain<T>): number =>
    rate(() => {
      for (const { state } of moments) value(state, 0);
      return moments.length;
    }, SLICE);
  const waiting = moments.flatMap((position) =>
    asked(game, position)
      .slice(0, 1)
      .map((seat) => ({ position, seat })),
  );
  const decided = (level: Level): number =>
    rate(() => {
      for (const { position, seat } of waiting)
        chooseMove(game, level === 'expert' ? brains.expert : brains.usual, {
          view: mask(game, position.state, seat),
          seat,
          level,
          seed: position.ply,
        });
      return waiting.length;
    }, SLICE);
  return {
    valuesPerSecond: valued(brains.usual),
    expertValuesPerSecond: valued(brains.expert),
    decisionsPerSecond: Object.fromEntries(LEVELS.map((level) => [level, decided(level)])) as Record<Level, number>,
  };
}
