import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isSame, readRecord, type Shape } from '../../../kernel/index.js';
import { pastSnapshot, type Scene } from '../../table/snapshots.js';
import { sparedPlies } from '../../table/spared.js';
import type { SeatInfo } from '../../table/table.js';
import { digestOf } from '../../table/tidings.js';
import { boardOf, loadBoard } from '../index.js';

it('a step that was passed by for me is known from the past alone: after a reload the news are still those since my last turn', async () => {
  const pack = await loadBoard(boardOf('through-the-ages')!, 'en');
  const found = readRecord(pack.game, readFileSync('fixtures/through-the-ages/full-3.replay', 'utf8'));
  if (!found.ok) throw new Error(found.problem.code);
  const { timeline, header } = found.value;
  const seats = Array.from({ length: header.seats }, (_, seat): SeatInfo => ({ kind: seat === 0 ? 'me' : 'bot', name: `${seat}` }));
  const scene: Scene<Shape> = { tableId: '', timeline, seats, viewer: 0 };
  const table = { at: (ply: number) => pastSnapshot(scene, ply) };
  const linesAt = (ply: number) => pack.logLines(table.at(ply).log, table.at(ply), 'en');
  let [passed, chosen] = [0, 0];
  for (const [ply, { by }] of timeline.frames.entries()) {
    if (by?.seat !== 0 || ply > 64) continue;
    const lines = linesAt(ply);
    const spared = sparedPlies(table, pack, lines, 0);
    if (spared.has(ply)) {
      passed++;
      expect(isSame(by.move, { move: 'no-politics' })).toBe(true);
      const told = ({ toMe, others }: ReturnType<typeof digestOf>) => [
        toMe.map(({ line }) => line.ply),
        others.map(({ lines: own }) => own.map((line) => line.ply)),
      ];
      expect(told(digestOf(lines, 0, spared))).toEqual(told(digestOf(linesAt(ply - 1), 0)));
      expect(digestOf(lines, 0, spared).head).toBeDefined();
    } else {
      chosen++;
      expect(spared.size).toBe(0);
    }
  }
  expect(passed).toBe(2);
  expect(chosen).toBeGreaterThan(10);
});
