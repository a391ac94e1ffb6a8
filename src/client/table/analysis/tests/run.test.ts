import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../../../../../scripts/lib/paths.mjs';
import { openReview } from '../../../worker/review.js';
import { momentsOf, type Report } from '../report.js';
import { type ReviewPort, review } from '../run.js';

const record = readFileSync(at('fixtures', 'age-of-civilization', 'solo-skirmish.replay'), 'utf8');
/** A clock on which every look takes a moment: the same on every machine. */
const steady = () => {
  let time = 0;
  return () => time++;
};
const port = (clock: () => number): ReviewPort => {
  const answer = openReview(clock);
  return { ask: (task) => answer(task) as never, dispose() {} };
};
const look = (more: { budget: number; known?: Report; stopAfter?: number }): Promise<Report & { told: number }> => {
  let told = 0;
  return review({
    ports: [port(steady())],
    game: 'age-of-civilization',
    record,
    focus: 0,
    known: more.known,
    budget: more.budget,
    clock: steady(),
    tell: () => told++,
    isStopped: () => told >= (more.stopAfter ?? Number.POSITIVE_INFINITY),
  }).then((found) => ({ ...found, told }));
};

describe('going through a game', () => {
  it('looks at every decision, then compares plans, within its time', async () => {
    const found = await look({ budget: 66 });
    expect(found.done).toBe(true);
    expect(found.scale).toBe('score');
    expect(found.decisions.every(({ loss, tally }) => loss !== undefined && tally.n > 0)).toBe(true);
    expect(found.duels.length).toBeGreaterThan(2);
    for (const { duel } of momentsOf(found)) {
      const [played, ...others] = duel.tried;
      expect(played!.moves).toEqual(found.decisions[duel.at]!.moves);
      expect(others.length).toBeGreaterThan(0);
      // All plans were played in the same futures.
      for (const plan of others) expect(plan.leads.length).toBe(played!.leads.length);
    }
  });

  it('can be stopped, and gone on with from what was found', async () => {
    const half = await look({ budget: 500, stopAfter: 3 });
    expect(half.told).toBe(3);
    const screened = (report: Report) => report.decisions.filter(({ loss }) => loss !== undefined).length;
    const more = await look({ budget: 500, known: half, stopAfter: 2 });
    expect(screened(more)).toBeGreaterThan(screened(half));
  });

  it('says what is wrong with a record instead of judging it', async () => {
    const [first] = [port(steady())];
    await expect(
      first!.ask({ do: 'read', game: 'age-of-civilization', record: record.replace(/^0 .*$/m, '0 nonsense') }),
    ).rejects.toThrow();
  });
});

describe('a machine that is too slow for its time', () => {
  const MOVES = [{ move: 'a' }, { move: 'b' }];
  const future = { wins: [1, 0], leads: [2, -2] };
  /** Answers at once, and nothing true. */
  const hasty: ReviewPort = {
    dispose() {},
    ask: async (task) =>
      ({
        read: {
          decisions: Array.from({ length: 9 }, (_, i) => ({ seat: i % 2, ply: i, last: i, moves: MOVES })),
          end: future,
          whole: true,
          reach: 0,
        },
        screen: { loss: 'at' in task ? task.at + 1 : 0, gain: 0, plans: [[MOVES[1]]] },
        futures:
          'plans' in task && task.plans ? task.plans.map(() => [future, future, future, future]) : [[future, future, future, future]],
        plan: [MOVES[1]],
      })[task.do] as never,
  };
  const look = (budget: number) =>
    review({
      ports: [hasty],
      game: 'any',
      record: '',
      focus: 0,
      known: undefined,
      budget,
      clock: steady(),
      tell() {},
      isStopped: () => false,
    });

  it('takes longer until the dearest decisions have been compared', async () => {
    const found = await look(16);
    expect(found.decisions.every(({ loss }) => loss !== undefined)).toBe(true);
    const compared = found.duels.filter(({ tried }) => tried[0]!.leads.length >= 16);
    expect(compared.map(({ at }) => found.decisions[at]!.loss)).toEqual([9, 7, 5]);
    expect(momentsOf(found, 0)).toHaveLength(3);
  });

  it('then longer for a curve, too', async () => {
    const found = await look(20);
    expect(found.duels.some(({ tried }) => tried[0]!.leads.length >= 16)).toBe(true);
    expect(found.decisions.every(({ tally }) => tally.n > 0)).toBe(true);
  });

  it('gives up in the end', async () => {
    const found = await look(2);
    expect([found.done, found.duels]).toEqual([true, []]);
  });
});
