import { performance } from 'node:perf_hooks';
import { type Brain, chooseMove } from '../src/bots/index.js';
import {
  append,
  asked,
  begin,
  below,
  cipherDice,
  copyState,
  drawLegal,
  fastDice,
  type Game,
  hashOf,
  imagine,
  legal,
  mask,
  now,
  openDice,
  options,
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
import { type BotFigures, measureBots } from './bot-figures.js';
import { median, processorTime, rate, warmUp } from './measure.js';

/** A game with its bots, and how it is set up to be measured. */
export interface Subject<T extends Shape> {
  readonly game: Game<T>;
  readonly brain: Brain<T>;
  /** The brain of experts. */
  readonly expert: Brain<T>;
  readonly seats: number;
  /** Where it is not the usual table. */
  readonly options?: T['options'];
}

/** How fast the rules are. */
export interface PlayFigures {
  readonly seats: number;
  /** Random games through `play`, each choice from the list of what is legal and what is blocked. */
  readonly gamesPerSecond: number;
  readonly millisecondsPerGame: number;
  readonly decisionsPerSecond: number;
  /** The same in place, as simulations play. */
  readonly inPlaceDecisionsPerSecond: number;
  readonly copyMicroseconds: number;
  /** Listing and playing, in 1,000 games, or in as many as there was time for. */
  readonly slowestDecisionMilliseconds: number;
  readonly slowestOfGames: number;
  /** Reading a finished game from its record and playing it again. */
  readonly rebuildMilliseconds: number;
}

/** How fast whoever thinks ahead is. */
export interface SearchFigures {
  /** Iterations per second of a search: a guess behind a view, 50 decisions by chance among the legal moves, the value of the end. */
  readonly searchIterationsPerSecond: number;
  /** The same with the decisions that look best to the bot at a glance. */
  readonly glanceIterationsPerSecond: number;
  /** Playouts per second, those that reach the end of the game, while a hard bot thinks with all its plans; none where bots make none. */
  readonly botPlayoutsPerSecond: number | undefined;
  readonly bots: BotFigures;
}

export type GameFigures = PlayFigures & SearchFigures;

const SLICE = 1500;
/** At most so many games are searched for the slowest decision, for so many milliseconds of processor time: some games are long. */
const SLOWEST_OF = 1000;
const SLOWEST_TIME = 20_000;
/** The same for the time that a game takes. */
const TIMED = 100;
const TIMED_TIME = 8_000;

/** Play a random game with `play`; every position is handed to `see`. */
function playRandom<T extends Shape>(
  subject: Subject<T>,
  seed: number,
  see: (p: Position<T>, milliseconds: number) => void = () => {},
): number {
  const { game, seats } = subject;
  const chance = openDice(fastDice(seed));
  let { position } = start(game, subject.options ?? game.defaults, seats, fastDice(seed + 1));
  let before = performance.now();
  for (let seat = asked(game, position)[0]; seat !== undefined; seat = asked(game, position)[0]) {
    const moves = options(game, position, seat).legal;
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
  const p: Playout<T> = start(game, subject.options ?? game.defaults, seats, fastDice(seed + 1)).position;
  for (let seat = asked(game, p)[0]; seat !== undefined; seat = asked(game, p)[0]) {
    const moves = options(game, p, seat).legal;
    playInPlace(game, p, seat, moves[below(chance, moves.length)]!);
  }
  return p.ply;
}

/** A finished random game as a record, dice of real games included. */
function writeRandomRecord<T extends Shape>({ game, seats, options: table = game.defaults }: Subject<T>): string {
  const seed = hashOf(['bench', game.id]).padEnd(64, '0').slice(0, 64);
  const chance = openDice(fastDice(3));
  let timeline = begin(game, table, seats, cipherDice(seed));
  for (let seat = asked(game, now(timeline).position)[0]; seat !== undefined; seat = asked(game, now(timeline).position)[0]) {
    const moves = legal(game, now(timeline).position, seat);
    const step = append(timeline, seat, moves[below(chance, moves.length)]!);
    if (!step.ok) throw new Error(`a listed move was refused: ${step.refusal.code}`);
    timeline = step.timeline;
  }
  return writeRecord(timeline, seed, {});
}

const DEPTH = 50;
const TOGETHER = 20;

/** One iteration after the other from the middle of games, each as the seat that is asked there sees it. */
function iterationRate<T extends Shape>(
  subject: Subject<T>,
  moments: readonly Position<T>[],
  choose: (p: Playout<T>, seat: Seat) => T['move'],
): number {
  const { game, brain } = subject;
  const roots = moments.flatMap((position) => {
    const seat = asked(game, position)[0];
    return seat === undefined ? [] : [{ seat, view: mask(game, position.state, seat) }];
  });
  let n = 0;
  const iterate = (): void => {
    const { seat: viewer, view } = roots[n++ % roots.length]!;
    const p: Playout<T> = { ...imagine(game, view, fastDice(n)), ply: 0, sealed: {} };
    for (let seat = asked(game, p)[0]; seat !== undefined && p.ply < DEPTH; seat = asked(game, p)[0])
      playInPlace(game, p, seat, choose(p, seat));
    brain.value(p.state, viewer);
  };
  // To ask for the time costs as much as a part of an iteration.
  const some = (): number => {
    for (let i = 0; i < TOGETHER; i++) iterate();
    return TOGETHER;
  };
  warmUp(some);
  return rate(some, SLICE);
}

function iterationRates<T extends Shape>(subject: Subject<T>, moments: readonly Position<T>[]) {
  const { game, brain } = subject;
  const chance = openDice(fastDice(5));
  return {
    searchIterationsPerSecond: iterationRate(subject, moments, (p, seat) => drawLegal(game, p, seat, chance)!),
    glanceIterationsPerSecond: iterationRate(subject, moments, (p, seat) => {
      const moves = legal(game, p, seat);
      const scores = brain.appeal(p.state, seat, moves);
      return moves[scores.indexOf(Math.max(...scores))]!;
    }),
  };
}

/** Let a hard bot think at a few moments of a game and count the playouts that reach the end. */
function botPlayoutRate<T extends Shape>(subject: Subject<T>, moments: readonly Position<T>[]): number | undefined {
  const { game, brain } = subject;
  if (brain.search?.iterations === 0) return undefined;
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
function slowestDecision<T extends Shape>(subject: Subject<T>): { slowest: number; games: number } {
  let slowest = 0;
  let games = 0;
  for (const end = processorTime() + SLOWEST_TIME; games < SLOWEST_OF && processorTime() < end; games++) {
    const best: number[] = [];
    let longest = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 3 && longest > slowest; run++) {
      playRandom(subject, games, ({ ply }, milliseconds) => {
        best[ply] = Math.min(best[ply] ?? milliseconds, milliseconds);
      });
      longest = best.reduce((most, milliseconds) => Math.max(most, milliseconds), 0);
    }
    slowest = Math.max(slowest, longest);
  }
  return { slowest, games };
}

/** Moments of random games: some in the middle, some late. */
function momentsOf<T extends Shape>(subject: Subject<T>): { middle: Position<T>[]; late: Position<T>[] } {
  const seen = Array.from({ length: 20 }, (_, i) => {
    const positions: Position<T>[] = [];
    playRandom(subject, i, (position) => positions.push(position));
    const at = (share: number): Position<T> => positions[Math.floor(positions.length * share)]!;
    return { middle: at(0.4), late: at(0.8) };
  });
  return { middle: seen.map((game) => game.middle), late: seen.map((game) => game.late) };
}

export function measurePlay<T extends Shape>(subject: Subject<T>): PlayFigures {
  const { game } = subject;
  let seed = 1;
  warmUp(() => playRandom(subject, seed++));
  const decisionsPerSecond = rate(() => playRandom(subject, seed++), SLICE);
  const perGame: number[] = [];
  for (const end = processorTime() + TIMED_TIME; perGame.length < TIMED && processorTime() < end; ) {
    const began = processorTime();
    playRandom(subject, seed++);
    perGame.push(processorTime() - began);
  }
  warmUp(() => playRandomInPlace(subject, seed++));
  const inPlaceDecisionsPerSecond = rate(() => playRandomInPlace(subject, seed++), SLICE);

  const { late } = momentsOf(subject);
  const copies = rate(() => {
    for (const { state } of late) copyState(game, state);
    return late.length;
  }, SLICE / 2);
  const record = writeRandomRecord(subject);
  const rebuilds = rate(() => {
    if (!readRecord(game, record).ok) throw new Error('the record could not be read');
    return 1;
  }, SLICE / 2);

  const { slowest, games } = slowestDecision(subject);

  return {
    seats: subject.seats,
    gamesPerSecond: 1000 / median(perGame),
    millisecondsPerGame: median(perGame),
    decisionsPerSecond,
    inPlaceDecisionsPerSecond,
    copyMicroseconds: 1e6 / copies,
    slowestDecisionMilliseconds: slowest,
    slowestOfGames: games,
    rebuildMilliseconds: 1000 / rebuilds,
  };
}

export function measureSearch<T extends Shape>(subject: Subject<T>): SearchFigures {
  const { game } = subject;
  const { middle } = momentsOf(subject);
  return {
    ...iterationRates(subject, middle),
    botPlayoutsPerSecond: botPlayoutRate(subject, middle.slice(0, 6)),
    bots: measureBots(game, { usual: subject.brain, expert: subject.expert }, middle.slice(0, 6)),
  };
}
