import { cardSeen, holdsSlots, isSameSlot, isSlot, veil } from '../../kernel/index.js';
import type { BaseState, Slot, Viewer } from '../../kernel/types.js';
import { diff, isMark } from '../../protocol/index.js';

/** A change of the true state: a patch as text where all see the same, else something to be asked what a viewer sees of it. */
export type Change = string | Hidden;

interface Hidden {
  /** The difference between what a viewer saw before and what he sees now: a patch as text, undefined when there is none. */
  seen(viewer: Viewer): string | undefined;
}

export const seenChange = (change: Change | undefined, viewer: Viewer): string | undefined =>
  typeof change === 'object' ? change.seen(viewer) : change;

type Fields = Readonly<Record<string, unknown>>;
const isObject = (x: unknown): x is Fields => typeof x === 'object' && x !== null;

/**
 * What has changed between two states of a game that conceals nothing but cards. The states are compared once, whoever
 * looks on; only what holds slots is looked at again for each viewer.
 */
export function changeOf(before: BaseState, after: BaseState): Change | undefined {
  const changes = new Changes();
  const { notes } = after;
  if (before.notes.length > 0 || notes.length > 0) changes.add('notes', new Secret(before.notes, notes));
  return compareRecords(before as unknown as Fields, after as unknown as Fields, changes, 'notes');
}

/** The changed fields of a record or a list: those that all see alike as text, and the others. */
class Changes {
  private open = '';
  private hidden: { readonly name: string; readonly change: Hidden }[] | undefined;

  add(key: string | number, change: Change): void {
    const name = `${quoted(key)}:`;
    if (typeof change === 'string') this.open += `,${name}${change}`;
    else {
      this.hidden ??= [];
      this.hidden.push({ name: `,${name}`, change });
    }
  }

  /** `length`: how long a list is now. */
  end(length?: number, resized = false): Change | undefined {
    const { open, hidden } = this;
    const last = length === undefined ? '' : `,"#":${length}`;
    if (!hidden) return open || resized ? `{${(open + last).slice(1)}}` : undefined;
    return {
      seen(viewer) {
        let text = open;
        for (const { name, change } of hidden) {
          const seen = change.seen(viewer);
          if (seen) text += name + seen;
        }
        return text || resized ? `{${(text + last).slice(1)}}` : undefined;
      },
    };
  }
}

const NAMES = new Map<string, string>();
function quoted(key: string | number): string {
  if (typeof key === 'number') return `"${key}"`;
  const known = NAMES.get(key);
  if (known) return known;
  const name = JSON.stringify(key);
  // Names of fields are few; whatever is not a name must not fill the memory.
  if (NAMES.size < 1000) NAMES.set(key, name);
  return name;
}

/** Two values that viewers see differently, because there are slots in them. */
class Secret implements Hidden {
  constructor(
    private readonly before: unknown,
    private readonly after: unknown,
  ) {}

  seen(viewer: Viewer): string | undefined {
    return textOf(diff(veil(this.before, viewer), veil(this.after, viewer)));
  }
}

/** Cards in a row, without making what the viewer sees of them. */
class Row implements Hidden {
  constructor(
    private readonly before: readonly Slot[],
    private readonly after: readonly Slot[],
  ) {}

  seen(viewer: Viewer): string | undefined {
    const { before, after } = this;
    const shared = Math.min(before.length, after.length);
    const changes = new Changes();
    let more = '';
    for (let i = 0; i < shared; i++) {
      const change = before[i] === after[i] ? undefined : seenSlot(before[i]!, after[i]!, viewer);
      if (change) changes.add(i, change);
    }
    for (let i = shared; i < after.length; i++) more += `${more && ','}${JSON.stringify(veil(after[i], viewer))}`;
    const same = changes.end() === undefined;
    if (same && more) return `{"+":[${more}]}`;
    for (let i = shared; i < after.length; i++) changes.add(i, `[${JSON.stringify(veil(after[i], viewer))}]`);
    return changes.end(after.length, before.length !== after.length) as string | undefined;
  }
}

function seenSlot(before: Slot, after: Slot, viewer: Viewer): string | undefined {
  const changes = new Changes();
  const was = cardSeen(before, viewer);
  const is = cardSeen(after, viewer);
  if (before.back !== after.back) changes.add('back', `[${JSON.stringify(after.back)}]`);
  if (was !== is) changes.add('card', `[${JSON.stringify(is)}]`);
  if (before.known !== after.known) changes.add('known', `[${after.known}]`);
  return changes.end() as string | undefined;
}

const textOf = (patch: object | undefined): string | undefined => patch && JSON.stringify(patch);

function compare(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return whole(after);
  if (Array.isArray(after)) return compareLists(before as unknown as readonly unknown[], after);
  if (isSlot(after)) return isSlot(before) && isSameSlot(before, after) ? undefined : new Secret(before, after);
  return isSlot(before) ? new Secret(before, after) : compareRecords(before, after, new Changes());
}

const whole = (after: unknown): Change => (holdsSlots(after) ? new Secret(undefined, after) : `[${JSON.stringify(after)}]`);

/** Values of another form than before. */
const unlike = (before: unknown, after: unknown): Change | undefined =>
  holdsSlots(before) || holdsSlots(after) ? new Secret(before, after) : textOf(diff(before, after));

/** Most of a state are cards in rows, and most of them lie as they lay. */
function compareRows(before: readonly Slot[], after: readonly Slot[]): Change | undefined {
  let same = before.length === after.length;
  for (let i = 0; same && i < after.length; i++) same = isSameSlot(before[i]!, after[i]!);
  return same ? undefined : new Row(before, after);
}

/** Cards and nothing else: places on a map hold a card or nothing. */
const isRow = (list: readonly unknown[]): list is readonly Slot[] => list.every(isSlot);

function compareLists(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  if (isSlot(after[0]) && isRow(before) && isRow(after)) return compareRows(before, after);
  const shared = Math.min(before.length, after.length);
  const changes = new Changes();
  let changed = false;
  for (let i = 0; i < shared; i++) {
    const change = compare(before[i], after[i]);
    if (change === undefined) continue;
    // Where cards lie in a row, the viewer compares rows.
    if (change instanceof Secret) return new Secret(before, after);
    changes.add(i, change);
    changed = true;
  }
  if (after.length > shared && !changed) return unlike(before, after);
  for (let i = shared; i < after.length; i++) {
    const change = whole(after[i]);
    if (change instanceof Secret) return new Secret(before, after);
    changes.add(i, change);
  }
  return changed || before.length !== after.length ? changes.end(after.length, before.length !== after.length) : undefined;
}

/** `aside`: a field that is looked at elsewhere. */
function compareRecords(before: Fields, after: Fields, changes: Changes, aside?: string): Change | undefined {
  let size = 0;
  for (const key in after) {
    size++;
    const was = before[key];
    const is = after[key];
    if (was === undefined) size--;
    if (was === is || key === aside) continue;
    if (is === undefined || isMark(key)) return unlike(before, after);
    const change = was === undefined ? whole(is) : compare(was, is);
    if (change !== undefined) changes.add(key, change);
  }
  return sizeOf(before) === size ? changes.end() : unlike(before, after);
}

function sizeOf(x: Fields): number {
  let size = 0;
  for (const _ in x) size++;
  return size;
}
