import type { RecordProblem } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import { boardOf, loadBoard } from '../boards/index.js';
import { followLine, type Guide, loadGuide } from '../learn/guide.js';
import { getSettings } from '../site/settings.js';
import type { AnyBoardPackage } from '../table/board-package.js';
import { openBotPort } from '../table/bot-port.js';
import { LocalTable } from '../table/local-table.js';
import { shelf } from '../table/storage.js';

export type Opened =
  | {
      readonly is: 'open';
      readonly table: LocalTable<Shape>;
      readonly pack: AnyBoardPackage;
      readonly lost: number;
      readonly guide: Guide | undefined;
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
  const { timeline, seed, facts, lost } = read.value;
  const guide = facts.guide === undefined ? undefined : await loadGuide(timeline.game, facts.guide);
  const port = openBotPort();
  const table: LocalTable<Shape> = new LocalTable<Shape>({
    id,
    timeline,
    seed,
    facts,
    secrets: pack.hasSecrets(timeline.options),
    bots: guide ? followLine(guide, () => table, port) : port,
    pace: () => getSettings().botPace,
    save: (next) => void shelf.saveGame(id, { timeline: next, seed, facts }).then((outcome) => outcome === 'overtaken' && overtaken()),
  });
  return { is: 'open', table, pack, lost, guide };
}
