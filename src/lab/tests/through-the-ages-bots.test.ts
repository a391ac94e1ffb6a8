import { describe, expect, it } from 'vitest';
import { type Brain, chooseMove, LEVELS, type Level } from '../../bots/index.js';
import { brain } from '../../games/through-the-ages/bot/index.js';
import { throughTheAges as game } from '../../games/through-the-ages/game.js';
import type { GameEvent, Move, Options, State, Tta } from '../../games/through-the-ages/state/state.js';
import { asked, below, fastDice, legal, mask, openDice, play, start } from '../../kernel/index.js';
import { expectHonest } from './honesty.js';

type Pick = (view: State, seat: number, ply: number) => Move;

const think = (view: State, seat: number, level: Level, seed: number): Move =>
  chooseMove(game, brain satisfies Brain<Tta>, { view, seat, level, seed });

/** A player without any idea, who does not give up either. */
function randomPlayer(seed: number): Pick {
  const dice = openDice(fastDice(seed));
  return (view, seat) => {
    const moves = legal(game, { state: view }, seat).filter(({ move }) => move !== 'resign');
    return moves[below(dice, moves.length)]!;
  };
}

/** Play to the end; every seat answers from its own view. */
function playGame(options: Partial<Options>, seats: number, seed: number, pick: Pick): { end: State; events: GameEvent[] } {
  let { position } = start(game, { ...game.defaults, ...options }, seats, fastDice(seed));
  const events: GameEvent[] = [];
  for (let seat = asked(game, position)[0]; seat !== undefined; seat = asked(game, position)[0]) {
    const move = pick(mask(game, position.state, seat), seat, position.ply);
    const played = play(game, position, seat, move);
    if (!played.ok) throw new Error(`${JSON.stringify(move)} is not legal: ${played.refusal.code}`);
    events.push(...played.events.map(({ e }) => e));
    position = played.position;
  }
  return { end: position.state, events };
}

const MODES: readonly { readonly name: string; readonly seats: number; readonly options: Partial<Options> }[] = [
  { name: 'Simple, two', seats: 2, options: { version: 'simple' } },
  { name: 'Advanced, three', seats: 3, options: { version: 'advanced', leanMines: true, chooseDraw: true } },
  { name: 'Full, two', seats: 2, options: { version: 'full', drawByAction: true, bonusCards: 'private' } },
  { name: 'Full, three, peaceful', seats: 3, options: { version: 'full', peaceful: 'no-attacks', bonusCards: 'public' } },
  { name: 'Full, four, hidden hands', seats: 4, options: { version: 'full', hiddenHands: true, antiLeague: true, fewerBonuses: true } },
];

describe('bots of Through the Ages in every mode', () => {
  it.each(MODES)('$name: a legal move of every level in positions that random play leads to', ({ seats, options }) => {
    const random = randomPlayer(11);
    playGame(options, seats, 5, (view, seat, ply) => {
      const moves = legal(game, { state: view }, seat);
      if (ply % 61 === 0) for (const level of LEVELS) expect(moves).toContainEqual(think(view, seat, level, ply));
      return random(view, seat, ply);
    });
  });

  it.each(MODES)('$name: easy bots play a game to its end', ({ seats, options }) => {
    expect(playGame(options, seats, 7, (view, seat, ply) => think(view, seat, 'easy', ply)).end.over).toBe(true);
  });
});

describe('bots of Through the Ages do not cheat', () => {
  it('two truths that look the same to a seat get the same move', () => {
    const random = randomPlayer(3);
    let hidden = 0;
    playGame({ version: 'full', hiddenHands: true }, 2, 21, (view, seat, ply) => {
      if (ply % 50 === 0 && expectHonest(game, view, seat, think)) hidden++;
      return random(view, seat, ply);
    });
    expect(hidden).toBeGreaterThan(2);
  });

  it('the view and nothing in it is changed by thinking', () => {
    const random = randomPlayer(4);
    playGame({ version: 'full' }, 2, 2, (view, seat, ply) => {
      if (ply % 60 === 0) {
        const before = JSON.stringify(view);
        think(view, seat, 'hard', 1);
        expect(JSON.stringify(view)).toBe(before);
      }
      return random(view, seat, ply);
    });
  });
});

describe('bots of Through the Ages play with sense', () => {
  it('normal beats a player without any idea by far, feeds its people and keeps the peace', () => {
    const random = randomPlayer(8);
    const { end, events } = playGame({ version: 'full' }, 2, 100, (view, seat, ply) =>
      seat === 0 ? think(view, seat, 'normal', ply) : random(view, seat, ply),
    );
    expect(end.players[0]!.culture).toBeGreaterThan(end.players[1]!.culture + 50);
    const mine = events.filter((e) => 'seat' in e && e.seat === 0);
    expect(mine.filter((e) => e.event === 'uprising')).toEqual([]);
    expect(mine.filter((e) => e.event === 'famine').length).toBeLessThanOrEqual(1);
    expect(mine.filter((e) => e.event === 'resigned')).toEqual([]);
  });
});
