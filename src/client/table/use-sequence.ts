import { useEffect, useRef } from 'preact/hooks';
import { writeMove } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import type { Snapshot, Table } from './table.js';

/**
 * Several moves as one plan: each is made when the one before has been made, here at once, on line when the server has said so.
 * The plan ends where something new asks for another decision.
 */
export function useSequence<T extends Shape>(table: Table<T>, snapshot: Snapshot<T>): (moves: readonly T['move'][]) => void {
  const queue = useRef<readonly T['move'][]>([]);
  const next = () => {
    const [move, ...rest] = queue.current;
    if (!move) return;
    queue.current = rest;
    const { acting, choices } = table.snapshot;
    const written = writeMove(move);
    if (acting !== null && choices.some((choice) => writeMove(choice.move) === written)) table.play(move);
    else queue.current = [];
  };
  useEffect(next, [snapshot.ply]);
  return (moves) => {
    queue.current = moves;
    next();
  };
}
