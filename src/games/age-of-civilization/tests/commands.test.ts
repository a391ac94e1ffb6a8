import { describe, expect } from 'vitest';
import { play } from '../../../kernel/index.js';
import { ageOfCivilization as game } from '../game.js';
import type { Move } from '../state/state.js';
import { asks, does, newGame, offers, rule, table } from './toolkit.js';

const isRandom = (at: Parameters<typeof offers>[0], seat: number, move: Move): boolean => {
  const played = play(game, at.position, seat, move);
  return played.ok && played.position.dice !== at.position.dice;
};

describe('commands', () => {
  rule('AOC-CMD-1', 'a turn asks for the civilisation, then actions, then the end of the turn', () => {
    const at = table({
      round: 2,
      step: 'civilisation',
      innovation: true,
      specials: ['ST-L1'],
      market: ['rome'],
      players: [{ main: 'babylon', coins: 9 }],
    });
    expect(offers(at, 0)).toEqual(['birth card=CIV-08', 'annex card=CIV-08', 'pass', 'buy-special special=ST-L1']);
    const acting = does(at, 0, 'pass');
    expect(offers(acting, 0)).toEqual(expect.arrayContaining(['place place=slavery', 'rest', 'buy-special special=ST-L1', 'end-actions']));
    const ending = does(acting, 0, 'end-actions');
    expect([asks(acting).step, asks(ending).step]).toEqual(['actions', 'end-of-turn']);
    expect(offers(ending, 0)).toEqual(['activate ability=CIV-21-M1', 'buy-special special=ST-L1']);
  });

  rule('AOC-CMD-2', 'choices inside a command: technology, wonder, Culture of Axum, card of Phoenicia', () => {
    const research = does(table({ players: [{ coins: 4 }] }), 0, 'place place=research');
    const wonder = does(table({ players: [{ coins: 7 }] }), 0, 'place place=wonder');
    const axum = does(table({ usable: ['CONSTRUCTION'], players: [{ main: 'axum', coins: 6 }] }), 0, 'place place=AC-CONSTRUCTION');
    const phoenicia = does(
      table({ market: ['rome'], players: [{ main: 'phoenicia', coins: 2 }] }),
      0,
      'end-actions',
      'activate ability=CIV-26-M1',
    );
    expect([research, wonder, axum, phoenicia].map((at) => asks(at).step)).toEqual(['study', 'gain-wonder', 'granted', 'endow']);
    expect(offers(phoenicia, 0)).toEqual(['endow card=CIV-08']);
  });

  rule('AOC-CMD-2', 'nobody is asked where there is nothing to choose', () => {
    const wonder = does(table({ wonders: ['petra'], players: [{ coins: 7 }] }), 0, 'place place=wonder');
    expect(asks(wonder).step).toBe('actions');
  });

  rule('AOC-CMD-2', 'a lone technology is taken by itself, and no more of them than are due', () => {
    const techs = ['navigation', 'mining', 'currency', 'iron_working', 'science', 'engineering', 'gunpowder'];
    const at = does(table({ players: [{ main: 'babylon', techs }] }), 0, 'end-actions', 'activate ability=CIV-21-M1');
    expect(at.state.players[0]!.techs).toEqual([...techs, 'writing']); // Education, which it unlocks, is for another turn
  });

  rule('AOC-CMD-3', 'chance: the setup only; after it cards are drawn from a pile that lies ready', () => {
    let at = newGame(3, { innovation: true, changingWorld: true });
    while (!at.state.over) {
      const [seat] = asks(at).seats as [number];
      const moves = offers(at, seat);
      for (const move of moves) {
        const [name, ...fields] = move.split(' ');
        const parsed = { move: name, ...Object.fromEntries(fields.map((x) => x.split('='))) } as Move;
        expect(isRandom(at, seat, parsed), move).toBe(false);
      }
      at = does(at, seat, moves[at.position.ply % moves.length]!);
    }
    expect(newGame(3, {}, 5).state).toEqual(newGame(3, {}, 5).state);
    expect(newGame(3, {}, 5).state).not.toEqual(newGame(3, {}, 6).state);
  });
});
