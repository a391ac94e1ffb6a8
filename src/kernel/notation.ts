import { type Fields, isPlain } from './plain.js';

/**
 * Moves as people can read them: `birth card=CIV-05`. The same text is the save, the test and the bug report.
 *
 *     move  = name { " " key "=" value }        name: a word, but not `undo`
 *     key   = word | string                     value = word | any JSON          word: but not `true`, `false`, `null`
 *
 * What is written is read as the same move, and what is read would be written as the same text. A space stands only
 * between fields: in JSON it is escaped, and so is whatever somebody might take for a line break.
 */
const WORD = /^[A-Za-z][\w.:+/-]*$/;
const NOT_WORDS: readonly unknown[] = ['true', 'false', 'null'];
const isWord = (x: unknown): x is string => typeof x === 'string' && WORD.test(x) && !NOT_WORDS.includes(x);

const escaped = (c: string): string => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`;
const writeValue = (value: unknown): string =>
  isWord(value) ? value : JSON.stringify(value).replace(/[ \x7f-\x9f\u2028\u2029]/g, escaped);
const writeKey = (key: string): string => writeValue(key).replaceAll('=', escaped);

/** A line that means something else in a record. */
const UNDO = 'undo';
const isName = (name: unknown): boolean => isWord(name) && name !== UNDO;

/** Can a record say this move? */
export const isSayable = (move: unknown): move is { readonly move: string } =>
  isPlain(move) && typeof move === 'object' && move !== null && 'move' in move && isName(move.move);

/** `{ move: 'place', place: 'research' }` becomes `place place=research`. */
export function writeMove(move: { readonly move: string }): string {
  let text = move.move;
  for (const [key, value] of Object.entries(move))
    if (key !== 'move' && value !== undefined) text += ` ${writeKey(key)}=${writeValue(value)}`;
  return text;
}

/** The reverse of `writeMove`; undefined when the text is not a move. Says nothing about its legality. */
export function readMove(text: string): { readonly move: string } | undefined {
  const move = gatherMove(text);
  return move && writeMove(move) === text ? move : undefined;
}

/** What can be understood of a line that was written when moves were not yet checked: fields that nobody can read are left out. */
export function gatherMove(text: string): { readonly move: string } | undefined {
  const [name, ...fields] = text.split(' ') as [string, ...string[]];
  if (!isName(name)) return undefined;
  const found: [string, unknown][] = [['move', name]];
  for (const field of fields) {
    const at = field.indexOf('=');
    const key = readValue(field.slice(0, at));
    const value = readValue(field.slice(at + 1));
    if (at > 0 && typeof key === 'string' && key !== 'move' && value !== undefined) found.push([key, value]);
  }
  const move: Fields & { move?: string } = Object.fromEntries(found);
  return isSayable(move) ? move : { move: name };
}

function readValue(text: string): unknown {
  if (isWord(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Taken back although the way was closed, as agreed at a table against bots only. */
const FREE_UNDO = 'undo free';

/** One line of a record: who did what, or took his last move back. */
export type Said =
  | { readonly seat: number; readonly move: { readonly move: string } }
  | { readonly seat: number; readonly undo: true; readonly free?: boolean };

export const writeLine = (said: Said): string => `${said.seat} ${'undo' in said ? (said.free ? FREE_UNDO : UNDO) : writeMove(said.move)}`;

/** The reverse of `writeLine`, by the strict or the lenient way of reading a move. */
export function readLine(line: string, read: (text: string) => { readonly move: string } | undefined = readMove): Said | undefined {
  const found = /^(0|[1-9]\d?) (.+)/s.exec(line);
  if (!found) return undefined;
  const [, seat, text] = found as unknown as readonly [string, string, string];
  if (text === UNDO) return { seat: Number(seat), undo: true };
  if (text === FREE_UNDO) return { seat: Number(seat), undo: true, free: true };
  const move = read(text);
  return move && { seat: Number(seat), move };
}
