import { describe, expect, it } from 'vitest';
import { isRegion, LAND, spaceOf } from '../../../../games/civilization/cards/world.js';
import { civilization as game } from '../../../../games/civilization/game.js';
import type { Civ } from '../../../../games/civilization/state/state.js';
import { writeMove } from '../../../../kernel/index.js';
import { choicesOf, foresightOf } from '../../../table/snapshots.js';
import type { Snapshot } from '../../../table/table.js';
import { type Goal, goalsOf } from '../plan/goals.js';
import { groupOf } from '../plan/groups.js';
import { goings, moversAt, shapeOf, sourcesOf } from '../plan/movers.js';
import { moments } from './moments.js';

/** Carry out a plan as the table does: each step judged when its time comes. How many of them were made? */
function carryOut(snapshot: Snapshot<Civ>, { steps }: Goal): { readonly made: number; readonly after: Snapshot<Civ> } {
  let [now, made] = [snapshot, 0];
  for (const step of steps) {
    const move = step(now);
    if (!move || !now.choices.some((choice) => writeMove(choice.move) === writeMove(move))) break;
    const view = foresightOf(game, now.view, now.acting!, move, now.ply)?.state;
    if (!view) break;
    made += 1;
    now = { ...now, view, ...choicesOf(game, view, now.acting!) };
  }
  return { made, after: now };
}

const movements = (seed: number, rules: 'basic' | 'advanced' = 'basic') =>
  [...moments({ rules }, 3, seed, 1)]
    .filter(({ view, acting }) => acting !== null && view.steps.at(-1)?.step === 'movement')
    .filter((_, i) => i % 9 === 0);

describe('plans over the map', () => {
  for (const rules of ['basic', 'advanced'] as const)
    it(`every goal that is offered is reached by the moves of its plan (${rules})`, () => {
      let [tried, long] = [0, 0];
      for (const snapshot of movements(3, rules)) {
        const { view: s } = snapshot;
        const me = snapshot.acting!;
        const moves = goings(snapshot);
        for (const from of sourcesOf(s, me, moves)) {
          const movers = moversAt(s, me, from, moves);
          const take = new Map(movers.map(({ key, n }) => [key, n]));
          for (const goal of goalsOf(s, me, from, movers, take, moves)) {
            const { made, after } = carryOut(snapshot, goal);
            expect(made, `${from} → ${goal.way.join(' → ')}, ${goal.how}`).toBeGreaterThan(0);
            if (goal.how !== 'board' && goal.how !== 'land') expect(made).toBe(goal.steps.length);
            const there = after.view.players[me]!.stacks.filter((x) => x.at === spaceOf(goal.space));
            expect(there.length).toBeGreaterThan(0);
            tried += 1;
            if (goal.way.length > 1) long += 1;
          }
        }
      }
      expect(tried).toBeGreaterThan(50);
      expect(long).toBeGreaterThan(5);
    });

  it('settlers go two regions, armies one', () => {
    const [snapshot] = movements(5);
    const { view: s } = snapshot!;
    const me = snapshot!.acting!;
    const moves = goings(snapshot!);
    const from = sourcesOf(s, me, moves).find(
      (id) => isRegion(spaceOf(id)) && moversAt(s, me, id, moves).some(({ kind }) => kind === 'settler'),
    )!;
    const movers = moversAt(s, me, from, moves);
    const goals = (kind: string) =>
      goalsOf(s, me, from, movers, new Map(movers.flatMap((m) => (m.kind === kind ? [[m.key, 1] as const] : []))), moves).filter(
        ({ how }) => how === 'walk',
      );
    const near = new Set(LAND[spaceOf(from)]);
    expect(goals('settler').some(({ space }) => !near.has(spaceOf(space)))).toBe(true);
    for (const { kind } of movers) if (kind !== 'settler') expect(goals(kind).every(({ space }) => near.has(spaceOf(space)))).toBe(true);
  });

  it('without figures nothing can be reached', () => {
    const [snapshot] = movements(5);
    const { view: s } = snapshot!;
    const moves = goings(snapshot!);
    const [from] = sourcesOf(s, snapshot!.acting!, moves);
    const movers = moversAt(s, snapshot!.acting!, from!, moves);
    expect(goalsOf(s, snapshot!.acting!, from!, movers, new Map(), moves)).toEqual([]);
  });
});

describe('keys and groups', () => {
  it('a key of the rules is taken apart', () => {
    expect(shapeOf('fleet-2:1+settler:1+infantry-1:0')).toEqual({ kind: 'fleet-2', left: 1, cargo: ['settler', 'infantry-1'] });
    expect(shapeOf('settler:2')).toEqual({ kind: 'settler', left: 2, cargo: [] });
  });

  it('choices of many places are asked by kind', () => {
    expect(groupOf({ move: 'settle', region: 'nile' })).toBe('continent:africa');
    expect(groupOf({ move: 'recruit', kind: 'cavalry-2', at: 'nile', by: 'nile' })).toBe('recruit:cavalry-2');
    expect(groupOf({ move: 'finish-moving' })).toBeUndefined();
  });
});
