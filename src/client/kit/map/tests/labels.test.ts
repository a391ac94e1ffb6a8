import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { civilization as game } from '../../../../games/civilization/game.js';
import { readRecord } from '../../../../kernel/index.js';
import { ATLAS } from '../../../boards/civilization/map/atlas.js';
import { layPieces } from '../../../boards/civilization/map/layout.js';
import { namesAt } from '../../../boards/civilization/map/names.js';
import { viewSpaces } from '../../../boards/civilization/map/view.js';
import { type Box, overlapOf } from '../geometry.js';
import { AT_HOME, BESIDE, type LabelTask, type MapName, placeNames, shareOnOwn } from '../labels.js';
import { boxOnSheet } from '../map-sheet.js';

/** Garamond is about half as wide as it is high. */
const measure = (text: string): number => text.length * 0.46;
const names = (k: number): readonly MapName[] =>
  [...ATLAS.spaces.values()].map(
    ({ id, kind }): MapName =>
      kind === 'land'
        ? { id, variants: [[id]], size: k > 2 ? 15 : 13, home: 'near' }
        : { id, variants: [[id], id.split('_')], size: k > 2 ? 14 : 12.8, home: 'inside' },
  );
const task = (k: number): LabelTask => ({
  atlas: ATLAS,
  k,
  measure,
  names: names(k),
  obstacles: [...ATLAS.spaces.values()]
    .filter(({ kind }) => kind === 'land')
    .map(({ at: [x, y] }) => [x * k - 7, (y - ATLAS.top) * k - 7, x * k + 7, (y - ATLAS.top) * k + 7]),
});

describe('names on the map', () => {
  for (const k of [1.1, 2.2, 3.3]) {
    const placed = placeNames(task(k));

    it(`at ${k} pixels per unit no name lies over another one`, () => {
      for (const [i, a] of placed.entries())
        for (const b of placed.slice(i + 1)) expect(overlapOf(a.box, b.box), `${a.name.id} / ${b.name.id}`).toBe(0);
    });

    it(`at ${k} pixels per unit nearly all of them find a place`, () => {
      expect(placed.length).toBeGreaterThan(k > 2 ? 87 : 80);
    });

    it(`at ${k} pixels per unit pieces can be seen`, () => {
      const covered = placed.filter(({ box }) => task(k).obstacles.some((piece) => overlapOf(box, piece) > 40));
      expect(covered.map(({ name }) => name.id)).toEqual([]);
    });
  }

  it('names stay where they stand while pieces come and go elsewhere', () => {
    const k = 1.1;
    const first = placeNames(task(k));
    const { at } = ATLAS.spaces.get('gobi')!;
    const [x, y] = [at[0] * k, (at[1] - ATLAS.top) * k];
    const flag: Box = [x + 8, y - 24, x + 30, y];
    const moved = placeNames({ ...task(k), obstacles: [...task(k).obstacles, flag], before: first }).filter(({ name, box }) => {
      const stood = first.find((other) => other.name.id === name.id);
      return stood !== undefined && box.some((edge, i) => Math.abs(edge - stood.box[i]!) > 1);
    });
    const near = new Set(['gobi', ...ATLAS.spaces.get('gobi')!.neighbours]);
    expect(moved.map(({ name }) => name.id).filter((id) => !near.has(id))).toEqual([]);
  });

  it('a name that does not lie on its own land, nor beside its pieces, has a line to them', () => {
    for (const k of [1.1, 2.2, 3.3]) {
      let lines = 0;
      for (const { name, box, leader } of placeNames(task(k))) {
        if (name.home === 'inside') continue;
        const space = ATLAS.spaces.get(name.id)!;
        const [ax, ay] = [space.at[0] * k, (space.at[1] - ATLAS.top) * k];
        const away = Math.hypot(Math.max(box[0] - ax, 0, ax - box[2]), Math.max(box[1] - ay, 0, ay - box[3]));
        const isOwn = shareOnOwn(ATLAS, k, space, box) >= AT_HOME || away < BESIDE;
        expect(leader === undefined, `${name.id} at ${k}`).toBe(isOwn);
        lines += leader ? 1 : 0;
      }
      if (k < 2) expect(lines).toBeGreaterThan(0);
      else expect(lines).toBeLessThan(6);
    }
  });

  it('hardly a name stands beyond a neighbour, which it would seem to name', () => {
    const k = 1.1;
    const settlements = [...ATLAS.spaces.values()]
      .filter(({ kind }) => kind === 'land')
      .map(({ at: [x, y] }): Box => [x * k - 10, (y - ATLAS.top) * k - 11, x * k + 10, (y - ATLAS.top) * k + 8]);
    const placed = placeNames({
      ...task(k),
      names: namesAt({ name: (id) => id, short: (id) => id, owner: () => 0 }, 0),
      obstacles: settlements,
    });
    const beyond = placed.filter(({ name, box: [left, top, right, bottom] }) => {
      const space = ATLAS.spaces.get(name.id)!;
      const [ax, ay] = [space.at[0] * k, (space.at[1] - ATLAS.top) * k];
      const [qx, qy] = [Math.max(left, Math.min(right, ax)), Math.max(top, Math.min(bottom, ay))];
      const between = [0, 0.2, 0.4, 0.6, 0.8].map((t) => ATLAS.roughlyAt((qx + (ax - qx) * t) / k, (qy + (ay - qy) * t) / k + ATLAS.top));
      return name.home === 'near' && between.some((found) => found?.kind === 'land' && found !== space);
    });
    expect(beyond.map(({ name }) => name.id).length, beyond.map(({ name }) => name.id).join()).toBeLessThanOrEqual(2);
    expect(placed.length).toBeGreaterThan(85);
  });

  it('late in a game of four a name that would hide pieces is left out, and only a few are', () => {
    const read = readRecord(game, readFileSync('fixtures/civilization/long-four.replay', 'utf8'));
    if (!read.ok) throw new Error(read.problem.code);
    for (const ply of [300, 776, 1243]) {
      const spaces = viewSpaces(read.value.timeline.frames[ply]!.position.state, 0);
      const owners = new Map(spaces.flatMap(({ id, settlement }) => (settlement ? [[id, settlement.seat] as const] : [])));
      for (const [k, level] of [
        [1.1, 0],
        [2.2, 1],
      ] as const) {
        const obstacles = layPieces(spaces, level).map((piece) => boxOnSheet(ATLAS, piece, k));
        const wanted = namesAt({ name: (id) => id, short: (id) => id, owner: (id) => owners.get(id) }, level);
        const placed = placeNames({ atlas: ATLAS, k, measure, names: wanted, obstacles });
        const hiding = placed.filter(({ box }) => obstacles.some((piece) => overlapOf(box, piece) > 60));
        expect(
          hiding.map(({ name }) => name.id),
          `${ply} at ${k}`,
        ).toEqual([]);
        expect(wanted.length - placed.length, `${ply} at ${k}`).toBeLessThanOrEqual(level === 0 ? 6 : 0);
      }
    }
  });
});
