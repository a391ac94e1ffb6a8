import { describe, expect, it } from 'vitest';
import { Turns } from '../turns.js';

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the turns of a table', () => {
  it('come one after the other, also when one of them fails', async () => {
    const turns = new Turns();
    const seen: string[] = [];
    const slow = turns.run(async () => {
      seen.push('slow begins');
      await tick();
      seen.push('slow ends');
    });
    const failed = turns.run(async () => {
      seen.push('fails');
      throw new Error('own fault');
    });
    turns.take({
      begin() {
        seen.push('at once');
        turns.next();
      },
    });
    const last = turns.run(async () => {
      seen.push('last');
      return 4;
    });
    expect(seen).toEqual(['slow begins']);
    await expect(failed).rejects.toThrow('own fault');
    expect([await slow, await last]).toEqual([undefined, 4]);
    expect(seen).toEqual(['slow begins', 'slow ends', 'fails', 'at once', 'last']);
    await tick();
    expect(turns.busy).toBe(false);
  });
});
