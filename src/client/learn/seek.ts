import { isSame } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import type { BotPort } from '../table/bot-port.js';
import type { BotLevel, Choice, Snapshot } from '../table/table.js';

/** The table as it stands while a bot thinks. */
export type Standing = Pick<Snapshot<Shape>, 'acting' | 'choices' | 'ply' | 'view' | 'options'>;

/** What a bot would do at a moment; without a choice none could be had. */
export interface Sought {
  readonly at: Standing;
  readonly level: BotLevel;
  readonly choice: Choice<Shape> | undefined;
}

/** Others may act while the bot thinks, where all play at once: then the same question is still asked. */
export const isSameQuestion = (a: Standing, b: Standing): boolean =>
  a.acting === b.acting && a.choices.length === b.choices.length && a.choices.every(({ move }, i) => isSame(move, b.choices[i]?.move));

/**
 * Ask a bot until its answer fits the table as it stands. Where others have acted meanwhile it is asked once more; where the player
 * has gone on, or the table was left, nobody waits for it any more: undefined.
 */
export async function seekCounsel(
  ask: BotPort['ask'],
  now: () => Standing | undefined,
  { game, level, seed }: { readonly game: string; readonly level: BotLevel; readonly seed: () => number },
): Promise<Sought | undefined> {
  for (let asked = now(); asked && asked.acting !== null; ) {
    const { acting, choices, ply, view, options } = asked;
    const moves = choices.map(({ move }) => move);
    const move = await ask({ game, options, view, seat: acting, level, moves, seed: seed() }).catch(() => undefined);
    const current = now();
    if (!current || !isSameQuestion(asked, current)) return undefined;
    if (current.ply === ply || move === undefined) return { at: current, level, choice: choiceOf(current, move) };
    asked = current;
  }
  return undefined;
}

const choiceOf = ({ choices }: Standing, move: unknown): Choice<Shape> | undefined => choices.find((it) => isSame(it.move, move));
