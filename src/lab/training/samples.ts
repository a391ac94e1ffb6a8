import type { Brain, Features } from '../../bots/index.js';
import { asked, type Shape } from '../../kernel/index.js';
import type { Contest } from '../contests.js';
import { type Played, replay } from './self-play.js';

/** Positions of many games for one network, row by row. */
export interface Samples {
  readonly width: number;
  /** Features, one row after the other. */
  readonly x: Float32Array;
  /** What the brain thought the position was worth, and what came of it in the end. */
  readonly thought: Float32Array;
  readonly result: Float32Array;
  /** The next position of the same game and seat, or -1. */
  readonly next: Int32Array;
  /** Its number, which a far seed makes larger than 32 bits. */
  readonly game: Float64Array;
  /** How far the game had got, from 0 to 1. */
  readonly progress: Float32Array;
}

interface Row {
  readonly x: ArrayLike<number>;
  readonly thought: number;
  readonly seat: number;
  readonly at: number;
  readonly net: string;
}

/** What is seen in one game: every seat at the end of each turn, and a seat in the middle of its own now and then. */
function rowsOf(
  contest: Contest,
  brain: Brain<Shape>,
  features: Features<Shape>,
  played: Played,
  byScore: boolean,
): { rows: Row[]; results: number[] } {
  const { game } = contest;
  const rows: Row[] = [];
  let moment = Number.NEGATIVE_INFINITY;
  let at = 0;
  const end = replay(contest, played, (p, mover) => {
    at++;
    const now = brain.moment(p.state);
    const goesOn = now === moment && asked(game, p).includes(mover);
    moment = now;
    if (p.state.over || at < (played.settled ?? 0) || Object.keys(p.sealed).length > 0) return;
    const seats = goesOn ? (at % 4 === 0 ? [mover] : []) : Array.from({ length: p.state.seats }, (_, seat) => seat);
    for (const seat of seats)
      rows.push({
        // Some games hand out the same list again and again.
        x: Float32Array.from(features.of(p.state, seat)),
        thought: brain.value(p.state, seat),
        seat,
        at: at / played.moves.length,
        net: features.net?.(p.state) ?? '',
      });
  });
  const scores = byScore ? game.standings(end.state).map(({ score }) => score) : [];
  const lead = (seat: number): number => scores[seat]! - Math.max(...scores.filter((_, other) => other !== seat));
  return { rows, results: Array.from({ length: end.state.seats }, (_, seat) => (byScore ? lead(seat) : brain.value(end.state, seat))) };
}

/** The samples of all games, for each network; `byScore`: the truth is the lead in points alone. */
export function samplesOf(
  contest: Contest,
  brain: Brain<Shape>,
  features: Features<Shape>,
  games: Iterable<Played>,
  byScore = false,
  tell: (n: number) => void = () => undefined,
): Map<string, Samples> {
  const found = new Map<string, { rows: (Row & { game: number; result: number; next: number })[] }>();
  let n = 0;
  for (const played of games) {
    const { rows, results } = rowsOf(contest, brain, features, played, byScore);
    const last = new Map<number, { next: number }>();
    for (const row of rows) {
      const list = found.get(row.net) ?? { rows: [] };
      found.set(row.net, list);
      const before = last.get(row.seat);
      if (before) before.next = list.rows.length;
      const entry = { ...row, game: played.number, result: results[row.seat]!, next: -1 };
      last.set(row.seat, entry);
      list.rows.push(entry);
    }
    tell(++n);
  }
  return new Map([...found].map(([net, { rows }]) => [net, gathered(rows, features.names.length)]));
}

function gathered(rows: readonly (Row & { game: number; result: number; next: number })[], width: number): Samples {
  const x = new Float32Array(rows.length * width);
  rows.forEach((row, i) => {
    if (row.x.length !== width) throw new Error(`${row.x.length} features, but ${width} names`);
    x.set(row.x as Float32Array, i * width);
  });
  return {
    width,
    x,
    thought: Float32Array.from(rows, (row) => row.thought),
    result: Float32Array.from(rows, (row) => row.result),
    next: Int32Array.from(rows, (row) => row.next),
    game: Float64Array.from(rows, (row) => row.game),
    progress: Float32Array.from(rows, (row) => row.at),
  };
}

/** The samples of several heaps as one. */
export function joined(heaps: readonly Samples[]): Samples {
  const size = heaps.reduce((sum, { game }) => sum + game.length, 0);
  const { width } = heaps[0]!;
  const all: Samples = {
    width,
    x: new Float32Array(size * width),
    thought: new Float32Array(size),
    result: new Float32Array(size),
    next: new Int32Array(size),
    game: new Float64Array(size),
    progress: new Float32Array(size),
  };
  let at = 0;
  for (const heap of heaps) {
    all.x.set(heap.x, at * width);
    for (const part of ['thought', 'result', 'game', 'progress'] as const) all[part].set(heap[part], at);
    const from = at;
    all.next.set(
      heap.next.map((next) => (next < 0 ? next : next + from)),
      at,
    );
    at += heap.game.length;
  }
  return all;
}
