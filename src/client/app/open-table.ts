import { now, type RecordProblem } from '../../kernel/index.js';
import type { Seat, Shape } from '../../kernel/types.js';
import { boardOf, loadBoard } from '../boards/index.js';
import type { Guide } from '../learn/guide.js';
import { getSettings } from '../site/settings.js';
import type { AnyBoardPackage } from '../table/board-package.js';
import { openBotPort } from '../table/bot-port.js';
import { LocalTable } from '../table/local-table.js';
import { openStopwatch } from '../table/stopwatch.js';
import { shelf } from '../table/storage.js';

export type Opened =
  | {
      readonly is: 'open';
      readonly table: LocalTable<Shape>;
      readonly pack: AnyBoardPackage;
      readonly lost: number;
      readonly guide: Guide | undefined;
      /** Keep in the record that advice was asked for; absent where other people play. */
      readonly noteHint: ((ply: number) => void) | undefined;
      /** Let go of everything. */
      leave(): void;
    }
  | { readonly is: 'missing' }
  | { readonly is: 'unreadable'; readonly problem: RecordProblem };

/** Take a game from the shelf and lay its table; `overtaken`: another window has gone on with it. Rejects when the board cannot be fetched. */
export async function openTable(id: string, overtaken: () => void): Promise<Opened> {
  const board = boardOf((await shelf.gameOf(id)) ?? '');
  if (!board) return { is: 'missing' };
  const [pack, read] = await Promise.all([loadBoard(board, getSettings().lang), shelf.openGame(id)]);
  if (!read) return { is: 'missing' };
  if (!read.ok) return { is: 'unreadable', problem: read.problem };
  const { timeline, seed, lost } = read.value;
  let { facts } = read.value;
  let newest = timeline;
  const learning = facts.guide === undefined ? undefined : await import('../learn/guide.js');
  const guide = await learning?.loadGuide(timeline.game, facts.guide ?? '');
  const port = openBotPort();
  const table: LocalTable<Shape> = new LocalTable<Shape>({
    id,
    timeline,
    seed,
    facts,
    secrets: pack.hasSecrets(timeline.options),
    bots: (guide && learning?.followLine(guide, () => table, port)) ?? port,
    pace: () => getSettings().botPace,
    save(next) {
      const mover = next.frames.length > newest.frames.length ? now(next).by?.seat : undefined;
      newest = next;
      if (mover !== undefined) spend(mover);
      keep();
    },
  });
  const watch = openStopwatch();
  /** Since the last move it was this seat that the table waited for. */
  function spend(seat: Seat): void {
    const lap = watch.lap();
    facts = { ...facts, spent: facts.seats.map((_, i) => (facts.spent?.[i] ?? 0) + (i === seat ? lap : 0)) };
    table.note(facts);
  }
  function keep(isNew?: 'new'): void {
    void shelf.saveGame(id, { timeline: newest, seed, facts }, isNew).then((outcome) => outcome === 'overtaken' && overtaken());
  }
  const noteHint = (ply: number): void => {
    facts = { ...facts, hints: [...(facts.hints ?? []), ply] };
    table.note(facts);
    keep('new');
  };
  // Moves are appended one by one; what else is known is written with them now and then, and before the page may go.
  const leaving = () => document.hidden && !now(newest).position.state.over && keep('new');
  document.addEventListener('visibilitychange', leaving);
  const leave = () => {
    document.removeEventListener('visibilitychange', leaving);
    watch.close();
    table.dispose();
  };
  const isAlone = facts.seats.every(({ kind }) => kind === 'me' || kind === 'bot');
  return { is: 'open', table, pack, lost, guide, noteHint: isAlone ? noteHint : undefined, leave };
}
