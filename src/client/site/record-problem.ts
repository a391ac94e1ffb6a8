import type { RecordProblem } from '../../kernel/record.js';
import type { useText } from '../i18n/shell.js';

/** What is wrong with a game file, in words. */
export function sayProblem(say: ReturnType<typeof useText>, { code, line = 1 }: RecordProblem): string {
  return code === 'BAD_LINE' || code === 'ILLEGAL_MOVE' ? say(`import.${code}`, { line }) : say(`import.${code}`);
}
