import { entryOf, type GuidedEntry } from '../../games/index.js';
import { type GuidedPath, type GuidedWords, layPath, standing } from '../../games/shared/guided-game.js';
import type { Game, Shape } from '../../kernel/types.js';
import type { Lang } from '../i18n/i18n.js';
import { scholarName } from '../i18n/shell.js';
import { getSettings } from '../site/settings.js';
import type { BotPort } from '../table/bot-port.js';
import type { LocalTable } from '../table/local-table.js';
import { shelf } from '../table/storage.js';
import type { SeatInfo } from '../table/table.js';

/** A guided game as the table uses it: its line played, its notes laid along it, its words. */
export interface Guide {
  readonly path: GuidedPath;
  readonly words: Readonly<Record<Lang, GuidedWords>>;
}

export const guidedOf = (game: string, id?: string): GuidedEntry | undefined =>
  entryOf(game)?.guided?.find((guided) => id === undefined || guided.id === id);

/** Undefined when there is none of this name any more, or when the rules no longer allow it: the table then is like any other. */
export async function loadGuide(game: Game<Shape>, id: string): Promise<Guide | undefined> {
  const entry = guidedOf(game.id, id);
  if (!entry) return undefined;
  const [guided, en, fr] = await Promise.all([entry.game(), entry.words.en(), entry.words.fr()]);
  try {
    return { path: layPath(game, guided, en), words: { en, fr } };
  } catch {
    return undefined;
  }
}

/** A table for a guided game: the one that was begun, or a new one. */
export async function openGuided(game: string, id: string | undefined, lang: Lang, you: string): Promise<string> {
  const entry = guidedOf(game, id);
  if (!entry) throw new Error(`no guided game '${id}' of '${game}'`);
  const begun = (await shelf.listGames()).find((saved) => saved.game === game && saved.guide === entry.id && !saved.finished);
  if (begun) return begun.id;
  const { options, seats, learner, seed, rules } = await entry.game();
  const name = getSettings().name.trim() || you;
  const people = Array.from(
    { length: seats },
    (_, seat): SeatInfo =>
      seat === learner ? { name, kind: 'me' } : { name: scholarName(lang, seat < learner ? seat : seat - 1), kind: 'bot', level: 'easy' },
  );
  return shelf.createGame({ game, options, seats: people, guide: { id: entry.id, seed, rules } });
}

/** Bots that play the moves of the line, each when its time comes, as long as the learner follows it; then they think for themselves. */
export function followLine({ path }: Guide, table: () => LocalTable<Shape>, free: BotPort): BotPort {
  return {
    ask(question) {
      const begun = table().moves.length;
      return new Promise((resolve, reject) => {
        let stop = (): void => {};
        const look = (): boolean => {
          const moves = table().moves;
          const next = path.moves[begun];
          const { ahead, astray } = standing(path, moves);
          // The question has passed by: whatever is answered, nobody listens any more.
          if (moves.length !== begun) resolve(question.moves[0]!);
          else if (!next || astray !== undefined) free.ask(question).then(resolve, reject);
          else if (next.seat === question.seat && ahead.length === 0) resolve(next.move);
          else return false;
          stop();
          return true;
        };
        if (!look()) stop = table().subscribe(look);
      });
    },
    dispose: () => free.dispose(),
  };
}
