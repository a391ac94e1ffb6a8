import { sees } from '../../kernel/index.js';
import type { BaseState, Note, Slot, Viewer } from '../../kernel/types.js';
import { diff, isMark, type Patch } from '../../protocol/index.js';

/** Two values that viewers see differently, because there are slots in them. */
class Secret {
  constructor(
    readonly before: unknown,
    readonly after: unknown,
  ) {}
}

/** Changes of a record or a list, some of them secret. */
class Mixed {
  constructor(
    readonly fields: Readonly<Record<string, Change>>,
    /** How long a list is now, and whether it was as long before. */
    readonly length?: number,
    readonly resized = false,
  ) {}
}

/** A change of the true state: a patch where all see the same. */
export type Change = Patch | Secret | Mixed;

type Fields = Readonly<Record<string, unknown>>;
const isObject = (x: unknown): x is Fields => typeof x === 'object' && x !== null;
const isSlot = (x: object): x is Slot => (x as Slot).known !== undefined && (x as Slot).card !== undefined;
const isSameSlot = (a: Slot, b: Slot): boolean => a.card === b.card && a.known === b.known && a.back === b.back;

/**
 * What has changed between two states of a game that conceals nothing but cards. The states are compared once, whoever
 * looks on; only what holds slots is looked at again for each viewer.
 */
export function changeOf(before: BaseState, after: BaseState): Change | undefined {
  const change = compareRecords(before as unknown as Fields, after as unknown as Fields, 'notes');
  if (before.notes.length === 0 && after.notes.length === 0) return change;
  const fields = change instanceof Mixed ? change.fields : (change as Record<string, Patch> | undefined);
  return new Mixed({ ...fields, notes: new Secret(before.notes, after.notes) });
}

/** Do all see it alike? */
export const isPublic = (change: Change | undefined): change is Patch | undefined => !(change instanceof Secret || change instanceof Mixed);

/** What a viewer is told of a change: the difference between what he saw before and what he sees now. */
export function seenChange(change: Change | undefined, viewer: Viewer): Patch | undefined {
  if (change instanceof Secret) return diff(veiled(change.before, viewer), veiled(change.after, viewer));
  if (!(change instanceof Mixed)) return change;
  let seen: Record<string, unknown> | undefined;
  for (const key in change.fields) {
    const part = seenChange(change.fields[key], viewer);
    if (part === undefined) continue;
    seen ??= {};
    seen[key] = part;
  }
  return change.length !== undefined && (seen || change.resized) ? { ...seen, '#': change.length } : seen;
}

/** The value as a viewer may know it, see `mask`. */
function veiled(x: unknown, viewer: Viewer): unknown {
  if (!isObject(x)) return x;
  if (Array.isArray(x)) return x.map((item) => veiled(item, viewer));
  if (isSlot(x)) return sees(x.known, viewer) ? x : { back: x.back, card: null, known: x.known };
  if (isNote(x)) return x.seat === viewer ? x : { ...x, card: null };
  const copy: Record<string, unknown> = {};
  for (const key in x) copy[key] = veiled(x[key], viewer);
  return copy;
}
const isNote = (x: object): x is Note => 'pile' in x && 'card' in x && 'seat' in x;

function compare(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return whole(after);
  if (Array.isArray(after)) return compareLists(before as unknown as readonly unknown[], after);
  if (isSlot(after)) return isSlot(before) && isSameSlot(before, after) ? undefined : new Secret(before, after);
  return isSlot(before) ? new Secret(before, after) : compareRecords(before, after);
}

const whole = (after: unknown): Change => (holdsSlots(after) ? new Secret(undefined, after) : [after]);

function holdsSlots(x: unknown): boolean {
  if (!isObject(x)) return false;
  if (isSlot(x)) return true;
  for (const key in x) if (holdsSlots(x[key])) return true;
  return false;
}

/** Records with other fields than before. */
const unlike = (before: unknown, after: unknown): Change | undefined =>
  holdsSlots(before) || holdsSlots(after) ? new Secret(before, after) : diff(before, after);

/** Cards in a row: most of a state, and most of them lie as they lay. */
function isSameRow(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false;
  for (let i = 0; i < after.length; i++) {
    const [was, is] = [before[i], after[i]];
    if (!isObject(was) || !isObject(is) || !isSameSlot(was as unknown as Slot, is as unknown as Slot)) return false;
  }
  return true;
}

function compareLists(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  let fields: Record<string, Change> | undefined;
  let mixed = false;
  const shared = Math.min(before.length, after.length);
  const resized = before.length !== after.length;
  if (isObject(after[0]) && isSlot(after[0])) return isSameRow(before, after) ? undefined : new Secret(before, after);
  for (let i = 0; i < after.length; i++) {
    const change = i < shared ? compare(before[i], after[i]) : whole(after[i]);
    if (change === undefined) continue;
    // Where cards lie in a row, the viewer compares rows.
    if (change instanceof Secret) return new Secret(before, after);
    mixed ||= change instanceof Mixed;
    fields ??= {};
    fields[i] = change;
  }
  if (mixed) return new Mixed(fields!, after.length, resized);
  if (!fields && !resized) return undefined;
  // The plain case, written as any other difference is.
  return diff(before, after);
}

/** `aside`: a field that is looked at elsewhere. */
function compareRecords(before: Fields, after: Fields, aside?: string): Change | undefined {
  let fields: Record<string, Change> | undefined;
  let mixed = false;
  let more = 0;
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    if (was === undefined) more++;
    if (was === is || key === aside) continue;
    if (is === undefined || isMark(key)) return unlike(before, after);
    const change = was === undefined ? whole(is) : compare(was, is);
    if (change === undefined) continue;
    mixed ||= !isPublic(change);
    fields ??= {};
    fields[key] = change;
  }
  if (sizeOf(before) + more !== sizeOf(after)) return unlike(before, after);
  return mixed ? new Mixed(fields!) : fields;
}

function sizeOf(x: Fields): number {
  let size = 0;
  for (const _ in x) size++;
  return size;
}
