import { addGame, emptyTally, type GameLine, type StudyTable, type Tally } from '../../../study/index.js';
import type { StudyAnswer, StudyQuestion } from '../../worker/study-messages.js';

/** Results go into the figures in heaps, so that they do not flicker. */
const HEAP = 25;

export interface RunState {
  readonly wanted: number;
  readonly done: number;
  readonly isPaused: boolean;
  readonly isOver: boolean;
  /** Games per second while it was not paused. */
  readonly pace: number;
  /** What went wrong, if anything did. */
  readonly problem?: string;
}

type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

interface RunOptions {
  readonly table: StudyTable;
  readonly games: number;
  /** The number of the first game: others than those that ship with the site. */
  readonly from: number;
  readonly workers: number;
  start(): WorkerLike;
  clock(): number;
  /** Called after each game. */
  onChange(state: RunState): void;
  /** Called with the games since the last time: every 25 of them, and with what is left at the end. */
  onHeap(tally: Tally, numbers: readonly number[]): void;
}

export interface Run {
  pause(): void;
  resume(): void;
  stop(): void;
}

/** Plays games in workers until there are enough; pausing lets the games under way finish. */
export function startRun({ table, games, from, workers, start, clock, onChange, onHeap }: RunOptions): Run {
  let [next, done, isPaused, isOver] = [0, 0, false, false];
  let [spent, since] = [0, clock()];
  let problem: string | undefined;
  let heap = emptyTally(table.seats);
  let numbers: number[] = [];
  const idle: WorkerLike[] = [];
  const all: WorkerLike[] = [];

  const tell = (): void => {
    const time = spent + (isPaused || isOver ? 0 : clock() - since);
    onChange({ wanted: games, done, isPaused, isOver, pace: time > 0 ? (1000 * done) / time : 0, ...(problem ? { problem } : undefined) });
  };
  const pour = (): void => {
    if (heap.games === 0) return;
    onHeap(heap, numbers);
    heap = emptyTally(table.seats);
    numbers = [];
  };
  const finish = (): void => {
    if (isOver) return;
    if (!isPaused) spent += clock() - since;
    isOver = true;
    for (const worker of all) worker.terminate();
    pour();
    tell();
  };
  const feed = (worker: WorkerLike): void => {
    if (isOver) return;
    if (isPaused || next >= games) idle.push(worker);
    else worker.postMessage({ id: next, study: { table, number: from + next++ } } satisfies StudyQuestion);
  };
  const take = (line: GameLine): void => {
    addGame(heap, line);
    numbers.push(line.number);
    done++;
    if (heap.games === HEAP) pour();
    if (done === games) finish();
    else tell();
  };
  const fail = (why: string): void => {
    problem = why;
    finish();
  };

  for (let i = 0; i < Math.min(workers, games); i++) {
    const worker = start();
    all.push(worker);
    worker.onmessage = ({ data }: MessageEvent<StudyAnswer>) => {
      if (isOver) return;
      if ('problem' in data) return fail(data.problem);
      if (!('line' in data)) return;
      take(data.line);
      feed(worker);
    };
    worker.onerror = () => fail('a worker broke down');
    feed(worker);
  }
  tell();

  return {
    pause() {
      if (isPaused || isOver) return;
      spent += clock() - since;
      isPaused = true;
      tell();
    },
    resume() {
      if (!isPaused || isOver) return;
      isPaused = false;
      since = clock();
      for (const worker of idle.splice(0)) feed(worker);
      tell();
    },
    stop: finish,
  };
}
