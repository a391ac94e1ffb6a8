import { entryOf } from '../../../games/index.js';
import type { GuidedPage } from '../../../games/shared/guided-game.js';
import { playLine } from '../../../games/shared/played-line.js';
import type { Example, GuidedExample, ShownExample } from '../../../games/shared/rule-book.js';
import { mask } from '../../../kernel/index.js';
import type { Game, Seat, Shape } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import type { Scene } from '../../table/snapshots.js';
import { type Guide, loadGuide } from '../guide.js';

/** What is told at one moment of the game, and where it is to be seen. */
export interface Page {
  readonly ply: number;
  readonly lit: readonly string[];
  readonly title: string;
  readonly text: string;
  readonly acts: readonly string[];
}

/** An example ready to be stepped through. */
export interface Told {
  readonly timeline: Scene<Shape>['timeline'];
  readonly viewer: Seat;
  pages(lang: Lang): readonly Page[];
  /** The guided game in which the reader may do it. */
  readonly guided?: string;
}

/** Several chapters tell of the same game: it is fetched and played once. */
const known = new Map<string, Promise<unknown>>();
function once<X>(key: string, load: () => Promise<X>): Promise<X> {
  const found = known.get(key) ?? load();
  known.set(key, found);
  return found as Promise<X>;
}

/** Undefined when there is none of this name any more, or when the rules no longer allow it. */
export const loadExample = (game: Game<Shape>, example: Example): Promise<Told | undefined> =>
  'guided' in example ? tellGuided(game, example) : tellShown(game, example);

async function tellGuided(game: Game<Shape>, { guided, lessons, steps }: GuidedExample): Promise<Told | undefined> {
  const guide = await once(`${game.id} guided ${guided}`, () => loadGuide(game, guided));
  if (!guide) return undefined;
  const { timeline, pages, guided: data } = guide.path;
  const told = pages.filter(({ lesson, step }) => lessons.includes(data.lessons[lesson]!.id) && (steps?.includes(step.id) ?? true));
  return { timeline, viewer: data.learner, guided, pages: (lang) => told.map((page) => pageOf(guide, page, lang)) };
}

function pageOf({ path, words }: Guide, { step, phase, from }: GuidedPage, lang: Lang): Page {
  const said = words[lang];
  const isDone = phase === 'done';
  const text = said[isDone ? `${step.id}.done` : `${step.id}.text`] ?? '';
  const ply = path.plies[from]!;
  return {
    ply,
    // First where the first act takes place, then what its words speak of.
    lit: [
      ...(isDone || !step.acts ? [] : placesOf(path, ply)),
      ...Object.entries(step.points ?? {}).flatMap(([letter, place]) => (text.includes(`*${letter}*`) ? [place] : [])),
    ],
    title: said[step.id] ?? '',
    text,
    acts: isDone ? [] : Array.from({ length: step.acts ?? 0 }, (_, i) => said[`${step.id}.act.${i + 1}`] ?? ''),
  };
}

/** Where on the board a move of the line is made. */
function placesOf({ timeline: { game, frames }, moves }: Guide['path'], ply: number): readonly string[] {
  const { seat, move } = moves[ply]!;
  return game.describe(mask(game, frames[ply]!.position.state, seat), seat, move).targets;
}

async function tellShown(game: Game<Shape>, { shown, moments }: ShownExample): Promise<Told | undefined> {
  const found = await once(`${game.id} shown ${shown}`, async () => {
    const data = await entryOf(game.id)
      ?.shown?.find(({ id }) => id === shown)
      ?.game();
    try {
      return data && { data, ...playLine(game, data) };
    } catch {
      return undefined;
    }
  });
  if (!found) return undefined;
  const { data, timeline, marks } = found;
  const told = moments.flatMap((id) => data.moments.filter((moment) => moment.id === id));
  const pages = (lang: Lang) =>
    told.map(({ id, points = [], title, text }) => ({
      ply: marks.get(id)!,
      lit: points,
      title: title[lang],
      text: text[lang],
      acts: [],
    }));
  return { timeline, viewer: data.viewer, pages };
}
