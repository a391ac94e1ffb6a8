import { LEVELS } from '../../../bots/brain.js';
import { nameOf, type Study, type StudyTable, type Summary, unpackStudy } from '../../../study/index.js';

/** The files of the data set by name; each is fetched when it is first looked at. */
const FILES = import.meta.glob<string>('../../../study/data/*.json', { query: '?url&no-inline', import: 'default', eager: true });

const urlOf = (name: string): string | undefined => FILES[`../../../study/data/${name}.json`];

/** Does the site bring anything about a table? */
export const ships = (table: StudyTable): boolean => urlOf(nameOf(table)) !== undefined;

/** The tables of a game of which the site brings something. */
export const tablesOf = (game: string): StudyTable[] =>
  Object.keys(FILES).flatMap((path) => {
    const [of, edition, seats, level] = path.split('/').at(-1)!.split('.');
    const known = LEVELS.find((it) => it === level);
    return of === game && edition && known ? [{ game, edition, seats: Number(seats), level: known }] : [];
  });

async function read(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.text();
}

/** What ships with the site about a table; undefined where nothing does. */
export async function fetchStudy(table: StudyTable): Promise<Study | undefined> {
  const url = urlOf(nameOf(table));
  return url === undefined ? undefined : unpackStudy(await read(url));
}

export async function fetchSummaries(): Promise<readonly Summary[]> {
  const url = urlOf('summaries');
  return url === undefined ? [] : (JSON.parse(await read(url)) as Summary[]);
}
