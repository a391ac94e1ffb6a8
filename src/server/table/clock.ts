import type { ClockSetting } from '../../protocol/index.js';

/** Time of a seat, in milliseconds. `since`: when its present question began to run, null while it does not. */
export interface ClockRow {
  /** What is left for the whole game (live clock). */
  readonly bank: number;
  /** Used for the present question before the last pause. */
  readonly spent: number;
  readonly since: number | null;
  /** Time ran out on the present question. */
  readonly out: boolean;
}

const DAY = 24 * 60 * 60 * 1000;

/** How long the seat may think about its present question, bank included. */
const allowance = (clock: ClockSetting, row: ClockRow): number =>
  clock.kind === 'live' ? clock.perDecision * 1000 + row.bank : clock.kind === 'slow' ? clock.days * DAY : Number.POSITIVE_INFINITY;

/** When time runs out for a seat; undefined when it does not run. */
export const deadlineOf = (clock: ClockSetting, row: ClockRow): number | undefined =>
  row.since === null || row.out || clock.kind === 'none' ? undefined : row.since - row.spent + allowance(clock, row);

/** What became of the question of a seat: it goes on, a new one was put, or none is. */
export type Turned = 'same' | 'new' | 'none';

/** The clock of a seat after a line of the log at time `at`. */
export function turnClock(clock: ClockSetting, row: ClockRow, turned: Turned, running: boolean, at: number): ClockRow {
  if (turned === 'same') return running === (row.since !== null) ? row : running ? { ...row, since: at } : stop(row, at);
  const settled = charge(clock, stop(row, at));
  return { bank: settled.bank, spent: 0, since: turned === 'new' && running ? at : null, out: false };
}

const stop = (row: ClockRow, at: number): ClockRow =>
  row.since === null ? row : { ...row, spent: row.spent + Math.max(0, at - row.since), since: null };

/** Take from the bank what the question used beyond its own time. */
function charge(clock: ClockSetting, row: ClockRow): ClockRow {
  if (clock.kind !== 'live') return row;
  return { ...row, bank: Math.max(0, row.bank - Math.max(0, row.spent - clock.perDecision * 1000)) };
}
