import { playLine, recordWith, type Subject, subjectOf } from '../../study/play.js';
import type { StudyAnswer, StudyQuestion } from './study-messages.js';

let subject: { readonly name: string; readonly found: Promise<Subject | undefined> } | undefined;

/** Plays one game of the laboratory. */
export async function answerStudy({ id, study: { table, number, wanted } }: StudyQuestion): Promise<StudyAnswer> {
  const name = `${table.game} ${table.level}`;
  if (subject?.name !== name) subject = { name, found: subjectOf(table.game, table.level) };
  const found = await subject.found;
  if (!found) return { id, problem: `no game '${table.game}'` };
  if (wanted === undefined) return { id, line: playLine(found, table, number) };
  const watched = recordWith(found, table, number, wanted);
  return watched === undefined ? { id, problem: `nobody takes '${wanted}'` } : { id, ...watched };
}
