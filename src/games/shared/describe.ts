import type { Game, MoveName, MoveOf, Seat, Shape, Text } from '../../kernel/types.js';

/** A move in words, and the places on the board that mean it. */
export interface Description {
  readonly text: Text;
  readonly targets: readonly string[];
}

/** Each kind of move in words. */
export type MoveWords<T extends Shape> = { readonly [K in MoveName<T>]: (s: T['state'], seat: Seat, m: MoveOf<T, K>) => Description };

/** What `Game.describe` is, given the words for each kind of move. */
export function describer<T extends Shape>(words: MoveWords<T>): Game<T>['describe'] {
  const all = words as unknown as Readonly<Record<string, (s: T['state'], seat: Seat, m: T['move']) => Description>>;
  return (s, seat, m) => all[m.move]!(s, seat, m);
}

/** A move without figures: its name is its sentence and its button. */
export const plainly = (move: string): Description => ({ text: { key: `move.${move}` }, targets: [`control:${move}`] });
