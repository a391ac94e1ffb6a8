import { foretell, isSame, legal } from '../../kernel/index.js';
import type { Seat, Shape, Text } from '../../kernel/types.js';
import type { Lang } from '../i18n/i18n.js';
import { sign } from '../kit/pieces.js';
import type { BoardPackage } from '../table/board-package.js';
import { isEnd } from '../table/choice-role.js';
import { choicesOf, foresightOf } from '../table/snapshots.js';
import type { Choice, Snapshot } from '../table/table.js';

/** What a move would change for its player as far as it is certain: "+2 culture, −3 resources". */
export interface Reasons {
  readonly changes: string;
  /** What threatens as things stand, and would not after it; and what would threaten then. */
  readonly avoids: string;
  readonly risks: string;
  readonly figures: readonly Change[];
  /** Chance or unknown cards decide the rest. */
  readonly open: boolean;
  /** A further question belongs to it: what it brings depends on the answer. */
  readonly asks: boolean;
  /** What comes of it whatever is answered; empty where that is nothing, or not known. */
  readonly anyway: string;
  /** What it changes for others, on the table for all to see. */
  readonly others: readonly Told[];
  /** What an offer brings once somebody takes it. */
  readonly agreed: readonly Told[];
}

/** Figures of one seat, in words. */
export interface Told {
  readonly seat: Seat;
  readonly changes: string;
}

/** A figure worth comparing that has changed, and by how much. */
export interface Change {
  readonly id: string;
  readonly label: string;
  readonly by: number;
  /** Less of it is better. */
  readonly threat: boolean;
}

type Figures<T extends Shape> = Pick<BoardPackage<T>, 'figures' | 'counters' | 'weighed'>;
type Asking<T extends Shape> = Pick<BoardPackage<T>, 'game' | 'openQuestions' | 'consent'>;

/** What has changed for a seat between two moments, in the figures worth comparing and in what a move is weighed by. */
export function changedFigures<T extends Shape>(
  { figures, counters, weighed = [] }: Figures<T>,
  seat: Seat,
  [before, after]: readonly [T['state'], T['state']],
  lang: Lang,
): Change[] {
  const [old, now] = [counters(before, seat), counters(after, seat)];
  const counted = figures.map((figure) => ({ ...figure, by: (now[figure.id] ?? 0) - (old[figure.id] ?? 0), threat: false }));
  const reckoned = weighed
    .filter((it) => it.isComparable?.(before, after, seat) ?? true)
    .map((it) => ({ ...it, by: it.of(after, seat) - it.of(before, seat), threat: it.threat === true }));
  return [...counted, ...reckoned].flatMap(({ id, label, one, many, by, threat }) => {
    const word = (Math.abs(by) === 1 ? one : many) ?? label;
    return by === 0 ? [] : [{ id, label: word[lang].toLocaleLowerCase(lang), by, threat }];
  });
}

/** The same said: "+2 culture, −3 resources". */
export const inWords = (changes: readonly Change[]): string => changes.map(({ label, by }) => `${sign(by, true)} ${label}`).join(', ');

/** What threatened and does not any more, or the other way round: "2 lost to corruption". */
export const threats = (changes: readonly Change[], less: boolean): string =>
  changes
    .filter(({ threat, by }) => threat && by < 0 === less)
    .map(({ label, by }) => `${Math.abs(by)} ${label}`)
    .join(', ');

export function reasonsFor<T extends Shape>(
  pack: Asking<T> & Figures<T>,
  { view, acting, ply }: Pick<Snapshot<T>, 'view' | 'acting' | 'ply'>,
  { move }: Pick<Choice<T>, 'move'>,
  lang: Lang,
): Reasons | undefined {
  const foreseen = acting === null ? undefined : foresightOf(pack.game, view, acting, move, ply);
  if (acting === null || !foreseen) return undefined;
  const figures = changedFigures(pack, acting, [view, foreseen.state], lang);
  // Where foresight ends, the move itself is not over yet: what stands open then is no question.
  const asks = !foreseen.open && asksFurther(pack, [view, foreseen.state], acting);
  return {
    changes: inWords(figures.filter(({ threat }) => !threat)),
    avoids: threats(figures, true),
    risks: threats(figures, false),
    figures,
    open: foreseen.open,
    asks,
    anyway: asks ? inWords(whateverIsAnswered(pack, view, acting, foreseen.state, ply, lang)) : '',
    others: seatsBut(view, acting).flatMap((seat) => {
      const changes = inWords(changedFigures({ ...pack, weighed: [] }, seat, [view, foreseen.state], lang));
      return changes === '' ? [] : [{ seat, changes }];
    }),
    agreed: foreseen.open ? [] : onceAgreed(pack, [view, foreseen.state], acting, lang),
  };
}

/** What follows where a question is closed after a move, and what would follow if it were closed without it: "you lose 3 culture". */
export interface Closing {
  readonly text: Text;
  readonly then: string;
  /** Empty where it cannot be closed as it stands, or comes to the same. */
  readonly otherwise: string;
}

