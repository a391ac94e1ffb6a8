import { foresightOf, liveSnapshot } from '../src/client/table/snapshots.js';
import { openShelf } from '../src/client/table/storage.js';
import type { Store } from '../src/client/table/store.js';
import type { SeatInfo } from '../src/client/table/table.js';
import { append, asked, begin, cipherDice, type Game, now, readRecord, type Shape, writeRecord } from '../src/kernel/index.js';

/** What the page does for one move beyond drawing, in milliseconds: the mean over a finished game. */
export interface PageWork {
  readonly moves: number;
  readonly play: number;
  readonly save: number;
  /** Masking, listing and wording what the next player may do. */
  readonly snapshot: number;
  /** Foreseeing the choices that lie side by side in the bar; those behind other verbs wait until they are opened. */
  readonly foresee: number;
}

/** Choices that a bar shows at once. */
const SHOWN = 8;

/** A finished game is played again as a table does it, everybody at one screen. */
export async function workOf(game: Game<Shape>, record: string, store: Store, time: () => number): Promise<PageWork> {
  const read = readRecord(game, record);
  if (!read.ok) throw new Error(read.problem.code);
  const { header } = read.value;
  const seats = Array.from({ length: header.seats }, (_, i): SeatInfo => ({ name: `${i}`, kind: 'friend' }));
  const shelf = openShelf(
    async () => store,
    async () => game,
  );
  const first = begin(game, header.options, header.seats, cipherDice(header.seed), header.rules);
  const imported = await shelf.importRecord(writeRecord(first, header.seed, { created: 0, seats }));
  const opened = imported.ok ? await shelf.openGame(imported.value) : undefined;
  if (!imported.ok || !opened?.ok) throw new Error('the game could not be laid');
  const { facts, seed } = opened.value;
  const spent = { play: 0, save: 0, snapshot: 0, foresee: 0 };
  const clock = (what: keyof typeof spent, since: number): number => {
    const at = time();
    spent[what] += at - since;
    return at;
  };
  let { timeline } = opened.value;
  let moves = 0;
  for (const said of read.value.timeline.entries) {
    if ('undo' in said) break;
    let at = time();
    const step = append(timeline, said.seat, said.move, true);
    if (!step.ok) throw new Error(step.refusal.code);
    timeline = step.timeline;
    at = clock('play', at);
    const saving = shelf.saveGame(imported.value, { timeline, seed, facts });
    clock('save', at);
    await saving;
    at = time();
    const viewer = asked(game, now(timeline).position)[0] ?? 0;
    const { choices, view, ply } = liveSnapshot({ tableId: '', timeline, seats, viewer });
    at = clock('snapshot', at);
    for (const { move } of choices.slice(0, SHOWN)) foresightOf(game, view, viewer, move, ply);
    clock('foresee', at);
    moves++;
  }
  const each = (total: number): number => total / moves;
  return { moves, play: each(spent.play), save: each(spent.save), snapshot: each(spent.snapshot), foresee: each(spent.foresee) };
}
