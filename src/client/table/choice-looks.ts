import type { Seat, Shape } from '../../kernel/types.js';
import type { Lang } from '../i18n/i18n.js';
import type { BoardPackage, ChoiceLook } from './board-package.js';
import type { BoardWords } from './board-words.js';
import { named } from './naming.js';

/** What the look of a choice is made from, in any game. */
export interface LookCase<T extends Shape, W> {
  readonly s: T['state'];
  readonly seat: Seat;
  readonly words: W;
  /** The move in words, as the rules say it. */
  readonly said: string;
  /** What would follow from it, as far as that is certain. */
  readonly preview: T['state'] | undefined;
  readonly names: readonly string[];
}
/** Why a choice is closed is added for all of them alike. */
export type Look = Omit<ChoiceLook, 'reason'>;
/** How each kind of move looks. */
export type Looks<T extends Shape, W> = {
  readonly [K in T['move']['move']]: (m: Extract<T['move'], { move: K }>, c: LookCase<T, W>) => Look;
};

/** How a choice looks in the bar: what its kind of move says, and the shortest reason where it is refused. */
export const choiceLooks =
  <T extends Shape, W extends Pick<BoardWords<never, never>, 'text' | 'why'>>(
    wordsOf: (lang: Lang) => W,
    looks: Looks<T, W>,
  ): BoardPackage<T>['choiceLook'] =>
  ({ move, text, refusal }, snapshot, preview, lang) => {
    const words = wordsOf(lang);
    const look = (looks[move.move as T['move']['move']] as (m: T['move'], c: LookCase<T, W>) => Look)(move, {
      s: snapshot.view,
      seat: snapshot.acting ?? 0,
      words,
      said: words.text(named(text, snapshot)),
      preview,
      names: snapshot.seats.map(({ name }) => name),
    });
    return refusal ? { ...look, reason: words.why(named(refusal, snapshot), 'short') } : look;
  };
