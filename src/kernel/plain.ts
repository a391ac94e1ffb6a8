/** What states, moves and records are made of: JSON, as data. A field that is undefined counts as absent. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };
export type Fields = Readonly<Record<string, unknown>>;

/** Nobody nests a move deeper; whoever sends more wants to exhaust us. */
const DEEPEST = 8;

/** Can this be written as JSON and read again as the same? Asked of whatever comes from outside. */
export function isPlain(x: unknown, depth = DEEPEST): x is Plain {
  if (typeof x === 'string' || typeof x === 'boolean' || x === null) return true;
  if (typeof x === 'number') return Number.isFinite(x) && !Object.is(x, -0);
  if (typeof x !== 'object' || depth === 0) return false;
  if (Array.isArray(x)) return Object.keys(x).length === x.length && x.every((item) => isPlain(item, depth - 1));
  const kind: unknown = Object.getPrototypeOf(x);
  if ((kind !== Object.prototype && kind !== null) || Object.hasOwn(x, '__proto__')) return false;
  return Object.values(x).every((value) => value === undefined || isPlain(value, depth - 1));
}

/** The same data, however it was built. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  return holds(a as Fields, b as Fields) && holds(b as Fields, a as Fields);
}

const holds = (a: Fields, b: Fields): boolean => {
  for (const key of Object.keys(b)) if (!isSame(Object.hasOwn(a, key) ? a[key] : undefined, b[key])) return false;
  return true;
};

/** A deep copy of plain data. */
export function copyPlain<X>(x: X): X {
  if (x === null || typeof x !== 'object') return x;
  if (Array.isArray(x)) {
    // Stryker disable next-line ArrayDeclaration: a list of the right length from the start is faster, nothing else
    const list = new Array(x.length);
    for (let i = 0; i < x.length; i++) list[i] = copyPlain(x[i]);
    return list as X;
  }
  const from = x as Record<string, unknown>;
  const to: Record<string, unknown> = {};
  for (const key in from) to[key] = copyPlain(from[key]);
  return to as X;
}
