import { useEffect, useRef } from 'preact/hooks';
import { writeMove } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import type { PlanStep } from './plan.js';
import type { Snapshot, Table } from './table.js';

/**
 * Several moves as one plan: each is made when the one before has been made, here at once, on line when the server has said so.
 * The plan ends where something new asks for another decision.
 */
export function useSequence<T extends Shape>(table: Table<T>, snapshot: Snapshot<T>): (steps: readonly PlanStep<T>[]) => void {
  const queue = useRef<readonly PlanStep<T>[]>([]);
  const next = () => {
    const [step, ...rest] = queue.current;
    if (!step) return;
    queue.current = rest;
    const now = table.snapshot;
    const move = now.acting === null ? undefined : step(now);
    const written = move && writeMove(move);
    if (move && now.choices.some((choice) => writeMove(choice.move) === written)) table.play(move);
    else queue.current = [];
  };
  useEffect(next, [snapshot.ply]);
  return (steps) => {
    queue.current = steps;
    next();
  };
}
