import {
  LESSONS,
  type Lesson as LessonId,
  lessonIn,
  lessonOfEvent,
  lessonOfMove,
  lessonOfTime,
  lessonsOfState,
} from '../../../games/through-the-ages/guide/lessons.js';
import type { Tta } from '../../../games/through-the-ages/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import type { Teach } from '../../table/board-package.js';

const WORDS = {
  en: () => import('../../../games/through-the-ages/text/lessons.en.js'),
  fr: () => import('../../../games/through-the-ages/text/lessons.fr.js'),
};

/** What a moment teaches who is asked: what has just happened to the table, what is possible now. */
export async function lessons(lang: Lang): Promise<Teach<Tta>> {
  const words: Readonly<Record<string, string>> = (await WORDS[lang]()).lessons;
  return ({ view: s, acting, over, log, choices }, since) => {
    if (acting === null || over) return [];
    const news = log.filter(({ ply, e }) => ply >= since && !('seat' in e && e.seat !== acting));
    const found = new Set<LessonId | undefined>([
      ...lessonsOfState(s, acting),
      lessonOfTime(s),
      ...news.map(({ e }) => lessonOfEvent(e)),
      ...choices.map(({ move }) => lessonOfMove(s, move)),
    ]);
    return (Object.keys(LESSONS) as LessonId[]).flatMap((id) =>
      found.has(id) ? [{ id, rule: lessonIn(s, id).rule, text: words[lessonIn(s, id).key] ?? '' }] : [],
    );
  };
}
