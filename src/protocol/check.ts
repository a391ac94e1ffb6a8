/** Does a value that came from outside have this type? Types of messages are derived from their checks, so the two cannot disagree. */
export type Check<T> = (x: unknown) => x is T;
export type Checked<C> = C extends Check<infer T> ? T : never;

/** A field that may be absent. */
export type Maybe<T> = Check<T | undefined> & { readonly optional: true };

type Fields = Readonly<Record<string, Check<unknown>>>;
type Optional<F extends Fields> = { [K in keyof F]: F[K] extends { readonly optional: true } ? K : never }[keyof F];
type Flat<X> = { [K in keyof X]: X[K] };
export type Shaped<F extends Fields> = Flat<
  { readonly [K in Exclude<keyof F, Optional<F>>]: Checked<F[K]> } & { readonly [K in Optional<F>]?: Checked<F[K]> }
>;

export const isRecord = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null && !Array.isArray(x);

export const text =
  (max: number, min = 0): Check<string> =>
  (x): x is string =>
    typeof x === 'string' && x.length >= min && x.length <= max;

export const matching =
  (pattern: RegExp): Check<string> =>
  (x): x is string =>
    typeof x === 'string' && pattern.test(x);

export const whole =
  (min: number, max: number): Check<number> =>
  (x): x is number =>
    Number.isInteger(x) && (x as number) >= min && (x as number) <= max;

/** Milliseconds since 1970, or a length of time in milliseconds; may be negative when time is overdrawn. */
export const millis: Check<number> = (x): x is number => typeof x === 'number' && Number.isFinite(x);

export const flag: Check<boolean> = (x): x is boolean => typeof x === 'boolean';

export const oneOf =
  <const L extends readonly (string | number)[]>(...allowed: L): Check<L[number]> =>
  (x): x is L[number] =>
    allowed.includes(x as L[number]);

export const listOf =
  <T>(check: Check<T>, max: number): Check<readonly T[]> =>
  (x): x is readonly T[] =>
    Array.isArray(x) && x.length <= max && x.every((item) => check(item));

export const maybe = <T>(check: Check<T>): Maybe<T> =>
  Object.assign((x: unknown): x is T | undefined => x === undefined || check(x), { optional: true as const });

export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (x): x is T | null =>
    x === null || check(x);

/** Either of several checks. */
export const either =
  <const L extends readonly Check<unknown>[]>(...checks: L): Check<Checked<L[number]>> =>
  (x): x is Checked<L[number]> =>
    checks.some((check) => check(x));

/** Exactly these fields: what nobody reads is not let in. */
export const shape = <F extends Fields>(fields: F): Check<Shaped<F>> => {
  const names = Object.keys(fields);
  const checks = Object.values(fields);
  return (x): x is Shaped<F> => {
    if (!isRecord(x)) return false;
    let known = 0;
    for (let i = 0; i < names.length; i++) {
      const name = names[i]!;
      if (!checks[i]!(x[name])) return false;
      if (Object.hasOwn(x, name)) known++;
    }
    return Object.keys(x).length === known;
  };
};

/** Plain JSON of a game, opaque to the table: an object that is neither large nor deep. */
export const opaque =
  (maxChars: number): Check<object> =>
  (x): x is object =>
    isRecord(x) && sizeOf(x, 6) <= maxChars;

/** The characters it takes to write a value, apart from what is escaped; endless when it is too deep. */
function sizeOf(x: unknown, depth: number): number {
  if (typeof x === 'string') return x.length + 2;
  if (typeof x !== 'object' || x === null) return String(x).length;
  if (depth === 0) return Number.POSITIVE_INFINITY;
  let size = 1;
  if (Array.isArray(x)) for (const item of x) size += 1 + sizeOf(item, depth - 1);
  else for (const key of Object.keys(x)) size += key.length + 4 + sizeOf((x as Record<string, unknown>)[key], depth - 1);
  return size;
}
