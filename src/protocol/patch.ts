import { isRecord } from './check.js';

/**
 * The difference between two plain JSON values, so that an update carries what changed and nothing else.
 * `[v]`: the new value. `{ k: patch }`: these fields changed; `{ '-': [...] }` names fields that went.
 * `{ '#': length, i: patch }`: a list that now has this length, with these items changed or added.
 */
export type Patch = readonly [unknown] | { readonly [key: string]: unknown };

const MARKS = ['#', '-', '__proto__'];

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

function diffRecords(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): Patch | undefined {
  // A field named like a mark would be misread: such records are sent whole.
  if (hasMark(after) || hasMark(before)) return JSON.stringify(before) === JSON.stringify(after) ? undefined : [after];
  const changes: Record<string, unknown> = {};
  for (const key of Object.keys(after)) {
    if (after[key] === undefined) continue;
    const change = Object.hasOwn(before, key) ? diff(before[key], after[key]) : [after[key]];
    if (change !== undefined) changes[key] = change;
  }
  const gone = Object.keys(before).filter((key) => before[key] !== undefined && after[key] === undefined);
  if (gone.length > 0) changes['-'] = gone;
  return isEmpty(changes) ? undefined : changes;
}

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
    else record[key] = patch(record[key], fields[key]!);
  }
  return record;
}

const hasMark = (x: object): boolean => MARKS.some((mark) => Object.hasOwn(x, mark));
const isEmpty = (x: object): boolean => {
  for (const _ in x) return false;
  return true;
};
