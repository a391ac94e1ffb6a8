import type { Shape } from '../../kernel/types.js';
import type { Lang } from '../i18n/i18n.js';
import type { BoardPackage, ChoiceLook } from './board-package.js';
import { type ChoiceRole, isEnd } from './choice-role.js';
import type { Foresight } from './snapshots.js';
import type { Choice, Snapshot, Table } from './table.js';

/** What can be said about the choices of one question: each thing is worked out when it is asked for, and once. */
export function studyChoices<T extends Shape>(
  table: Pick<Table<T>, 'foresee'>,
  pack: Pick<BoardPackage<T>, 'roleOf' | 'choiceLook'>,
  snapshot: Snapshot<T>,
  lang: Lang,
) {
  const foreseen = new Map<Choice<T>, Foresight<T> | undefined>();
  const looks = new Map<Choice<T>, ChoiceLook>();
  const foresee = (choice: Choice<T>): Foresight<T> | undefined => {
    if (choice.refusal) return undefined;
    if (!foreseen.has(choice)) foreseen.set(choice, table.foresee(choice.move));
    return foreseen.get(choice);
  };
  const look = (choice: Choice<T>): ChoiceLook => {
    const known = looks.get(choice) ?? pack.choiceLook(choice, snapshot, foresee(choice)?.state, lang);
    looks.set(choice, known);
    return known;
  };
  const roleOf = (choice: Choice<T>): ChoiceRole => pack.roleOf(choice, snapshot);
  const byTarget = new Map<string, Choice<T>[]>();
  for (const choice of [...snapshot.choices, ...snapshot.blocked])
    for (const target of choice.targets) byTarget.set(target, [...(byTarget.get(target) ?? []), choice]);
  return {
    foresee,
    look,
    roleOf,
    choicesFor: (target: string): readonly Choice<T>[] => byTarget.get(target) ?? [],
    offered: snapshot.choices
      .filter((choice) => !isEnd(roleOf(choice)))
      .sort((a, b) => Number(roleOf(a) === 'late') - Number(roleOf(b) === 'late')),
    ends: snapshot.choices.filter((choice) => isEnd(roleOf(choice))),
    blocked: snapshot.blocked.filter((choice) => roleOf(choice) !== 'quiet'),
  };
}
