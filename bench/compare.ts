import { asked, below, cipherDice, fastDice, legal, openDice, type Playout, play, playInPlace, start } from '../src/kernel/index.js';
import { median, rate } from './measure.js';
import { openPeer } from './peer.js';
import { type TicTacToe, ticTacToe } from './tic-tac-toe.js';

export interface Comparison {
  /** Moves per second through boardgame.io's reducer. */
  readonly peer: number;
  /** Moves per second through `play`: legality, copy, events. */
  readonly kernel: number;
  readonly inPlace: number;
  /** Our kernel / boardgame.io, the median over interleaved rounds. */
  readonly ratio: number;
  readonly inPlaceRatio: number;
}

const GAMES = 200;
const ROUNDS = 15;
const SLICE = 120;
const dice = cipherDice('0'.repeat(64));

/** Random finished games as lists of cells: everybody plays the same ones. */
function drawGames(): number[][] {
  const chance = openDice(fastDice(7));
  return Array.from({ length: GAMES }, () => {
    const { position } = start(ticTacToe, {}, 2, dice);
    const p: Playout<TicTacToe> = position;
    const cells: number[] = [];
    for (let seat = asked(ticTacToe, p)[0]; seat !== undefined; seat = asked(ticTacToe, p)[0]) {
      const moves = legal(ticTacToe, p, seat);
      const move = moves[below(chance, moves.length)]!;
      cells.push(move.cell);
      playInPlace(ticTacToe, p, seat, move);
    }
    return cells;
  });
}

function playThrough(cells: readonly number[]): void {
  let { position } = start(ticTacToe, {}, 2, dice);
  let seat = 0;
  for (const cell of cells) {
    const played = play(ticTacToe, position, seat, { move: 'mark', cell });
    if (!played.ok) throw new Error(`our kernel refused cell ${cell}`);
    position = played.position;
    seat = 1 - seat;
  }
  if (!position.state.over) throw new Error('our kernel did not finish a game');
}

function playOnSpot(cells: readonly number[]): void {
  const p: Playout<TicTacToe> = start(ticTacToe, {}, 2, dice).position;
  let seat = 0;
  for (const cell of cells) {
    playInPlace(ticTacToe, p, seat, { move: 'mark', cell });
    seat = 1 - seat;
  }
}

/** The same tic-tac-toe here and there, in turns: what slows the machine down slows everybody down. */
export function compare(): Comparison {
  const games = drawGames();
  const playPeer = openPeer();
  const measure = (playGame: (cells: readonly number[]) => void, share: number): number => {
    let next = 0;
    return rate(() => {
      const cells = games[next++ % games.length]!;
      playGame(cells);
      return cells.length;
    }, share);
  };
  for (const warmUp of [playPeer, playThrough, playOnSpot]) measure(warmUp, 400);
  const rounds = Array.from({ length: ROUNDS }, () => ({
    peer: measure(playPeer, SLICE),
    kernel: measure(playThrough, SLICE),
    inPlace: measure(playOnSpot, SLICE),
  }));
  return {
    peer: median(rounds.map((round) => round.peer)),
    kernel: median(rounds.map((round) => round.kernel)),
    inPlace: median(rounds.map((round) => round.inPlace)),
    ratio: median(rounds.map((round) => round.kernel / round.peer)),
    inPlaceRatio: median(rounds.map((round) => round.inPlace / round.peer)),
  };
}
