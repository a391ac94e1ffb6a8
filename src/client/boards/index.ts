import type { Shape } from '../../kernel/types.js';
import type { Lang } from '../i18n/i18n.js';
import type { AnnouncedBoard, BoardEntry } from '../table/board-entry.js';
import type { BoardPackage } from '../table/board-package.js';
import { entry as ageOfCivilization } from './age-of-civilization/entry.js';
import { entry as civilization } from './civilization/entry.js';
import { entry as millennia } from './millennia/entry.js';
import { entry as throughTheAges } from './through-the-ages/entry.js';

/** The one list of boards; the rest is in their entries. */
const ENTRIES: readonly (AnnouncedBoard | BoardEntry)[] = [ageOfCivilization, throughTheAges, civilization, millennia];

const isWhole = (entry: AnnouncedBoard | BoardEntry): entry is BoardEntry => 'board' in entry;

export const announcedOf = (game: string): AnnouncedBoard | undefined => ENTRIES.find(({ id }) => id === game);
/** The boards that can be played on. */
export const BOARDS: readonly BoardEntry[] = ENTRIES.filter(isWhole);
export const boardOf = (game: string): BoardEntry | undefined => BOARDS.find(({ id }) => id === game);

/** The board of a game with its words in one language. */
export async function loadBoard({ board }: BoardEntry, lang: Lang): Promise<BoardPackage<Shape>> {
  const pack = await board();
  await pack.words.load(lang);
  return pack;
}
