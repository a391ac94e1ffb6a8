import { useMemo, useState } from 'preact/hooks';
import { writeMove } from '../../kernel/index.js';
import type { Shape, UndoClosed } from '../../kernel/types.js';
import type { Lang } from '../i18n/i18n.js';
import { useSettings } from '../site/settings.js';
import type { BoardPackage, ChoiceLook } from './board-package.js';
import { type Arrangement, arrange } from './choice-groups.js';
import type { ChoiceRole } from './choice-role.js';
import { studyChoices } from './study-choices.js';
import type { Choice, Snapshot, Table } from './table.js';

/** What the player is about to do: pointed at, selected, being warned of, refused. */
export interface Picking<T extends Shape> {
  /** Allowed choices in printed order, without those that end something; only those of a place when it was narrowed down. */
  readonly offered: readonly Choice<T>[];
  readonly blocked: readonly Choice<T>[];
  /** What lies in the bar: all of it, or the choices of one verb. */
  readonly bar: Arrangement<T>;
  openGroup(id: string | null): void;
  /** Choices that close a stage or the turn. */
  readonly ends: readonly Choice<T>[];
  readonly narrowed: boolean;
  readonly selected: Choice<T> | null;
  /** What is selected or else pointed at; its consequences are in `preview`. */
  readonly previewed: Choice<T> | null;
  readonly preview: T['state'] | null;
  /** A costly choice that waits for a yes. */
  readonly confirming: { readonly choice: Choice<T>; readonly question: string } | null;
  readonly refused: { readonly choice: Choice<T>; readonly anchor: Element } | null;
  roleOf(choice: Choice<T>): ChoiceRole;
  look(choice: Choice<T>): ChoiceLook;
  /** Why the choice could not be taken back, if a second act is wanted for that. */
  closes(choice: Choice<T>): UndoClosed | undefined;
  /** Does chance decide a part of what follows? */
  isOpen(choice: Choice<T>): boolean;
  choicesFor(target: string): readonly Choice<T>[];
  select(choice: Choice<T> | null): void;
  point(choice: Choice<T> | null): void;
  /** Do it; asks first when it is costly, wants a second act when it is final, explains when it is blocked. */
  act(choice: Choice<T>, anchor: Element): void;
  narrow(target: string): void;
  /** Yes to the question. */
  confirm(): void;
  /** One step back from what is open; false when nothing was. */
  cancel(): boolean;
}

interface Picked<T extends Shape> {
  /** The choices among which it was picked. */
  readonly among: readonly Choice<T>[] | null;
  readonly selected: Choice<T> | null;
  readonly pointed: Choice<T> | null;
  readonly target: string | null;
  readonly confirming: Picking<T>['confirming'];
  readonly refused: Picking<T>['refused'];
}
const NOTHING = { among: null, selected: null, pointed: null, target: null, confirming: null, refused: null };

export function usePicking<T extends Shape>(table: Table<T>, pack: BoardPackage<T>, snapshot: Snapshot<T>, lang: Lang): Picking<T> {
  const [last, setPick] = useState<Picked<T>>(NOTHING);
  const [group, openGroup] = useState<string | null>(null);
  const { confirmFinal } = useSettings();
  // A new question: whatever was open belongs to the old one. While several act at once, moves of the others ask nothing new.
  const forNow = (was: Picked<T>): Picked<T> =>
    was.among && isSameQuestion(was.among, snapshot.choices) ? was : { ...NOTHING, among: snapshot.choices };
  const change = (more: Partial<Picked<T>>) => setPick((was) => ({ ...forNow(was), ...more }));
  const pick = forNow(last);

  const facts = useMemo(() => studyChoices(table, pack, snapshot, lang), [table, pack, snapshot.choices, snapshot.blocked, lang]);
  const stillThere = (choice: Choice<T> | null) => (choice && snapshot.choices.find((c) => isSameMove(c, choice))) ?? null;
  const selected = stillThere(pick.selected);
  const previewed = selected ?? stillThere(pick.pointed);
  const meant = pick.target === null ? null : facts.choicesFor(pick.target);

  const blocked = meant ? meant.filter((c) => c.refusal) : facts.blocked;
  const offered = meant ? meant.filter((c) => !c.refusal) : facts.offered;
  const bar = arrange({
    allowed: meant ? offered : [...offered, ...facts.ends.slice(1)],
    blocked,
    groups: meant ? [] : (pack.groups ?? []),
    wanted: group,
    groupOf: (choice) => pack.groupOf?.(choice, snapshot),
    isRare: (choice) => !meant && facts.roleOf(choice) === 'late',
  });
  const closes = (choice: Choice<T>) => (confirmFinal && !snapshot.undo.free ? facts.foresee(choice)?.closes : undefined);

  const play = (choice: Choice<T>) => {
    setPick(NOTHING);
    table.play(choice.move);
  };

  return {
    offered,
    blocked,
    bar,
    openGroup,
    ends: facts.ends,
    narrowed: meant !== null,
    selected,
    previewed,
    preview: previewed ? (facts.foresee(previewed)?.state ?? null) : null,
    confirming: pick.confirming && stillThere(pick.confirming.choice) ? pick.confirming : null,
    refused: pick.refused,
    roleOf: facts.roleOf,
    look: facts.look,
    closes,
    isOpen: (choice) => facts.foresee(choice)?.open === true,
    choicesFor: facts.choicesFor,
    select: (choice) => change({ selected: choice, confirming: null, refused: null }),
    point: (choice) => change({ pointed: choice }),
    narrow: (target) => change({ target, selected: null }),
    act(choice, anchor) {
      if (choice.refusal) return change({ refused: { choice, anchor } });
      const question = pack.confirm(choice, snapshot, lang);
      const isSecond = pick.confirming ? isSameMove(pick.confirming.choice, choice) : selected === choice && !question;
      if (isSecond) play(choice);
      else if (question) change({ confirming: { choice, question }, selected: choice });
      else if (closes(choice)) change({ selected: choice, confirming: null, refused: null });
      else play(choice);
    },
    confirm() {
      if (pick.confirming) play(pick.confirming.choice);
    },
    cancel() {
      if (pick.refused) change({ refused: null });
      else if (pick.confirming || pick.selected) change({ confirming: null, selected: null });
      else if (pick.target !== null) change({ target: null });
      else return false;
      return true;
    },
  };
}

const isSameMove = <T extends Shape>(a: Choice<T>, b: Choice<T>): boolean => a === b || writeMove(a.move) === writeMove(b.move);
const isSameQuestion = <T extends Shape>(a: readonly Choice<T>[], b: readonly Choice<T>[]): boolean =>
  a === b || (a.length === b.length && a.every((choice, i) => isSameMove(choice, b[i]!)));
