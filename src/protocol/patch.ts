import { isRecord } from './check.js';

/**
 * The difference between two plain JSON values, so that an update carries what changed and nothing else.
 * `[v]`: the new value. `{ k: patch }`: these fields changed; `{ '-': [...] }` names fields that went.
 * `{ '+': [...] }`: a list that goes on with these items.
 * `{ '#': length, i: patch }`: a list that now has this length, with these items changed or added.
 */
export type Patch = readonly [unknown] | { readonly [key: string]: unknown };

type Fields = Readonly<Record<string, unknown>>;

export const isPatch = (x: unknown): x is Patch => isRecord(x) || (Array.isArray(x) && x.length === 1);

/** What must be done to `before` to get `after`; undefined when they are equal. Shared parts are recognised by identity. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after || Object.is(before, after)) return undefined;
  if (!isObject(before) || !isObject(after)) return [after];
  if (Array.isArray(before)) return Array.isArray(after) ? diffLists(before, after) : [after];
  return Array.isArray(after) ? [after] : diffRecords(before, after);
}

type Changes = Record<string, unknown>;

function noted(changes: Changes | undefined, key: string | number, change: Patch | undefined): Changes | undefined {
  if (change === undefined) return changes;
  const all = changes ?? {};
  all[key] = change;
  return all;
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  let changes: Changes | undefined;
  const shared = Math.min(before.length, after.length);
  for (let i = 0; i < shared; i++) if (before[i] !== after[i]) changes = noted(changes, i, diff(before[i], after[i]));
  if (!changes && before.length < after.length) return { '+': after.slice(shared) };
  for (let i = shared; i < after.length; i++) changes = noted(changes, i, [after[i]]);
  return changes || before.length !== after.length ? { ...changes, '#': after.length } : undefined;
}

function diffRecords(before: Fields, after: Fields): Patch | undefined {
  let changes: Changes | undefined;
  const [were, are] = [Object.keys(before), Object.keys(after)];
  let sameKeys = were.length === are.length;
  for (let i = 0; i < are.length; i++) {
    const key = are[i]!;
    if (isMark(key)) return diffWhole(before, after);
    if (key !== were[i] || after[key] === undefined) sameKeys = false;
    if (before[key] === after[key] || after[key] === undefined) continue;
    const known = sameKeys || has(before, key);
    changes = noted(changes, key, known ? diff(before[key], after[key]) : [after[key]]);
  }
  if (sameKeys) return changes;
  const gone = were.filter((key) => before[key] !== undefined && !has(after, key));
  if (gone.some(isMark)) return diffWhole(before, after);
  return gone.length > 0 ? { ...changes, '-': gone } : changes;
}

/** A field named like a mark would be misread: such records are sent whole. */
const diffWhole = (before: Fields, after: Fields): Patch | undefined =>
  JSON.stringify(before) === JSON.stringify(after) ? undefined : [after];

/** The value after the change. `before` stays as it was; parts that did not change are shared with it. */
export function patch(before: unknown, change: Patch): unknown {
  if (Array.isArray(change)) return change[0];
  const fields = change as Readonly<Record<string, Patch>>;
  if ('+' in fields) return [...(Array.isArray(before) ? before : []), ...(fields['+'] as unknown as unknown[])];
  if ('#' in fields) {
    const list = Array.isArray(before) ? before.slice(0, Number(fields['#'])) : [];
    for (const key of Object.keys(fields)) if (key !== '#') list[Number(key)] = patch(list[Number(key)], fields[key]!);
    return list;
  }
  const record: Record<string, unknown> = { ...(isRecord(before) ? before : undefined) };
  for (const key of Object.keys(fields)) {
    if (key === '-') for (const gone of fields[key] as unknown as readonly string[]) delete record[gone];
    else record[key] = patch(has(record, key) ? record[key] : undefined, fields[key]!);
  }
  return record;
}

/** A field of its own: every object inherits a 'valueOf'. */
const has = (fields: Fields, key: string): boolean => Object.hasOwn(fields, key) && fields[key] !== undefined;
/** Names with a meaning in patches. */
export const isMark = (key: string): boolean => key === '#' || key === '-' || key === '+' || key === '__proto__';
const isObject = (x: unknown): x is Fields => typeof x === 'object' && x !== null;
