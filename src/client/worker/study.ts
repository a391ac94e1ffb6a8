import { playLine, playRecord, type Subject, subjectOf } from '../../study/play.js';
import type { StudyAnswer, StudyQuestion } from './study-messages.js';

let subject: { readonly game: string; readonly found: Promise<Subject | undefined> } | undefined;

/** Plays one game of the laboratory. */
export async function answerStudy({ id, study: { table, number, asRecord } }: StudyQuestion): Promise<StudyAnswer> {
  if (subject?.game !== table.game) subject = { game: table.game, found: subjectOf(table.game) };
  const found = await subject.found;
  if (!found) return { id, problem: `no game '${table.game}'` };
  return asRecord ? { id, record: playRecord(found, table, number) } : { id, line: playLine(found, table, number) };
}
