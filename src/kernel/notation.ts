/** Moves as people can read them: `birth card=CIV-05`. The same text is the save, the test and the bug report. */

type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value };

const PLAIN = /^[A-Za-z][\w.:+/-]*$/;

const writeValue = (value: Value): string =>
  typeof value === 'string' && PLAIN.test(value) && value !== 'true' && value !== 'false'
    ? value
    : JSON.stringify(value).replaceAll(' ', '\\u0020');

/** `{ move: 'place', place: 'research' }` becomes `place place=research`. */
export function writeMove(move: { readonly move: string }): string {
  const fields = Object.entries(move).filter(([key, value]) => key !== 'move' && value !== undefined);
  return [move.move, ...fields.map(([key, value]) => `${key}=${writeValue(value as Value)}`)].join(' ');
}

/** The reverse of `writeMove`; undefined when the text is not a move. Says nothing about its legality. */
export function readMove(text: string): { readonly move: string } | undefined {
  const [name, ...fields] = text.split(' ');
  if (!name || !PLAIN.test(name)) return undefined;
  const move: Record<string, unknown> & { move: string } = { move: name };
  for (const field of fields) {
    const at = field.indexOf('=');
    const key = field.slice(0, at);
    if (at < 1 || !PLAIN.test(key) || key === 'move' || key === '__proto__') return undefined;
    const value = readValue(field.slice(at + 1));
    if (value === undefined) return undefined;
    move[key] = value;
  }
  return move;
}

function readValue(text: string): unknown {
  if (PLAIN.test(text) && text !== 'true' && text !== 'false') return text;
  try {
    const value: unknown = JSON.parse(text);
    return value === null ? undefined : value;
  } catch {
    return undefined;
  }
}
