import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PLAYED } from '../../../games/index.js';
import { asked, legal, mask, now, play, readRecord, writeMove } from '../../../kernel/index.js';
import type { Position, Shape, Slot } from '../../../kernel/types.js';
import { foresightOf } from '../../table/snapshots.js';

/** Games of each kind are enough: of ten tables alike one is looked at. */
const isOneOfMany = (name: string): boolean => !/-([02-9]|10)\.replay$/.test(name);

/** So many moments of a game, far from each other, and so many choices of each. */
const MOMENTS = 24;
const CHOICES = 6;

const spread = <X>(list: readonly X[], n: number): readonly X[] =>
  list.length <= n ? list : Array.from({ length: n }, (_, i) => list[Math.floor((i * list.length) / n)]!);

/** What is told says less than what happens where a card is still unknown, and nowhere else; what one has noted is shown nowhere. */
function leaveUnsaid(told: unknown, real: unknown): void {
  if (typeof told !== 'object' || typeof real !== 'object' || told === null || real === null) return;
  const [before, after] = [told as Partial<Slot>, real as { card?: unknown }];
  if (before.known !== undefined && before.card === null) after.card = null;
  for (const key of Object.keys(told)) leaveUnsaid((told as Record<string, unknown>)[key], (real as Record<string, unknown>)[key]);
}

describe('what is told of a choice as certain comes true', () => {
  it.each(PLAYED.map((entry) => [entry.meta.id, entry] as const))('%s', async (id, entry) => {
    const game = await entry.game();
    const certain = new Set<string>();
    for (const name of readdirSync(`fixtures/${id}`).filter(isOneOfMany)) {
      const read = readRecord(game, readFileSync(`fixtures/${id}/${name}`, 'utf8'));
      if (!read.ok) throw new Error(read.problem.code);
      const { frames } = read.value.timeline;
      expect(now(read.value.timeline).position.state.over).toBe(true);
      const open = frames.map((frame) => frame.position as Position<Shape>).filter(({ state, sealed }) => !state.over && isEmpty(sealed));
      for (const position of spread(open, MOMENTS))
        for (const seat of asked(game, position))
          for (const move of spread(legal(game, position, seat), CHOICES)) {
            const told = foresightOf(game, mask(game, position.state, seat), seat, move, position.ply)!;
            if (told.open) continue;
            const played = play(game, position, seat, move);
            const real = played.ok ? mask(game, played.position.state, seat) : undefined;
            leaveUnsaid(told.state, real);
            expect({ ...real, notes: [] }, `${name}, move ${position.ply}: ${seat} ${writeMove(move)}`).toEqual({
              ...told.state,
              notes: [],
            });
            certain.add(move.move);
          }
    }
    // Most kinds of moves are certain, whatever lies face down.
    expect(certain.size).toBeGreaterThan(Object.keys(game.moves).length / 2);
  });
});

const isEmpty = (sealed: object): boolean => Object.keys(sealed).length === 0;
