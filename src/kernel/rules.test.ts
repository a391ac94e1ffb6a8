import { describe, expect, it } from 'vitest';
import { type TicTacToe, ticTacToe } from '../../bench/tic-tac-toe.js';
import { toy } from '../../tests/toy-game.js';
import { drawLegal, legal, options, refusalOf } from './ask.js';
import { fastDice, openDice } from './dice.js';
import { grouping, judging, stepOf } from './rules.js';
import { play, playUntrusted, start } from './run.js';
import type { Game, Position } from './types.js';

const TAKEN = { move: 'mark', cell: 4 } as const;
const { mark } = ticTacToe.moves;

/** The centre is taken, the other one is asked. */
function second(game: Game<TicTacToe>): Position<TicTacToe> {
  const played = play(game, start(game, {}, 2, fastDice(1)).position, 0, TAKEN);
  if (!played.ok) throw new Error('refused');
  return played.position;
}

it('a step that works by itself has no answers', () => {
  expect(stepOf(toy, { step: 'round', left: 1 }).answers).toEqual([]);
});

describe('a judge', () => {
  let asked = 0;
  const judged: Game<TicTacToe> = {
    ...ticTacToe,
    moves: {
      mark: {
        ...mark,
        ...judging((s, seat) => {
          asked++;
          return (m: TicTacToe['move']) => mark.refuse(s, seat, m);
        }),
      },
    },
  };

  it('is asked once for all moves of a kind, and says of each what the rule says of it alone', () => {
    const position = second(judged);
    asked = 0;
    const listed = options(judged, position, 1);
    expect(asked).toBe(1);
    expect(legal(judged, position, 1)).toEqual(listed.legal);
    expect(asked).toBe(2);
    expect(listed).toEqual(options(ticTacToe, position, 1));
    for (const { move, refusal } of listed.blocked) expect(refusalOf(judged, position, 1, move)).toEqual(refusal);
  });
});

describe('groups judged alike', () => {
  const REFUSED = { rule: 'TTT-2', code: 'CELL_TAKEN' };
  const grouped: Game<TicTacToe> = {
    ...ticTacToe,
    moves: {
      mark: {
        ...mark,
        ...grouping((s, seat) => {
          const [edge, centre] = [mark.candidates(s, seat).filter(({ cell }) => cell !== 4), [TAKEN]];
          return [
            { moves: edge.slice(0, 4), refusal: undefined },
            { moves: centre, refusal: mark.refuse(s, seat, TAKEN) },
            { moves: edge.slice(4), refusal: undefined },
          ];
        }),
      },
    },
  };

  it('are listed as if each move had been judged', () => {
    const position = second(grouped);
    expect(options(grouped, position, 1)).toEqual(options(ticTacToe, position, 1));
    expect(options(grouped, position, 1).blocked).toEqual([{ move: TAKEN, refusal: REFUSED }]);
    expect(legal(grouped, position, 1)).toEqual(legal(ticTacToe, position, 1));
    expect(grouped.moves.mark.candidates(position.state, 1)).toEqual(mark.candidates(position.state, 1));
  });

  it('are not judged one by one', () => {
    const refuse = () => {
      throw new Error('judged alone');
    };
    const trusted: Game<TicTacToe> = { ...grouped, moves: { mark: { ...grouped.moves.mark, refuse } } };
    const position = second(grouped);
    expect(options(trusted, position, 1)).toEqual(options(grouped, position, 1));
    expect(legal(trusted, position, 1)).toEqual(legal(grouped, position, 1));
  });

  it('are all the candidates, in their order', () => {
    const groups = [
      { moves: [1, 2], refusal: undefined },
      { moves: [3], refusal: REFUSED },
    ];
    const rule = grouping((s: string, seat) => (s === 'here' && seat === 1 ? groups : []));
    expect(rule.alike('here', 1)).toBe(groups);
    expect(rule.candidates('here', 1)).toEqual([1, 2, 3]);
    expect(rule.candidates('here', 0)).toEqual([]);
  });

  it('are refused as the game cites its rules', () => {
    const citing: Game<TicTacToe> = { ...grouped, cites: (_, no) => ({ ...no, rule: 'TTT-9' }) };
    expect(options(citing, second(citing), 1).blocked).toEqual([{ move: TAKEN, refusal: { ...REFUSED, rule: 'TTT-9' } }]);
  });
});

