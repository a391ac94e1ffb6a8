import { describe, expect, it } from 'vitest';
import { type Brain, chooseMove, LEVELS, type Level } from '../../bots/index.js';
import { asked, below, fastDice, type Game, legal, mask, openDice, play, type Seat, type Shape, start } from '../../kernel/index.js';
import { expectHonest } from './honesty.js';

/** Answers from the view of a seat. */
type Player<T extends Shape> = (view: T['state'], seat: Seat, ply: number) => T['move'];

interface Table<T extends Shape> {
  readonly name: string;
  readonly seats: number;
  readonly options: Partial<T['options']>;
}

/** A table at which bots are asked at every so manieth move of a random game. */
interface Watched<T extends Shape> extends Table<T> {
  readonly every: number;
}

interface Manner<T extends Shape> {
  /** The brain of experts; the same as everybody's if nothing is said. */
  readonly expert?: Brain<T>;
  /** Playouts of a bot that makes some: one pass of a race is enough to see it work. */
  readonly iterations?: number;
  /** What even a player without any idea would not do. */
  readonly never?: (move: T['move']) => boolean;
}

/** What tests of a game's bots are made of. */
export function botToolkit<T extends Shape>(game: Game<T>, brain: Brain<T>, { iterations, never, expert = brain }: Manner<T> = {}) {
  const think = (view: T['state'], seat: Seat, level: Level, seed: number): T['move'] =>
    chooseMove(game, level === 'expert' ? expert : brain, { view, seat, level, seed, ...(iterations !== undefined && { iterations }) });

  /** A player without any idea. */
  function randomPlayer(seed: number): Player<T> {
    const dice = openDice(fastDice(seed));
    return (view, seat) => {
      const moves = legal(game, { state: view }, seat).filter((move) => !never?.(move));
      return moves[below(dice, moves.length)]!;
    };
  }

  /** Play to the end; every seat answers from its own view, and where several are asked the last one is the first to answer. */
  function playGame(
    options: Partial<T['options']>,
    seats: number,
    seed: number,
    player: Player<T>,
  ): { end: T['state']; events: T['event'][] } {
    let { position } = start(game, { ...game.defaults, ...options }, seats, fastDice(seed));
    const events: T['event'][] = [];
    for (let seat = asked(game, position).at(-1); seat !== undefined; seat = asked(game, position).at(-1)) {
      const move = player(mask(game, position.state, seat), seat, position.ply);
      const played = play(game, position, seat, move);
      if (!played.ok) throw new Error(`${JSON.stringify(move)} is not legal: ${played.refusal.code}`);
      events.push(...played.events.map(({ e }) => e));
      position = played.position;
    }
    return { end: position.state, events };
  }

  return { game, think, randomPlayer, playGame };
}

type Toolkit<T extends Shape> = ReturnType<typeof botToolkit<T>>;

interface Trials<T extends Shape> {
  /** One of each kind of table. */
  readonly modes: readonly Table<T>[];
  readonly every: number;
  /** Which level makes the moves of a whole game. */
  readonly levelAt: (ply: number) => Level;
  /** Tables with hidden cards, and in how many of the positions something must have been hidden. */
  readonly honest: readonly (Watched<T> & { readonly hidden: number })[];
  readonly unchanged: Watched<T>;
}

/** What the bots of every game must keep to. */
export function botTests<T extends Shape>({ game, think, randomPlayer, playGame }: Toolkit<T>, trials: Trials<T>): void {
  describe('bots in every mode', () => {
    it.each(trials.modes)('$name: a legal move of every level in positions that random play leads to', ({ seats, options }) => {
      const random = randomPlayer(11);
      playGame(options, seats, 5, (view, seat, ply) => {
        if (ply % trials.every === 0) {
          const moves = legal(game, { state: view }, seat);
          for (const level of LEVELS) expect(moves).toContainEqual(think(view, seat, level, ply));
        }
        return random(view, seat, ply);
      });
    });

    it.each(trials.modes)('$name: bots play a game to its end', ({ seats, options }) => {
      const { end } = playGame(options, seats, 7, (view, seat, ply) => think(view, seat, trials.levelAt(ply), ply));
      expect(end.over).toBe(true);
    });
  });

  describe('bots do not cheat', () => {
    it.each(trials.honest)('$name: two truths that look the same to a seat get the same move', ({ options, seats, every, hidden }) => {
      const random = randomPlayer(3);
      let seen = 0;
      playGame(options, seats, 21, (view, seat, ply) => {
        if (ply % every === 0 && expectHonest(game, view, seat, think)) seen++;
        return random(view, seat, ply);
      });
      expect(seen).toBeGreaterThanOrEqual(hidden);
    });

    it('the view and nothing in it is changed by thinking', () => {
      const { options, seats, every } = trials.unchanged;
      const random = randomPlayer(4);
      playGame(options, seats, 2, (view, seat, ply) => {
        if (ply % every === 0) {
          const before = JSON.stringify(view);
          think(view, seat, 'hard', 1);
          expect(JSON.stringify(view)).toBe(before);
        }
        return random(view, seat, ply);
      });
    });
  });
}
