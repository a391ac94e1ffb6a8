import type { Shape } from '../../kernel/types.js';
import type { ChoiceGroup } from './board-package.js';
import type { Choice } from './table.js';

/** So many chips lie side by side on a desk; more are sorted under their verbs. */
const ROOM = 8;
/** A group keeps its key whatever else can be done: letters that lie alike on all Latin keyboards. */
const KEYS = ['s', 'd', 'f', 'g', 'j', 'k'] as const;
const KEY_OF_MORE = 'm';
/** What is rarely wanted, or destroys something: never among the others. */
export const MORE = 'more';

/** A heading over choices in the bar. */
export interface GroupTab {
  readonly id: string;
  /** Undefined for what lies behind "more". */
  readonly group: ChoiceGroup | undefined;
  readonly key: string;
  readonly count: number;
  readonly open: boolean;
}

export interface Arrangement<T extends Shape> {
  readonly tabs: readonly GroupTab[];
  /** What lies in the bar now, in this order. */
  readonly shown: readonly Choice<T>[];
  readonly blocked: readonly Choice<T>[];
}

interface Arranging<T extends Shape> {
  readonly allowed: readonly Choice<T>[];
  readonly blocked: readonly Choice<T>[];
  readonly groups: readonly ChoiceGroup[];
  /** The group that the player has opened, if any. */
  readonly wanted: string | null;
  groupOf(choice: Choice<T>): string | undefined;
  isRare(choice: Choice<T>): boolean;
}

/** Few choices lie side by side; many are sorted under verbs, the most used first. What is rare waits behind "more". */
export function arrange<T extends Shape>({ allowed, blocked, groups, wanted, groupOf, isRare }: Arranging<T>): Arrangement<T> {
  const usual = allowed.filter((choice) => !isRare(choice));
  // What is blocked is something to look at too: to disband must not be the first thing offered when all actions are spent.
  const rare = usual.length + blocked.length > 0 ? allowed.filter(isRare) : [];
  const open = rare.length > 0 ? usual : allowed;
  const placeOf = (choice: Choice<T>): number => {
    const at = groups.findIndex(({ id }) => id === groupOf(choice));
    return at < 0 ? groups.length : at;
  };
  // Sorting is stable: inside a group the printed order stays.
  const sorted = [...open].sort((a, b) => placeOf(a) - placeOf(b));
  const present = groups.filter(({ id }) => open.some((choice) => groupOf(choice) === id));
  const parted = sorted.length > ROOM && present.length > 1;
  const more = rare.length > 0 ? [{ id: MORE, group: undefined, count: rare.length }] : [];
  if (!parted) {
    const isOpen = wanted === MORE && rare.length > 0;
    return {
      tabs: more.map((tab) => ({ ...tab, key: KEY_OF_MORE, open: isOpen })),
      shown: isOpen ? rare : sorted,
      blocked: isOpen ? [] : blocked,
    };
  }
  const at = [...present.map(({ id }) => id), ...more.map(({ id }) => id)].includes(wanted ?? '') ? wanted! : present[0]!.id;
  const belongs = (choice: Choice<T>): boolean => {
    const id = groupOf(choice);
    // What belongs nowhere is never hidden: it stands with the first group.
    return id === at || (at === present[0]!.id && !groups.some((group) => group.id === id));
  };
  return {
    tabs: [
      ...present.map((group) => ({
        id: group.id,
        group,
        key: KEYS[groups.indexOf(group)] ?? '',
        count: open.filter((choice) => groupOf(choice) === group.id).length,
        open: group.id === at,
      })),
      ...more.map((tab) => ({ ...tab, key: KEY_OF_MORE, open: at === MORE })),
    ],
    shown: at === MORE ? rare : sorted.filter(belongs),
    blocked: at === MORE ? [] : blocked.filter(belongs),
  };
}