describe('a shorter list', () => {
  it('serves where nobody wants reasons, and nowhere else', () => {
    const hurried: Game<TicTacToe> = {
      ...ticTacToe,
      moves: { mark: { ...mark, promising: (s, seat) => mark.candidates(s, seat).filter(({ cell }) => cell !== 4) } },
    };
    const position = second(hurried);
    expect(legal(hurried, position, 1)).toEqual(legal(ticTacToe, position, 1));
    expect(options(hurried, position, 1)).toEqual(options(ticTacToe, position, 1));
    const tooShort: Game<TicTacToe> = { ...ticTacToe, moves: { mark: { ...mark, promising: () => [] } } };
    expect(legal(tooShort, position, 1)).toEqual([]);
  });
});

describe('a game that cites rules of its own', () => {
  const citing: Game<TicTacToe> = { ...ticTacToe, cites: ({ seats }, no) => ({ ...no, rule: `${no.rule} of ${seats}` }) };

  it('says them wherever something is refused', () => {
    const position = second(citing);
    const refusal = { rule: 'TTT-2 of 2', code: 'CELL_TAKEN' };
    expect(options(citing, position, 1).blocked).toEqual([{ move: TAKEN, refusal }]);
    expect(refusalOf(citing, position, 1, TAKEN)).toEqual(refusal);
    expect(play(citing, position, 1, TAKEN)).toEqual({ ok: false, refusal });
    expect(refusalOf(citing, position, 1, { move: 'mark', cell: 0 })).toBeUndefined();
  });

  it('also about what is not listed', () => {
    const unlisted: Game<TicTacToe> = {
      ...citing,
      moves: { mark: { ...mark, candidates: (s, seat) => mark.candidates(s, seat).filter(({ cell }) => cell !== 4) } },
    };
    expect(playUntrusted(unlisted, second(unlisted), 1, TAKEN)).toEqual({ ok: false, refusal: { rule: 'TTT-2 of 2', code: 'CELL_TAKEN' } });
  });
});

describe('a move by chance', () => {
  const GROUPS = grouping<TicTacToe['state'], TicTacToe['move']>((s, seat) =>
    mark.candidates(s, seat).map((move) => ({ moves: [move], refusal: mark.refuse(s, seat, move) })),
  );
  let judges = 0;
  const JUDGED = judging<TicTacToe['state'], TicTacToe['move']>((s, seat) => {
    judges++;
    return (m) => mark.refuse(s, seat, m);
  });
  const kinds: Record<string, Game<TicTacToe>> = {
    'one by one': ticTacToe,
    'by a judge': { ...ticTacToe, moves: { mark: { ...mark, ...JUDGED } } },
    'in groups': { ...ticTacToe, moves: { mark: { ...mark, ...GROUPS } } },
    'of the promising': { ...ticTacToe, moves: { mark: { ...mark, promising: (s, seat) => mark.candidates(s, seat).slice(2) } } },
  };
  it.each(Object.entries(kinds))('is any of the legal ones, as often as any other: %s', (_, game) => {
    const position = second(game);
    const dice = openDice(fastDice(7));
    const drawn = new Map(legal(game, position, 1).map(({ cell }) => [cell, 0]));
    for (let i = 0; i < 4000; i++) {
      const { cell } = drawLegal(game, position, 1, dice)!;
      drawn.set(cell, drawn.get(cell)! + 1);
    }
    const share = 4000 / legal(game, position, 1).length;
    for (const times of drawn.values()) expect(Math.abs(times / share - 1)).toBeLessThan(0.15);
  });

  it('is none where nobody is asked, or nothing is allowed', () => {
    const position = second(ticTacToe);
    const dice = openDice(fastDice(7));
    expect(drawLegal(ticTacToe, position, 0, dice)).toBeUndefined();
    const forbidden = { ...ticTacToe, moves: { mark: { ...mark, refuse: () => ({ rule: 'TTT-0', code: 'NEVER' }) } } };
    expect(drawLegal(forbidden, position, 1, dice)).toBeUndefined();
  });

  it('asks a judge once, however many moves he refuses', () => {
    const game = kinds['by a judge']!;
    const position = second(game);
    judges = 0;
    for (let seed = 0; seed < 9; seed++) drawLegal(game, position, 1, openDice(fastDice(seed)));
    expect(judges).toBe(9);
  });
});
