import { performance } from 'node:perf_hooks';
import { type Brain, chooseMove } from '../src/bots/index.js';
import {
  append,
  asked,
  begin,
  below,
  cipherDice,
  copyState,
  fastDice,
  type Game,
  hashOf,
  legal,
  type MoveName,
  mask,
  now,
  openDice,
  type Playout,
  type Position,
  play,
  playInPlace,
  readRecord,
  type Seat,
  type Shape,
  start,
  writeRecord,
} from '../src/kernel/index.js';
import { median, processorTime, rate } from './measure.js';

/** A game with its bots, and how it is set up to be measured. */
export interface Subject<T extends Shape> {
  readonly game: Game<T>;
  readonly brain: Brain<T>;
  readonly seats: number;
  /** What a random player does not do, because it would end the game early: leaving it. */
  readonly avoids?: MoveName<T>;
}

/** The moves a random player chooses from. */
function choices<T extends Shape>({ game, avoids }: Subject<T>, s: T['state'], seat: Seat): readonly T['move'][] {
  const moves = legal(game, s, seat);
  return avoids === undefined ? moves : moves.filter((m) => m.move !== avoids);
}

export interface GameFigures {
  readonly seats: number;
  /** Random games through `play`, each choice from the list of legal moves. */
  readonly gamesPerSecond: number;
  readonly millisecondsPerGame: number;
  readonly decisionsPerSecond: number;
  /** The same in place, as simulations play. */
  readonly inPlaceDecisionsPerSecond: number;
  readonly copyMicroseconds: number;
  /** Listing and playing, in 1,000 games. */
  readonly slowestDecisionMilliseconds: number;
  /** Reading a finished game from its record and playing it again. */
  readonly rebuildMilliseconds: number;
  /** Playouts to the end per second while a hard bot thinks. */
  readonly searchIterationsPerSecond: number;
}

const SLICE = 1500;
const SLOWEST_OF = 1000;

/** Play a random game with `play`; every position is handed to `see`. */
function playRandom<T extends Shape>(
  subject: Subject<T>,
  seed: number,
  see: (p: Position<T>, milliseconds: number) => void = () => {},
): number {
  const { game, seats } = subject;
  const chance = openDice(fastDice(seed));
  let { position } = start(game, game.defaults, seats, fastDice(seed + 1));
  let before = performance.now();
  for (let seat = asked(game, position)[0]; seat !== undefined; seat = asked(game, position)[0]) {
    const moves = choices(subject, position.state, seat);
    const played = play(game, position, seat, moves[below(chance, moves.length)]!);
    if (!played.ok) throw new Error(`a listed move was refused: ${played.refusal.code}`);
    position = played.position;
    const after = performance.now();
    see(position, after - before);
    before = after;
  }
  return position.ply;
}

function playRandomInPlace<T extends Shape>(subject: Subject<T>, seed: number): number {
  const { game, seats } = subject;
  const chance = openDice(fastDice(seed));
  const p: Playout<T> = start(game, game.defaults, seats, fastDice(seed + 1)).position;
  for (let seat = asked(game, p)[0]; seat !== undefined; seat = asked(game, p)[0]) {
    const moves = choices(subject, p.state, seat);
    playInPlace(game, p, seat, moves[below(chance, moves.length)]!);
  }
  return p.ply;
}

/** A finished random game as a record, dice of real games included. */
function writeRandomRecord<T extends Shape>({ game, seats }: Subject<T>): string {
  const seed = hashOf(['bench', game.id]).padEnd(64, '0').slice(0, 64);
  const chance = openDice(fastDice(3));
  let timeline = begin(game, game.defaults, seats, cipherDice(seed));
  for (let seat = asked(game, now(timeline).position)[0]; seat !== undefined; seat = asked(game, now(timeline).position)[0]) {
    const moves = legal(game, now(timeline).position.state, seat);
    const step = append(timeline, seat, moves[below(chance, moves.length)]!);
    if (!step.ok) throw new Error(`a listed move was refused: ${step.refusal.code}`);
    timeline = step.timeline;
  }
  return writeRecord(timeline, seed, {});
}

/** Let a hard bot think at a few moments of a game and count the playouts that reach the end. */
function searchRate<T extends Shape>(subject: Subject<T>, moments: readonly Position<T>[]): number {
  const { game, brain } = subject;
  let playouts = 0;
  const counting: Brain<T> = {
    appeal: (s, seat, moves) => brain.appeal(s, seat, moves),
    moment: (s) => brain.moment(s),
    value(s, seat) {
      if (s.over) playouts++;
      return brain.value(s, seat);
    },
  };
  return rate(() => {
    playouts = 0;
    for (const position of moments) {
      const seat = asked(game, position)[0];
      if (seat === undefined) continue;
      chooseMove(game, counting, { view: mask(game, position.state, seat), seat, level: 'hard', seed: position.ply, iterations: 100 });
    }
    return playouts;
  }, SLICE);
}

/**
 * The slowest decision of many games. Of three times that a game is played the shortest time of each decision counts: a
 * decision that is slow by itself is slow each time, one that met another program is not. A game in which nothing took
 * longer than the slowest so far need not be played again.
 */
function slowestDecision<T extends Shape>(subject: Subject<T>): number {
  let slowest = 0;
  for (let i = 0; i < SLOWEST_OF; i++) {
    const best: number[] = [];
    let longest = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 3 && longest > slowest; run++) {
      playRandom(subject, i, ({ ply }, milliseconds) => {
        best[ply] = Math.min(best[ply] ?? milliseconds, milliseconds);
      });
      longest = Math.max(...best.slice(1));
    }
    slowest = Math.max(slowest, longest);
  }
  return slowest;
}

export function measureGame<T extends Shape>(subject: Subject<T>): GameFigures {
  const { game } = subject;
  let seed = 1;
  rate(() => playRandom(subject, seed++), SLICE / 2);
  const decisionsPerSecond = rate(() => playRandom(subject, seed++), SLICE);
  const perGame: number[] = [];
  for (let i = 0; i < 100; i++) {
    const began = processorTime();
    playRandom(subject, seed++);
    perGame.push(processorTime() - began);
  }
  rate(() => playRandomInPlace(subject, seed++), SLICE / 2);
  const inPlaceDecisionsPerSecond = rate(() => playRandomInPlace(subject, seed++), SLICE);

  const seen = Array.from({ length: 20 }, (_, i) => {
    const positions: Position<T>[] = [];
    playRandom(subject, i, (position) => positions.push(position));
    return positions;
  });
  const late = seen.map((positions) => positions[Math.floor(positions.length * 0.8)]!);
  const middle = seen.map((positions) => positions[Math.floor(positions.length * 0.4)]!);
  const copies = rate(() => {
    for (const { state } of late) copyState(game, state);
    return late.length;
  }, SLICE / 2);
  const record = writeRandomRecord(subject);
  const rebuilds = rate(() => {
    if (!readRecord(game, record).ok) throw new Error('the record could not be read');
    return 1;
  }, SLICE / 2);

  return {
    seats: subject.seats,
    gamesPerSecond: 1000 / median(perGame),
    millisecondsPerGame: median(perGame),
    decisionsPerSecond,
    inPlaceDecisionsPerSecond,
    copyMicroseconds: 1e6 / copies,
    slowestDecisionMilliseconds: slowestDecision(subject),
    rebuildMilliseconds: 1000 / rebuilds,
    searchIterationsPerSecond: searchRate(subject, middle.slice(0, 6)),
  };
}
