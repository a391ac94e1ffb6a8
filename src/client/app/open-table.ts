import type { RecordProblem } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import { boardOf, loadBoard } from '../boards/index.js';
import { getSettings } from '../site/settings.js';
import type { AnyBoardPackage } from '../table/board-package.js';
import { openBotPort } from '../table/bot-port.js';
import { LocalTable } from '../table/local-table.js';
import { factsOf, readText, shelf } from '../table/storage.js';

export type Opened =
  | { readonly is: 'open'; readonly table: LocalTable<Shape>; readonly pack: AnyBoardPackage }
  | { readonly is: 'missing' }
  | { readonly is: 'unreadable'; readonly problem: RecordProblem };

/** Take a game from the shelf and lay its table. Rejects when the board cannot be fetched. */
export async function openTable(id: string): Promise<Opened> {
  const saved = await shelf.getGame(id);
  const board = saved && boardOf(saved.game);
  if (!board) return { is: 'missing' };
  const [pack, read] = await Promise.all([loadBoard(board, getSettings().lang), readText(saved.record)]);
  if (!read.ok) return { is: 'unreadable', problem: read.problem };
  const { timeline, header } = read.value;
  const facts = factsOf(header);
  const table = new LocalTable<Shape>({
    id,
    timeline,
    seed: header.seed,
    facts,
    secrets: pack.hasSecrets(timeline.options),
    bots: openBotPort(),
    pace: () => getSettings().botPace,
    save: (next, record) => void shelf.saveGame(id, next, facts, record),
  });
  return { is: 'open', table, pack };
}
