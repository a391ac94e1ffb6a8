import { isRecord } from './check.js';

/**
 * The difference between two plain JSON values, so that an update carries what changed and nothing else.
 * `[v]`: the new value. `{ k: patch }`: these fields changed; `{ '-': [...] }` names fields that went.
 * `{ '#': length, i: patch }`: a list that now has this length, with these items changed or added.
 */
export type Patch = readonly [unknown] | { readonly [key: string]: unknown };

type Fields = Readonly<Record<string, unknown>>;

export const isPatch = (x: unknown): x is Patch => isRecord(x) || (Array.isArray(x) && x.length === 1);

/** What must be done to `before` to get `after`; undefined when they are equal. Shared parts are recognised by identity. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (Object.is(before, after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after);
  if (isRecord(before) && isRecord(after)) return diffRecords(before, after);
  return [after];
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  const changes: Record<string, unknown> = {};
  const shared = Math.min(before.length, after.length);
  for (let i = 0; i < shared; i++) {
    const change = diff(before[i], after[i]);
    if (change !== undefined) changes[i] = change;
  }
  for (let i = shared; i < after.length; i++) changes[i] = [after[i]];
  if (before.length === after.length && isEmpty(changes)) return undefined;
  changes['#'] = after.length;
  return changes;
}

function diffRecords(before: Fields, after: Fields): Patch | undefined {
  const changes: Record<string, unknown> = {};
  const gone: string[] = [];
  for (const key in after) {
    if (isMark(key)) return diffWhole(before, after);
    if (after[key] === undefined) continue;
    const change = has(before, key) ? diff(before[key], after[key]) : [after[key]];
    if (change !== undefined) changes[key] = change;
  }
  for (const key in before) {
    if (isMark(key)) return diffWhole(before, after);
    if (before[key] !== undefined && !has(after, key)) gone.push(key);
  }
  if (gone.length > 0) changes['-'] = gone;
  return isEmpty(changes) ? undefined : changes;
}

/** A field named like a mark would be misread: such records are sent whole. */
const diffWhole = (before: Fields, after: Fields): Patch | undefined =>
  JSON.stringify(before) === JSON.stringify(after) ? undefined : [after];

/** The value after the change. `before` stays as it was; parts that did not change are shared with it. */
export function patch(before: unknown, change: Patch): unknown {
  if (Array.isArray(change)) return change[0];
  const fields = change as Readonly<Record<string, Patch>>;
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
const isMark = (key: string): boolean => key === '#' || key === '-' || key === '__proto__';
const isEmpty = (x: object): boolean => {
  for (const _ in x) return false;
  return true;
};
