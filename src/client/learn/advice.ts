import { isSame } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import type { Lang } from '../i18n/i18n.js';
import type { BoardPackage, Counsel } from '../table/board-package.js';
import { isEnd } from '../table/choice-role.js';
import type { Choice, Snapshot } from '../table/table.js';
import { type Change, closingOf, comesLater, inWords, type Reasons, reasonsFor, threats } from './reasons.js';
import { learnText } from './texts.js';

/** So many answers are compared with each other. */
const COMPARED = 24;
/** So many of the others are named where a bot leaves off. */
const OTHERS = 3;
/** And so many where it has its reasons told. */
const BESIDES = 2;
/** So many are tried for that. */
const TRIED = 40;

/** What every answer would bring as well is no reason for this one. */
function sharedBy<T extends Shape>({ pack, snapshot, lang }: Asked<T>, { figures, others }: Reasons) {
  const { choices } = snapshot;
  const all = choices.length <= COMPARED ? choices.map((it) => reasonsFor(pack, snapshot, it, lang)) : [undefined];
  return {
    figures: figures.filter((one) => all.every((it) => it?.figures.some((other) => isSame(one, other)))),
    others: others.filter((one) => all.every((it) => it?.others.some((other) => isSame(one, other)))),
  };
}

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
  const leavesOff = isEnd(pack.roleOf(choice, snapshot));
  const shared = sharedBy(asked, reasons);
  const own = reasons.figures.filter((it) => !shared.figures.includes(it));
  const plain = (changes: readonly Change[]): string => inWords(changes.filter(({ threat }) => !threat));
  const [changes, anyway] = [plain(own), plain(shared.figures)];
  const nameOf = (seat: number): string => snapshot.seats[seat]?.name ?? '';
  const closing = reasons.figures.length === 0 && !leavesOff ? closingOf(pack, snapshot, choice, lang) : undefined;
  const known = asked.counsel?.(choice, snapshot) ?? [];
  const isSilent = !closing && reasons.figures.length === 0 && reasons.agreed.length === 0 && reasons.others.length === 0;
  const instead = insteadOf(asked, isSilent ? (known.length === 0 ? OTHERS : BESIDES) : 0);
  return [
    anyway !== '' && say('hint.same', { changes: anyway }),
    reasons.anyway !== '' ? say('hint.anyway', { changes: reasons.anyway }) : changes !== '' && say('hint.changes', { changes }),
    ...(['avoids', 'risks'] as const).map((which) => {
      const what = threats(own, which === 'avoids');
      return what !== '' && say(`hint.${which}`, { what });
    }),
    ...reasons.agreed.map(({ seat, changes }) => say('hint.agreed', { who: nameOf(seat), changes })),
    closing && say('hint.closing', { what: pack.words.in(lang).text(closing.text), changes: closing.then }),
    closing && closing.otherwise !== '' && say('hint.otherwise', { changes: closing.otherwise }),
    // When a turn ends, others begin theirs.
    ...(leavesOff
      ? []
      : reasons.others
          .filter((it) => !shared.others.includes(it))
          .map(({ seat, changes }) => say('hint.other', { who: nameOf(seat), changes }))),
    ...known,
    reasons.asks
      ? say('hint.asks')
      : isSilent && known.length === 0 && instead.length === 0 && say(leavesOff ? 'hint.enough' : 'hint.later'),
    reasons.open && say('hint.open'),
    ...instead,
  ].filter((text) => text !== false && text !== undefined);
}

/** What a move is weighed against: leaving off here, where one may; and where one leaves off, what could be gained instead. */
function insteadOf<T extends Shape>({ pack, snapshot, choice, lang, labelOf }: Asked<T>, most: number): string[] {
  const others = snapshot.choices.filter((it) => !isSame(it.move, choice.move));
  const ends = (it: Choice<T>): boolean => isEnd(pack.roleOf(it, snapshot));
  const told = (it: Choice<T>, changes: string): string => learnText(lang)('hint.instead', { what: labelOf(it), changes });
  if (!ends(choice)) {
    const end = others.find(ends);
    const changes = end && !comesLater(pack, snapshot, choice, end) ? (reasonsFor(pack, snapshot, end, lang)?.changes ?? '') : '';
    return end && changes !== '' ? [told(end, changes)] : [];
  }
  if (most === 0) return [];
  // Each is named once: the same card in two ways is one.
  const found = new Map<string, string>();
  const changed = new Set<string>();
  for (const other of others.slice(0, TRIED)) {
    if (found.size === most) break;
    const reasons = reasonsFor(pack, snapshot, other, lang);
    const gains = reasons?.figures.some(({ by, threat }) => by > 0 && !threat) ?? false;
    if (!reasons || !gains || changed.has(reasons.changes) || pack.roleOf(other, snapshot) === 'late') continue;
    if (!found.has(labelOf(other))) found.set(labelOf(other), told(other, reasons.changes));
    changed.add(reasons.changes);
  }
  return [...found.values()];
}
