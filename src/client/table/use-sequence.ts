import { useEffect, useRef, useState } from 'preact/hooks';
import { writeMove } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import type { PlanStep } from './plan.js';
import type { Snapshot, Table } from './table.js';

export interface Sequence<T extends Shape> {
  /**
   * Several moves as one plan: each is made when the one before has been made, here at once, online when the server has said
   * so. The plan ends where something new asks for another decision.
   */
  playAll(steps: readonly PlanStep<T>[]): void;
  /** In the middle of such a plan: what it has done is told when it is over, not step by step. */
  readonly running: boolean;
  /** Take back the last move, or the whole plan that it was part of, as far as that is possible. */
  undo(): void;
}

export function useSequence<T extends Shape>(table: Table<T>, snapshot: Snapshot<T>): Sequence<T> {
  const queue = useRef<readonly PlanStep<T>[]>([]);
  const [, redraw] = useState(0);
  /** The moments before and after the last plan. */
  const made = useRef<{ readonly from: number; readonly to: number } | null>(null);
  /** Where taking back ends, and the moment from which it goes on. */
  const back = useRef<{ readonly to: number; readonly at: number } | null>(null);
  const next = () => {
    const [step, ...rest] = queue.current;
    if (!step) return;
    queue.current = rest;
    const now = table.snapshot;
    const move = now.acting === null ? undefined : step(now);
    const written = move && writeMove(move);
    if (move && now.choices.some((choice) => writeMove(choice.move) === written)) {
      made.current = { from: made.current?.from ?? now.ply, to: now.ply + 1 };
      table.play(move);
    } else {
      queue.current = [];
      redraw((n) => n + 1);
    }
  };
  const takeBack = () => {
    const { ply, undo } = table.snapshot;
    const goal = back.current;
    if (!goal) return;
    // Only while each step leads one moment back: whatever else happens ends it.
    back.current = ply === goal.at && ply > goal.to && undo.can ? { to: goal.to, at: ply - 1 } : null;
    if (back.current) table.undo();
  };
  useEffect(() => {
    next();
    takeBack();
  }, [snapshot.ply]);
  return {
    running: queue.current.length > 0,
    playAll(steps) {
      queue.current = steps;
      made.current = null;
      next();
    },
    undo() {
      const plan = made.current;
      made.current = null;
      queue.current = [];
      if (plan?.to !== table.snapshot.ply) return table.undo();
      back.current = { to: plan.from, at: plan.to };
      takeBack();
    },
  };
}
