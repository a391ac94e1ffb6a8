import {
  LESSONS,
  type Lesson as LessonId,
  lessonIn,
  lessonOfEvent,
  lessonOfMove,
  lessonOfState,
} from '../../../games/through-the-ages/guide/lessons.js';
import type { Tta } from '../../../games/through-the-ages/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import type { Lesson } from '../../table/board-package.js';
import type { Snapshot } from '../../table/table.js';
import { wordsOf } from './words.js';

/** What this moment teaches who is asked: what has just happened to the table, what is possible now. */
export function lessons({ view: s, acting, over, log, choices }: Snapshot<Tta>, lang: Lang): readonly Lesson[] {
  if (acting === null || over) return [];
  const { text } = wordsOf(lang);
  const found = new Set<LessonId | undefined>([
    lessonOfState(s, acting),
    ...log.map(({ e }) => ('seat' in e && e.seat !== acting ? undefined : lessonOfEvent(e))),
    ...choices.map(({ move }) => lessonOfMove(s, move)),
  ]);
  return (Object.keys(LESSONS) as LessonId[]).flatMap((id) =>
    found.has(id) ? [{ id, rule: lessonIn(s, id).rule, text: text({ key: lessonIn(s, id).key }) }] : [],
  );
}
