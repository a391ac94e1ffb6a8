import { playLine, playRecord, type Subject, subjectOf } from '../../study/play.js';
import type { StudyAnswer, StudyQuestion } from './study-messages.js';

let subject: { readonly name: string; readonly found: Promise<Subject | undefined> } | undefined;

/** Plays one game of the laboratory. */
export async function answerStudy({ id, study: { table, number, asRecord } }: StudyQuestion): Promise<StudyAnswer> {
  const name = `${table.game} ${table.level}`;
  if (subject?.name !== name) subject = { name, found: subjectOf(table.game, table.level) };
  const found = await subject.found;
  if (!found) return { id, problem: `no game '${table.game}'` };
  return asRecord ? { id, record: playRecord(found, table, number) } : { id, line: playLine(found, table, number) };
}