/** For moves that change nothing by themselves: a defence shows its worth when it stands. */
export function closingOf<T extends Shape>(
  pack: Asking<T> & Figures<T> & Pick<BoardPackage<T>, 'roleOf'>,
  snapshot: Snapshot<T>,
  { move }: Pick<Choice<T>, 'move'>,
  lang: Lang,
): Closing | undefined {
  const { view, acting, ply, choices } = snapshot;
  const after = acting === null ? undefined : foresightOf(pack.game, view, acting, move, ply);
  if (acting === null || !after || after.open) return undefined;
  const moment = { ...snapshot, ...choicesOf(pack.game, after.state, acting), view: after.state };
  // Only what closes this very question: the end of a turn says nothing of one of its moves.
  const isSameStep = isSame(after.state.steps.at(-1)?.step, view.steps.at(-1)?.step) && after.state.steps.length === view.steps.length;
  const end = isSameStep ? moment.choices.find((it) => isEnd(pack.roleOf(it, moment))) : undefined;
  if (!end) return undefined;
  const outcome = (state: T['state'], closing: T['move']): string | undefined => {
    const found = foresightOf(pack.game, state, acting, closing, ply + 1);
    return found && !found.open
      ? inWords(changedFigures(pack, acting, [view, found.state], lang).filter(({ threat }) => !threat))
      : undefined;
  };
  const then = outcome(after.state, end.move);
  const now = choices.find((it) => isSame(it.move, end.move));
  const otherwise = now ? outcome(view, now.move) : undefined;
  if (then === undefined || (then === '' && !otherwise)) return undefined;
  return { text: end.text, then, otherwise: otherwise === undefined || otherwise === then ? '' : otherwise };
}

const seatsBut = ({ seats }: { readonly seats: number }, acting: Seat): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== acting);

/** Offers that a move has made: what each brings its maker, should it be taken. */
function onceAgreed<T extends Shape>(
  pack: Asking<T> & Figures<T>,
  [before, after]: readonly [T['state'], T['state']],
  acting: Seat,
  lang: Lang,
): Told[] {
  const { game, consent } = pack;
  if (consent === undefined) return [];
  const offered = (state: T['state'], seat: Seat) => legal(game, { state }, seat).filter(({ move }) => move === consent);
  return seatsBut(after, acting).flatMap((seat) => {
    const old = offered(before, seat);
    return offered(after, seat)
      .filter((move) => !old.some((it) => isSame(it, move)))
      .map((move) => ({ seat, changes: inWords(changedFigures(pack, acting, [before, foretell(game, after, seat, move).state], lang)) }))
      .filter(({ changes }) => changes !== '');
  });
}

/** So many answers are tried out. */
const ANSWERS = 12;

/** What every answer to the question that follows a move comes to, counted from before that move. */
function whateverIsAnswered<T extends Shape>(
  pack: Asking<T> & Figures<T>,
  view: T['state'],
  seat: Seat,
  asking: T['state'],
  ply: number,
  lang: Lang,
): readonly Change[] {
  const answers = legal(pack.game, { state: asking }, seat);
  if (answers.length > ANSWERS) return [];
  const [first = [], ...others] = answers.flatMap((answer) => {
    const foreseen = foresightOf(pack.game, asking, seat, answer, ply + 1);
    if (!foreseen || foreseen.open) return [[]];
    // Another manner of choosing ("pay by hand") changes nothing and leaves the question as it stands.
    const isManner =
      asksFurther(pack, [view, foreseen.state], seat) && changedFigures(pack, seat, [asking, foreseen.state], lang).length === 0;
    return isManner ? [] : [changedFigures(pack, seat, [view, foreseen.state], lang)];
  });
  return first.filter(({ id, by, threat }) => !threat && others.every((other) => other.some((it) => it.id === id && it.by === by)));
}

/** Has a move led to a question of its own, after which one goes on where one was? */
function asksFurther<T extends Shape>(
  { openQuestions }: Asking<T>,
  [before, after]: readonly [T['state'], T['state']],
  seat: Seat,
): boolean {
  if (openQuestions) return openQuestions(after, seat) > openQuestions(before, seat);
  return after.steps.length > before.steps.length && before.steps.every((step, i) => isSame(step, after.steps[i]));
}

/** Can a move still be made after another one? Then it is no alternative to it: what it brings comes all the same, only later. */
export function comesLater<T extends Shape>(
  pack: Asking<T>,
  { view, acting, ply }: Pick<Snapshot<T>, 'view' | 'acting' | 'ply'>,
  first: Pick<Choice<T>, 'move'>,
  later: Pick<Choice<T>, 'move'>,
): boolean {
  const foreseen = acting === null ? undefined : foresightOf(pack.game, view, acting, first.move, ply);
  if (acting === null || !foreseen) return false;
  return isStillOpen(pack, [view, foreseen.state], acting, later.move);
}

/** Can a move be made after what has led from one moment to the other? A further question of that only comes in between. */
export function isStillOpen<T extends Shape>(
  pack: Asking<T>,
  moment: readonly [T['state'], T['state']],
  seat: Seat,
  later: T['move'],
): boolean {
  return asksFurther(pack, moment, seat) || legal(pack.game, { state: moment[1] }, seat).some((move) => isSame(move, later));
}
