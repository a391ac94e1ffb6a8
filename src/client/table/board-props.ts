import type { Shape } from '../../kernel/types.js';
import type { BoardProps, TargetProps, TargetState } from './board-package.js';
import type { Picking } from './use-picking.js';

/** Was it a finger? Then the first tap selects, because there was no pointing before it. */
export const isTouch = (e: MouseEvent): boolean => 'pointerType' in e && e.pointerType === 'touch';

type TargetPart<T extends Shape> = Pick<BoardProps<T>, 'choicesFor' | 'stateOf' | 'reasonFor' | 'targetProps'>;

/** What makes elements of the board into places: the same act as the chip in the prompt bar. */
export function targetPart<T extends Shape>(
  picking: Picking<T>,
  marks: { readonly lit: ReadonlySet<string>; readonly fresh: ReadonlySet<string> },
  zoom: (card: string) => void,
): TargetPart<T> {
  const { choicesFor, previewed, selected } = picking;
  /** What a click may mean: what is rarely wanted steps back while there is something else. */
  const allowed = (target: string) => {
    const all = choicesFor(target).filter((choice) => !choice.refusal);
    const usual = all.filter((choice) => picking.roleOf(choice) !== 'late');
    return usual.length > 0 ? usual : all;
  };

  const stateOf = (target: string): TargetState => {
    if (selected?.targets.includes(target)) return 'selected';
    const choices = choicesFor(target);
    return choices.length === 0 ? 'rest' : choices.some((choice) => !choice.refusal) ? 'can' : 'blocked';
  };

  const press = (target: string, card: string | undefined, e: MouseEvent) => {
    const anchor = e.currentTarget as Element;
    const [only, second] = allowed(target);
    const closed = choicesFor(target)[0];
    const isRare = only !== undefined && picking.roleOf(only) === 'late' && choicesFor(target).length > 1;
    if (second || isRare) picking.narrow(target);
    else if (only && isTouch(e) && selected !== only) picking.select(only);
    else if (only) picking.act(only, anchor);
    else if (closed) picking.act(closed, anchor);
    else if (card !== undefined) zoom(card);
  };

  const targetProps = (target: string, card?: string): TargetProps => {
    const state = stateOf(target);
    const [only, second] = allowed(target);
    const pointAt = second ? null : (only ?? null);
    return {
      'data-target': target,
      'data-state': state,
      ...(card === undefined ? undefined : { 'data-zoom': card }),
      ...(previewed?.targets.includes(target) || marks.lit.has(target) ? { 'data-lit': 'true' } : undefined),
      ...(marks.fresh.has(target) ? { 'data-fresh': 'true' } : undefined),
      ...(state === 'selected' ? { 'aria-pressed': true } : undefined),
      ...(state === 'blocked' ? { 'aria-disabled': true } : undefined),
      onClick: (e) => press(target, card, e),
      onMouseEnter: () => picking.point(pointAt),
      onMouseLeave: () => picking.point(null),
      onFocus: () => picking.point(pointAt),
      onBlur: () => picking.point(null),
    };
  };

  return {
    choicesFor,
    stateOf,
    targetProps,
    reasonFor(target) {
      const [first] = choicesFor(target);
      return stateOf(target) === 'blocked' && first ? picking.look(first).reason : undefined;
    },
  };
}
