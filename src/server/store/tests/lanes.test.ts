import { expect, it } from 'vitest';
import { Lanes } from '../lanes.js';

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

it('one after the other, what is urgent before all that wait, and a failure holds nobody up', async () => {
  const lanes = new Lanes();
  const done: string[] = [];
  let inside = 0;
  const work = (name: string) => async (): Promise<string> => {
    expect(++inside).toBe(1);
    await after(1);
    inside--;
    done.push(name);
    if (name === 'broken') throw new Error(name);
    return name;
  };
  const all = await Promise.allSettled([
    lanes.run(work('first')),
    lanes.run(work('second')),
    lanes.run(work('broken')),
    lanes.run(work('urgent'), true),
    lanes.run(work('last')),
  ]);
  expect(done).toEqual(['first', 'urgent', 'second', 'broken', 'last']);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(await lanes.run(work('later'))).toBe('later');
});
