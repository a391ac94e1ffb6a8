import { isSame } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import type { Lang } from '../i18n/i18n.js';
import type { BoardPackage, Counsel } from '../table/board-package.js';
import { isEnd } from '../table/choice-role.js';
import type { Choice, Snapshot } from '../table/table.js';
import { closingOf, comesLater, type Reasons, reasonsFor } from './reasons.js';
import { learnText } from './texts.js';

/** So many answers are compared with each other. */
const FEW = 8;
/** So many of the others are named where a bot leaves off. */
const OTHERS = 3;
/** So many are tried for that. */
const TRIED = 40;

/** All that a move does by itself. */
const effectOf = (reasons: Reasons | undefined) => reasons && [reasons.figures, reasons.others];

type Pack<T extends Shape> = Pick<
  BoardPackage<T>,
  'game' | 'openQuestions' | 'consent' | 'figures' | 'counters' | 'weighed' | 'roleOf' | 'words'
>;

interface Asked<T extends Shape> {
  readonly pack: Pack<T>;
  readonly snapshot: Snapshot<T>;
  readonly choice: Choice<T>;
  readonly lang: Lang;
  /** What a choice is called on its chip. */
  readonly labelOf: (choice: Choice<T>) => string;
  readonly counsel: Counsel<T> | undefined;
}

/** Why a bot may want a move, sentence by sentence: what it changes, what the board knows to say of it, what it is weighed against. */
export function adviceOf<T extends Shape>(asked: Asked<T>): readonly string[] {
  const { pack, snapshot, choice, lang } = asked;
  const say = learnText(lang);
  const reasons = reasonsFor(pack, snapshot, choice, lang);
  if (!reasons) return [];
  const { choices } = snapshot;
  const leavesOff = isEnd(pack.roleOf(choice, snapshot));
  // What every answer brings is no reason for this one.
  const isSameForAll =
    choices.length <= FEW && choices.every((it) => isSame(effectOf(reasonsFor(pack, snapshot, it, lang)), effectOf(reasons)));
  const nameOf = (seat: number): string => snapshot.seats[seat]?.name ?? '';
  const closing = reasons.figures.length === 0 && !leavesOff ? closingOf(pack, snapshot, choice, lang) : undefined;
  const known = asked.counsel?.(choice, snapshot) ?? [];
  const isSilent = !closing && reasons.figures.length === 0 && reasons.agreed.length === 0 && reasons.others.length === 0;
  const instead = insteadOf(asked, isSilent && known.length === 0);
  return [
    reasons.anyway !== ''
      ? say('hint.anyway', { changes: reasons.anyway })
      : reasons.changes !== '' && say(isSameForAll ? 'hint.same' : 'hint.changes', { changes: reasons.changes }),
    // What every answer averts or risks is no reason either.
    !isSameForAll && reasons.avoids !== '' && say('hint.avoids', { what: reasons.avoids }),
    !isSameForAll && reasons.risks !== '' && say('hint.risks', { what: reasons.risks }),
    ...reasons.agreed.map(({ seat, changes }) => say('hint.agreed', { who: nameOf(seat), changes })),
    closing && say('hint.closing', { what: pack.words.in(lang).text(closing.text), changes: closing.then }),
    closing && closing.otherwise !== '' && say('hint.otherwise', { changes: closing.otherwise }),
    // When a turn ends, others begin theirs.
    ...(leavesOff ? [] : reasons.others.map(({ seat, changes }) => say('hint.other', { who: nameOf(seat), changes }))),
    ...known,
    reasons.asks
      ? say('hint.asks')
      : isSilent && known.length === 0 && instead.length === 0 && say(leavesOff ? 'hint.enough' : 'hint.later'),
    reasons.open && say('hint.open'),
    ...instead,
  ].filter((text) => text !== false && text !== undefined);
}

/** What a move is weighed against: leaving off here, where one may; and where one leaves off for no other reason, what could be done. */
function insteadOf<T extends Shape>({ pack, snapshot, choice, lang, labelOf }: Asked<T>, isSilent: boolean): string[] {
  const others = snapshot.choices.filter((it) => it !== choice && !isSame(it.move, choice.move));
  const ends = (it: Choice<T>): boolean => isEnd(pack.roleOf(it, snapshot));
  const told = (it: Choice<T>): readonly [string, string] => [labelOf(it), reasonsFor(pack, snapshot, it, lang)?.changes ?? ''];
  const inWords = (list: readonly (readonly [string, string])[]): string[] =>
    list.map(([what, changes]) => learnText(lang)('hint.instead', { what, changes }));
  if (!ends(choice)) {
    const end = others.find(ends);
    return end && !comesLater(pack, snapshot, choice, end) ? inWords([told(end)].filter(([, changes]) => changes !== '')) : [];
  }
  if (!isSilent) return [];
  const found = new Map<string, readonly [string, string]>();
  for (const other of others.slice(0, TRIED)) {
    const it = told(other);
    if (it[1] !== '' && pack.roleOf(other, snapshot) !== 'late') found.set(it[1], it);
    if (found.size === OTHERS) break;
  }
  return inWords([...found.values()]);
}
