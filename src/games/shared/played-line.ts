import type { Game, Seat, Shape } from '../../kernel/index.js';
import { append, begin, cipherDice, hashOf, now, readLine, type Timeline } from '../../kernel/index.js';

/** A game that was once played, as far as it is told: to be played again on the engine of today. */
export interface PlayedLine<T extends Shape = Shape> {
  readonly options: T['options'];
  readonly seats: number;
  readonly seed: string;
  /** The version of the rules it was played by, if those of today differ where it matters. */
  readonly rules?: number;
  /** The moves of everybody, written as in a record; a line `# name` marks the moment before the next move. */
  readonly line: string;
  /** The state after the line: when a rule changes under it, this does. */
  readonly hash: string;
}

export interface Replayed<T extends Shape = Shape> {
  readonly moves: readonly { readonly seat: Seat; readonly move: T['move'] }[];
  readonly timeline: Timeline<T>;
  /** After how many moves a marked moment is. */
  readonly marks: ReadonlyMap<string, number>;
}

/** Throws where the rules do not allow the line any more. */
export function playLine<T extends Shape>(game: Game<T>, { options, seats, seed, rules, line }: PlayedLine<T>): Replayed<T> {
  let timeline = begin(game, options, seats, cipherDice(seed), rules);
  const moves: Replayed<T>['moves'][number][] = [];
  const marks = new Map<string, number>();
  for (const text of line.split('\n').map((it) => it.trim())) {
    if (text === '') continue;
    if (text.startsWith('# ')) {
      marks.set(text.slice(2), moves.length);
      continue;
    }
    const said = readLine(text);
    if (!said || 'undo' in said) throw new Error(`not a move: '${text}'`);
    const step = append(timeline, said.seat, said.move as T['move'], true);
    if (!step.ok) throw new Error(`move ${moves.length + 1} '${text}' is refused by ${step.refusal.rule} (${step.refusal.code})`);
    timeline = step.timeline;
    moves.push({ seat: said.seat, move: said.move as T['move'] });
  }
  return { moves, timeline, marks };
}

/** The hash of the state in which the line ends. */
export const hashOfEnd = <T extends Shape>({ timeline }: Pick<Replayed<T>, 'timeline'>): string => hashOf(now(timeline).position.state);
